#if !hasFeature(Embedded)
  extension ReusableCell {
    /// A class of cells, or of supplementary views, and how to configure them.
    package struct Kind {
      package let type: AnyClass

      /// The nib from which cells are loaded; nil for cells that are created from their class.
      package let nib: Nib?

      /// Configures a cell if it is of the right class, and returns whether it is.
      package let configure: (AnyObject) -> Bool

      package init<Cell: AnyObject>(
        _ type: Cell.Type,
        nib: Nib? = nil,
        _ configure: @escaping (Cell) -> Void
      ) {
        self.type = type
        self.nib = nib
        self.configure = { cell in
          guard let cell = cell as? Cell else { return false }
          configure(cell)
          return true
        }
      }

      /// The reuse identifier of the class or the nib.
      ///
      /// Qualified names of types are unique, also for nested and generic classes.
      package var reuseIdentifier: String {
        let name = String(reflecting: type)
        return nib.map { "\(name) from \($0.name)" } ?? name
      }
    }

    /// A nib of UIKit or AppKit, frameworks that this module does not import.
    package struct Nib {
      /// The name, which no other nib with cells of the same class has.
      let name: String

      /// Makes the nib; each connection calls the function once, when it registers the nib for the class.
      package let make: () -> AnyObject

      package init(name: String, make: @escaping () -> AnyObject) {
        (self.name, self.make) = (name, make)
      }
    }

    /// Returns the first class of views that are created without a nib; nil, after a failed assertion, if there is
    /// none.
    package func kind<View: AnyObject>(of view: View.Type) -> (kind: Kind, type: View.Type)? {
      for kind in kinds where kind.nib == nil {
        if let type = kind.type as? View.Type { return (kind, type) }
      }
      assertionFailure("Headers and footers of this list need a class of \(View.self)")
      return nil
    }
  }
#endif
