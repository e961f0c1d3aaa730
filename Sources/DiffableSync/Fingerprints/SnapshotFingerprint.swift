import DiffableSnapshots

/// A number that stands for the contents of a snapshot, and is the same in every process.
///
/// Two processes compare fingerprints to find out whether they show the same sections and items, with the same
/// content, in the same order. Marks have no effect. Different snapshots have the same fingerprint with a probability
/// of about 2⁻⁶⁴, unless somebody constructs them on purpose.
///
/// A fingerprint is the sum of one number for each two neighbors in the list. So a change of a few items changes a
/// few summands, and ``SnapshotReplica`` does not compute the fingerprint of a long list again for each change.
public struct SnapshotFingerprint: Hashable, Sendable {
  @usableFromInline var value: UInt64

  @usableFromInline
  init(value: UInt64) { self.value = value }
}

extension SnapshotFingerprint: LosslessStringConvertible {
  /// The fingerprint as 16 hexadecimal digits, such as `00c0ffee12345678`.
  ///
  /// - Complexity: O(1).
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Creates a fingerprint from its description.
  ///
  /// - Parameter description: 16 hexadecimal digits.
  /// - Complexity: O(1).
  public init?(_ description: String) {
    // `UInt64` would accept a sign.
    let first = description.utf8.first
    guard description.utf8.count == 16, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      let value = UInt64(description, radix: 16)
    else { return nil }
    self.value = value
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension SnapshotFingerprint: Codable {
    /// Writes the description.
    ///
    /// JavaScript cannot read all numbers of 64 bits, so the fingerprint is a string.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder.
    /// - Complexity: O(1).
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }

    /// Reads a string of 16 hexadecimal digits.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error of the decoder, or `DecodingError.dataCorrupted` for another string.
    /// - Complexity: O(1).
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let fingerprint = SnapshotFingerprint(text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "A fingerprint has 16 hexadecimal digits"
        )
      }
      self = fingerprint
    }
  }
#endif
