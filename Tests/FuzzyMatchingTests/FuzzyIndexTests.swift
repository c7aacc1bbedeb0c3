import FuzzyMatching
import Testing

/// Typed texts, and the name that must rank first.
@Suite struct FuzzyIndexTests {
  @Test("The whole, or the beginning") func beginnings() {
    let rows: [(String, String)] = [
      ("ember lantern", "Ember Lantern"), ("EMBER LAN", "Ember Lantern"), ("emb", "Ember Lantern"),
      ("embers", "Embers of the Tide"), ("ember lat", "Ember Lattice"), ("ritu", "Ritual Keeper"), ("ra", "Ra"),
      ("the long watch", "The Long Watch"), ("the longest", "The Longest Night of the Year"),
      ("arrow", "Arrows of Reed"), ("100", "100,000 Arrows"), ("2 hatchet", "+2 Hatchet"),
    ]
    for (typed, name) in rows {
      #expect(InventedNames.found(typed).first == name, "\(typed)")
    }
  }

  @Test("Later words, and the beginnings of several") func words() {
    let rows: [(String, String)] = [
      ("weaver", "Tide Weaver"), ("lantern", "Ember Lantern"), ("em la", "Ember Lantern"),
      ("emb lat", "Ember Lattice"), ("or re", "Order of the Reed"), ("kee aet", "Keeper of Æther Gates"),
      ("sw re ti", "Sword of Reed and Tide"), ("lo ni ye", "The Longest Night of the Year"),
      ("voice pack", "Ilra, Voice of the Pack"),
    ]
    for (typed, name) in rows {
      #expect(InventedNames.found(typed).first == name, "\(typed)")
    }
  }

  @Test("Words in another order") func otherOrder() {
    let rows: [(String, String)] = [
      ("lantern ember", "Ember Lantern"), ("siphon mana", "Mana Siphon"), ("mind siphon", "Siphon Mind"),
      ("brass master", "Brass Master"), ("master brass", "Master of Brass"), ("gates keeper", "Keeper of Æther Gates"),
      ("pack ilra", "Ilra, Voice of the Pack"),
    ]
    for (typed, name) in rows {
      #expect(InventedNames.found(typed).first == name, "\(typed)")
    }
  }

  @Test("The first letters of the words") func acronyms() {
    let rows: [(String, String)] = [
      ("dbt", "Dig Beneath Time"), ("dor", "Day of Reckoning"), ("doy", "Dreams of Yore"),
      ("ootr", "Order of the Reed"),
      ("ivotp", "Ilra, Voice of the Pack"), ("el", "Ember Lantern"), ("tlnoty", "The Longest Night of the Year"),
      ("tlno", "The Longest Night of the Year"),
    ]
    for (typed, name) in rows {
      #expect(InventedNames.found(typed).first == name, "\(typed)")
    }
  }

  @Test("One edit") func oneTypo() {
    let rows: [(String, String)] = [
      ("embr lantern", "Ember Lantern"), ("emmber lantern", "Ember Lantern"), ("ember lantetn", "Ember Lantern"),
      ("emebr lantern", "Ember Lantern"), ("skulclasp", "Skullclasp"), ("vitla cla", "Vital Claim"),
      ("sangormanc", "Sangromancer"), ("ilrs voice", "Ilra, Voice of the Pack"), ("celes mnat", "Celestial Mantle"),
      ("dig bneath", "Dig Beneath Time"), ("bazar fes", "Bazaar Festival"), ("festivak", "Bazaar Festival"),
    ]
    for (typed, name) in rows {
      #expect(InventedNames.found(typed).first == name, "\(typed)")
    }
  }

  @Test(
    "Two edits and more",
    arguments: [
      ("embre lantren", "Ember Lantern"), ("skulcalsp", "Skullclasp"), ("clestail mantle", "Celestial Mantle"),
      ("kinght of teh brass orchd", "Knight of the Brass Orchid"), ("grishnaak brahs", "Grishnakh, Brash Instigator"),
    ])
  func moreTypos(typed: String, name: String) {
    #expect(InventedNames.found(typed).first == name)
  }

  @Test("As it is heard") func sounds() {
    let rows: [(String, String)] = [
      ("nit of the brass orchid", "Knight of the Brass Orchid"), ("kelestial mantel", "Celestial Mantle"),
      ("fenix of the wuds", "Phoenix of the Wuds"), ("woods of fantoms", "Woods of Phantoms"),
      ("kultivait the vail", "Cultivate the Vale"), ("sangromanser", "Sangromancer"),
    ]
    for (typed, name) in rows {
      #expect(InventedNames.found(typed).first == name, "\(typed)")
    }
  }

