import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import Testing

/// Terms with equal explanations have equal meanings.
@Suite struct ExplanationTruthTests {
  private let vocabulary = ExplanationVocabulary.cards

  /// The terms of a field with every operator, each value and both polarities.
  private func terms(_ field: String, _ values: [String]) -> [String] {
    var terms: [String] = []
    for comparison in Comparison.ofCards {
      for value in values {
        terms.append("\(field)\(comparison)\(value)")
        terms.append("-\(field)\(comparison)\(value)")
      }
    }
    return terms
  }

  /// Expects that all terms with one sentence have one meaning.
  private func expectTruth<Meaning: Equatable>(_ terms: [String], meaning: (AnalyzedLeaf) -> Meaning?) {
    var meanings: [String: (term: String, meaning: Meaning)] = [:]
    for term in terms {
      let query = AnalyzedQuery(parsing: term, vocabulary: vocabulary)
      guard let leaf = query.leaves.first, let found = meaning(leaf) else { continue }
      let sentence = query.englishExplanation.description
      if let earlier = meanings[sentence] {
        #expect(earlier.meaning == found, "\(earlier.term) and \(term) are both '\(sentence)'")
      } else {
        meanings[sentence] = (term, found)
      }
    }
    #expect(meanings.count > 1)
  }

  private static let letters = ["w", "u", "b", "r", "g"]

  /// All sets of letters, and the other values of a field of colors.
  private static let colorValues: [String] = {
    var values: [String] = ["0", "1", "2", "3", "4", "5", "c", "m", "esper", "gruul", "rainbow"]
    for set in 1..<32 { values.append(letters.indices.filter { set & (1 << $0) != 0 }.map { letters[$0] }.joined()) }
    return values
  }()

  @Test(arguments: ["c", "id", "produces"]) func colors(field: String) throws {
    let vocabulary = vocabulary
    let found = try #require(vocabulary.field(named: FieldName(field)))
    let palette = try #require(vocabulary.palette(of: found))
    let all: UInt64 = palette.setCount == 64 ? .max : (1 << UInt64(palette.setCount)) - 1
    expectTruth(terms(field, ExplanationTruthTests.colorValues + ["any"])) { leaf -> UInt64? in
      guard case .colors(_, let comparison, let value)? = leaf.condition else { return nil }
      let sets = palette.satisfyingSets(comparison, value, colon: found.colon)
      return leaf.term.polarity == .positive ? sets : all & ~sets
    }
  }

  @Test(arguments: ["pow", "usd", "prints", "mv"]) func numbers(field: String) {
    let values = (0...4).map { DecimalNumber($0) }
    expectTruth(terms(field, ["0", "1", "2", "3", "x"])) { leaf -> [Bool]? in
      guard case .number(_, let relation, let number)? = leaf.condition else { return nil }
      // An item without a number fails each comparison, and so meets its negation.
      let isPositive = leaf.term.polarity == .positive
      return values.map { relation.holds($0, number) == isPositive } + [!isPositive]
    }
  }

  @Test func dates() {
    let texts = ["2019", "2020", "2020-01", "2020-03", "2020-01-01", "2020-03-17"]
    expectTruth(terms("date", texts)) { leaf -> [Bool]? in
      guard case .date(_, let relation, let span)? = leaf.condition else { return nil }
      let isPositive = leaf.term.polarity == .positive
      return texts.compactMap { DateSpan($0) }.flatMap { [$0.first, $0.last] }.map { day in
        let isInside = span.first <= day && day <= span.last
        let holds =
          switch relation {
          case .colon, .equal, .contains, .matches, .notMatches: isInside
          case .notEqual: !isInside
          case .less: day < span.first
          case .lessOrEqual: day <= span.last
          case .greater: day > span.last
          case .greaterOrEqual: day >= span.first
          }
        return holds == isPositive
      }
    }
  }

  @Test func costs() throws {
    let texts = ["1", "2", "w", "ww", "2w", "2ww", "wu", "2wu"]
    let costs = try texts.map { try vocabulary.cost($0) }
    expectTruth(terms("m", texts)) { leaf -> [Bool]? in
      guard case .cost(_, let relation, let cost)? = leaf.condition else { return nil }
      return costs.map { $0.holds(relation, cost) == (leaf.term.polarity == .positive) }
    }
  }

  @Test func orderedWords() {
    expectTruth(terms("r", ["common", "rare", "mythic", "c", "r"])) { leaf -> [Bool]? in
      guard case .listed(_, let relation, let value)? = leaf.condition else { return nil }
      return (0...2).map { relation.holds($0, value.index) == (leaf.term.polarity == .positive) }
    }
  }

  @Test func flags() {
    let values = ["foil", "nonfoil", "reprint", "commander", "promo", "odd", "new", "split", "dfc", "token"]
    let terms = ["is", "not"].flatMap { field in values.flatMap { ["\(field):\($0)", "-\(field):\($0)"] } }
    expectTruth(terms) { leaf -> String? in
      guard case .listed(let field, _, let value)? = leaf.condition else { return nil }
      let isAbsent = vocabulary[field].kind == .absentFlag
      // "nonfoil" is "are not foil" in this vocabulary.
      let text = vocabulary[value].text
      let isNegative = (isAbsent != (leaf.term.polarity == .negative)) != (text == "nonfoil")
      return (isNegative ? "-" : "") + (text == "nonfoil" ? "foil" : text)
    }
  }

  /// Spellings of one query have one explanation.
  @Test func spellings() {
    let rows: [[String]] = [
      ["t:elf c:g", "type:ELF and color:G", "(t:elf) (c:g)", "t:elf  c>=g", "T:Elf C:Green"],
      ["-(t:elf or c:g)", "-t:elf -c:g", "(-t:elf -c:g)", "-(t:elf OR (c:g))"],
      ["-(f:modern f:legacy)", "-f:modern or -f:legacy", "-legal:modern or -format:LEGACY"],
      ["id<=wu", "id:wu", "identity:UW", "ci:wuw"],
      ["pow>=3", "power=>3", "POW>=3"],
      ["o:\"draw a card\"", "oracle:'draw a card'", "o:“draw a card”"],
      ["m:2ww", "mana>={2}{W}{W}", "m:ww2", "mana:w{2}w"],
      ["date>=2020", "DATE=>2020"],
      ["bolt", "name:bolt"],
    ]
    for queries in rows {
      for query in queries.dropFirst() { #expect(english(query) == english(queries[0]), "\(queries): \(query)") }
    }
  }
}
