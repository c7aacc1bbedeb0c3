import FilterRegex
import FilterText
import Testing

/// The enumerations of the module: the spelling and the properties of each case.
@Suite struct RegexVocabularyTests {
  @Test func groups() {
    let openings: [(RegexGroupKind, String)] = [
      (.capturing, "("), (.nonCapturing, "(?:"), (.lookAhead, "(?="), (.negativeLookAhead, "(?!"),
      (.lookBehind, "(?<="),
      (.negativeLookBehind, "(?<!"), (.named, "(?<n>"), (.atomic, "(?>"), (.flagged, "(?i:"), (.unknown, "(?"),
    ]
    #expect(openings.map(\.0) == RegexGroupKind.allCases)
    for (kind, opening) in openings {
      let syntax = RegexSyntax(dialect: opening + "/)")
      let sequence = syntax.children(of: syntax.root).map { $0 }[0]
      #expect(syntax.children(of: sequence).map { syntax.kind(of: $0) } == [.group(kind)], "\(opening)")
      #expect(syntax.isValid == ![.named, .atomic, .flagged, .unknown].contains(kind), "\(opening)")
      let isRepeatable = RegexSyntax(dialect: opening + "/)*").diagnostics().count == syntax.diagnostics().count
      #expect(isRepeatable == !kind.isLookAround, "\(opening)")
    }
  }

  @Test func anchors() {
    let spellings: [RegexAnchor: [String]] = [
      .lineStart: ["^"], .lineEnd: ["$"], .textStart: [#"\A"#], .textEnd: [#"\Z"#], .wordBoundary: [#"\b"#, #"\y"#],
      .notWordBoundary: [#"\B"#, #"\Y"#], .wordStart: [#"\m"#, "[[:<:]]"], .wordEnd: [#"\M"#, "[[:>:]]"],
    ]
    for anchor in RegexAnchor.allCases {
      for spelling in spellings[anchor] ?? [] {
        #expect(RegexShape(of: RegexSyntax(dialect: spelling)).description == anchor.rawValue)
        #expect(RegexSyntax(dialect: spelling).parts.map(\.category) == [.anchor])
        let repeated = RegexSyntax(dialect: spelling + "?").diagnostics().map(\.id)
        #expect(repeated == [RegexDiagnosticKind.nothingToRepeat.id], "\(spelling)")
      }
      #expect(spellings[anchor]?.isEmpty == false)
    }
  }

  @Test func escapeClasses() {
    let spellings = [#"\d"#, #"\D"#, #"\s"#, #"\S"#, #"\w"#, #"\W"#]
    #expect(spellings.count == RegexEscapeClass.allCases.count)
    for (spelling, name) in zip(spellings, RegexEscapeClass.allCases) {
      expectRegex(spelling + "+", name.rawValue + "{1...}")
      expectRegex("[^\(spelling)]", "[^\(name.rawValue)]")
    }
  }

  @Test func quantifiers() {
    let spellings: [(String, RegexRepetition)] = [
      ("*", RegexRepetition(minimum: 0, maximum: nil)), ("+", RegexRepetition(minimum: 1, maximum: nil)),
      ("?", RegexRepetition(minimum: 0, maximum: 1)),
      ("{3}", RegexRepetition(minimum: 3, maximum: 3)), ("{3,}", RegexRepetition(minimum: 3, maximum: nil)),
      ("{3,5}", RegexRepetition(minimum: 3, maximum: 5)),
    ]
    for (spelling, repetition) in spellings {
      #expect(kind(ofFirstPieceOf: "a" + spelling) == .quantified(repetition))
      let lazy = RegexRepetition(minimum: repetition.minimum, maximum: repetition.maximum, isLazy: true)
      #expect(kind(ofFirstPieceOf: "a" + spelling + "?") == .quantified(lazy))
    }
  }

  @Test func charactersAreNamedWhereTheyCannotBeSeen() {
    #expect(RegexNodeKind.literal("a").description == "literal a")
    #expect(RegexNodeKind.literal("\u{7}").description == "literal U+07")
    #expect(RegexNodeKind.literal(" ").description == "literal U+20")
    #expect(RegexNodeKind.literal("\u{A0}").description == "literal U+A0")
    #expect(RegexNodeKind.classRange("a"..."\u{7F}").description == "range a...U+7F")
  }

  private func kind(ofFirstPieceOf pattern: String) -> RegexNodeKind? {
    let syntax = RegexSyntax(dialect: pattern)
    let sequence = syntax.children(of: syntax.root).map { $0 }[0]
    return syntax.children(of: sequence).map { syntax.kind(of: $0) }.first
  }
}
