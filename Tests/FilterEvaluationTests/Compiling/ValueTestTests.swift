import FilterAST
import FilterSemantics
import FilterVocabulary
import Testing

@testable import FilterEvaluation

/// The terms of a plan as tests of single values, and its tree as steps.
@Suite struct ValueTestTests {
  private struct Thing {
    let name: String
  }

  private static let list = FilterableList<Thing>(
    name: "things", nameField: "name",
    fields: [
      .text("name") { $0.name }, .number("n") { _ in 1 }, .number("m") { _ in 2 },
      .enumeration("state", values: [FieldValue("open", aliases: ["o"]), FieldValue("shut")]) { _ in "open" },
      .enumeration("size", values: [FieldValue("small"), FieldValue("large")], isOrdered: true) { _ in "small" },
      .instant("time") { _ in 0 },
    ])

  /// A term in a few words.
  private static func shown(_ query: String) -> [String] {
    let plan = list.plan(query)
    return plan.leaves.indices.map { index in
      switch plan.valueTest(ofLeaf: index) {
      case nil: "content"
      case .constant(let holds): "\(holds)"
      case .text(let field, let search): "text \(field)\(search.isPattern ? " pattern" : "")"
      case .keys(let field, let ranges): "keys \(field) \(ranges.map { $0.shown })"
      case .parity(let field, let isEven): "parity \(field) \(isEven)"
      case .values(let field, let words, let isNegated): "values \(field) \(words) \(isNegated)"
      case .present(let field, let marks): "present \(field) \(marks)"
      case .written(let field, let search): "written \(field)\(search.isPattern ? " pattern" : "")"
      case .spans(let field, let spans): "spans \(field) \(spans.map { "\($0.first)-\($0.end?.text ?? "")" })"
      }
    }
  }

  /// The literals by which a file is skipped are those of fields whose texts are searched, and of those alone.
  @Test func literalsOfSearchedFields() {
    let list = FilterableList<Thing>(
      name: "things", nameField: "a",
      fields: [.text("a") { $0.name }, .text("b") { $0.name }, .number("n") { _ in 1 }])
    func literals(_ query: String, of fields: Set<String>) -> [String] {
      list.plan(query).requiredLiterals(maximum: 4, minimumLength: 3) {
        fields.contains(list.vocabulary.fields[$0].name)
      }
      .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(literals("a:lamp", of: ["a", "b"]) == ["lamp"])
    #expect(literals("a:lamp", of: ["b"]) == [])
    #expect(literals("a:lamp or b:chair", of: ["a"]) == [])
    #expect(literals("a:lamp or b:chair", of: ["a", "b"]) == ["lamp", "chair"])
    #expect(literals("a:lamp b:armchair", of: ["a", "b"]) == ["armchair"])
    #expect(literals("-a:lamp", of: ["a", "b"]) == [])
    #expect(literals("a:/la.p/", of: ["a", "b"]) == [])
    #expect(literals("n>3", of: ["a", "b", "n"]) == [])
    #expect(literals("a:\"table lamp\"", of: ["a"]) == ["table"])
  }

  @Test func termsAreTestsOfValues() {
    let rows: [(String, [String])] = [
      ("mar", ["text 0"]), ("name:/a/", ["text 0 pattern"]), ("n=2", ["keys 1 [\"2\"]"]),
      ("n>m", ["content"]), ("state:open", ["values 3 [\"open\", \"o\"] false"]),
      ("size:large", ["keys 4 [\"1\"]"]), ("time:1970-01-01T00:00:00Z", ["keys 5 [\">=0 <1000000\"]"]),
      ("mar n<1", ["text 0", "keys 1 [\"<1\"]"]), ("", []),
    ]
    for (query, expected) in rows {
      #expect(Self.shown(query) == expected, "\(query)")
    }
  }

  @Test func anIndexOutOfRangeHasNoTest() {
    let plan = Self.list.plan("mar")
    for index in [-1, 1] { if plan.valueTest(ofLeaf: index) != nil { Issue.record("\(index)") } }
  }

  @Test func aTextIsSearchedInItsForm() {
    guard case .text(_, var search) = Self.list.plan("MaR").valueTest(ofLeaf: 0) else {
      Issue.record("no search")
      return
    }
    for (text, isFound) in [("Omar", false), ("O Mar", true), ("MARA", true), ("", false), ("ma r", false)] {
      #expect(Array(text.utf8).withUnsafeBufferPointer { search.passes($0) } == isFound, "\(text)")
    }
  }

  /// The terms in the order in which they are tested if all of them hold, or none, and whether the item matches.
  private static func order(_ query: String, holds: Bool) -> String {
    let costs = [10, 1, 5, 1]
    let (steps, first) = list.plan(query).steps { costs[$0] }
    var order: [Int] = []
    var next = first
    while next >= 0 {
      order.append(steps[next].leaf)
      next = holds ? steps[next].next.holds : steps[next].next.fails
    }
    return "\(order) \(next == FilterPlan.Step.accepted)"
  }

  @Test func theCheapestTermsComeFirst() {
    let rows: [(String, Bool, String)] = [
      ("a n=1 b n=2", true, "[1, 3, 2, 0] true"), ("a n=1 b n=2", false, "[1] false"),
      ("a or n=1 or b or n=2", false, "[1, 3, 2, 0] false"), ("a or n=1 or b or n=2", true, "[1] true"),
      ("-a -n=1", false, "[1, 0] true"), ("-(a n=1)", true, "[1, 0] false"), ("", true, "[] true"),
      ("(a or n=1) b", true, "[2, 1] true"),
    ]
    for (query, holds, expected) in rows {
      #expect(Self.order(query, holds: holds) == expected, "\(query), \(holds)")
    }
  }
}
