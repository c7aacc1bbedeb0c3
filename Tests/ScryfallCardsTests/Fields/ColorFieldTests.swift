import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Colors and mana: Reference 3.1 and 3.2.
@Suite struct ColorFieldTests {
  private let table = QueryTable(ColorFieldTests.cards)

  static let cards: [Card] = {
    func card(
      _ name: String, _ type: String = "Creature — Test", _ cost: String? = nil, _ mv: Int = 0, colors: String = "",
      identity: String? = nil, produces: String? = nil
    ) -> Card {
      var card = Sample.card(name, type, cost: cost)
      card.manaValue = DecimalNumber(mv)
      card.colors = CardColors(letters: colors.utf8)
      card.colorIdentity = CardColors(letters: (identity ?? colors).utf8)
      card.producedMana = produces.map { CardColors(letters: $0.utf8) }
      return card
    }
    var halves = Sample.card(
      "split",
      faces: [
        Sample.face("Half Fire", "Instant", cost: "{1}{R}"), Sample.face("Half Ice", "Instant", cost: "{1}{U}"),
      ], colors: "UR")
    halves.colorIdentity = CardColors(letters: "UR".utf8)
    halves.manaValue = DecimalNumber(4)
    var janus = Sample.card(
      "transform",
      faces: [
        Sample.face("Janus", "Creature — Test", cost: "{B}", colors: "B"),
        Sample.face("Janus Turned", "Creature — Test", cost: "", colors: "R"),
      ])
    janus.colorIdentity = CardColors(letters: "BR".utf8)
    janus.manaValue = DecimalNumber(1)
    return [
      card("Azure", cost: "{U}{U}", mv: 2, colors: "U"), card("Boros", cost: "{R}{W}", mv: 2, colors: "RW"),
      card("Crypt", "Land", identity: "B", produces: "B"), card("Dawn", cost: "{2}{W}{W}", mv: 4, colors: "W"),
      card("Ember", cost: "{R/G}{R/G}", mv: 2, colors: "RG"),
      card("Fivefold", cost: "{W}{U}{B}{R}{G}", mv: 5, colors: "WUBRG", produces: "WUBRG"),
      card("Golem", "Artifact", cost: "{5}", mv: 5, produces: "C"), halves, janus,
      card("Kobold", cost: "{0}", colors: "R"), card("Leviathan", cost: "{X}{U}", mv: 1, colors: "U"),
      card("Mote", cost: "{G/P}", mv: 1, colors: "G"), card("Nought", "Land"),
    ]

    func card(
      _ name: String, _ type: String = "Creature — Test", cost: String, mv: Int = 0, colors: String = "",
      produces: String? = nil
    ) -> Card { card(name, type, cost, mv, colors: colors, produces: produces) }
  }()

  private let split = "Half Fire // Half Ice"
  private let turned = "Janus // Janus Turned"

  @Test func color() {
    table.expect([
      ("c:w", "Boros | Dawn | Fivefold"),
      ("color>=w", "Boros | Dawn | Fivefold"),
      ("colour=w", "Dawn"),
      ("c=wr", "Boros"),
      ("C:RW", "Boros | Fivefold"),
      ("c>rw", "Fivefold"),
      ("c>=rw", "Boros | Fivefold"),
      ("c<rw", "Crypt | Dawn | Golem | \(turned) | Kobold | Nought"),
      ("c<=rw", "Boros | Crypt | Dawn | Golem | \(turned) | Kobold | Nought"),
      ("c!=w -c:m -c:c", "Azure | \(turned) | Kobold | Leviathan | Mote"),
      ("c:boros", "Boros | Fivefold"),
      ("c=boros", "Boros"),
      ("c:white", "Boros | Dawn | Fivefold"),
      // Each face apart: black in front and red behind is not black and red.
      ("c:br", "Fivefold"),
      ("c:b c:r", "Fivefold | \(turned)"),
      ("c=b", turned),
      ("c=r", "\(turned) | Kobold"),
      ("c:ur", "Fivefold | \(split)"),
    ])
  }

