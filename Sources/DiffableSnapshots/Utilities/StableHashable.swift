/// A value with a hash that is the same in every process, on every platform.
///
/// ``Snapshot/fingerprint`` and ``SnapshotPatch`` need stable hashes of sections and items. Numbers, strings, Boolean
/// values, and optionals and arrays of them have one. An enumeration with raw values and a type that is `Encodable`
/// only need to declare the conformance:
///
/// ```swift
/// struct Song: Identifiable, Equatable, Codable, StableHashable {
///   let id: Int
///   var title: String
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
/// A value that was sent must have the same stable hash as before. So write a conformance by hand if encoding and
/// decoding lose a part of the value, such as the fraction of a date, or if the order of encoding differs between
/// equal values, as with a `Set`. A conformance by hand is also faster:
///
/// ```swift
/// struct Track: Hashable, StableHashable {
///   let number: Int
///   var title: String
///
///   func stableHash(into hasher: inout StableHasher) {
///     hasher.combine(number)
///     hasher.combine(title)
///   }
/// }
/// ```
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
