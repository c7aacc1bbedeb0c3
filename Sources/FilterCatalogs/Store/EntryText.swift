import FilterCompletion

/// The entries of a catalog as bytes: a line an entry, with its value, title and popularity between tabs. A backslash protects
/// what would be taken for a tab, a line break or a backslash.
enum EntryText {
  static func bytes(of entries: [CatalogEntry]) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      append(entry.value, to: &bytes)
      bytes.append(tab)
      append(entry.title, to: &bytes)
      bytes.append(tab)
      bytes += Array(String(entry.popularity).utf8)
      bytes.append(lineFeed)
    }
    return bytes
  }

  /// The entries of bytes that were made so. What is malformed is left out: a blob of a later version loses no more than that.
  static func entries(in bytes: UnsafeRawBufferPointer) -> [CatalogEntry] {
    var entries: [CatalogEntry] = []
    var cells: [String] = []
    var cell: [UInt8] = []
    var isProtected = false
    for byte in bytes {
      if isProtected {
        cell.append(byte == UInt8(ascii: "t") ? tab : byte == UInt8(ascii: "n") ? lineFeed : byte)
        isProtected = false
      } else if byte == UInt8(ascii: "\\") {
        isProtected = true
      } else if byte == tab || byte == lineFeed {
        cells.append(String(decoding: cell, as: UTF8.self))
        cell.removeAll(keepingCapacity: true)
        guard byte == lineFeed else { continue }
        if cells.count >= 3 {
          let popularity = Int(cells[2]) ?? 0
          entries.append(CatalogEntry(cells[0], title: cells[1], popularity: min(max(popularity, -most), most)))
        }
        cells.removeAll(keepingCapacity: true)
      } else {
        cell.append(byte)
      }
    }
    return entries
  }

  /// No popularity is larger: those who reckon with it need room.
  private static let most = 1_000_000_000
  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case tab: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "t")]
      case lineFeed: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"): bytes += [byte, byte]
      default: bytes.append(byte)
      }
    }
  }
}
