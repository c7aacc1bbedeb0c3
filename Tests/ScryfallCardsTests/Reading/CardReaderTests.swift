import FilterVocabulary
import ScryfallDialect
import Testing

@testable import DataStreams
@testable import ScryfallCards

/// Records as cards.
@Suite struct CardReaderTests {
  @Test func everyValueOfACard() throws {
    let card = try readCard(
      #"""
      {"object":"card","id":"p1","oracle_id":"o1","name":"Ember Lantern","layout":"saga","mana_cost":"{2}{W/U}","cmc":3.5,
      "type_line":"Artifact — Light","oracle_text":"{T}: Add {R}.\nDraw.","power":"1+*","toughness":"2","loyalty":"X",
      "defense":"4","hand_modifier":"+1","life_modifier":"-3","colors":["W","U"],"color_identity":["R","U","W"],
      "color_indicator":["B"],"produced_mana":["C","R"],"keywords":["Flying","First strike"],
      "legalities":{"modern":"legal","vintage":"banned"},"reserved":true,"game_changer":false,"edhrec_rank":12,
      "penny_rank":7,"attraction_lights":[2,6],"content_warning":true,"unknown":{"a":[1,{"b":"c"}]},
      "all_parts":[{"object":"related_card","id":"t1","component":"token","name":"Wisp","type_line":"Token","uri":"u"}]}
      """#)
    var expected = Card(name: "Ember Lantern")
    expected.oracleID = "o1"
    expected.layout = "saga"
    expected.manaCost = "{2}{W/U}"
    expected.manaValue = DecimalNumber(3_500_000, power: -6)
    expected.typeLine = "Artifact — Light"
    expected.oracleText = "{T}: Add {R}.\nDraw."
    expected.power = "1+*"
    expected.toughness = "2"
    expected.loyalty = "X"
    expected.defense = "4"
    expected.handModifier = "+1"
    expected.lifeModifier = "-3"
    expected.colors = CardColors(letters: "WU".utf8)
    expected.colorIdentity = CardColors(letters: "RUW".utf8)
    expected.colorIndicator = CardColors(letters: "B".utf8)
    expected.producedMana = CardColors(letters: "CR".utf8)
    expected.keywords = ["Flying", "First strike"]
    expected.legalities = ["modern": "legal", "vintage": "banned"]
    expected.isReserved = true
    expected.isGameChanger = false
    expected.edhrecRank = 12
    expected.pennyRank = 7
    expected.attractionLights = [2, 6]
    expected.hasContentWarning = true
    expected.relatedParts = [RelatedPart(id: "t1", component: "token", name: "Wisp")]
    var printing = CardPrinting()
    printing.id = "p1"
    printing.record = 7
    expected.printings = [printing]
    #expect(card == expected)
  }

  @Test func everyValueOfAPrinting() throws {
    let card = try readCard(
      #"""
      {"name":"A","id":"p","set":"lea","set_name":"Alpha","set_type":"core","collector_number":"12a★","rarity":"mythic",
      "released_at":"1993-08-05","lang":"fr","printed_name":"Un","flavor_name":"Zilla","flavor_text":"\"Hm.\"","artist":"Q & R",
      "watermark":"junior","illustration_id":"i","border_color":"black","frame":"1993","frame_effects":["tombstone"],
      "security_stamp":"oval","finishes":["foil","etched"],"games":["paper","mtgo"],"promo_types":["buyabox"],
      "full_art":true,"textless":false,"oversized":true,"promo":false,"reprint":true,"variation":false,"digital":true,
      "booster":false,"story_spotlight":true,"highres_image":true,"image_status":"lowres",
      "prices":{"usd":"1.23","usd_foil":null,"usd_etched":"2","eur":"0.10","eur_foil":"3.5","tix":"0.02","other":"x"},
      "mtgo_id":1,"mtgo_foil_id":2,"arena_id":3,"tcgplayer_id":4,"cardmarket_id":5,"multiverse_ids":[6,7]}
      """#)
    var expected = CardPrinting()
    expected.id = "p"
    expected.set = "lea"
    expected.setName = "Alpha"
    expected.setType = "core"
    expected.collectorNumber = "12a★"
    expected.rarity = "mythic"
    expected.releasedAt = DateSpan("1993-08-05")
    expected.language = "fr"
    expected.printedName = "Un"
    expected.flavorName = "Zilla"
    expected.flavorText = "\"Hm.\""
    expected.artist = "Q & R"
    expected.watermark = "junior"
    expected.illustrationID = "i"
    expected.borderColor = "black"
    expected.frame = "1993"
    expected.frameEffects = ["tombstone"]
    expected.securityStamp = "oval"
    expected.finishes = ["foil", "etched"]
    expected.games = ["paper", "mtgo"]
    expected.promoTypes = ["buyabox"]
    expected.isFullArt = true
    expected.isTextless = false
    expected.isOversized = true
    expected.isPromo = false
    expected.isReprint = true
    expected.isVariation = false
    expected.isDigital = true
    expected.isInBoosters = false
    expected.isStorySpotlight = true
    expected.hasHighResolution = true
    expected.usd = DecimalNumber(1_230_000, power: -6)
    expected.usdEtched = DecimalNumber(2)
    expected.eur = DecimalNumber(100_000, power: -6)
    expected.eurFoil = DecimalNumber(3_500_000, power: -6)
    expected.tix = DecimalNumber(20_000, power: -6)
    expected.mtgoID = 1
    expected.mtgoFoilID = 2
    expected.arenaID = 3
    expected.tcgplayerID = 4
    expected.cardmarketID = 5
    expected.multiverseIDs = [6, 7]
    expected.record = 7
    #expect(card.printings == [expected])
  }

  /// Every key that is read, with `null`: as if it were not there.
  @Test func nullIsAbsent() throws {
    let rows = CardKey.allCases.filter { $0 != .name }
    for key in rows {
      #expect(try readCard("{\"name\":\"A\",\"\(key.rawValue)\":null}") == readCard(#"{"name":"A"}"#), "\(key)")
      let faced = try readCard("{\"name\":\"A\",\"card_faces\":[{\"name\":\"B\",\"\(key.rawValue)\":null}]}")
      #expect(faced.faces == [CardFace(name: "B")], "\(key)")
    }
  }

  /// Every key that is read, with a value of another kind.
  @Test func wrongKindsAreRefused() {
    for key in CardKey.allCases {
      if [.component, .usd, .eur, .tix, .usdFoil, .usdEtched, .eurFoil].contains(key) { continue }
      let wrong = key == .storySpotlight ? "[1]" : "{\"x\":[1]}"
      let isObject = [.legalities, .prices].contains(key)
      let json = isObject ? "{\"name\":\"A\",\"\(key.rawValue)\":[1]}" : "{\"name\":\"A\",\"\(key.rawValue)\":\(wrong)}"
      #expect(errorMessage(json).contains(": '\(key.rawValue)': "), "\(key): \(errorMessage(json))")
    }
  }

  @Test func facesOfACard() throws {
    let card = try readCard(
      #"""
      {"name":"Day // Night","card_faces":[{"object":"card_face","name":"Day","mana_cost":"{W}","type_line":"Land","oracle_text":"One.",
      "colors":["W"],"color_indicator":["U"],"power":"1","toughness":"2","loyalty":"3","defense":"4","flavor_text":"Sun.",
      "artist":"Ann","watermark":"boros","illustration_id":"i1","flavor_name":"D","printed_name":"Tag","x":[]},
      {"name":"Night","mana_cost":"","type_line":"Cave","flavor_text":"Moon.","artist":"Bo","illustration_id":"i2"}]}
      """#)
    #expect(card.colors == nil)
    #expect(card.manaCost == nil)
    #expect(card.typeLine == "Land // Cave")
    var day = CardFace(name: "Day")
    (day.manaCost, day.typeLine, day.oracleText) = ("{W}", "Land", "One.")
    (day.colors, day.colorIndicator) = (CardColors(bits: 1), CardColors(bits: 2))
    (day.power, day.toughness, day.loyalty, day.defense) = ("1", "2", "3", "4")
    (day.flavorText, day.artist, day.watermark, day.illustrationID) = ("Sun.", "Ann", "boros", "i1")
    (day.flavorName, day.printedName) = ("D", "Tag")
    var night = CardFace(name: "Night")
    (night.manaCost, night.typeLine, night.flavorText, night.artist) = ("", "Cave", "Moon.", "Bo")
    night.illustrationID = "i2"
    #expect(card.faces == [day, night])
    let printing = try #require(card.printings.first)
    #expect(printing.flavorText == "Sun. // Moon.")
    #expect(printing.artist == "Ann & Bo")
    #expect(printing.watermark == "boros")
    #expect(printing.illustrationID == "i1")
    #expect(printing.flavorName == "D")
    #expect(printing.printedName == "Tag")
  }

  @Test func whatTheRecordSaysGoesBeforeItsFaces() throws {
    let card = try readCard(
      #"""
      {"name":"A // A","artist":"Cy","watermark":"w","illustration_id":"i","flavor_text":"F","type_line":"T","oracle_id":"o","cmc":1,
      "card_faces":[{"artist":"Ann","watermark":"v","illustration_id":"j","flavor_text":"G","type_line":"U","oracle_id":"p","cmc":2},
      {"artist":"Ann"}]}
      """#)
    let printing = try #require(card.printings.first)
    #expect(printing.artist == "Cy" && printing.watermark == "w" && printing.illustrationID == "i")
    #expect(
      printing.flavorText == "F" && card.typeLine == "T" && card.oracleID == "o" && card.manaValue == DecimalNumber(1))
  }

  /// Of a reversible card each side is a whole card, and the same artist is named once.
  @Test func sidesThatAreWholeCards() throws {
    let card = try readCard(
      #"{"name":"A // A","card_faces":[{"artist":"Ann","oracle_id":"p","cmc":2},{"artist":"Ann","oracle_id":"p","cmc":2}]}"#
    )
    #expect(card.oracleID == "p")
    #expect(card.manaValue == DecimalNumber(2))
    #expect(card.printings.first?.artist == "Ann")
  }

  @Test(arguments: [
    (#""foil":true,"nonfoil":true"#, ["nonfoil", "foil"]), (#""foil":true,"nonfoil":false"#, ["foil"]),
    (#""nonfoil":true"#, ["nonfoil"]), (#""foil":true,"finishes":["etched"]"#, ["etched"]), (#""foil":null"#, []),
  ])
  func finishesOfOlderData(_ json: String, _ finishes: [String]) throws {
    #expect(try readCard("{\"name\":\"A\",\(json)}").printings.first?.finishes == finishes)
  }

  @Test(arguments: [
    (#""image_status":"highres_scan""#, true), (#""image_status":"lowres""#, false),
    (#""image_status":"highres_scan","highres_image":false"#, false), (#""image_status":null"#, nil),
  ])
  func resolutionOfThePicture(_ json: String, _ expected: Bool?) throws {
    #expect(try readCard("{\"name\":\"A\",\(json)}").printings.first?.hasHighResolution == expected)
  }

  @Test(arguments: ["2021-02-31", "2020", "2020-03"]) func dates(_ text: String) throws {
    #expect(try readCard("{\"name\":\"A\",\"released_at\":\"\(text)\"}").printings.first?.releasedAt == DateSpan(text))
    #expect(try readCard(#"{"name":"A","released_at":"soon"}"#).printings.first?.releasedAt == nil)
  }

  @Test func errorMessages() {
    let rows: [(String, String)] = [
      ("", "0: unexpected end of the record"), ("[]", "0: expected an object"),
      ("7", "0: expected an object"),
      ("{}", "0: missing 'name'"), (#"{"name":""}"#, "0: missing 'name'"),
      (#"{"cmc":1}"#, "0: missing 'name'"), (#"{"name":"A""#, "11: unexpected end of the record"),
      (#"{"name":"A","oracle_text":"Dra"#, "30: 'oracle_text': unexpected end of the record"),
      (#"{"name":"A"} x"#, "13: unexpected text after the object"),
      (#"{"name":"A","cmc":"3"}"#, "18: 'cmc': expected a number"),
      (#"{"name":"A","edhrec_rank":1.5}"#, "26: 'edhrec_rank': expected a whole number"),
      (#"{"name":"A","prices":{"usd":true}}"#, "28: 'prices.usd': expected a number"),
      (#"{"name":"A","card_faces":[{"cmc":"x"}]}"#, "33: 'card_faces.cmc': expected a number"),
      (#"{"name":"A" "cmc":1}"#, "12: expected ',' or '}'"),
      (#"{"object":"list","name":"A"}"#, "10: 'object': expected a 'card', found a 'list'"),
      (#"{"name":"\q"}"#, "9: 'name': unknown escape sequence"),
      (#"{"name":"A","reserved":"yes"}"#, "23: 'reserved': expected true or false"),
    ]
    for (json, expected) in rows {
      #expect(errorMessage(json) == expected, "\(json)")
    }
  }

  @Test func depthIsBounded() {
    for key in ["x", "card_faces", "name", "all_parts", "legalities"] {
      let deep = String(repeating: "[", count: 200_000)
      #expect(!errorMessage("{\"name\":\"A\",\"\(key)\":\(deep)").isEmpty)
    }
    let fine = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    #expect(errorMessage("{\"name\":\"A\",\"x\":\(fine)}").isEmpty)
    #expect(errorMessage("{\"name\":\"A\",\"x\":[\(fine)]}").contains("nested deeper than 64 levels"))
  }

  /// Cached values are correct, even if one is a prefix of another.
  @Test func sharedValuesAreTheRightOnes() throws {
    var reader = CardReader()
    let values = ["a", "ab", "a]b", "a\\\"b", "abcdefgh", "abcdefghi", "abcdefgh]", "é", ""]
    for _ in 0..<3 {
      for value in values {
        for other in values {
          let json =
            "{\"name\":\"A\",\"keywords\":[\"\(value)\",\"\(other)\"],\"games\" : [\"\(other)\"],\"artist\":\"\(value)\","
            + "\"legalities\":{\"x\":\"\(other)\",\"}\":\"\(value)\"}}"
          let card = try Array(json.utf8).withUnsafeBufferPointer { try reader.card($0, record: 0) }
          let plain = { (text: String) in text == "a\\\"b" ? "a\"b" : text }
          #expect(card.keywords == [plain(value), plain(other)])
          #expect(card.printings.first?.games == [plain(other)])
          #expect(card.printings.first?.artist == plain(value))
          #expect(card.legalities == ["x": plain(other), "}": plain(value)])
        }
      }
    }
  }

  @Test func keysAreFound() {
    let table = CardKeyTable(CardNeeds.everything.keys)
    for key in CardKey.allCases {
      for (text, expected) in [(key.rawValue, key), (key.rawValue + "x", nil), (key.rawValue.uppercased(), nil)] {
        #expect(Array(text.utf8).withUnsafeBufferPointer { table.key($0) } == expected)
      }
    }
    #expect(table.key(UnsafeBufferPointer(start: nil, count: 0)) == nil)
  }
}
