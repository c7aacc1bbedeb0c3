import FilterAST
import FilterParser
import FilterPrinter
import FilterText
import Testing
import _FilterTestSupport

/// Replacing a node, between `①` and `②`, with another query.
@Suite struct SourceReplacementTests {
  typealias Query = FilterQuery<FilterTerm>

  private static let term = Query.filter("c", .colon, "g")
  private static let both: Query = "x" && "y"
  private static let either: Query = "x" || "y"

  @Test func aLeaf() {
    expectReplaced("①t:elf② bolt", SourceReplacementTests.term, "c:g bolt")
    expectReplaced("a or  ①-b② or c", SourceReplacementTests.term, "a or  c:g or c")
    expectReplaced("①a②", SourceReplacementTests.either, "x or y")
    expectReplaced("a ①b② c", SourceReplacementTests.both, "a x y c")
  }

  @Test func parenthesesOnlyWhereThePlaceAsksForThem() {
    expectReplaced("a ①b② c", SourceReplacementTests.either, "a (x or y) c")
    expectReplaced("a or ①b②", SourceReplacementTests.either, "a or x or y")
    expectReplaced("a or ①b②", SourceReplacementTests.both, "a or x y")
    expectReplaced("a (①b②)", SourceReplacementTests.either, "a (x or y)")
    expectReplaced("a or b ①c②", SourceReplacementTests.either, "a or b (x or y)")
    expectReplaced("①a② and b", -SourceReplacementTests.either, "-(x or y) and b")
  }

  @Test func aGroup() {
    expectReplaced("a ①(b or c)② d", SourceReplacementTests.term, "a c:g d")
    expectReplaced("a ①-(b or c)②", SourceReplacementTests.either, "a (x or y)")
    expectReplaced("①(a b)② or c", SourceReplacementTests.both, "x y or c")
  }

  @Test func aBranch() {
    expectReplaced("a or ①b c②", SourceReplacementTests.term, "a or c:g")
    expectReplaced("①a  b② or c", SourceReplacementTests.either, "x or y or c")
    expectReplaced("a (①b or c②)", SourceReplacementTests.both, "a (x y)")
  }

  @Test func theWholeText() throws {
    let parsed = ParsedQuery(parsing: " a or (b ")
    let edits = parsed.edits(replacing: parsed.tree.root, with: SourceReplacementTests.both)
    #expect(parsed.source.applying(edits)?.description == "x y")
    let blank = ParsedQuery(parsing: "")
    let typed = blank.edits(replacing: blank.tree.root, with: SourceReplacementTests.term)
    #expect(blank.source.applying(typed)?.description == "c:g")
    let nothing = parsed.edits(replacing: parsed.tree.root, with: .and(.positive, []))
    #expect(parsed.source.applying(nothing)?.description == "")
  }

  @Test func whatWouldBeGluedGetsASpace() {
    expectReplaced("\"a\"①\"b\"②", SourceReplacementTests.term, "\"a\" c:g")
    expectReplaced("①\"a\"②b", SourceReplacementTests.term, "c:g b")
    expectReplaced("a①(b)②c", SourceReplacementTests.term, "a c:g c")
    expectReplaced("(a)①b②(c)", SourceReplacementTests.term, "(a) c:g (c)")
    expectReplaced("fire/①ice②/x", SourceReplacementTests.term, "fire/ c:g /x")
    expectReplaced("(①a②)", SourceReplacementTests.term, "(c:g)")
  }

  @Test func noConditionTakesTheNodeOut() {
    let nothing = Query.or(.positive, [])
    expectReplaced("a or ①b② or c", nothing, "a or c")
    expectReplaced("a (①b②)", nothing, "a")
    expectReplaced("①-(a b)② c", nothing, "c")
    expectReplaced("①a b② or c", nothing, "c")
    expectReplaced("a or ①b c②", nothing, "a")
    expectReplaced("a or ①b c② or d", nothing, "a or d")
    expectReplaced("a -(①b or c②)", nothing, "a")
  }

  /// The leaf of `-(a)` is `-a`, though the text of its node is `a`.
  @Test func aLeafOfANegatedGroupOfOneIsWrittenNegated() {
    let parsed = ParsedQuery(parsing: "-(t:elf) b")
    let edits = parsed.edits(replacingLeaf: 0, with: SourceReplacementTests.term)
    #expect(parsed.source.applying(edits)?.description == "-(-c:g) b")
  }

  @Test func everyOtherByteStays() {
    expectReplaced("  T:x  AND ①b②  OR 'c' , /d", SourceReplacementTests.term, "  T:x  AND c:g  OR 'c' , /d")
    expectReplaced("or (①b② t: )) --c", SourceReplacementTests.either, "or ((x or y) t: )) --c")
  }