  @Test func counts() {
    table.expect([
      ("c:0", "Crypt | Golem | Nought"),
      ("c:1", "Azure | Dawn | \(turned) | Kobold | Leviathan | Mote"),
      ("c:2", "Boros | Ember | \(split)"),
      ("c=2", "Boros | Ember | \(split)"),
      ("c>=2", "Boros | Ember | Fivefold | \(split)"),
      ("c>2", "Fivefold"),
      ("c<1", "Crypt | Golem | Nought"),
      ("c!=1", "Boros | Crypt | Ember | Fivefold | Golem | \(split) | Nought"),
      ("id:2", "Boros | Ember | \(split) | \(turned)"),
      ("id<=0", "Golem | Nought"),
      ("produces:1", "Crypt | Golem"),
      ("produces:5", "Fivefold"),
    ])
    table.expectIgnored([("c=6", "c=6: '6' is not a set of colors")])
  }

  @Test func colorlessAndMulticolored() {
    table.expect([
      ("c:c", "Crypt | Golem | Nought"),
      ("c:colorless", "Crypt | Golem | Nought"),
      ("c>=c", "*"),
      ("id>=c", "*"),
      ("c:m", "Boros | Ember | Fivefold | \(split)"),
      ("c=multicolor", "Boros | Ember | Fivefold | \(split)"),
      ("c>=m", "Boros | Ember | Fivefold | \(split)"),
      ("c>m", "Boros | Ember | Fivefold | \(split)"),
      ("c<m", "Azure | Crypt | Dawn | Golem | \(turned) | Kobold | Leviathan | Mote | Nought"),
      ("c!=m", "Azure | Crypt | Dawn | Golem | \(turned) | Kobold | Leviathan | Mote | Nought"),
      ("c<=m", "*"),
      ("c:rainbow", "Fivefold"),
    ])
    table.expectIgnored([
      ("c:cw", "c:cw: 'cw' asks for no color and for a color"),
      ("c:mw", "c:mw: 'mw' asks for many colors and for single ones"),
      ("c:q", "c:q: 'q' is not a set of colors"),
    ])
  }

  @Test func identity() {
    table.expect([
      ("id:boros", "Boros | Dawn | Golem | Kobold | Nought"),
      ("ci<=rw", "Boros | Dawn | Golem | Kobold | Nought"),
      ("id=br", turned),
      ("identity>=br", "Fivefold | \(turned)"),
      ("id>br", "Fivefold"),
      ("commander:c t:land", "Nought"),
      ("id:b", "Crypt | Golem | Nought"),
    ])
  }

  @Test func produces() {
    table.expect([
      ("produces:b", "Crypt | Fivefold"),
      ("produces=b", "Crypt"),
      ("produces:c", "Golem"),
      ("produces:any", "Crypt | Fivefold | Golem"),
      ("produces<=wubrg", "Crypt | Fivefold"),
      ("produces<wubrg", "Crypt"),
      ("produces:m", "Fivefold"),
      ("produces<m", "Crypt | Golem"),
      ("produces!=m", "Crypt | Golem"),
      ("produces<=m", "Crypt | Fivefold | Golem"),
      ("-produces:any", "Azure | Boros | Dawn | Ember | \(split) | \(turned) | Kobold | Leviathan | Mote | Nought"),
      ("produces:all", ""),
    ])
  }

  @Test func mana() {
    table.expect([
      ("m:u", "Azure | Fivefold | \(split) | Leviathan"),
      ("m:uu", "Azure"),
      ("mana={U}{U}", "Azure"),
      ("m:2ww", "Dawn"),
      ("m=ww2", "Dawn"),
      ("m>ww", "Dawn"),
      ("m>=ww", "Dawn"),
      ("m:3ww", ""),
      ("m<=2ww", "Dawn | Kobold"),
      ("m<2ww", "Kobold"),
      ("m=0", "Kobold"),
      ("m:{r/g}", "Ember"),
      ("m:{g/r}{r/g}", "Ember"),
      ("m:{p/g}", "Mote"),
      ("m:x", "Leviathan"),
      ("m:1", "Dawn | Golem | \(split)"),
      // Each half apart.
      ("m:ur", "Fivefold"),
      ("m:u m:r", "Fivefold | \(split)"),
      ("m:/^{u}{u}$/", "Azure"),
      ("-m>=0", "Crypt | Nought"),
    ])
    table.expectIgnored([("m:{q/z}", "m:{q/z}: '{q/z}' is not a cost")])
  }

