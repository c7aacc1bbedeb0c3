import FilterRegex
import FilterSQL
import FilterSemantics
import FilterText
import ScryfallDialect
import Testing

/// The texts of patterns in the three languages.
@Suite struct SQLPatternTests {
  static let plain = SQLPattern.Texts(hasReserved: false, hasOtherLetters: false)
  static let letters = SQLPattern.Texts(hasReserved: false, hasOtherLetters: true)

  static func pattern(
    _ text: String, _ patterns: SQLDialect.Patterns, _ texts: SQLPattern.Texts = plain
  ) -> SQLPattern {
    SQLPattern(RegexSyntax(parsing: SourceText(text), of: .scryfall), for: patterns, texts: texts)
  }

  /// Patterns that are written alike in all languages.
  @Test func sharedForms() {
    let rows: [(String, String)] = [
      ("", ""),
      ("Draw (two|three) cards", "draw (?:two|three) cards"),
      ("draws?? .*?card", #"draws? [^\n]*card"#),
      ("(a|b|[cd])x", "[a-d]x"),
      ("(|a)b", "(?:|a)b"),
      (#"(\w+ ){9}"#, "(?:[0-9_a-z]+ ){9}"),
      ("[^a-z]", #"[^\na-z]"#),
      ("[é]", "é"),
      ("[aéÉ]", "a"),
      (#"\d{2}\D{0,3}x{1}y{0}z{2,}"#, "[0-9]{2}[^0-9]{0,3}xz{2,}"),
      ("~ — ½", "~ — ½"),
      (#"\{T\}: add \."#, #"\{t\}: add \."#),
      (#"[-\]&^~]"#, #"[\&\-\]\^\~]"#),
      (#"(a)\1|b"#, "b"),
      (#"(a)\1"#, #".\A"#),
      (#"\x01"#, #".\A"#),
      (#"(\A)?a(?:\A){2}"#, #"a\A"#),
      (#"(a+b?){1,2}"#, "(?:a+b?){1,2}"),
      (#"(?:a{2}){2}"#, "(?:a{2}){2}"),
      (#"\spt"#, "(?:[0-9]+|[*x-z∞])/(?:[0-9]+|[*x-z∞])"),
    ]
    for (text, expected) in rows {
      for language in [SQLDialect.Patterns.postgresql, .re2, .java] {
        #expect(Self.pattern(text, language).text == expected, "\(text) for \(language)")
      }
    }
  }

  /// Patterns that differ: PostgreSQL, RE2 and Java; a dash before an obstacle.
  @Test func ownForms() {
    let rows: [(String, String, String, String)] = [
      ("^a$", "(?w)^a$", "(?m)^a$", #"(?:\A|(?<=\n))a(?=\n|\z)"#),
      (#"\Aa\Z"#, #"\Aa\Z"#, #"\Aa\z"#, #"\Aa\z"#),
      (#"\bfly\b"#, #"\yfly\y"#, #"\bfly\b"#, "(?<![0-9_a-z])fly(?![0-9_a-z])"),
      (#"\mf\M"#, #"\mf\M"#, #"\bf\b"#, "(?<![0-9_a-z])f(?![0-9_a-z])"),
      (#"x?\M\W"#, #"x?\M[^0-9_a-z]"#, #"x?\b[^0-9_a-z]"#, "x?(?<=[0-9_a-z])[^0-9_a-z]"),
      (
        #".\m."#, #"[^\n]\m[^\n]"#, "- beginning or end of a word beside any character",
        #"[^\n](?<![0-9_a-z])(?=[0-9_a-z])[^\n]"#
      ),
      (#"a\B-"#, #"a\Y-"#, #"a\B-"#, #"\A(?s:.)*?a(?=[0-9_a-z])-"#),
      (#"[\s\S]"#, ".", "(?s:.)", "(?s:.)"),
      ("[\u{A0}🧝]", #"[\u00A0\U0001F9DD]"#, #"[\x{A0}\x{1F9DD}]"#, #"[\u00A0🧝]"#),
      ("(?<=a)b(?=c)", "(?<=a)b(?=c)", "- look-around", "(?<=a)b(?=c)"),
      ("(?<!a)b", "(?<!a)b", "- look-around", #"\A(?s:.)*?(?<!a)b"#),
      ("(?<=a+)b", "(?<=a+)b", "- look-around", "- look-around of any length"),
      ("(?<=(ab){2})c", "(?<=(?:ab){2})c", "- look-around", "- look-around of any length"),
      ("a.*b.*c", #"a[^\n]*b[^\n]*c"#, #"a[^\n]*b[^\n]*c"#, #"a[^\n]*b[^\n]*c"#),
      ("a.*b.*c.*d", #"a[^\n]*b[^\n]*c[^\n]*d"#, #"a[^\n]*b[^\n]*c[^\n]*d"#, "- may take exponential time"),
      ("(ab)*c", "(?:ab)*c", "(?:ab)*c", "- may take exponential time"),
      ("(a?b?){9}", "(?:a?b?){9}", "(?:a?b?){9}", "- may take exponential time"),
      (
        "(a{255}){99}", "- too large with its repetitions expanded", "- too large with its repetitions expanded",
        "- too large with its repetitions expanded"
      ),
      ("(a?b*){120}", "- too large with its repetitions expanded", "(?:a?b*){120}", "- may take exponential time"),
      ("(a{40}){40}", "(?:a{40}){40}", "- too large with its repetitions expanded", "(?:a{40}){40}"),
      ("(a", "- invalid pattern", "- invalid pattern", "- invalid pattern"),
    ]
    for (text, postgresql, re2, java) in rows {
      for (language, expected) in [(SQLDialect.Patterns.postgresql, postgresql), (.re2, re2), (.java, java)] {
        let pattern = Self.pattern(text, language)
        #expect(pattern.text ?? "- \(pattern.obstacle ?? "")" == expected, "\(text) for \(language)")
        #expect((pattern.text == nil) != (pattern.obstacle == nil), "\(text)")
      }
    }
  }

  @Test func lettersBeyondASCIIMatterWhereTheyOccur() {
    #expect(Self.pattern("é", .re2, Self.letters).text == "é")
    #expect(Self.pattern("[a-eéÉ]", .re2, Self.letters).text == "[a-eÉé]")
    #expect(Self.pattern("[^é]", .postgresql, Self.letters).text == #"[^\nÉé]"#)
    let word = Self.pattern(#"\w"#, .java, Self.letters).text ?? ""
    #expect(word.hasPrefix("[0-9_a-zªµºÀ-ÖØ-öø-"))
    // Surrogates are in no range.
    #expect(word.contains(#"-\uD7FB\uF900-"#))
    // The same set, in look-around or as the character beside the match.
    #expect(Self.pattern(#"\bf"#, .java, Self.letters).text == "(?<!\(word))f")
    #expect(Self.pattern(#"\bf"#, .re2, Self.letters).text?.hasPrefix(#"(?:\A|[^0-9_a-z"#) == true)
    #expect(Self.pattern(#"f\M|x"#, .re2, Self.letters).text?.hasSuffix(#"]|\z)|x"#) == true)
    #expect(Self.pattern(#".\b."#, .re2, Self.letters).obstacle == "word boundaries beside letters beyond ASCII")
    #expect(Self.pattern(#"a\bx|y"#, .postgresql, Self.letters).text?.contains(#"\y"#) == false)
  }

  /// What is large, but cannot be empty, is written once.
  @Test func repeatedShorthandsAreNotTooLarge() {
    #expect(Self.pattern(#"(\sm\sm)*x?"#, .postgresql).obstacle == nil)
    #expect(Self.pattern(#"(\sm|a?){2}"#, .postgresql).obstacle == nil)
  }

  @Test func reservedCharactersAreLeftToTheToolkit() {
    for language in [SQLDialect.Patterns.postgresql, .re2, .java] {
      #expect(Self.pattern("a", language, .unknown).obstacle == "reserved characters occur in the texts")
    }
    #expect(Self.pattern(#"(A|b)\1[é-]"#, .registered, .unknown).text == #"(A|b)\1[é-]"#)
    #expect(Self.pattern("(a", .registered, .unknown).text == "(a")
  }

  /// NUL cannot stand in a statement, and nothing else invisible should.
  @Test func textsAreVisible() throws {
    let rows: [String] = [#"[\x00-\x1F]"#, #"[^\x20]"#, #"[\x00a]"#, #"\x00"#, "[[:cntrl:]]", #"[^\x00]"#]
    for text in rows {
      for language in [SQLDialect.Patterns.postgresql, .re2, .java] {
        for texts in [Self.plain, Self.letters] {
          let text = try #require(Self.pattern(text, language, texts).text, "\(text)")
          #expect(!text.unicodeScalars.contains { $0.value < 0x20 }, "\(text): \(language)")
        }
      }
    }
  }
}