  @Test func onlyPlacesOfConditionsCanBeReplaced() {
    let parsed = ParsedQuery(parsing: "or --a t: (b or c) )")
    var stack = [parsed.tree.root]
    while let node = stack.popLast() {
      stack += parsed.tree.children(of: node)
      let kind = parsed.tree.kind(of: node)
      let edits = parsed.edits(replacing: node, with: SourceReplacementTests.term)
      #expect(edits.isEmpty == (kind.isMissing || kind.isUnexpected), "\(kind)")
    }
  }

  @Test func leavesAreFoundByTheirIndex() {
    let parsed = ParsedQuery(parsing: "a t: b")
    let edits = parsed.edits(replacingLeaf: 1, with: SourceReplacementTests.term)
    #expect(parsed.source.applying(edits)?.description == "a t: c:g")
    #expect(parsed.edits(replacingLeaf: 2, with: SourceReplacementTests.term).isEmpty)
    #expect(parsed.edits(replacingLeaf: -1, with: SourceReplacementTests.term).isEmpty)
  }

  /// A value among several of a field, in the syntax of lists.
  @Test func aValueAmongSeveral() {
    for (text, index, query, expected) in [
      ("f:a,b x", 0, Query.filter("f", .colon, "c"), "f:c,b x"),
      ("f:a,b x", 0, .filter("g", .colon, "c"), "(g:c or f:b) x"),
      ("-f:a,b", 1, .filter("g", .colon, "c"), "-(f:a or g:c)"),
      ("f:(a or b)", 1, .filter("f", .colon, "c"), "f:(a or c)"),
      ("f:1..3", 0, .filter("g", .colon, "c"), "g:c"),
      ("f:(a or b c)", 0, .filter("f", .colon, "x,y"), "f:(\"x,y\" or b c)"),
      ("f:a", 0, .filter("f", .colon, "a,b"), "f:\"a,b\""), ("f!=a,b", 0, .filter("f", .equal, "c"), "f=c f!=b"),
    ] {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      let edits = parsed.edits(replacingLeaf: index, with: query)
      #expect(parsed.source.applying(edits)?.description == expected, "\(text)")
    }
  }

  /// Several leaves at once: the edits do not overlap, and what is left needs no connective.
  @Test func severalLeaves() {
    func removed(_ text: String, _ syntax: SyntaxOptions) -> String? {
      let parsed = ParsedQuery(parsing: text, syntax: syntax)
      let edits = parsed.edits { _, term in
        term.field == "f" ? nil : .term(term)
      }
      return parsed.source.applying(edits)?.description
    }
    for (text, expected) in [
      ("f:1 or f:2 b", "b"), ("f:1 or f:2 or b", "b"), ("a f:1 f:2", "a"), ("a (f:1 or f:2) b", "a b"), ("f:1 f:2", ""),
      ("a or f:1 and f:2 or b", "a or b"), ("-(f:1 or -f:2) (a or f:3)", "(a)"), ("(f:1 (f:2 or a))", "((a))"),
    ] {
      #expect(removed(text, .cards) == expected, "\(text)")
      #expect(removed(text, .lists) == expected, "\(text)")
    }
    for (text, expected) in [("f:a,b c", "c"), ("f:1..3 or c", "c"), ("c -f:(a or b)", "c")] {
      #expect(removed(text, .lists) == expected, "\(text)")
    }
    // A new name for a field, wherever it stands.
    let parsed = ParsedQuery(parsing: "status:open,new -status:(a or -b) Status: x", syntax: .lists)
    let edits = parsed.edits { _, term in
      guard case .filter(let polarity, field: "status", let comparison, let value) = term else { return .term(term) }
      return .term(.filter(polarity, field: "state", comparison, value))
    }
    #expect(parsed.source.applying(edits)?.description == "state:open,new -state:(a or -b) state:x")
  }

  private func expectReplaced(
    _ text: String, _ query: Query, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = MarkedText(text)
    let parsed = ParsedQuery(parsing: marked.text)
    var found: [SyntaxNodeID] = []
    var stack = [parsed.tree.root]
    while let node = stack.popLast() {
      stack += parsed.tree.children(of: node)
      if parsed.tree.range(of: node) == marked.range(from: 1, to: 2), parsed.tree.kind(of: node) != .query {
        found.append(node)
      }
    }
    #expect(found.count == 1, "`\(marked.text)`", sourceLocation: sourceLocation)
    let edits = found.first.map { parsed.edits(replacing: $0, with: query) } ?? []
    #expect(parsed.source.applying(edits)?.description == expected, "`\(marked.text)`", sourceLocation: sourceLocation)
  }
}
