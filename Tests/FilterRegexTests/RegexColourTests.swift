import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// Errors are highlighted at their ranges, and warnings keep the color of a part.
@Suite struct RegexColourTests {
  /// Every diagnostic of the examples that is about the dialect stands on parts of its own.
  @Test func diagnosticsAreParts() throws {
    for example in RegexExamples.dialect {
      let syntax = RegexSyntax(dialect: MarkedText(example.text).text)
      let diagnostic = try #require(syntax.diagnostics().first, "\(example)")
      let inside = syntax.parts.filter { diagnostic.range.encloses($0.range) }
      #expect(inside.first?.range.start == diagnostic.range.start, "\(example)")
      let errors = syntax.parts.filter { $0.category == .error }
      switch diagnostic.severity {
      case .error:
        #expect(!errors.isEmpty, "\(example)")
        #expect(errors.first?.range.start == diagnostic.range.start, "\(example)")
        #expect(inside.contains { $0.category == .error }, "\(example)")
      default:
        #expect(errors == [], "\(example)")
      }
    }
  }

  @Test func anErrorIsDescribedByItsMessage() throws {
    for text in [#"\q"#, "*", "a**", "[z-a]", "a{256}", "(?>a)", "[[:x:]]", "a)"] {
      let syntax = RegexSyntax(dialect: text)
      let part = try #require(syntax.parts.first { $0.category == .error })
      #expect(syntax.diagnostics().map(\.message).contains(part.description), "`\(text)`")
    }
  }

  @Test func whatIsWarnedOfKeepsItsColour() {
    #expect(RegexSyntax(dialect: "add {2}").parts.map(\.category) == [.literal, .literal, .quantifier])
    #expect(
      RegexSyntax(dialect: #"[\sm]"#).parts.map(\.category) == [
        .characterClass, .characterClass, .characterClass, .characterClass,
      ])
  }

  @Test func theRestOfADamagedPatternIsColoured() {
    #expect(
      RegexSyntax(dialect: #"(a|\d[b"#).parts.map(\.category) == [
        .error, .literal, .alternation, .characterClass, .error, .characterClass,
      ])
    #expect(RegexSyntax(dialect: "a(?#b").parts.map(\.category) == [.literal, .comment])
  }
}
