import Testing

@testable import DataStreams
@testable import ScryfallCards
@testable import ScryfallDialect

/// Names and texts, literal and as patterns: Reference 1.6, 3.4 and 3.5.
@Suite struct TextFieldTests {
  private let table = QueryTable(TextFieldTests.cards)

  static let cards: [Card] = {
    var demigod = Sample.card("Demigod", "Creature — Demigod", "Flying (This creature is hard to reach.)")
    demigod.keywords = ["Flying"]
    demigod.manaCost = "{W}{W}"
    var god = Sample.card("Fog on the Road", "Legendary Creature — God Pirate", "First strike\nDraw a card.")
    god.keywords = ["First strike"]
    var rat = Sample.card(
      "Urza's Rat", "Basic Snow Land — Urza's Rat", "{T}: Add {C}.\n+1/+1 until end of turn.")
    rat.printings = [
      Sample.printing("one") {
        $0.flavorText = "The road goes on."
        $0.artist = "Ána Bell"
        $0.watermark = "azorius"
      },
      Sample.printing("two") {
        $0.flavorText = "It ends here."
        $0.flavorName = "Rodent of Renown"
        $0.artist = "Cole & Dee"
      },
    ]
    let self1 = Sample.card(
      "Lim-Dûl, the Old", "Legendary Creature — Wizard", "When Lim-Dûl enters, draw two cards. Lim-Dûl stays.")
    let self2 = Sample.card("Selfish Elf", "Creature — Elf", "When this creature enters this turn, this ability ends.")
    let fire = Sample.card(
      "split",
      faces: [
        Sample.face("Fire", "Instant", "Fire deals 2 damage.", cost: "{1}{R}"),
        Sample.face("Ice", "Sorcery", "Tap target permanent.\nDraw a card.", cost: "{1}{U}"),
      ])
    return [demigod, god, rat, self1, self2, fire]
  }()

  private let fire = "Fire // Ice"

  @Test func bareWords() {
    table.expect([
      ("road", "Fog on the Road"),
      ("ROAD fog", "Fog on the Road"),
      // Collated: without spaces and accents.
      ("gont", "Fog on the Road"),
      ("lim-dul", "Lim-Dûl, the Old"),
      ("Lim-Dûl", "Lim-Dûl, the Old"),
      ("limdulthe", "Lim-Dûl, the Old"),
      ("urzas", "Urza's Rat"),
      ("urza's", "Urza's Rat"),
      ("fireice", fire),
      ("fire-ice", fire),
      ("fire/ice", fire),
      ("name:gont", "Fog on the Road"),
      ("elf or rat", "Selfish Elf | Urza's Rat"),
      ("*road*", "Fog on the Road"),
    ])
  }

  @Test func quotedAndExactNames() {
    table.expect([
      ("\"on the\"", "Fog on the Road"),
      ("\"onthe\"", ""),
      ("name:\"ON THE\"", "Fog on the Road"),
      ("\"Lim-Dûl\"", "Lim-Dûl, the Old"),
      ("!demigod", "Demigod"),
      ("!god", ""),
      ("!\"fog on the road\"", "Fog on the Road"),
      ("!fogontheroad", "Fog on the Road"),
      ("!limdultheold", "Lim-Dûl, the Old"),
      ("!ice", fire),
      ("!\"Fire // Ice\"", fire),
      ("-!ice", "Demigod | Fog on the Road | Lim-Dûl, the Old | Selfish Elf | Urza's Rat"),
    ])
  }

  @Test func type() {
    table.expect([
      ("t:god", "Fog on the Road"),
      ("t:rat", "Urza's Rat"),
      ("t:emigod", "Demigod"),
      ("type:legend", "Fog on the Road | Lim-Dûl, the Old"),
      ("t:\"legendary creature\"", "Fog on the Road | Lim-Dûl, the Old"),
      ("t:\"snow land\"", "Urza's Rat"),
      ("t:\"basic land\"", ""),
      ("t:instant t:sorcery", fire),
      ("t:/^legendary .*wizard$/", "Lim-Dûl, the Old"),
      ("t:goblin,", ""),
      ("t=elf", "Selfish Elf"),
    ])
  }

