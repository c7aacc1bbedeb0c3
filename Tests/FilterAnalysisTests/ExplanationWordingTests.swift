import Testing

/// One term in all its forms, in the words of ``ExplanationVocabulary``. The tables are the specification.
@Suite struct ExplanationWordingTests {
  @Test func namesAndTexts() {
    expect([
      ("bolt", "cards with “bolt” in their name"),
      ("lightning bolt", "cards with “lightning” and “bolt” in their name"),
      ("-bolt", "cards that do not have “bolt” in their name"),
      ("\"draw a card\"", "cards with “draw a card” in their name"),
      ("!\"Lightning Bolt\"", "the card named exactly “Lightning Bolt”"),
      (
        "!\"Lightning Bolt\" or !Shock or !\"Fire // Ice\"",
        "the cards named exactly “Lightning Bolt”, “Shock” or “Fire // Ice”"
      ),
      ("!bolt t:instant", "instants named exactly “bolt”"),
      ("-!bolt", "cards that are not named exactly “bolt”"),
      ("o:\"draw a card\"", "cards with “draw a card” in their rules text"),
      ("-o:\"draw a card\"", "cards that do not have “draw a card” in their rules text"),
      ("o:\"draw a card\" o:discard", "cards with “draw a card” and “discard” in their rules text"),
      ("o:\"draw a card\" or o:discard", "cards with “draw a card” or “discard” in their rules text"),
      ("-o:draw -o:discard", "cards with neither “draw” nor “discard” in their rules text"),
      ("o:/^tap/", "cards that match the pattern /^tap/ in their rules text"),
      ("-o:/^tap/", "cards that do not match the pattern /^tap/ in their rules text"),
      ("o:/^tap/ o:/draw$/", "cards that match the pattern /^tap/ and the pattern /draw$/ in their rules text"),
      ("name:bolt name:/^l/", "cards that have “bolt” in their name and match the pattern /^l/ in their name"),
      ("t:legend", "cards with “legend” in their type line"),
    ])
  }

  @Test func nounsAndAdjectives() {
    expect([
      ("t:creature", "creatures"),
      ("-t:creature", "cards that are not creatures"),
      ("t:elf", "Elves"),
      ("t:legendary", "legendary cards"),
      ("t:legendary t:creature", "legendary creatures"),
      ("t:\"legendary creature\"", "legendary creatures"),
      ("t:\"legendary elf\" c:r", "red legendary Elves"),
      ("t:\"artifact creature\"", "artifact creatures"),
      ("t:\"goblin nonsense\"", "cards with “goblin nonsense” in their type line"),
      ("t:artifact t:creature", "artifacts that are creatures"),
      ("t:goblin", "Goblin cards"),
      ("t:goblin c:r", "red Goblin cards"),
      ("t:goblin t:creature c:r", "red Goblin creatures"),
      ("-t:goblin", "cards that are not Goblin cards"),
      ("t:\"goblin legendary\"", "Goblin legendary cards"),
      ("t:\"legendary goblin\" t:creature", "legendary Goblin creatures"),
      ("t:goblin or t:land", "Goblin cards or lands"),
      ("t:goblin or c:r", "Goblin cards or red cards"),
      ("(t:goblin or t:land) c:r", "red cards that are either Goblin cards or lands"),
      ("-t:goblin -t:creature", "cards that are neither Goblin cards nor creatures"),
      ("c:w", "white cards"),
      ("c:w t:creature", "white creatures"),
      ("c:r c:g t:creature", "creatures that are red and green"),
      ("c:r t:legendary is:foil r:rare t:elf", "red legendary foil Elves that are rare"),
      ("t:instant or t:sorcery", "instants or sorceries"),
      ("t:instant or t:land c:g or bolt", "instants, green lands, or cards with “bolt” in their name"),
      ("t:instant or c:r", "instants or red cards"),
      ("t:instant or c:r or bolt", "instants, red cards, or cards with “bolt” in their name"),
      (
        "t:instant or kw:flying or -bolt or kw:haste",
        "instants; or cards that have flying or haste, or do not have “bolt” in their name"
      ),
      ("(t:instant or t:sorcery) c:u", "blue instants and sorceries"),
      (
        "(t:instant or t:sorcery) mv<2 t:legendary",
        "legendary instants and sorceries with a mana value of less than 2"
      ),
      ("(t:instant or t:sorcery) t:creature", "creatures that are either instants or sorceries"),
      ("(t:goblin or t:\"legendary goblin\") c:r", "red cards that are either Goblin cards or legendary Goblin cards"),
      ("(t:instant or t:sorcery) (t:land or t:elf)", "instants and sorceries that are either lands or Elves"),
      ("(t:instant or c:r) mv<2", "cards that have a mana value of less than 2, and are either instants or red"),
      (
        "c:u ((t:creature pow>3) or t:land)",
        "blue cards that are either creatures with a power of more than 3 or lands"
      ),
    ])
  }

