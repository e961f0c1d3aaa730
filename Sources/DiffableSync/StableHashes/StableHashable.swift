import DiffableSnapshots

/// A value with a hash that is the same in every process, on every platform.
///
/// `Snapshot.fingerprint` and ``SnapshotPatch`` need stable hashes of sections and items. Numbers,
/// strings, Boolean values, and optionals and arrays of them have one. An enumeration with raw values only needs to
/// declare the conformance. Other types say what they consist of:
///
/// ```swift
/// struct Song: Identifiable, Equatable, Codable, StableHashable {
///   let id: Int
///   var title: String
///
///   func stableHash(into hasher: inout StableHasher) {
///     hasher.combine(id)
///     hasher.combine(title)
///   }
/// }
///
/// enum Shelf: String, Codable, StableHashable {
///   case new, played
/// }
/// ```
///
/// A stable hash covers the *content* of a value too, unlike the hash of `Hashable`. Two items can be equal, because
/// they stand for the same thing, and have different stable hashes, because they show something else. This is how
/// a patch finds the items that it has to send again.
///
/// A value that was sent must have the same stable hash as before. So leave out what encoding and decoding lose, such
/// as the fraction of a date, and add the elements of a `Set` in an order that does not depend on the process.
public protocol StableHashable {
  /// Adds the parts of this value that identify it or that it shows.
  ///
  /// - Parameter hasher: The hasher to add the parts to, always in the same order.
  func stableHash(into hasher: inout StableHasher)
}

extension StableHashable where Self: RawRepresentable, RawValue: StableHashable {
  /// Adds the raw value.
  ///
  /// - Parameter hasher: The hasher to use.
  /// - Complexity: That of hashing the raw value.
  @inlinable
  public func stableHash(into hasher: inout StableHasher) { hasher.combine(rawValue) }
}

/// Returns the stable hash of a value in a role, such as section or item.
///
/// Equal values have different hashes in different roles.
@inlinable
func stableHash(of value: some StableHashable, role: UInt64) -> UInt64 {
  var hasher = StableHasher()
  hasher.combine(bits: role)
  value.stableHash(into: &hasher)
  return hasher.finalize()
}
