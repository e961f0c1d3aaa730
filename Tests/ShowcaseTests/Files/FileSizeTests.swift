import Testing

@testable import showcase

@Suite("Sizes of files")
struct FileSizeTests {
  @Test(
    "A size is rounded to at most three digits",
    arguments: [
      (0, "0 B"), (1, "1 B"), (999, "999 B"), (1000, "1.0 kB"), (1049, "1.0 kB"), (1051, "1.1 kB"),
      (9949, "9.9 kB"), (9951, "10 kB"), (123_456, "123 kB"), (999_499, "999 kB"),
      (999_500, "1.0 MB"), (45_678_901, "46 MB"), (Int.max, "9.2 EB"),
    ]
  )
  func sizesAreRounded(bytes: Int, text: String) {
    #expect(FileSize(bytes: bytes).description == text)
    #expect(text.count <= FileSize.columns)
  }

  @Test("Sizes are aligned at the right, before the names")
  func sizesAreAligned() {
    let sizes: [FileNode.Kind] = [.file(size: 7), .file(size: 1234), .folder(isReadable: true)]
    let texts = sizes.map { kind in
      var node = FileNode(path: ByteString("/a"))
      node.kind = kind
      return node.text(level: 0, isExpanded: false)
    }
    #expect(texts == ["   7 B    a", "1.2 kB    a", "        ▸ a/"])
  }
}
