import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// The rules hold for any vocabulary: one suite for all three.
@Suite struct EveryVocabularyTests {
  @Test func thereAreThree() {
    #expect(EveryVocabulary.all.map { $0.name } == ["scryfall", "people", "issues"])
    for vocabulary in EveryVocabulary.all { #expect(vocabulary.examples.count >= vocabulary.fields.count / 2) }
  }

  @Test func examplesAreSound() {
    for vocabulary in EveryVocabulary.all {
      for example in vocabulary.examples {
        let query = AnalyzedQuery(parsing: example, vocabulary: vocabulary)
        #expect(query.parsed.outcome == .valid, "\(vocabulary.name) \(example)")
        #expect(
          query.diagnostics.allSatisfy { $0.severity == .information || $0.severity == .hint },
          "\(example): \(query.diagnostics)")
        #expect(query.leaves.allSatisfy { $0.condition != nil }, "\(example)")
      }
    }
  }

  @Test func canonicalFormsMeanTheSame() {
    for vocabulary in EveryVocabulary.all {
      for example in vocabulary.examples {
        guard let query = ParsedQuery(parsing: example).query else { continue }
        for names in NameStyle.allCases {
          let canonical = vocabulary.canonical(query, names: names)
          #expect(vocabulary.key(of: canonical) == vocabulary.key(of: query), "\(example) \(names)")
          #expect(vocabulary.canonical(canonical, names: names) == canonical, "\(example) \(names)")
          #expect(ParsedQuery(parsing: canonical.canonicalText).query == canonical, "\(example) \(names)")
        }
      }
    }
  }

  @Test func aTermImpliesItselfAndExcludesItsOpposite() {
    for vocabulary in EveryVocabulary.all {
      for example in vocabulary.examples {
        guard
          let query = SearchRequest(ParsedQuery(parsing: example).query ?? .and(.positive, []), in: vocabulary).filter
        else { continue }
        #expect(query.implies(query, in: vocabulary).isYes, "\(example)")
        let both = AnalyzedQuery(
          parsing: query.conjoined(with: query.negated).canonicalText, vocabulary: vocabulary)
        #expect(both.diagnostics.contains { $0.id == LogicDiagnosticKind.contradiction.id }, "\(both.source)")
        let twice = AnalyzedQuery(parsing: "\(query.canonicalText) \(query.canonicalText)", vocabulary: vocabulary)
        let ids = Set(twice.diagnostics.map { $0.id })
        #expect(
          !ids.isDisjoint(with: [LogicDiagnosticKind.duplicateTerm.id, LogicDiagnosticKind.alwaysTrue.id]),
          "\(twice.source)")
      }
    }
  }

  @Test func simplifyingPairsOfExamples() {
    for vocabulary in EveryVocabulary.all {
      var random = SeededGenerator(seed: PropertyCases.seed(default: 107))
      let examples = vocabulary.examples.filter { !$0.hasPrefix("-") }
      for _ in 0..<PropertyCases.count(long: 60) {
        let parts = (0..<3).map { _ in examples[random.below(examples.count)] }
        let text =
          random.chance(50) ? "\(parts[0]) (\(parts[1]) or \(parts[2]))" : "-(\(parts[0]) \(parts[1])) or \(parts[2])"
        guard let query = ParsedQuery(parsing: text).query else { continue }
        let simplified = query.simplified(in: vocabulary)
        #expect(simplified.query.canonicalText.utf8.count <= query.canonicalText.utf8.count, "\(text)")
        #expect(simplified.query.simplified(in: vocabulary).steps.isEmpty, "\(text)")
        let same = query.isEquivalent(to: simplified.query, in: vocabulary)
        #expect(same.isYes, "\(text) is not \(simplified.query): \(same)")
      }
    }
  }

  @Test func everyExampleIsExplained() {
    for vocabulary in EveryVocabulary.all {
      for example in vocabulary.examples {
        let explanation = AnalyzedQuery(parsing: example, vocabulary: vocabulary).englishExplanation
        #expect(
          !explanation.description.isEmpty && !explanation.description.contains("{is"), "\(example): \(explanation)")
        #expect(explanation.phrases.map { $0.text }.joined() == explanation.description)
      }
    }
  }

  @Test func fixesOfDamagedExamples() {
    for vocabulary in EveryVocabulary.all {
      let failure = checkProperty(
        "fixes of damaged examples of \(vocabulary.name)", cases: PropertyCases.count(long: 150),
        seed: PropertyCases.seed(default: 109),
        generate: { random in
          let examples = vocabulary.examples
          let text = (0...random.below(2)).map { _ in examples[random.below(examples.count)] }.joined(separator: " ")
          return DamagedText.damaged(text, using: &random)
        },
        shrink: { RandomText.shrinks(of: $0) }, describe: { "`\($0)`" },
        law: { DiagnosticLaws.check(SourceText($0), vocabulary) })
      #expect(failure == nil)
    }
  }

  @Test func aTypoInAFieldIsFixed() {
    for vocabulary in EveryVocabulary.all {
      for field in vocabulary.fields where field.name.utf8.count > 5 && !field.examples.isEmpty {
        guard
          case .term(.filter(_, field: _, let comparison, let value))? = ParsedQuery(parsing: field.examples[0]).query
        else {
          continue
        }
        // Swap the last two letters.
        var letters = Array(field.name)
        letters.swapAt(letters.count - 1, letters.count - 2)
        let typo = String(letters)
        if typo == field.name || vocabulary.fieldID(spelled: typo) != nil { continue }
        let query = AnalyzedQuery(parsing: "\(typo)\(comparison)\(value)", vocabulary: vocabulary)
        let offered = query.suggestions(forLeaf: 0).prefix(2).map { $0.text }
        #expect(offered.contains("\(field.name)\(comparison)\(value)"), "\(query.source): \(offered)")
      }
    }
  }
}
