import FilterLexer
import FilterParser
import FilterText
import Testing

/// Walking and printing a tree.
@Suite struct SyntaxTreeTests {
  @Test func aBlankTextHasARootOnly() {
    for text in ["", " ", "\n,"] {
      let tree = ParsedQuery(parsing: text).tree
      #expect(tree.nodeCount == 1)
      #expect(tree.kind(of: tree.root) == .query)
      #expect(tree.range(of: tree.root) == SourceText(text).range)
      #expect(tree.parent(of: tree.root) == nil)
      #expect(Array(tree.children(of: tree.root)) == [])
      #expect(tree.terms == [])
      #expect(tree.description == text)
    }
  }

  @Test func childrenAndParentsNameEachOther() throws {
    let tree = ParsedQuery(parsing: "a (b or -c:d)").tree
    let conjunction = try #require(tree.child(.conjunction, of: tree.root))
    let operands = Array(tree.children(of: conjunction))
    #expect(operands.map { tree.kind(of: $0) } == [.nameTerm, .group])
    #expect(operands.map { tree.text(of: $0) } == ["a", "(b or -c:d)"])
    #expect(operands.map { tree.parent(of: $0) } == [conjunction, conjunction])
    let disjunction = try #require(tree.child(.disjunction, of: operands[1]))
    #expect(tree.children(of: disjunction).map { tree.kind(of: $0) } == [.nameTerm, .filterTerm])
    #expect(tree.child(.group, of: disjunction) == nil)
    #expect(tree.terms.map { tree.text(of: $0) } == ["a", "b", "-c:d"])
  }

  @Test func childrenCanBeWalkedAgain() {
    let tree = ParsedQuery(parsing: "a b c").tree
    let children = tree.children(of: tree.root)
    #expect(Array(children).count == 1)
    #expect(Array(children).count == 1)
    var once = children
    #expect(once.next() != nil)
    #expect(once.next() == nil)
    #expect(once.next() == nil)
  }

  @Test func aNodeCoversTokensWithoutWhiteSpaceAroundThem() {
    let tree = ParsedQuery(parsing: " -t:elf  c:g ").tree
    let kinds = tree.terms.map { term in tree.tokens(of: term).map { tree.tokens[$0].kind } }
    #expect(kinds == [[.minus, .field, .comparison, .value], [.field, .comparison, .value]])
    #expect(tree.terms.map { tree.range(of: $0).description } == ["1..<7", "9..<12"])
  }

  @Test func missingNodesAreEmptyAndStandInTheirGap() throws {
    let tree = ParsedQuery(parsing: "t: (a or").tree
    let unfinished = try #require(tree.terms.first)
    let value = try #require(tree.child(.missingValue, of: unfinished))
    #expect(tree.tokens(of: value).isEmpty)
    #expect(tree.range(of: value) == SourceRange(at: 2))
    #expect(tree.text(of: value) == "")
    let end = ParsedQuery(parsing: "a or").tree
    let disjunction = try #require(end.child(.disjunction, of: end.root))
    #expect(end.child(.missingOperand, of: disjunction).map { end.range(of: $0) } == SourceRange(at: 4))
  }

  @Test func identifiersOrderChildrenBeforeParents() {
    let tree = ParsedQuery(parsing: "(a b) or -(c t:) --d").tree
    var stack = [tree.root]
    while let node = stack.popLast() {
      let children = Array(tree.children(of: node))
      #expect(children == children.sorted())
      for child in children { #expect(child < node) }
      stack += children
    }
    #expect(tree.terms == tree.terms.sorted())
  }

  @Test func kindsFallIntoFamilies() {
    let terms = SyntaxKind.allCases.filter(\.isTerm)
    #expect(terms == [.nameTerm, .exactNameTerm, .filterTerm, .regexTerm, .shorthandTerm, .valueTerm, .valueRange])
    #expect(SyntaxKind.allCases.filter(\.isOperand) == [.group, .valueGroup] + terms)
    #expect(SyntaxKind.allCases.filter(\.isMissing).allSatisfy { "\($0)".hasPrefix("missing") })
    #expect(SyntaxKind.allCases.allSatisfy { "\($0)".hasPrefix("missing") == $0.isMissing })
    #expect(SyntaxKind.allCases.filter(\.isUnexpected).count == 8)
    #expect(SyntaxKind.allCases.allSatisfy { [$0.isTerm, $0.isUnexpected, $0.isMissing].filter { $0 }.count < 2 })
  }

  @Test func theTreePrintsItsText() {
    for text in ["-(a or \"b c\") , o:/d/i", "or (a t: )) --b", "é (ü", "a\r\n\tb"] {
      let tree = ParsedQuery(parsing: text).tree
      #expect(tree.description == text)
      #expect(Array(tree.source.bytes) == Array(text.utf8))
    }
    let broken = ParsedQuery(parsing: SourceText(bytes: [0x61, 0xFF, 0x20, 0x28, 0xE2, 0x80]))
    #expect(broken.tree.description == broken.source.description)
  }

  @Test func equalTextsHaveEqualTrees() {
    #expect(ParsedQuery(parsing: "a (b") == ParsedQuery(parsing: SourceText("a (b")))
    #expect(ParsedQuery(parsing: "a b").tree != ParsedQuery(parsing: "a  b").tree)
    #expect(ParsedQuery(parsing: "a b").query == ParsedQuery(parsing: "(a  and b)").query)
  }
}
