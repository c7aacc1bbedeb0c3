import FilterAST
import FilterAnalysis
import FilterParser
import FilterVocabulary
import Testing
@Suite struct ZTmp {
  @Test func show() {
    for text in ["mv>=3 mv<=3", "mv>3 mv>5 t:elf t:elf", "t:elf (t:elf or c:g)", "t:elf (-t:elf or c:g)", "t:elf c:g or t:elf c:w", "-(t:elf or c:g)", "-t:elf or -c:g", "id<=wu id>=wu", "id:w or id=w", "r>=rare r<=rare", "mv>3 mv<2 t:elf", "t:elf or -t:elf", "c:g (t:elf or -t:elf)", "date>=2020 date<=2020", "year=2020 date>2020-03", "c>=WU color:azorius", "not:foil -is:foil", "f:modern f:edh f:commander", "mv:even mv:odd", "mv=2 or mv>2", "order:cmc t:elf t:elf", "(t:elf or c:g) (t:elf or c:w)", "o:draw o:\"draw a card\"", "t:elf (t:goblin or (t:elf c:g))", "r:c or r:u or r:r or r:s or r:m or r:b", "pow>3 pow<2", "mv>=2 mv!=2", "lightning \"lightning bolt\"", "-(-t:elf -c:g)"] {
      let q = ParsedQuery(parsing: text).query!
      let s = q.simplified(in: .scryfall)
      print(text, " => ", s.query, "   ", s.steps.map { "\($0.rule)" })
    }
    for (a, b) in [("mv=3", "mv>2"), ("t:elf c:g", "t:elf"), ("mv>2", "mv=3"), ("id=w", "id:wu"), ("c:rg", "c:r"), ("t:elf (c:g or mv>5)", "t:elf c:g or t:elf mv>4"), ("pow=3", "pow>2"), ("r:mythic", "r>=rare"), ("-(a b)", "-a or -b")] {
      print(a, "=>", b, ParsedQuery(parsing: a).query!.implies(ParsedQuery(parsing: b).query!, in: .scryfall), ParsedQuery(parsing: a).query!.isEquivalent(to: ParsedQuery(parsing: b).query!, in: .scryfall))
    }
  }
}
