import FilterAST
import FilterParser
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// Contradictions, tautologies and needless terms, by example.
@Suite struct LogicReviewTests {
  @Test func termsThatExcludeEachOther() {
    expectLogic("mv>3 mv<2", "contradiction: mv>3 | mv<2")
    expectLogic("c:r -c:r", "contradiction: c:r | -c:r")
    expectLogic("t:elf -t:elf", "contradiction: t:elf | -t:elf")
    expectLogic("t:elf c:g -t:elf bolt", "contradiction: t:elf | -t:elf")
    expectLogic("r:mythic r:rare", "contradiction: r:mythic | r:rare")
    expectLogic("r>=rare r<rare", "contradiction: r>=rare | r<rare")
    expectLogic("mv:even mv:odd", "contradiction: mv:even | mv:odd")
    expectLogic("mv=3 mv:even", "contradiction: mv=3 | mv:even")
    expectLogic("mv>1 mv<3 mv!=2 mv:even", "contradiction: mv>1 | mv<3 | mv!=2 | mv:even")
    expectLogic("is:foil not:foil", "contradiction: is:foil | not:foil")
    expectLogic("s:war s:m21", "contradiction: s:war | s:m21")
    expectLogic("border:black border:white", "contradiction: border:black | border:white")
    expectLogic("prints>2 prints<3", "contradiction: prints>2 | prints<3")
  }

  @Test func dates() {
    expectLogic("date>2020 date<2020-06", "contradiction: date>2020 | date<2020-06")
    expectLogic("date>=2020 date<=2020")
    expectLogic("year=2020 date<2019-05", "contradiction: year=2020 | date<2019-05")
    expectLogic("date>now date<now")
    expectLogic("date=2020-02 date=2020-02-29", "redundantTerm: date=2020-02 because of date=2020-02-29")
  }

  @Test func colorLattice() {
    expectLogic("id<=w id>=u", "contradiction: id<=w | id>=u")
    expectLogic("id=w id=u", "contradiction: id=w | id=u")
    expectLogic("id:esper -id:wub", "contradiction: id:esper | -id:wub")
    expectLogic("id:esper -id:wubrg", "contradiction: -id:wubrg")
    expectLogic("id:2 id:w", "contradiction: id:2 | id:w")
    expectLogic("c>=rg -c:r", "contradiction: c>=rg | -c:r")
    expectLogic("c:c c:m", "contradictionWithinPart: c:c | c:m")
  }

  @Test func partsOfACardMayDiffer() {
    // One face may have the power, the other one not.
    expectLogic("pow>3 pow<2", "contradictionWithinPart: pow>3 | pow<2")
    expectLogic("c<=w c>=u", "contradictionWithinPart: c<=w | c>=u")
    expectLogic("pow>tou pow<tou", "contradictionWithinPart: pow>tou | pow<tou")
    expectLogic("pow>3 tou<2")
    expectLogic("t:instant t:creature")
    expectLogic("f:modern f:legacy -f:pauper")
  }

  @Test func anItemWithoutAValue() {
    // A card without a price satisfies neither.
    expectLogic("usd>1 or usd<=1")
    expectLogic("-usd>1 -usd<=1")
    expectLogic("mv>1 or mv<=1", "alwaysTrue: mv>1 | mv<=1")
    expectLogic("-mv>1 -mv<=1", "contradiction: -mv>1 | -mv<=1")
  }

  @Test func singleTermsThatNeverHold() {
    expectLogic("r>bonus", "contradiction: r>bonus")
    expectLogic("t:elf r<common", "contradiction: r<common")
    expectLogic("t:elf or r<common", "contradiction: r<common")
    expectLogic("prints=2.5", "contradiction: prints=2.5")
    expectLogic("id<c", "contradiction: id<c")
  }

  @Test func whatAlwaysHolds() {
    expectLogic("t:elf or -t:elf", "alwaysTrue: t:elf | -t:elf")
    expectLogic("c:g (mv>=3 or mv<3)", "alwaysTrue: mv>=3 | mv<3")
    expectLogic("id>=c t:elf", "alwaysTrue: id>=c")
    expectLogic("-(t:elf -t:elf)", "alwaysTrue: t:elf | -t:elf")
  }

  @Test func groups() {
    expectLogic("mv>3 (mv<1 or mv=2)", "contradiction: mv>3 | (mv<1 or mv=2)")
    expectLogic("mv>3 (mv<2 or t:elf)")
    expectLogic("(mv>3 mv<2) or t:elf", "contradiction: mv>3 | mv<2")
    expectLogic("-(t:elf or c:g) c:g", "contradiction: c:g | c:g")
    expectLogic(
      "(c:g or c:w) (-c:g or t:elf) -c:w -t:elf", "contradiction: (c:g or c:w) | (-c:g or t:elf) | -c:w | -t:elf")
    expectLogic("-(t:elf or -(c:g -c:g))", "contradiction: c:g | -c:g")
  }

  @Test func whatIsSaidAlready() {
    expectLogic("t:elf t:elf", "duplicateTerm: t:elf because of t:elf")
    expectLogic("c>=WU color:azorius", "duplicateTerm: color:azorius because of c>=WU")
    expectLogic("t:elf or t=Elf", "duplicateTerm: t=Elf because of t:elf")
    expectLogic("mv>3 mv>5", "redundantTerm: mv>3 because of mv>5")
    expectLogic("mv>3 or mv>5", "redundantTerm: mv>5 because of mv>3")
    expectLogic("o:draw o:\"draw a card\"", "redundantTerm: o:draw because of o:\"draw a card\"")
    expectLogic("f:edh f:commander", "duplicateTerm: f:commander because of f:edh")
    expectLogic("t:elf (t:elf or c:g)", "redundantTerm: (t:elf or c:g) because of t:elf")
    expectLogic("t:\"legendary creature\" t:creature", "redundantTerm: t:creature because of t:\"legendary creature\"")
    expectLogic("t:legend t:legendary c:g", "redundantTerm: t:legend because of t:legendary")
    expectLogic("name:bolt name:\"bolt\"", "redundantTerm: name:bolt because of name:\"bolt\"")
    expectLogic("id=w id:wu", "redundantTerm: id:wu because of id=w")
  }

  @Test func nothingToSay() {
    for text in [
      "", "t:elf", "t:legend t:creature c:g", "lightning bolt", "o:a o:b", "a:guay -a:nielsen",
      "s:xyz s:xyw", "order:cmc order:cmc t:elf", "lang:any lang:ja", "m>=2 m<=ww", "devotion:rr -devotion:rrr",
      "foo:bar -foo:baz", "frame:old frame:2003", "otag:removal -otag:ramp", "date>war date<m21", "pow=tou mv=pow",
      "e:war r>=r is:foil", "id:c t:land", "is:commander legal:commander game:paper", "-is:reprint -is:promo",
    ] {
      expectLogic(text)
    }
  }

  @Test func aFrameStandsForItsMembers() {
    expectLogic("frame:old -frame:1993 -frame:1997", "contradiction: frame:old | -frame:1993 | -frame:1997")
    expectLogic("frame:1993 frame:old", "redundantTerm: frame:old because of frame:1993")
  }
}
