// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// An encoder that computes the stable hash of what a value encodes.
  ///
  /// The values are first collected in a tree: containers can be written to in any order, and an object has no
  /// order of keys.
  struct StableHashEncoder: Encoder {
    /// A value, an array or an object that was encoded.
    final class Node {
      var value: UInt64?
      var elements: [Node]?
      var members: [String: Node]?

      var hash: UInt64 {
        var hasher = StableHasher()
        if let value {
          hasher.combine(bits: 1)
          hasher.combine(bits: value)
        }
        if let elements {
          hasher.combine(bits: 2)
          hasher.combine(elements.map { $0.hash })
        }
        if let members {
          hasher.combine(bits: 3)
          // A sum does not depend on the order of the members.
          let sum = members.reduce(UInt64(0)) { sum, member in
            var hasher = StableHasher()
            hasher.combine(member.key)
            hasher.combine(bits: member.value.hash)
            return sum &+ hasher.finalize()
          }
          hasher.combine(bits: UInt64(members.count))
          hasher.combine(bits: sum)
        }
        return hasher.finalize()
      }

      func write(_ newValue: some StableHashable) {
        var hasher = StableHasher()
        hasher.combine(newValue)
        value = hasher.finalize()
      }
    }

    let node: Node
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Returns the hash of an encoded value, or a constant if encoding throws an error.
    static func hash(of value: some Encodable) -> UInt64 {
      let root = Node()
      do {
        try value.encode(to: StableHashEncoder(node: root, codingPath: []))
        return root.hash
      } catch {
        return 0
      }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      if node.members == nil { node.members = [:] }
      return KeyedEncodingContainer(StableHashMembers(node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
      if node.elements == nil { node.elements = [] }
      return StableHashElements(node: node, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
      StableHashValue(node: node, codingPath: codingPath)
    }
  }
#endif
