import Testing
import _FilterTestSupport

/// Names of columns in many scripts: inferred, searched, completed, printed, in a database, and from CSV to CSV byte for
/// byte.
@Suite struct ScriptNamesTests {
  /// A script, and two words of it.
  static let scripts: [(script: String, first: String, second: String)] = [
    ("Latin", "Länge", "Naïveté"), ("Greek", "Ηλικία", "Όνομα"), ("Cyrillic", "Возраст", "Имя"),
    ("Armenian", "Տարիք", "Անուն"), ("Georgian", "ასაკი", "სახელი"), ("Hebrew", "גיל", "שם"),
    ("Arabic", "العمر", "الاسم"),
    ("Devanagari", "आयु", "नाम"), ("Bengali", "বয়স", "নাম"), ("Gurmukhi", "ਉਮਰ", "ਨਾਮ"), ("Gujarati", "ઉંમર", "નામ"),
    ("Tamil", "வயது", "பெயர்"), ("Telugu", "వయస్సు", "పేరు"), ("Kannada", "ವಯಸ್ಸು", "ಹೆಸರು"), ("Malayalam", "പ്രായം", "പേര്"),
    ("Thai", "อายุ", "ชื่อ"), ("Lao", "ອາຍຸ", "ຊື່"), ("Khmer", "អាយុ", "ឈ្មោះ"), ("Ethiopic", "ዕድሜ", "ስም"), ("Han", "年齢", "姓名"),
    ("Hangul", "나이", "이름"), ("Kana", "サイズ", "なまえ"),
  ]

  @Test(arguments: TestTier.some(of: Array(scripts.indices), every: 7)) func namesAreFieldsEverywhere(_ index: Int)
    throws
  {
    let (script, first, second) = Self.scripts[index]
    let csv = "\(first),\(second)\n31,\(second) a\n19,b \(first)\n40,c\n"
    try withTemporaryFolder { folder in
      let path = try folder.file("list.csv", csv)
      func found(_ query: String, _ list: String...) -> String {
        run(["search", query] + list + ["--format", "csv", "--columns", first + "," + second], bytes: []).output
      }
      let older = "\(first),\(second)\n31,\(second) a\n40,c\n"
      let rows: [(String, String)] = [
        ("\(first)>25", older), ("\"\(first)\">25", older), ("`\(first)`>25", older),
        ("\(first.uppercased())>25", older),
        ("\(second):\(first)", "\(first),\(second)\n19,b \(first)\n"), ("\(second)=c", "\(first),\(second)\n40,c\n"),
        ("-has:\(first) or no:\(second)", "\(first),\(second)\n"),
        ("\(second)~\(second)", "\(first),\(second)\n31,\(second) a\n"),
      ]
      for (query, expected) in rows { #expect(found(query, path) == expected, "\(script): \(query)") }
      // From CSV to CSV, and again.
      let copy = try folder.file("copy.csv", found("", path))
      #expect(found("", copy) == csv, "\(script)")
      #if SQLite
        let database = folder.path("list.db")
        #expect(run(["items", "export", path, database], bytes: []).status == 0)
        for (query, expected) in rows {
          #expect(found(query, "--engine", "sqlite:" + database) == expected, "\(script), SQLite: \(query)")
        }
      #endif
      let vocabulary = try folder.file("list.json", run(["vocabulary", "infer", path], bytes: []).output)
      let typed = String(first.prefix(1))
      let offered = run(["complete", "--vocabulary", vocabulary, typed], bytes: []).output
      #expect(offered.contains(first.lowercased()), "\(script): \(typed) offers \(offered)")
      let printed = run(
        ["format", "--style", "canonical", "--vocabulary", vocabulary],
        bytes: Array("\(first) > 25  \(second):\(first)\n".utf8))
      let fields = (first.lowercased(), second.lowercased())
      #expect(printed.output.lowercased() == "\(fields.0)>25 \(fields.1):\(fields.0)\n", "\(script): \(printed.output)")
    }
  }

  /// Characters that change the order of others, or that nobody sees, are visible escapes on a terminal.
  @Test func hiddenCharactersOfNamesAreShown() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("list.csv", "a\u{202E}b,c\u{200B}d\n1,2\n")
      let table = run(["search", "", path, "--format", "table", "--color", "always"], bytes: []).output
      #expect(!table.unicodeScalars.contains { ["\u{202E}", "\u{200B}"].contains($0) }, "\(table)")
      #expect(run(["search", "", path, "--format", "csv"], bytes: []).output == "a\u{202E}b,c\u{200B}d\n1,2\n")
    }
  }
}