  @Test func numbers() {
    expect([
      ("pow=3", "cards with a power of 3"),
      ("pow:3", "cards with a power of 3"),
      ("pow>=3", "cards with a power of at least 3"),
      ("pow>3", "cards with a power of more than 3"),
      ("pow<=3", "cards with a power of at most 3"),
      ("pow<3", "cards with a power of less than 3"),
      ("pow!=3", "cards with a power other than 3"),
      ("-pow:3", "cards that do not have a power of 3"),
      ("-pow>=3", "cards that do not have a power of at least 3"),
      ("-pow!=3", "cards that do not have a power other than 3"),
      ("pow=*", "cards with a power of * (counts as 0)"),
      ("pow>-1", "cards with a power of more than -1"),
      ("pow>=3 pow<=5", "cards with a power of at least 3 and at most 5"),
      ("pow>tou", "cards with a power greater than their toughness"),
      ("pow<tou", "cards with a power less than their toughness"),
      ("pow=tou", "cards with a power equal to their toughness"),
      ("pow!=tou", "cards with a power different from their toughness"),
      ("pow<=tou", "cards with a power no greater than their toughness"),
      ("pow>=tou", "cards with a power no less than their toughness"),
      ("-pow>tou", "cards that do not have a power greater than their toughness"),
      ("mv:even", "cards with an even mana value"),
      ("mv:odd", "cards with an odd mana value"),
      ("-mv:odd", "cards that do not have an odd mana value"),
      ("usd<1", "cards that cost less than 1 dollar"),
      ("usd=1", "cards that cost 1 dollar"),
      ("usd>=0.5", "cards that cost at least 0.5 dollars"),
      ("usd<0.50", "cards that cost less than 0.50 dollars"),
      ("usd<.5", "cards that cost less than 0.5 dollars"),
      ("usd<1.", "cards that cost less than 1 dollar"),
      ("usd!=1", "cards with a price other than 1"),
      ("prints=1", "cards that have been printed 1 time"),
      ("prints=2", "cards that have been printed 2 times"),
      ("prints<2", "cards that have been printed fewer than 2 times"),
      ("-prints<2", "cards that have not been printed fewer than 2 times"),
      ("prints>=10", "cards that have been printed at least 10 times"),
      ("cn:12a", "cards with a collector number of 12a"),
      ("-cn:12a", "cards that do not have a collector number of 12a"),
      ("cn>12", "cards with a collector number of more than 12"),
      ("arenaid:12345", "cards with the Arena id 12345"),
      ("-arenaid:12345", "cards that do not have the Arena id 12345"),
    ])
  }

