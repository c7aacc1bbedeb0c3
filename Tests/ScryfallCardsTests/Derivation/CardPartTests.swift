import DataStreams
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct CardPartTests {
  @Test func aCardWithoutFacesIsItsOnlyPart() {
    var card = Sample.card("Elvish Mystic", "Creature — Elf Druid", "{T}: Add {G}.", cost: "{G}", stats: "1/1")
    card.colors = CardColors(letters: "G".utf8)
    let parts = card.parts
    #expect(parts.count == 1)
    #expect(parts[0].name == "Elvish Mystic")
    #expect(parts[0].typeLine == "Creature — Elf Druid")
    #expect(parts[0].oracleText == "{T}: Add {G}.")
    #expect(parts[0].manaCost == "{G}")
    #expect(parts[0].power == "1" && parts[0].toughness == "1")
    #expect(parts[0].colors.bits == 16)
  }

  @Test func aPartWithoutTextOrCostHasNone() {
    let land = Sample.card("Forest", "Basic Land — Forest", cost: "").parts[0]
    #expect(land.manaCost == nil)
    #expect(land.oracleText == "")
    var bare = Card(name: "Nothing")
    bare.oracleText = nil
    #expect(bare.parts == [bare.parts[0]])
    #expect(bare.parts[0].oracleText == "")
    #expect(bare.parts[0].colors.bits == 0)
  }

  @Test func facesAreTestedApart() {
    let card = Sample.card(
      "transform",
      faces: [
        Sample.face("Day", "Creature — Human", "Draw a card.", cost: "{R}", stats: "1/2", colors: "R"),
        Sample.face("Night", "Creature — Werewolf", "Trample", stats: "4/4", colors: "B"),
      ])
    #expect(card.parts.map { $0.name } == ["Day", "Night"])
    #expect(card.parts.map { $0.colors.bits } == [8, 4])
    #expect(card.parts.map { $0.manaCost } == ["{R}", nil])
    #expect(card.parts.map { $0.power } == ["1", "4"])
  }

  @Test func halvesOfOneSideShareTheColorsOfTheCard() {
    let card = Sample.card(
      "split",
      faces: [Sample.face("Fire", "Instant", cost: "{1}{R}"), Sample.face("Ice", "Instant", cost: "{1}{U}")],
      colors: "UR")
    #expect(card.parts.map { $0.colors.bits } == [10, 10])
  }

  @Test func aSourceWithoutColorsHasThemReadFromTheCost() {
    let hybrid = Sample.card("Hybrid", "Creature", cost: "{2}{W/U}{B/P}")
    #expect(hybrid.parts[0].colors.bits == 1 | 2 | 4)
    let colorless = Sample.card("Eldrazi", "Creature", cost: "{8}{C}{X}{S}")
    #expect(colorless.parts[0].colors.bits == 0)
    var indicated = Sample.card("Pact", "Instant", cost: "{0}")
    indicated.colorIndicator = CardColors(letters: "G".utf8)
    #expect(indicated.parts[0].colors.bits == 16)
  }
}
