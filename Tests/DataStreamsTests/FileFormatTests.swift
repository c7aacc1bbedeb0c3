import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Formats are recognised by content.
@Suite struct FileFormatTests {
  private static func format(_ text: [UInt8], isWhole: Bool = true, name: String = "") -> String? {
    text.withUnsafeBufferPointer { FileFormat($0, isWhole: isWhole, name: name)?.description }
  }

  /// Rows: the text, the format.
  private static let texts: [(text: String, format: String)] = [
    ("{\"a\":1}\n{\"a\":2}\n", "JSON lines"), ("{\"a\":1}\n", "JSON lines"), ("{\"a\":1}", "JSON lines"),
    ("\u{FEFF}{\"a\":1}\r\n{\"a\":2}\r\n", "JSON lines"), ("\n\n{}\n{}\n", "JSON lines"),
    ("{\"id\":1,\"items\":[{\"x\":1}]}\n{\"id\":2,\"items\":[]}\n", "JSON lines"),
    ("{\"id\":1,\"parts\":[{\"x\":1}]}\n", "JSON lines"), ("{\"a\": oops}\n{\"a\":2}\n", "JSON lines"),
    ("{\n  \"a\": 1\n}\n{\n  \"a\": 2\n}\n", "JSON values"), ("{\"a\":1} {\"a\":2}\n", "JSON values"),
    ("{\n  \"a\": [1, 2]\n}\n", "JSON values"), ("{\n  \"a\": [{}],\n  \"b\": [{}]\n}\n", "JSON values"),
    // Arrays.
    ("[{\"a\":1},{\"a\":2}]", "a JSON array"), ("[\n{\"a\":1},\n{\"a\":2}\n]\n", "a JSON array"),
    ("[\n  {\n    \"a\": 1\n  }\n]\n", "a JSON array"), ("[]", "a JSON array"), ("[1,2,\"x\"]\n", "a JSON array"),
    ("[[1,2],[3,4]]\n", "a JSON array"), (" [ { \"a\" : oops", "a JSON array"),
    // Wrappers.
    ("{\"data\":[{\"a\":1},{\"a\":2}]}", "a JSON array at '/data'"),
    ("{\"items\":[{\"a\":1}],\"next\":null}\n", "a JSON array at '/items'"),
    ("{\"hits\":{\"total\":1,\"hits\":[{\"a\":1}]}}", "a JSON array at '/hits/hits'"),
    ("{\n  \"cards\": [\n    {\"a\": 1}\n  ]\n}\n", "a JSON array at '/cards'"),
    ("{\"links\":[{}],\"data\":[{}]}\n", "a JSON array at '/data'"),
    ("{\"x\":{\"items\":[{}]},\"rows\":[{}]}\n", "a JSON array at '/rows'"),
    ("{\"data\":[1,2]}\n", "JSON lines"), ("{\"data\":[[{}]]}\n", "JSON lines"),
    ("{\"a/b\":{\"data\":[{}]}}", "a JSON array at '/a~1b/data'"),
    ("{\"data\":[{\"data\":[{}]}]}", "a JSON array at '/data'"),
    // Columns.
    ("id,name\n1,Ann\n", "CSV"), ("\u{FEFF}id;name\r\n1;Ann\r\n", "text in columns between ';'"),
    ("id\tname\n1\tAnn\n", "TSV"),
    ("id|name\n1|Ann\n", "text in columns between '|'"), ("\"first name\",\"last, name\"\n\"Ann\",\"Lee\"\n", "CSV"),
    ("id,name;x\n1,Ann;y\n2,Bob;z\n", "CSV"),
    // Other text.
    ("", "an empty file"), (" \n\n", "an empty file"), ("hello\nworld\n", "text without columns"),
    ("Dear Ann, thank you\nfor the letter and\n", "text without columns"), ("1,2\n3,4\n", "text without columns"),
    ("a,a\n1,2\n", "text without columns"), ("[INFO] it starts\n[INFO] it ends\n", "text without columns"),
    ("[2026-01-01 10:00] it starts, at last\n", "text without columns"), ("<rss>\n<item>\n", "text without columns"),
    // Signatures.
    ("SQLite format 3\0and more", "a SQLite database"),
    ("PK\u{3}\u{4}0000000000000", "a zip file or an .xlsx spreadsheet"),
    ("PAR1", "a Parquet file"),
    ("BZh91AY", "packed with bzip2 here; to search it: bzip2 -dc FILE | filterq search QUERY -"),
    ("id\0name\n", "binary data"),
  ]

