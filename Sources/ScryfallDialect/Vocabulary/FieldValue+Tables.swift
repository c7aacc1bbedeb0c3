import FilterVocabulary

extension FieldValue {
  /// The rows of a table: one a line, its columns apart by `|`.
  static func rows(_ table: StaticString) -> [[String]] {
    table.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).map { line in
        line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
          String(decoding: $0, as: UTF8.self)
        }
      }
    }
  }

  /// Values that are nothing but words, apart by commas. In queries they are written in lower case.
  static func words(category: String, areNames: Bool = true, _ list: StaticString) -> [FieldValue] {
    list.withUTF8Buffer { bytes in
      // By bytes: these lists are read on first use, and telling characters apart takes most of the time.
      bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ",") }.compactMap { piece in
        let name = String(decoding: piece.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        if name.isEmpty { return nil }
        return FieldValue(name.lowercased(), label: areNames ? name : "", category: category)
      }
    }
  }
}