  @Test func oracle() {
    table.expect([
      ("o:flying", "Demigod"),
      ("o:reach", ""),
      ("fo:reach", "Demigod"),
      ("fulloracle:\"hard to\"", "Demigod"),
      ("o:\"draw a card\"", "\(fire) | Fog on the Road"),
      ("o:DRAW", "\(fire) | Fog on the Road | Lim-Dûl, the Old"),
      ("o:'{T}: Add'", "Urza's Rat"),
      // Within one face.
      ("o:\"damage.\" o:tap", fire),
      ("o:/damage.*tap/", ""),
      ("-o:draw", "Demigod | Selfish Elf | Urza's Rat"),
    ])
  }

  @Test func selfReferences() {
    table.expect([
      ("o:\"~ enters\"", "Lim-Dûl, the Old | Selfish Elf"),
      ("o:\"~ deals\"", fire),
      ("o:\"~ stays\"", "Lim-Dûl, the Old"),
      ("o:\"~ ends\"", ""),
      ("o:\"this ability ends\"", "Selfish Elf"),
      ("o:/when ~ enters/", "Lim-Dûl, the Old | Selfish Elf"),
      ("fo:\"~ is hard\"", "Demigod"),
    ])
  }

  @Test func keywords() {
    table.expect([
      ("kw:flying", "Demigod"),
      ("keyword:FLYING", "Demigod"),
      ("keywords:\"first strike\"", "Fog on the Road"),
      ("kw:first-strike", "Fog on the Road"),
      ("kw:firststrike", "Fog on the Road"),
      ("-kw:flying t:creature -t:legendary", "Selfish Elf"),
    ])
  }

  @Test func textsOfPrintings() {
    table.expect([
      ("ft:road", "Urza's Rat"), ("flavor:/road goes/", "Urza's Rat"), ("flavor_text:\"ends here\"", "Urza's Rat"),
      ("ft:road ft:ends", ""), ("ft:road or ft:ends", "Urza's Rat"), ("ft:road e:two", ""),
      ("ft:ends e:two", "Urza's Rat"),
      ("a:bell", "Urza's Rat"), ("artist:\"cole & dee\"", "Urza's Rat"), ("a:bell a:cole", ""),
      ("a:bell wm:azorius", "Urza's Rat"), ("watermark:azorius", "Urza's Rat"), ("wm:dimir", ""),
      ("has:watermark e:two", ""),
      ("lore:renown", "Urza's Rat"), ("lore:road", "Fog on the Road | Urza's Rat"), ("lore:rat e:one", "Urza's Rat"),
      ("lore:renown e:one", ""), ("lore:wizard", "Lim-Dûl, the Old"), ("lore:damage", fire),
    ])
  }

  @Test func patterns() {
    table.expect([
      ("name:/^fog/", "Fog on the Road"),
      ("name:/^the/", ""),
      ("name:/dûl/", "Lim-Dûl, the Old"),
      ("name:/^ice$/", fire),
      // A dot does not leave its line, and each line has its own ends.
      ("o:/strike.draw/", ""),
      ("o:/strike\\ndraw/", "Fog on the Road"),
      ("o:/^draw/", "\(fire) | Fog on the Road"),
      ("o:/card\\.$/", "\(fire) | Fog on the Road"),
      ("o:/strike$/", "Fog on the Road"),
      ("o:/\\spp/", "Urza's Rat"),
      ("o:/\\d damage/", fire),
      ("m:/{w}{w}/", "Demigod"),
      ("o:/draw (a|two) cards?/", "\(fire) | Fog on the Road | Lim-Dûl, the Old"),
      ("o:/draw(?= two)/", "Lim-Dûl, the Old"),
      ("-t:/creature|land/", fire),
    ])
    table.expectIgnored([
      ("a:/bell/", "a:/bell/: 'artist' takes no regular expression"),
      ("lore:/road/", "lore:/road/: 'lore' takes no regular expression"),
    ])
  }
}