  @Test func content() {
    for (text, format) in Self.texts { #expect(Self.format(Array(text.utf8)) == format, "\(text)") }
    for (bytes, program) in [
      ([0x1F, 0x8B, 8, 0], "gzip"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd"), ([0x04, 0x22, 0x4D, 0x18], "lz4"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"),
    ] as [([UInt8], String)] {
      #expect(
        Self.format(bytes) == "packed with \(program) here; to search it: \(program) -dc FILE | filterq search QUERY -")
    }
    let tar = Array("a.csv".utf8) + [UInt8](repeating: 0, count: 252) + Array("ustar\u{0}00".utf8)
    #expect(
      Self.format(tar, name: "x.tar")
        == "a tar archive; to search a file in it: tar -xOf x.tar FILE | filterq search QUERY -")
  }

  /// The name counts where the content leaves a choice.
  @Test func names() {
    let rows: [(String, String, String)] = [
      ("1,2\n3,4\n", "x.csv", "CSV"), ("hello\nworld\n", "data/x.CSV", "CSV"), ("hello\nworld\n", "x.tsv.gz", "TSV"),
      ("a,b\tc\n1\t2\n", "x.tsv", "TSV"), ("a;b\n", "x.csv", "text in columns between ';'"),
      ("a|b\n", "x.psv", "text in columns between '|'"),
      ("{\"items\":[{}]}\n", "x.jsonl", "JSON lines"), ("{\"items\":[{}]}\n", "x.json", "a JSON array at '/items'"),
      ("{\"items\":[{}]}\n", "x.ndjson.gz", "JSON lines"), ("{\"a\":1}\n", "x.csv", "JSON lines"),
      ("id,name\n1,Ann\n", "x.json", "CSV"),
    ]
    for (text, name, format) in rows {
      #expect(Self.format(Array(text.utf8), name: name) == format, "\(text), \(name)")
    }
  }

  /// The beginning of a text gives the format of the whole, or none yet.
  @Test func theBeginningGivesNoOtherFormat() {
    for (text, format) in Self.texts {
      let bytes = Array(text.utf8)
      for name in ["", "x.csv", "x.jsonl"] {
        let whole = Self.format(bytes, name: name)
        for length in 0...bytes.count {
          let found = Self.format(Array(bytes[..<length]), isWhole: false, name: name)
          #expect(found == nil || found == whole, "\(text), \(length) bytes, '\(name)', \(format)")
        }
      }
    }
  }

  /// A slow stream is recognised by its first lines.
  @Test(
    arguments: [
      ("{\"a\":1}\n", "JSON lines"), ("id,name\n1,Ann\n", "CSV"), ("[\n{\"a\":1},\n", "a JSON array"),
      ("{\"items\":[{}]}\n{", "JSON lines"), ("hello\nworld\n", nil),
    ] as [(String, String?)])
  func firstLinesAreEnough(_ text: String, _ format: String?) {
    #expect(Self.format(Array(text.utf8), isWhole: false) == format)
  }

  @Test func longBeginningsAreEnough() {
    let record = "{\"a\":\"\(String(repeating: "x", count: 1_000))\"},"
    let many = String(repeating: record, count: 200)
    #expect(Self.format(Array("{\"data\":[\(many)".utf8), isWhole: false) == "a JSON array at '/data'")
    #expect(Self.format(Array("{\"x\":\(many)".utf8), isWhole: false, name: "x.jsonl") == "JSON lines")
    #expect(Self.format(Array("[\(many)".utf8), isWhole: false) == "a JSON array")
    #expect(Self.format([UInt8](repeating: 0x61, count: 1 << 17), isWhole: false) == "text without columns")
  }

  @Test func packedFilesAreRecognised() throws {
    let folder = try TemporaryFolder()
    #expect(try FileFormat.ofFile(folder.write("a", Array("id,name\n1,Ann\n".utf8))).description == "CSV")
    #expect(try FileFormat.ofFile(folder.write("b", [])).description == "an empty file")
    #expect(throws: PackedFileError.self) { try FileFormat.ofFile(folder.url.path) }
    if let packed = try PackingTool.gzip(Array("{}\n{}\n".utf8)) {
      #expect(try FileFormat.ofFile(folder.write("c", packed)).description == "JSON lines")
    }
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededGenerator(seed: 51)
    let letters = [
      "{", "}", "[", "]", "\"", ",", ":", "\\", " ", "\n", "1", "\"data\":", "[{", "{\"data\":[", "]}", "a,b\n", ";",
    ]
    for _ in 0..<3_000 {
      let text = Array((0..<random.below(30)).map { _ in random.pick(letters) ?? "" }.joined().utf8)
      let whole = Self.format(text)
      #expect(whole != nil)
      let found = Self.format(Array(text.prefix(random.below(text.count))), isWhole: false)
      #expect(found == nil || found == whole, "\(String(decoding: text, as: UTF8.self))")
    }
  }
}