  @Test("Spaces, punctuation, marks") func writings() {
    let rows: [(String, String)] = [
      ("emberlantern", "Ember Lantern"), ("embe rlantern", "Ember Lantern"), ("skull clasp", "Skullclasp"),
      ("blo odforged battleaxe", "Bloodforged Battle-Axe"), ("glorys rise", "Glory's Rise"),
      ("glory s rise", "Glory's Rise"), ("angel of glorys rise", "Angel of Glory's Rise"),
      ("vitu ghasi", "Vitu-Ghasi Awakens"), ("vitughasi", "Vitu-Ghasi Awakens"), ("jotun", "Jötun Owlkeeper"),
      ("JÖTUN", "Jötun Owlkeeper"), ("aether gust", "Æther Gust"), ("æther gust", "Æther Gust"),
      ("khasaddum", "Troll of Khasad-dûm"), ("ratonhake꞉ton", "Ratonhaké꞉ton"), ("100000 arrows", "100,000 Arrows"),
      ("oketta’s mon", "Oketta's Monument"), ("battleaxe", "Bloodforged Battle-Axe"),
      ("embrelantern", "Ember Lantern"), ("thelnogestnight", "The Longest Night of the Year"),
    ]
    for (typed, name) in rows {
      #expect(InventedNames.found(typed).first == name, "\(typed)")
    }
  }

  @Test(
    "Both faces",
    arguments: [
      ("clamor", "Order // Clamor"), ("farm", "Farm // Bazaar"), ("farm bazaar", "Farm // Bazaar"),
      ("farm // baz", "Farm // Bazaar"), ("bazaar farm", "Farm // Bazaar"),
    ])
  func faces(typed: String, name: String) {
    #expect(InventedNames.found(typed).first == name)
  }

  @Test func aWordThatIsNowhereIsLeftOut() {
    #expect(InventedNames.found("ember lantern foil").first == "Ember Lantern")
    #expect(InventedNames.found("xq ember lantern").first == "Ember Lantern")
    #expect(InventedNames.found("qqqqq zzzzz") == [])
  }

  @Test func popularitySettlesWhatTheMatchLeavesOpen() {
    let index = FuzzyIndex(["Reed Hut", "Reed Hat", "Reed Hit"], popularity: [1, 3, 2])
    #expect(index.best(3, for: "reed h").map { index[$0.id] } == ["Reed Hat", "Reed Hit", "Reed Hut"])
  }

  @Test func theMatchDecidesBeforePopularity() {
    let index = FuzzyIndex(["Ember Lattice", "Amber Lantern"], popularity: [1, 1_000_000])
    #expect(index[index.best(1, for: "ember la")[0].id] == "Ember Lattice")
  }

  @Test func nothingTypedFindsTheMostPopular() {
    #expect(InventedNames.found("", limit: 3) == ["Ember Lantern", "Ember Lattice", "Embers of the Tide"])
    #expect(InventedNames.found(" -,/ ", limit: 1) == ["Ember Lantern"])
  }

  @Test func limitsAndEmptyLists() {
    #expect(InventedNames.found("e", limit: 0) == [])
    #expect(InventedNames.found("e", limit: -3) == [])
    #expect(InventedNames.found("e", limit: 1_000).count == Set(InventedNames.found("e", limit: 1_000)).count)
    #expect(FuzzyIndex([]).best(10, for: "a") == [])
    #expect(FuzzyIndex([]).best(10, for: "") == [])
    #expect(FuzzyIndex(["", "  ", "!"]).best(10, for: "a") == [])
  }

  @Test func equalScoresStandInTheOrderOfTheList() {
    let index = FuzzyIndex(["Twin", "Twin", "Twin"])
    #expect(index.best(3, for: "twin").map { $0.id } == [0, 1, 2])
  }

  @Test func aMatchTwoEditsWorseThanTheBestIsNotOffered() {
    let index = FuzzyIndex(["Ember Lantern", "Umbra Lantern"])
    #expect(index.best(10, for: "ember lantern").map { index[$0.id] } == ["Ember Lantern"])
    #expect(index.best(10, for: "umbra lantern").map { index[$0.id] } == ["Umbra Lantern"])
  }

  @Test func scoresLieBetweenZeroAndOne() {
    for typed in ["", "e", "ember lantern", "embr lnatern", "dbt", "skull clasp", "lantern ember", "ember x"] {
      for match in InventedNames.index.best(50, for: typed) {
        #expect((0...1).contains(match.score) && (0...1).contains(match.quality) && (0...1).contains(match.popularity))
      }
    }
  }

  @Test func theSizeIsKnown() {
    let bytes = InventedNames.index.byteCount
    #expect(bytes > InventedNames.all.count * 40 && bytes < InventedNames.all.count * 400)
  }

  @Test("Other scripts are compared letter by letter") func otherScripts() {
    let rows: [(String, String)] = [
      ("ратон", "Ратон Река"), ("рек", "Ратон Река"), ("ЛИС", "Лис"), ("日本", "日本 語"), ("語", "日本 語"), ("ελ", "Ελιά"),
    ]
    for (typed, name) in rows {
      let index = FuzzyIndex(["Ратон Река", "Лис", "日本 語", "Ελιά", "Ember Lantern"])
      #expect(index.best(1, for: typed).map { index[$0.id] } == [name], "\(typed)")
    }
  }

  @Test func namesThatDifferOnlyInMarksAreBothFound() {
    let index = FuzzyIndex(["Jotun", "Jötun", "JOTUN"])
    #expect(index.best(5, for: "jötun").count == 3)
    #expect(index.best(5, for: "jotn").count == 3)
  }

  @Test func aTrailingSpaceSaysThatTheWordIsWhole() {
    let index = FuzzyIndex(["Reed", "Reeds of Ember"], popularity: [1, 2])
    #expect(index.best(2, for: "reed ").map { index[$0.id] } == ["Reed", "Reeds of Ember"])
  }
}
