import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Section 7 of the language reference over cards: what the rules about meaning find, read either way.
@Suite struct ServiceRuleSearchTests {
  static let cards: [Card] = {
    var vial = Sample.card("Æther Phial", "Artifact", "When this artifact enters, the Æther stirs: déjà vu.")
    vial.manaCost = "{1}"
    vial.producedMana = CardColors(letters: "u".utf8)
    vial.printings = [
      Sample.printing("usg") {
        $0.setName = "Urza's Saga"
        $0.artist = "Zoë Łukasz Ørsted"
        $0.flavorText = "Señor Größe said: \u{201C}ﬁne\u{201D}."
        $0.mtgoID = 123
        $0.collectorNumber = "12"
      }
    ]
    var elf = Sample.card("Plain Elf", "Creature — Elf", "{T}: Add one mana. (It enters nothing.)", stats: "1/1")
    elf.manaCost = "{G}{G}"
    elf.producedMana = CardColors(letters: "wu".utf8)
    elf.printings = [
      Sample.printing("lea") {
        $0.setName = "Limited Edition Alpha"
        $0.artist = "Zoe Lukasz Orsted"
        $0.flavorText = "senor grosse said fine"
        $0.collectorNumber = "13"
      },
      Sample.printing("zzz") {
        $0.setName = "The Moon: Part Two"
        $0.collectorNumber = "14★"
      },
    ]
    var split = Sample.card(
      "split",
      faces: [
        Sample.face("Fire", "Instant", "Choose and/or pay.", cost: "{1}{R}"),
        Sample.face("Ice", "Instant", "Draw.", cost: "{U}"),
      ])
    split.producedMana = CardColors(letters: "".utf8)
    return [vial, elf, split]
  }()

  private static let library = CardLibrary(cards)
  private let tables = [QueryTable(library), QueryTable(library, reading: .strict)]

  private func expect(_ table: [(query: String, names: String)], location: SourceLocation = #_sourceLocation) {
    for reading in tables { reading.expect(table, location: location) }
  }

  private let vial = "Æther Phial"
  private let elf = "Plain Elf"
  private let split = "Fire // Ice"

  /// 3.4: rules text, flavor text and artist fold accents and ligatures on both sides.
  @Test func accentsAndLigatures() {
    expect([
      ("o:aether", vial), ("o:Æther", vial), ("fo:\"déjà vu\"", vial), ("o:\"deja vu\"", vial), ("o:déja", vial),
      ("o:/^when .*æther/", vial), ("o:/AETHER/", vial), ("o:/d[éè]j[aá]/", vial), ("o:/de\u{301}ja/", vial),
      ("ft:senor", "\(vial) | \(elf)"), ("ft:señor", "\(vial) | \(elf)"), ("ft:größe", "\(vial) | \(elf)"),
      ("ft:/gr(ø|ö)ss/", "\(vial) | \(elf)"), ("ft:fine", "\(vial) | \(elf)"), ("ft:ﬁne", "\(vial) | \(elf)"),
      ("a:\"zoe lukasz\"", "\(vial) | \(elf)"), ("a:Łukasz", "\(vial) | \(elf)"), ("a:ØRSTED", "\(vial) | \(elf)"),
      ("lore:deja lore:senor", vial), ("lore:déjà", vial), ("-o:aether -in:alpha", split),
      // Names are literal where they are quoted or patterns, and types too.
      ("\"aether\"", ""), ("\"æther\"", vial), ("name:/aether/", ""), ("name:/æther/", vial), ("aether", vial),
    ])
  }

  /// 3.4: a name pattern is tested on the full name and on each face's.
  @Test func namePatterns() {
    expect([
      ("name:/^fire$/", split), ("name:/^ice$/", split), ("name:/^fire ice$/", ""), ("name:/^fire \\/\\/ ice$/", split),
      ("name:/fire.*ice/", split), (#"name:/(l)\1/"#, ""),
    ])
  }

  /// 3.6: sets by code, title and nickname, in the vocabulary or not.
  @Test func sets() {
    expect([
      ("e:usg", vial), ("e:urzassaga", vial), ("e:\"urzas saga\"", vial), ("e:\"urza's saga\"", ""), ("e:saga", ""),
      ("e:alpha", elf), ("e:\"limited edition alpha\"", elf), ("in:alpha", elf), ("e:limited", ""),
      ("e:\"moon part two\"", elf), ("e:themoonparttwo", elf), ("e:\"the moon: part two\"", ""), ("e:moon", ""),
      ("in:\"moon part two\"", elf), ("in:\"the moon: part two\"", ""), ("e:zzz", elf),
      ("-e:alpha -e:zzz", "\(vial) | \(split)"),
    ])
  }

  /// 3.1: `produces:any` keeps the operator and counts as one; with `!=` it means at least one.
  @Test func anyMana() {
    expect([
      ("produces:any", "\(vial) | \(elf)"), ("produces>=any", "\(vial) | \(elf)"), ("produces=any", vial),
      ("produces<=any", vial), ("produces<any", ""), ("produces>any", elf), ("produces!=any", "\(vial) | \(elf)"),
    ])
  }

  /// 3.8 and 3.9.
  @Test func flagsAndIdentifiers() {
    expect([("is:etb", "\(vial) | \(elf)"), ("-is:etb", split), ("mtgoid:123", vial), ("mtgoid:123xyz", vial)])
  }

  @Test func numbersOfCollectors() {
    expect([("collector=12", vial), ("cn:14★", elf), ("cn>13", elf)])
    #expect(tables[1].names("collector:14★") == "")
    #expect(tables[1].ignored("collector:14★") == "")
  }

  /// 1.5, which is about cutting: the service alone.
  @Test func slashes() {
    tables[1].expect([
      ("!fire//ice", split), ("!fire/ice", split), ("name:fire/ice", split), ("name:re/i", split), ("o:and/or", split),
      ("o:and/if", ""), ("o:/and", ""),
    ])
  }

  /// Real sets, where their cards are here: a title and a nickname find what the code does.
  @Test(.needsRealCards) func realSets() {
    let table = QueryTable(CardLibrary(TestCards.real), reading: .strict)
    for (name, code) in [
      ("\"new phyrexia\"", "nph"), ("newphyrexia", "nph"), ("tenth", "10e"), ("\"urzas saga\"", "usg"),
      ("unhinged", "unh"),
      ("ravnicaallegiance", "rna"),
    ] {
      #expect(table.names("e:\(name)") == table.names("e:\(code)"), "\(name)")
      #expect(table.names("in:\(name)") == table.names("in:\(code)"), "\(name)")
    }
    #expect(table.names("e:nph") != "")
  }
}
