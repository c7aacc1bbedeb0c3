import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterText
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct SelfReferencesTests {
  private func mark(_ name: String, _ typeLine: String, _ text: String) -> String {
    SelfReferences(of: Sample.card(name, typeLine)).marking(text)
  }

  @Test func ownNames() {
    let rows: [(String, String, String, String)] = [
      ("Llanowar Elves", "Creature — Elf Druid", "When Llanowar Elves enters, draw.", "When ~ enters, draw."),
      ("Llanowar Elves", "Creature — Elf Druid", "LLANOWAR ELVES dies", "~ dies"),
      ("Ach", "Creature", "Ache and Ach's and each Ach.", "Ache and ~'s and each ~."),
      ("Fire", "Instant", "Firebreathing, wildFire, Fire—then fire", "Firebreathing, wildFire, ~—then ~"),
      ("Jötun", "Creature", "Jötun and Jötuné", "~ and Jötuné"),
      ("Gy", "Creature", "No name here", "No name here"),
      ("", "Creature", "this creature", "~"),
    ]
    for (name, typeLine, text, expected) in rows {
      #expect(mark(name, typeLine, text) == expected, "\(name), \(typeLine), \(text)")
    }
  }

  @Test func shortNames() {
    let rows: [(String, String, String, String)] = [
      ("Atraxa, Praetors' Voice", "Legendary Creature — Angel", "Atraxa attacks; Praetors", "~ attacks; Praetors"),
      ("Atraxa, Praetors' Voice", "Creature — Angel", "Atraxa attacks", "Atraxa attacks"),
      ("Nicol Bolas, Dragon-God", "Legendary Planeswalker — Bolas", "Nicol Bolas and Bolas", "~ and Bolas"),
      ("Hazoret the Fervent", "Legendary Creature — God", "Hazoret can't attack", "~ can't attack"),
      (
        "Gideon of the Trials", "Legendary Planeswalker — Gideon", "Until then, Gideon becomes", "Until then, ~ becomes"
      ),
      ("General Kudro of Drannith", "Legendary Creature — Human", "General Kudro. General", "~. General"),
      ("Hall of the Bandit Lord", "Legendary Land", "Hall of the Bandit Lord enters. Hall", "~ enters. ~"),
      ("Jace Beleren", "Legendary Planeswalker — Jace", "Jace deals 1", "~ deals 1"),
      ("Sliver Queen", "Legendary Creature — Sliver", "a Sliver token", "a Sliver token"),
      ("The Big Idea", "Legendary Creature — Human", "The card, The Big", "The card, ~"),
      ("Mox Amber", "Legendary Artifact", "Mox", "Mox"),
      ("Éomer, Marshal", "Legendary Creature — Human", "Éomer attacks", "~ attacks"),
    ]
    for (name, typeLine, text, expected) in rows {
      #expect(mark(name, typeLine, text) == expected, "\(name), \(typeLine)")
    }
  }

  @Test func phrases() {
    let rows: [String] = [
      "creature", "spell", "land", "card", "artifact", "enchantment", "planeswalker", "Equipment", "Aura", "Vehicle",
      "permanent", "Saga", "Siege", "Class", "Spacecraft",
    ]
    for noun in rows {
      #expect(mark("X", "Creature", "When this \(noun) enters") == "When ~ enters", "\(noun)")
      #expect(mark("X", "Creature", "This \(noun)'s power") == "~'s power", "\(noun)")
      #expect(mark("X", "Creature", "this \(noun)s") == "this \(noun)s", "\(noun)")
      #expect(mark("X", "Creature", "nothis \(noun)") == "nothis \(noun)", "\(noun)")
    }
  }

  @Test func whatIsNotTheCard() {
    let rows: [String] = ["turn", "ability", "token", "way", "mana", "effect", "combat", "game", "Door", ""]
    for noun in rows {
      #expect(mark("X", "Creature", "until this \(noun)") == "until this \(noun)", "\(noun)")
    }
  }

  @Test func facesSpeakOfEachOther() {
    let card = Sample.card(
      "transform",
      faces: [Sample.face("Delver of Secrets", "Creature"), Sample.face("Insectile Aberration", "Creature")])
    let marked = SelfReferences(of: card).marking("Delver of Secrets becomes Insectile Aberration. Delver")
    #expect(marked == "~ becomes ~. Delver")
  }

  @Test func theLongestNameWins() {
    let card = Sample.card("split", faces: [Sample.face("Wear", "Instant"), Sample.face("Wear Tear", "Instant")])
    #expect(SelfReferences(of: card).marking("Wear Tear, Wear // Wear Tear") == "~, ~")
  }

  @Test func aTextInLowerCaseIsMarkedAsWell() {
    let card = Sample.card("Éomer, ÅRM", "Legendary Creature")
    let lower = String(decoding: TextFolding.literal("Éomer, ÅRM; Éomer"), as: UTF8.self)
    #expect(SelfReferences(of: card).marking(lower) == "~; ~")
  }

  @Test func aTextMayEndAnywhere() {
    let references = SelfReferences(of: Sample.card("Ab", "Creature"))
    for text in ["", "A", "Ab", "t", "this", "this ", "this c", "this creature", "Ab ", "~", "é"] {
      let marked = references.marking(text)
      #expect(marked == (text == "Ab" ? "~" : text == "Ab " ? "~ " : text == "this creature" ? "~" : text))
    }
  }
}
