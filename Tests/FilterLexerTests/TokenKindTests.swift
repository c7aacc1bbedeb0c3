import FilterLexer
import FilterText
import Testing

@Suite struct TokenKindTests {
  @Test func everyKindHasASpecimen() {
    let specimens: [(TokenKind, String)] = [
      (.whitespace, " "), (.comma, ","), (.slash, "/"), (.leftParenthesis, "("), (.rightParenthesis, ")"),
      (.minus, "-"), (.exclamation, "!"), (.or, "or"), (.and, "and"), (.field, "t:"), (.comparison, ":"),
      (.halfComparison, "pow!"), (.value, ":elf"), (.word, "elf"), (.quoted, "\"elf\""), (.unclosedQuoted, "\"elf"),
      (.regex, ":/elf/"), (.unclosedRegex, ":/elf"), (.shorthand, "++"),
    ]
    let lists: [(TokenKind, String)] = [
      (.valueSeparator, "t:a,b"), (.valueOpening, "t:(a"), (.valueClosing, "t:(a)"), (.rangeOperator, "t:1..2"),
    ]
    #expect(Set((specimens + lists).map(\.0)) == Set(TokenKind.allCases))
    for (kind, text) in lists {
      #expect(Lexer.tokens(in: SourceText(text), syntax: .lists).map(\.kind).contains(kind), "\(kind) in \(text)")
      #expect(!Lexer.tokens(in: SourceText(text)).map(\.kind).contains(kind), "\(kind) in \(text)")
    }
    for (kind, text) in specimens {
      #expect(Lexer.tokens(in: SourceText(text)).map(\.kind).contains(kind), "\(kind) in \(text)")
    }
  }

  @Test func triviaSeparates() {
    #expect(TokenKind.allCases.filter(\.isTrivia) == [.whitespace, .comma, .slash])
  }

  @Test func connectivesJoin() {
    #expect(TokenKind.allCases.filter(\.isConnective) == [.or, .and, .valueSeparator])
  }
}
