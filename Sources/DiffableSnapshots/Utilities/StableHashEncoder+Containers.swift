// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  /// The container for a single value.
  struct StableHashValue: SingleValueEncodingContainer {
    let node: StableHashEncoder.Node
    let codingPath: [any CodingKey]

    func encodeNil() { node.write([Int]?.none) }
    func encode(_ value: Bool) { node.write(value) }
    func encode(_ value: String) { node.write(value) }
    func encode(_ value: Double) { node.write(value) }
    func encode(_ value: Float) { node.write(value) }
    func encode(_ value: Int) { node.write(value) }
    func encode(_ value: Int8) { node.write(value) }
    func encode(_ value: Int16) { node.write(value) }
    func encode(_ value: Int32) { node.write(value) }
    func encode(_ value: Int64) { node.write(value) }
    func encode(_ value: UInt) { node.write(value) }
    func encode(_ value: UInt8) { node.write(value) }
    func encode(_ value: UInt16) { node.write(value) }
    func encode(_ value: UInt32) { node.write(value) }
    func encode(_ value: UInt64) { node.write(value) }

    func encode(_ value: some Encodable) throws {
      try value.encode(to: StableHashEncoder(node: node, codingPath: codingPath))
    }
  }

  /// The container for the elements of an array.
  struct StableHashElements: UnkeyedEncodingContainer {
    let node: StableHashEncoder.Node
    let codingPath: [any CodingKey]
    var count: Int { node.elements?.count ?? 0 }

    /// Adds an element, and returns the encoder that writes it.
    private func next() -> StableHashEncoder {
      let element = StableHashEncoder.Node()
      node.elements?.append(element)
      return StableHashEncoder(node: element, codingPath: codingPath)
    }

    func encodeNil() { next().node.write([Int]?.none) }
    func encode(_ value: some Encodable) throws { try value.encode(to: next()) }
    func superEncoder() -> any Encoder { next() }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

    func nestedContainer<Key: CodingKey>(
      keyedBy keyType: Key.Type
    ) -> KeyedEncodingContainer<Key> {
      next().container(keyedBy: keyType)
    }
  }

  /// The container for the members of an object.
  struct StableHashMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: StableHashEncoder.Node
    let codingPath: [any CodingKey]

    /// Adds a member, and returns the encoder that writes it.
    private func next(_ key: String) -> StableHashEncoder {
      let member = StableHashEncoder.Node()
      node.members?[key] = member
      return StableHashEncoder(node: member, codingPath: codingPath)
    }

    func encodeNil(forKey key: Key) { next(key.stringValue).node.write([Int]?.none) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      try value.encode(to: next(key.stringValue))
    }

    func superEncoder() -> any Encoder { next("super") }
    func superEncoder(forKey key: Key) -> any Encoder { next(key.stringValue) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      next(key.stringValue).unkeyedContainer()
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type,
      forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      next(key.stringValue).container(keyedBy: keyType)
    }
  }
#endif