  @Test func dates() {
    expect([
      ("date:2020", "cards that were released in 2020"),
      ("date=2020-03", "cards that were released in March 2020"),
      ("date:2020-03-17", "cards that were released on March 17, 2020"),
      ("date>2020", "cards that were released after 2020"),
      ("date>2020-03", "cards that were released after March 2020"),
      ("date>2020-03-17", "cards that were released after March 17, 2020"),
      ("date<2020-03", "cards that were released before March 2020"),
      ("date>=2020", "cards that were released in 2020 or later"),
      ("date>=2020-03", "cards that were released in March 2020 or later"),
      ("date>=2020-03-17", "cards that were released on or after March 17, 2020"),
      ("date<=2020", "cards that were released in 2020 or earlier"),
      ("date<=2020-12-31", "cards that were released on or before December 31, 2020"),
      ("date!=2020", "cards that were not released in 2020"),
      ("-date:2020", "cards that were not released in 2020"),
      ("-date>=2020", "cards that were not released in 2020 or later"),
      ("date:today", "cards that were released today"),
      ("date>today", "cards that were released after today"),
      ("date<today", "cards that were released before today"),
      ("date>=today", "cards that were released today or later"),
      ("date<=today", "cards that were released today or earlier"),
      ("date!=today", "cards that were not released today"),
      ("date:war", "cards that were released on the day War of the Spark was released"),
      ("date!=war", "cards that were not released on the day War of the Spark was released"),
      ("date>war", "cards that were released after the day War of the Spark was released"),
      ("date<znr", "cards that were released before the day ZNR was released"),
      ("date<=war", "cards that were released on or before the day War of the Spark was released"),
      ("date>=xyz", "cards that were released on or after the day XYZ was released"),
      ("year=2020", "cards that were released in 2020"),
      ("year>=2020", "cards that were released in 2020 or later"),
      ("date>=2020 date<=2022", "cards that were released in 2020 or later, and in 2022 or earlier"),
      ("date:2019 or date:2021", "cards that were released in 2019 or in 2021"),
    ])
  }

  @Test func costs() {
    expect([
      ("m:2ww", "cards with {2}{W}{W} in their mana cost"),
      ("m>=2ww", "cards with {2}{W}{W} in their mana cost"),
      ("m=2ww", "cards with exactly {2}{W}{W} in their mana cost"),
      ("m>2ww", "cards with {2}{W}{W} and more in their mana cost"),
      ("m<=2ww", "cards with nothing beyond {2}{W}{W} in their mana cost"),
      ("m<2ww", "cards with only a part of {2}{W}{W} in their mana cost"),
      ("m!=2ww", "cards that do not have exactly {2}{W}{W} in their mana cost"),
      ("-m:2ww", "cards that do not have {2}{W}{W} in their mana cost"),
      ("m:{w/u}", "cards with {W/U} in their mana cost"),
      ("m:/^{x}/", "cards that match the pattern /^{x}/ in their mana cost"),
      ("m:2 m:w", "cards with {2} and {W} in their mana cost"),
      ("m:2 m=w", "cards that have {2} in their mana cost and have exactly {W} in their mana cost"),
      ("price:2", "cards with a price that includes {2}"),
      ("price=2", "cards with a price of exactly {2}"),
      ("price>2", "cards with a price that includes {2} and more"),
      ("price<=2", "cards with a price of nothing beyond {2}"),
      ("price<2", "cards with a price of less than {2}"),
      ("price!=2", "cards with a price other than {2}"),
      ("devotion:rr", "cards with a devotion of at least {R}{R}"),
      ("devotion=rr", "cards with a devotion of exactly {R}{R}"),
      ("devotion>rr", "cards with a devotion of more than {R}{R}"),
      ("devotion<=rr", "cards with a devotion of at most {R}{R}"),
      ("devotion<rr", "cards with a devotion of less than {R}{R}"),
      ("devotion!=rr", "cards with a devotion other than {R}{R}"),
      ("-devotion:rr", "cards that do not have a devotion of at least {R}{R}"),
    ])
  }

  private func expect(_ rows: [(query: String, sentence: String)]) {
    for row in rows { #expect(english(row.query) == row.sentence, "\(row.query)") }
  }
}
