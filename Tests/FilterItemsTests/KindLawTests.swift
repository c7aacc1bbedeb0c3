import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// Law 12 beyond texts: values that several kinds read alike are found alike, whichever of the kinds a field has, declared
/// or inferred. Values that only some of the kinds read are left out.
@Suite struct KindLawTests {
  struct Shape {
    let name: String
    let kinds: [String]
    let values: [String]
    var isOrdered = true
  }

  static let shapes = [
    Shape(
      // Texts with the order of numbers are equal as they are written, and ':' finds their beginnings.
      name: "whole numbers", kinds: ["number", "integer-id"],
      values: ["1", "2", "10", "15", "100", "9007199254740993", "9007199254740992", "18446744073709551616", "0"]),
    Shape(
      name: "decimals", kinds: ["number"],
      values: ["0.5", "1.25", "-3", "1000", "0.0000004", "1e20", "100000000000000000000", "-0.5", "1e3"]),
    Shape(name: "days", kinds: ["date", "instant"], values: ["2026-01-02", "2026-01-31", "2025-12-31", "1999-07-01"]),
    Shape(name: "years", kinds: ["year", "number"], values: ["1999", "2020", "2026", "1970"]),
    Shape(name: "bytes", kinds: ["size", "number"], values: ["512", "1024", "0", "9007199254740993", "1048576"]),
    Shape(name: "seconds", kinds: ["duration", "number"], values: ["5", "0.25", "86400", "0.000000001", "12"]),
    Shape(name: "flags", kinds: ["boolean", "catalog", "text"], values: ["true", "false"], isOrdered: false),
    Shape(
      name: "identifiers", kinds: ["uuid", "catalog", "text"],
      values: [
        "5d131784-c1a3-463e-a37b-b720af67ab62", "5d131784-c1a3-463e-a37b-b720af67ab63",
        "0d131784-c1a3-463e-a37b-b720af67ab62",
      ], isOrdered: false),
    Shape(
      name: "addresses", kinds: ["address", "catalog", "text"],
      values: ["10.0.0.1", "10.0.0.10", "2001:db8::1", "::1"],
      isOrdered: false),
    Shape(
      name: "versions", kinds: ["version", "catalog", "text"], values: ["1.9.1", "1.10.0", "2.0.0-rc.1", "2.0.0"],
      isOrdered: false),
  ]

  private static func vocabulary(_ kind: String) throws -> Vocabulary {
    try Vocabulary(
      json: #"""
        {"name": "x", "fields": [{"name": "f", "kind": "\#(kind)", "multiplicity": "many"},
         {"name": "n", "kind": "number"}]}
        """#)
  }

  private static func term(_ shape: Shape, _ random: inout SeededGenerator) -> String {
    func pick() -> String {
      let value = shape.values[random.below(shape.values.count)]
      return shape.isOrdered ? value : "\"\(value)\""
    }
    switch random.below(shape.isOrdered ? 10 : 7) {
    case 0, 1: return "f=" + pick()
    case 2: return "f!=" + pick()
    case 3: return "f=\(pick()),\(pick())"
    case 4: return "f!=(\(pick()) or \(pick()))"
    case 5: return ["has:f", "no:f", "f:*", "f:null"][random.below(4)]
    case 6: return "-f=" + pick()
    case 7: return "f:" + pick()
    case 8: return "f" + ["<", "<=", ">", ">="][random.below(4)] + pick()
    default: return "f!=" + pick()
    }
  }

  @Test(arguments: shapes.indices)
  func rowsAreThoseOfEveryKind(_ index: Int) throws {
    let shape = Self.shapes[index]
    var random = SeededGenerator(seed: PropertyCases.seed(default: 120) &+ UInt64(index))
    let folder = try TemporaryFolder()
    let isBare = shape.isOrdered && !["days"].contains(shape.name)
    func written(_ value: String) -> String { isBare ? value : "\"\(value)\"" }
    let lines = (0..<40).map { number -> String in
      let some = (0..<random.below(3)).map { _ in written(shape.values[random.below(shape.values.count)]) }
      let content = some.count == 1 ? some[0] : random.chance(50) ? "[\(some.joined(separator: ","))]" : "null"
      return #"{"n":\#(number),"f":\#(content)}"#
    }
    let path = try folder.write("records.jsonl", lines.joined(separator: "\n") + "\n")
    let file = ItemFile(path)
    let vocabularies =
      try shape.kinds.map { try Self.vocabulary($0) } + [Vocabulary.inferred(from: ItemSource(path: path))]
    let collections = try vocabularies.map { try ItemCollection(reading: [file], vocabulary: $0) }
    for _ in 0..<PropertyCases.count(default: TestTier.size(40, long: 400)) {
      let second = random.chance(30) ? " " + Self.term(shape, &random) : ""
      let query = Self.term(shape, &random) + second
      let found = collections.map { $0.store.run($0.list.plan(query)).rows() }
      for (kind, rows) in zip(shape.kinds + ["inferred"], found) where rows != found[0] {
        Issue.record("\(shape.name) as \(kind): \(query) finds \(rows), not \(found[0])")
        return
      }
    }
  }
}
