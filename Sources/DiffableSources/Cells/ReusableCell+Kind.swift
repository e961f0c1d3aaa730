#if !hasFeature(Embedded)
  extension ReusableCell {
    /// A class of cells, or of supplementary views, and how to configure them.
    package struct Kind {
      package let type: AnyClass

      /// The nib from which cells are loaded; nil for cells that are created from their class.
      package let nib: Nib?

      /// Configures a cell if it is of the right class, and returns whether it is.
      package let configure: (AnyObject) -> Bool

      init<Cell: AnyObject>(
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

    /// Creates a description of a cell that is loaded from a nib.
    package init<Cell: AnyObject>(
      _ type: Cell.Type,
      from nib: Nib,
      configure: @escaping (Cell) -> Void
    ) {
      self.init([Kind(type, nib: nib, configure)])
    }

    /// Returns this description with an alternative class whose cells are loaded from a nib.
    package func or<Cell: AnyObject>(
      _ type: Cell.Type,
      from nib: Nib,
      configure: @escaping (Cell) -> Void
    ) -> ReusableCell {
      ReusableCell(kinds + [Kind(type, nib: nib, configure)])
    }
  }
#endif
