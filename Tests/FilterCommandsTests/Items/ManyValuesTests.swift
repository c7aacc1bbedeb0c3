import Testing
import _FilterTestSupport

/// A term with many values, which are searched in a set: the records found are those of a plain loop.
@Suite struct ManyValuesTests {
  private static let count = 400

  /// The value of each field in a record.
  private static let fields: [(name: String, value: @Sendable (Int) -> String)] = [
    ("word", { "w\($0 % 97)" }), ("accent", { $0 % 3 == 0 ? "é\($0 % 89)" : "W\($0 % 89)" }),
    ("n", { "\($0 * 7 % 500)" }),
    ("x", { "\($0 % 200).5" }), ("host", { "10.0.\($0 % 7).\($0 % 113)" }), ("took", { "\($0 % 150)ms" }),
    ("uri", { "/a/\($0 % 120)/x" }), ("mail", { "u\($0 % 130)@example.org" }),
    ("release", { "1.\($0 % 60).\($0 % 3)" }), ("day", { "2026-0\(1 + $0 % 9)-1\($0 % 10)" }),
  ]

  private static let csv =
    fields.map { $0.name }.joined(separator: ",") + "\n"
    + (0..<count).map { record in fields.map { $0.value(record) }.joined(separator: ",") + "\n" }.joined()

  @Test func valuesOfEachKind() throws {
    try withTemporaryFolder { folder in
      let file = try folder.file("many.csv", Self.csv)
      for (name, value) in Self.fields {
        // Every third record's value, and some that no record has.
        let values = Set((0..<12).map { value($0 * 3) })
        let wanted = (0..<Self.count).count { values.contains(value($0)) }
        let list = values.sorted().joined(separator: ", ")
        for (query, expected) in [
          ("\(name) in (\(list))", wanted), ("\(name) not in (\(list))", Self.count - wanted),
          ("\(name)!=(\(list))", Self.count - wanted),
          ("(\(values.sorted().map { "\(name)=\($0)" }.joined(separator: " or "))) n>=0", wanted),
        ] {
          let found = run("search", query, file, "--count")
          #expect(found.output == "\(expected)\n", "\(query.prefix(60)): \(found.errors)")
        }
      }
    }
  }

  /// Ranges that meet, that lie in one another, and single values among them.
  @Test func manyRanges() throws {
    try withTemporaryFolder { folder in
      let file = try folder.file("many.csv", Self.csv)
      var generator = SeededGenerator(seed: 5)
      for _ in 0..<4 {
        let ranges = (0..<20).map { _ in
          let low = generator.below(480)
          return (low, low + generator.below(generator.below(2) == 0 ? 1 : 30))
        }
        let wanted = (0..<Self.count).count { record in
          let number = record * 7 % 500
          return ranges.contains { $0.0 <= number && number <= $0.1 }
        }
        let terms = ranges.map { low, high in
          switch generator.below(3) {
          case 0: "n:\(low)..\(high)"
          case 1: "(n>=\(low) n<=\(high))"
          default: "(n>\(low - 1) n<\(high + 1))"
          }
        }
        let query = terms.joined(separator: " or ")
        #expect(run("search", query, file, "--count").output == "\(wanted)\n", "\(query)")
        #expect(run("search", "-(\(query))", file, "--count").output == "\(Self.count - wanted)\n", "\(query)")
      }
    }
  }

  /// Texts that are equal without letter case, accents and width, and with one blank for several.
  @Test func equalSpellingsAreOneValue() throws {
    let spellings = [
      ("The  big", "the big"), ("the BIG", "the big"), ("na\u{EF}ve", "naive"), ("nai\u{308}ve", "naive"),
      ("\u{FF26}ine", "fine"), ("\u{FB01}ne", "fine"), ("100%_*", "100%_*"), ("a.b", "a.b"),
    ]
    func value(_ record: Int) -> (text: String, key: String) {
      let (text, key) = spellings[record % spellings.count]
      return ("\(text) lamp \(record % 90)", "\(key) lamp \(record % 90)")
    }
    try withTemporaryFolder { folder in
      let rows = (0..<Self.count).map { "\($0),\"\(value($0).text)\"\n" }.joined()
      let file = try folder.file("titles.csv", "id,title\n" + rows)
      let sought = (0..<30).map { value($0 * 3) }
      let keys = Set(sought.map { $0.key })
      let wanted = (0..<Self.count).count { keys.contains(value($0).key) }
      let list = sought.map { "\"\($0.text)\"" }.joined(separator: ", ")
      #expect(run("search", "title in (\(list))", file, "--count").output == "\(wanted)\n")
      #expect(run("search", "title not in (\(list))", file, "--count").output == "\(Self.count - wanted)\n")
      // Among many texts a line break is a blank.
      let lines = try folder.file("lines.csv", "id,title\n1,\"the big\nlamp 1\"\n2,other\n")
      #expect(run("search", "title in (\(list), \"the big lamp 1\")", lines, "--count").output == "1\n")
    }
  }
}
