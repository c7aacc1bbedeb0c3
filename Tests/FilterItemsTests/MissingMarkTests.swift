import FilterItems
import FilterVocabulary
import Testing

/// Marks of missing values in columns of several kinds.
@Suite struct MissingMarkTests {
  private static func field(_ values: [String]) throws -> (field: Field, marks: [String]) {
    var sample = RecordSample()
    for value in values { sample.add(cells: [(name: "f", text: value), (name: "g", text: "x")]) }
    let vocabulary = Vocabulary.inferred(from: sample, named: "list")
    let field = try #require(vocabulary.fields.first)
    return (field, sample.marks(of: field))
  }

  @Test(arguments: [
    (["1", "15", "10"], ValueKind.number), (["10.5", "2.25"], .number), (["2026-03-02", "2026-03-03"], .date),
    (["2026-03-02T10:00:00Z", "2026-03-02T11:00:00Z"], .instant), (["true", "false"], .boolean),
    (["10.0.0.5", "10.0.0.6"], .address), (["17.1.0", "17.10.2"], .version), (["10ms", "2s"], .duration),
    (["10MB", "2KB"], .size),
  ])
  func marksAreNoValuesOfColumnsOfAKind(_ values: [String], _ kind: ValueKind) throws {
    for mark in ["NA", "n/a", "#N/A", "NaN", "NULL", "None", "-", "--", ".", "?"] {
      let (field, marks) = try Self.field(values + [mark, mark])
      #expect(field.kind == kind, "\(mark)")
      #expect(marks == [mark])
    }
  }

  @Test(arguments: [["red", "blue", "green"], ["007", "1", "2", "3", "4"], []])
  func marksAreTextsAmongTexts(_ values: [String]) throws {
    let (field, marks) = try Self.field(values + ["NA", "NA", "-"])
    #expect(![.number, .boolean, .date].contains(field.kind))
    #expect(marks.isEmpty)
  }

  @Test func aMarkIsAListedValueOfAListOfWords() throws {
    let values = Array(repeating: ["open", "closed", "NA"], count: 20).flatMap { $0 }
    #expect(try Self.field(values).field.values.map { $0.text }.sorted() == ["NA", "closed", "open"])
  }
}

/// Samples of more fields than a vocabulary lists.
@Suite struct WantedFieldTests {
  private static func sample(_ names: [String], wanting wanted: [String]) -> Vocabulary {
    var sample = RecordSample(wanting: wanted)
    for _ in 0..<2 { sample.add(cells: names.map { (name: $0, text: "1") }) }
    #expect(sample.hasMoreFields)
    return .inferred(from: sample, named: "wide")
  }

  @Test(arguments: ["c2900", "C2900", "unit_price"])
  func aWantedFieldIsReadHoweverManyThereAre(_ name: String) {
    let names = (0..<3_000).map { "c\($0)" } + ["Unit Price"]
    #expect(Self.sample(names, wanting: []).fieldID(ofColumn: name) == nil)
    #expect(Self.sample(names, wanting: [name]).fieldID(ofColumn: name) != nil)
  }
}
