import FilterAST
import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

@testable import FilterParser

/// A walk over the query of a tree agrees with the query.
@Suite struct QueryWalkTests {
  @Test func itAgreesWithTheQuery() {
    for isText in [true, false] {
      let failure = checkProperty(
        "a walk agrees with the query", cases: PropertyCases.count(long: 3_000),
        seed: PropertyCases.seed(default: 92),
        generate: {
          isText ? SourceText(RandomText.text(length: 14, using: &$0)) : RandomText.bytes(length: 60, using: &$0)
        },
        shrink: { RandomText.shrinks(of: $0) },
        describe: { $0.description.debugDescription },
        law: { source in
          let parsed = ParsedQuery(parsing: source)
          let walked = query(parsed.tree)
          return walked == parsed.query ? nil : "\(walked?.description ?? "nil")"
        })
      #expect(failure == nil)
    }
  }

  @Test func groups() {
    let rows: [String] = [
      "", "()", "a", "-a", "-(a)", "-(-(a b))", "a (b c)", "a -(b c)", "a or (b or c) d", "((a b)) c", "(a or t:) b",
      "t: (a or b) or c", "-(t: -(a or b)) or c", "-((a b) (c or -(d)))", "(a or) (or b)", "o:/a/ or !b",
    ]
    for text in rows {
      let parsed = ParsedQuery(parsing: text)
      #expect(query(parsed.tree) == parsed.query, "\(text)")
    }
  }

  /// A branch of which only one operand is left is not searched again for each group around it.
  @Test func stepsPerByteAreFlat() {
    for piece in GrowthTests.pieces + ["(((a t:)))", "((a)) t: ", "-(-(a b)) ", "a or (b or c) or ", "((t: (a))) "] {
      func figure(_ length: Int) -> Double {
        let text = String(repeating: piece, count: length / piece.utf8.count + 1)
        return Double(ParsedQuery(parsing: text).tree.walkQuery { _ in }) / Double(text.utf8.count)
      }
      let small = figure(1_000)
      #expect(small <= 12, "\(piece)")
      #expect(figure(60_000) <= 1.5 * small, "\(piece)")
    }
  }

  /// The query that the steps of a walk describe.
  private func query(_ tree: SyntaxTree) -> FilterQuery<FilterTerm>? {
    var groups: [(isOr: Bool, polarity: Polarity, isLast: Bool, operands: [FilterQuery<FilterTerm>])] = []
    var result: FilterQuery<FilterTerm>?
    // Whether the newest operand was marked as the last.
    var saysLast = false
    func add(_ query: FilterQuery<FilterTerm>, isLast: Bool) {
      saysLast = isLast
      if groups.isEmpty { result = query } else { groups[groups.count - 1].operands.append(query) }
    }
    tree.walkQuery { step in
      switch step {
      case .term(let term, let isLast): add(.term(term), isLast: isLast)
      case .begin(let isOr, let polarity, let isLast): groups.append((isOr, polarity, isLast, []))
      case .between: #expect(!saysLast && groups.last?.operands.isEmpty == false)
      case .end:
        #expect(saysLast)
        let group = groups.removeLast()
        #expect(group.operands.count > 1)
        add(
          group.isOr ? .or(group.polarity, group.operands) : .and(group.polarity, group.operands), isLast: group.isLast)
      }
    }
    return result
  }
}

/// The memory of a long line: a text may have a token per byte and a node per token, so the size of each counts.
@Suite struct SyntaxSizeTests {
  @Test func sizesOfElements() {
    // 12 of a token and 24 of a node: a text of quotes, which has a node a byte and a token for two, takes 30 times its
    // size.
    #expect(MemoryLayout<Token>.stride == 12)
    #expect(MemoryLayout<SyntaxTree.Node>.stride == 24)
    // One for each `or` of a line.
    #expect(MemoryLayout<LevelItems.Connective>.stride == 12)
  }

  /// A level is read for the fixes of each of its diagnostics, but not for those that are only counted.
  @Test func fixesAreMadeOnlyForWhatIsKept() {
    let rows: [String] = ["(a or) ", "t: ", "-- ", "(t:) ", "or ", "a:>= ", "a\" ", "() "]
    for piece in rows {
      let tree = ParsedQuery(parsing: "x (" + String(repeating: piece, count: 5_000) + ") y").tree
      let all = SyntaxDiagnostics.of(tree, .cards, first: .max)
      for limit in [0, 1, 50] {
        let some = SyntaxDiagnostics.of(tree, .cards, first: limit)
        #expect(some.digest.total == all.digest.total && some.digest.counts == all.digest.counts, "\(piece)")
        #expect(some.digest.first == Array(all.digest.first.prefix(limit)), "\(piece)")
      }
      let none = SyntaxDiagnostics.of(tree, .cards, first: 0)
      #expect(none.steps == tree.nodeCount * 3, "\(piece)")
    }
  }

  /// The first error, after any number of other diagnostics.
  @Test func theFirstError() {
    let text = String(repeating: "a\" ", count: 300)
    #expect(SyntaxCheck(SourceText(text), first: 1).firstError == nil)
    let broken = SyntaxCheck(SourceText(text + "t: or"), first: 1)
    #expect(broken.firstError == ParsedQuery(parsing: text + "t: or").diagnostics.first { $0.severity == .error })
    #expect(broken.firstError?.id.name == "missing-value")
    #expect(broken.digest.total == 302)
  }
}
