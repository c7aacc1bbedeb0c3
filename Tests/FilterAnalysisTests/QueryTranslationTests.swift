import FilterAnalysis
import FilterText
import Testing

/// Queries of one syntax written in the other.
@Suite struct QueryTranslationTests {
  private func expect(
    _ text: String, _ expected: String, _ translation: QueryTranslation, _ location: SourceLocation = #_sourceLocation
  ) {
    do throws(QueryTranslation.Obstacle) {
      #expect(try translation.translated(SourceText(text)) == expected, "\(text)", sourceLocation: location)
    } catch { #expect("refused: " + error.reason == expected, "\(text)", sourceLocation: location) }
  }

  @Test func listsToCards() {
    let rows = [
      ("t:(elf or goblin) mv:1..3", "(t:elf or t:goblin) mv>=1 mv<=3"), ("t:elf,goblin", "t:elf or t:goblin"),
      ("NOT t:elf || c:r", "-t:elf or c:r"), ("name=~\"^bol\"", "name:/^bol/"), ("o~draw", "o:\"draw\""),
      ("o:a,b", "o:a or o:b"), ("t:elf -c:(r g)", "t:elf -(c:r c:g)"), ("mv:[1 TO 3}", "mv>=1 mv<3"),
      ("mv >= 3 && o:\"x, y\"", "mv>=3 o:\"x, y\""), ("\"and\" x", "\"and\" x"), ("", ""), ("mv==2", "mv=2"),
      ("t in (elf, goblin)", "t=elf or t=goblin"), ("mv<>2", "mv!=2"),
      ("has:usd", "refused: 'has:usd' has no words in the syntax of cards"),
      ("usd:*", "refused: 'usd:*' has no words in the syntax of cards"),
      ("name:bo*", "refused: 'name:bo*' has no words in the syntax of cards"),
      ("o!~draw", "refused: 'o!~draw' has no words in the syntax of cards; '-o:/…/' is near"),
      ("t:(elf", "refused: unclosed '(' [unclosed-group]"),
    ]
    for (text, expected) in rows { expect(text, expected, QueryTranslation(from: .lists, to: .cards)) }
  }

  @Test func cardsToLists() {
    let rows = [
      ("t:elf c>=rg", "t:elf c>=rg"), ("o:a,b", "o:\"a,b\""), ("e:a..b", "e:\"a..b\""),
      ("t:/x/ or -m:{2}", "t:/x/ or -m:{2}"), ("\"draw, then\" o:\"a|b\"", "\"draw, then\" o:\"a|b\""),
      ("!bolt", "!bolt"), ("f~x", "refused: 'f~x' reads as another query in the syntax of lists"),
    ]
    for (text, expected) in rows { expect(text, expected, QueryTranslation(from: .cards, to: .lists)) }
  }
}