  @Test func devotion() {
    table.expect([
      ("devotion:uu", "Azure"),
      ("devotion:u", "Azure | Fivefold | Leviathan"),
      ("devotion=u", "Fivefold | Leviathan"),
      ("devotion>u", "Azure"),
      // A hybrid symbol counts for both its colors.
      ("devotion:r", "Boros | Ember | Fivefold"),
      ("devotion:gg", "Ember"),
      ("devotion:{r/g}{r/g}", "Ember | Fivefold"),
      ("devotion:{u/r}{u/r}", "Azure | Ember | Fivefold"),
      ("devotion:ww", "Dawn"),
    ])
    table.expectIgnored([("devotion:wu", "devotion:wu: devotion is to one color or one pair")])
  }

  @Test func manaValue() {
    table.expect([
      ("mv:4", "Dawn | \(split)"),
      ("cmc>4", "Fivefold | Golem"),
      ("manavalue<1", "Crypt | Kobold | Nought"),
      ("mv!=2 mv>0", "Dawn | Fivefold | Golem | \(split) | \(turned) | Leviathan | Mote"),
      ("mv:odd", "Fivefold | Golem | \(turned) | Leviathan | Mote"),
      ("mv=even mv>2", "Dawn | \(split)"),
    ])
  }

  /// Reference 3.2, over one card for each set of colors.
  @Test func nicknames() {
    let every = (0..<32).map { bits -> Card in
      var card = Sample.card(Self.letters(bits), "Creature")
      card.colors = CardColors(bits: UInt8(bits))
      card.colorIdentity = CardColors(bits: UInt8(bits))
      return card
    }
    let table = QueryTable(every)
    let families = """
      azorius WU, dimir UB, rakdos BR, gruul RG, selesnya GW, orzhov WB, izzet UR, golgari BG, boros RW, simic GU, \
      silverquill WB, prismari UR, witherbloom BG, lorehold RW, quandrix GU, bant GWU, esper WUB, grixis UBR, jund BRG, \
      naya RGW, abzan WBG, jeskai URW, sultai BGU, mardu RWB, temur GUR, artifice WUBR, yore-tiller WUBR, chaos UBRG, \
      glint-eye UBRG, aggression BRGW, dune-brood BRGW, altruism RGWU, ink-treader RGWU, growth GWUB, witch-maw GWUB
      """
    for entry in families.split(separator: ", ") {
      let words = entry.split(separator: " ")
      let letters = Self.letters(Int(CardColors(letters: words[1].utf8).bits))
      #expect(table.names("c=\(words[0])") == letters, "\(entry)")
      #expect(table.names("id=\(words[0])") == letters, "\(entry)")
      #expect(table.rows("c:\(words[0])").count == 1 << (5 - words[1].count), "\(entry)")
      #expect(table.rows("id:\(words[0])").count == 1 << words[1].count, "\(entry)")
    }
    #expect(table.names("c=all") == "WUBRG")
    for refused in ["yore", "glint", "dune", "ink", "witch", "five", "mono", "nephilim", "chromatic"] {
      #expect(table.ignored("c:\(refused)") == "c:\(refused): '\(refused)' is not a set of colors")
    }
  }

  private static func letters(_ bits: Int) -> String {
    let letters = zip(0..., "WUBRG").filter { bits & 1 << $0.0 != 0 }.map { String($0.1) }.joined()
    return letters.isEmpty ? "None" : letters
  }
}
