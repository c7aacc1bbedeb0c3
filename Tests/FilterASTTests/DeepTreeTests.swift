import FilterAST
import Foundation
import Testing
import _FilterTestSupport

/// Trees deeper than the stack: all operations return, on a thread with the smallest stack.
@Suite struct DeepTreeTests {
  typealias Query = FilterQuery<FilterTerm>

  /// Nested groups that flattening keeps, splices in, or negates repeatedly.
  static let shapes: [(name: String, around: @Sendable (Query) -> Query)] = [
    ("-(a (b or …))", { .and(.negative, ["a", .or(.positive, ["b", $0])]) }),
    ("(…)", { .and(.positive, [$0]) }),
    ("-(…)", { .or(.negative, [$0]) }),
    ("((… b) a)", { .and(.positive, [.and(.positive, [$0, "b"]), "a"]) }),
    ("(a (b …))", { .and(.positive, ["a", .and(.positive, ["b", $0])]) }),
  ]

  @Test(arguments: [256, 1_000, 10_000, 100_000], shapes.indices) func everyQuestionIsAnswered(depth: Int, shape: Int) {
    // A debug build is slow, and the small stack is used up by a thousand levels.
    #if DEBUG
      if depth == 100_000 || depth == 10_000 && shape > 0 { return }
    #endif
    DeepTrees.onLargeStack {
      let query = DeepTrees.query(depth, Self.shapes[shape].around)
      let other = DeepTrees.query(depth, Self.shapes[shape].around)
      var kept: [Query] = []
      DeepTrees.onSmallStack {
        #expect(query == other)
        #expect(query != query.negated)
        #expect(Set([query, other]).count == 1)
        #expect(query.leaves.count == other.leaves.count)
        #expect(query.description.utf8.count >= depth)
        #expect(query.isTrue { _ in true } != nil)
        kept.append(query.negated)
        kept.append(query.mapTerms { $0.negated })
        if let flat = query.flattened() {
          kept.append(flat)
          #expect(flat.leaves == query.leaves)
        }
        if let same = query.transformLeaves({ .term($0) }) { kept.append(same) }
        kept.append(query && other)
        kept.append(query || "c")
        var copy = query.flattened()
        FilterQuery.free(&copy)
      }
      #expect(kept.count == 6)
    }
  }

  /// A stored tree can be read back and used; deeper trees are rejected in both directions.
  @Test func treesAreStoredDownToTheLimit() throws {
    DeepTrees.onLargeStack {
      let limit = Query.maximumDepth
      // JSON may be nested 512 deep where Foundation reads it, which is two levels a group.
      let query = DeepTrees.query(120, Self.shapes[0].around)
      let deep = DeepTrees.query(limit + 1, Self.shapes[1].around)
      let deepest = DeepTrees.query(limit, Self.shapes[1].around)
      let text = nestedJSON(limit + 1)
      DeepTrees.onSmallStack {
        #expect((try? JSONForm.value(Query.self, fromJSON: JSONForm.text(of: query))) == query)
        #expect((try? JSONForm.text(of: deep)) == nil)
        // A property list has no depth limit.
        let list = (try? PropertyListEncoder().encode(deepest)) ?? Data()
        #expect((try? PropertyListDecoder().decode(Query.self, from: list)) == deepest)
        #expect(JSONForm.refusal(of: Query.self, fromJSON: text) != nil)
      }
    }
  }

  @Test func aTreeThatIsTooDeepIsRefusedByName() {
    let limit = Query.maximumDepth
    let expected = "query nested more than \(limit) groups deep"
    do {
      _ = try PropertyListDecoder().decode(Query.self, from: nestedPropertyList(limit + 1))
      Issue.record("read")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == expected)
    } catch {
      Issue.record("another error: \(error)")
    }
    do {
      _ = try JSONForm.text(of: DeepTrees.query(limit + 1, Self.shapes[1].around))
      Issue.record("written")
    } catch EncodingError.invalidValue(_, let context) {
      #expect(context.debugDescription == expected)
    } catch {
      Issue.record("another error: \(error)")
    }
  }

  private func nestedJSON(_ depth: Int) -> String {
    #"{"query":"# + String(repeating: #"{"kind":"and","children":["#, count: depth)
      + #"{"kind":"name","value":"a"}"# + String(repeating: "]}", count: depth) + "}"
  }

  private func nestedPropertyList(_ depth: Int) -> Data {
    let open = "<dict><key>kind</key><string>and</string><key>children</key><array>"
    let leaf = "<dict><key>kind</key><string>name</string><key>value</key><string>a</string></dict>"
    let tree =
      String(repeating: open, count: depth) + leaf + String(repeating: "</array></dict>", count: depth)
    return Data(
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>query</key>\(tree)</dict></plist>".utf8)
  }
}

/// Makes deep trees, and threads of the sizes they need.
enum DeepTrees {
  /// A tree of at least so many levels.
  static func query(
    _ depth: Int, _ around: (FilterQuery<FilterTerm>) -> FilterQuery<FilterTerm>
  ) -> FilterQuery<FilterTerm> {
    var query: FilterQuery<FilterTerm> = "x"
    for _ in 0..<depth { query = around(query) }
    return query
  }

  /// What threads have on Apple's platforms.
  static func onSmallStack(_ body: () -> Void) { withStack(ofSize: 512 << 10, body) }

  /// Enough for Swift to free trees in its own way.
  static func onLargeStack(_ body: () -> Void) { withStack(ofSize: 512 << 20, body) }
}
