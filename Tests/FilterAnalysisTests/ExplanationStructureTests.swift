import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

/// The language-independent form of an explanation.
@Suite struct ExplanationStructureTests {
  private let vocabulary = ExplanationVocabulary.cards

  private func explanation(_ query: String) -> Explanation {
    AnalyzedQuery(parsing: query, vocabulary: vocabulary).explanation
  }

  /// The tree in prefix form, with the written values as leaves.
  private func shape(_ query: String) -> String {
    explanation(query).condition.map { shape($0) } ?? "nothing"
  }

  private func shape(_ condition: ExplainedCondition) -> String {
    func list(_ word: String, _ members: [ExplainedCondition]) -> String {
      "(" + ([word] + members.map { shape($0) }).joined(separator: " ") + ")"
    }
    return switch condition {
    case .statement(let statement): statement.polarity.description + statement.written
    case .all(let members): list("all", members)
    case .any(let members): list("any", members)
    case .notAll(let members): list("notAll", members)
    case .none(let members): list("none", members)
    }
  }

  @Test func aStatementKnowsItsTerm() throws {
    let vocabulary = vocabulary
    let field = try #require(vocabulary.fieldID(named: "pow"))
    let statement = Statement(
      .negative, condition: .number(field, .greaterOrEqual, DecimalNumber(3)), written: "3",
      range: SourceRange(start: 6, end: 13), leaf: 1)
    #expect(explanation("t:elf -pow>=3").condition?.statements.last == statement)
  }

  @Test func theWrittenValueIsKept() {
    #expect(shape("id:Esper") == "Esper")
    #expect(shape("s:\"Some New Set\"") == "Some New Set")
    #expect(shape("o:/^tap/") == "^tap")
    #expect(shape("bolt") == "bolt")
    #expect(shape("!\"Lightning Bolt\"") == "Lightning Bolt")
  }

  @Test func groupsKeepTheirConnectiveAndPolarity() {
    #expect(shape("a b or c") == "(any (all a b) c)")
    #expect(shape("a (b or c)") == "(all a (any b c))")
    #expect(shape("-(a b)") == "(notAll a b)")
    #expect(shape("-(a or b) c") == "(all (none a b) c)")
    #expect(shape("-(-a)") == "a")
  }

  @Test func directivesAreSeparate() {
    let explanation = explanation("t:elf or order:cmc t:land")
    #expect(shape("t:elf or order:cmc t:land") == "(any elf land)")
    #expect(explanation.directives.map { $0.written } == ["cmc"])
    #expect(explanation.directives.map { $0.range } == [SourceRange(start: 9, end: 18)])
    #expect(explanation.omissions == [])
  }

  @Test func groupsLoseWhatHasNoEffect() {
    #expect(shape("t:elf (order:cmc or foo:bar)") == "elf")
    #expect(shape("-(t:elf order:cmc)") == "-elf")
    #expect(shape("-(t:elf -(pow>3 foo:x) order:cmc)") == "(notAll elf -3)")
    #expect(shape("-(foo:bar -(t:elf t:land))") == "(all elf land)")
    #expect(shape("-(foo:bar -(t:elf or t:land))") == "(any elf land)")
    #expect(shape("-(foo:bar (t:elf or t:land))") == "(none elf land)")
    #expect(shape("order:cmc foo:bar t:") == "nothing")
    #expect(shape("") == "nothing")
  }

  @Test func theLastDirectiveOfAFieldCounts() {
    let explanation = explanation("order:cmc unique:prints order:name")
    #expect(explanation.directives.map { $0.written } == ["prints", "name"])
    #expect(
      explanation.omissions == [Omission(.overridden, text: "order:cmc", range: SourceRange(start: 0, end: 9))])
  }

  @Test func accumulatingDirectivesAreAllKept() {
    let explanation = explanation("include:extras include:variations include:extras")
    #expect(explanation.directives.map { $0.written } == ["variations", "extras"])
    #expect(explanation.omissions.map { $0.reason } == [.overridden])
  }

  @Test func omissionsStandInTheOrderOfTheText() throws {
    let format = try #require(vocabulary.fieldID(named: "f"))
    let omissions = explanation("order:cmc t: f:modren order:name foo:bar pow>").omissions
    #expect(omissions.map { $0.text } == ["order:cmc", "t:", "f:modren", "foo:bar", "pow>"])
    #expect(
      omissions.map { $0.reason } == [
        .overridden, .unfinished, .error(.unknownValue(format)), .error(.unknownField), .unfinished,
      ])
  }

  @Test func statementsAreListedInTheOrderOfTheText() {
    let condition = explanation("a -(b or (c -(d e)))").condition
    #expect(condition?.statements.map { $0.written } == ["a", "b", "c", "d", "e"])
  }

  /// A caller may pass a tree that no parser makes.
  @Test func anyTreeHasWords() {
    let empty: [ExplainedCondition] = [.all([]), .any([]), .notAll([]), .none([]), .all([.any([]), .none([])])]
    for condition in empty {
      let english = EnglishExplanation(Explanation(condition: condition), vocabulary: vocabulary)
      #expect(english.description == "cards", "\(condition)")
    }
  }
}
