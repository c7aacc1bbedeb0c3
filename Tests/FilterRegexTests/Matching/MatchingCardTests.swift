import FilterRegex
import Testing

/// Typical patterns on the texts of cards.
@Suite struct MatchingCardTests {
  @Test func drawing() {
    expectMatches(
      #"draws? (a|two|three|\d+) (additional )?cards?"#,
      "{T}: ⟦Draw a card⟧, then discard a card.",
      "Target player ⟦draws three cards⟧.",
      "At the beginning of each player's draw step, that player ⟦draws two additional cards⟧.",
      "Draw cards equal to the number of creatures you control.",
      "Whenever you draw your second card each turn, you gain 1 life.")
    expectMatches("whenever you draw[^.]*, ", "⟦Whenever you draw your second card each turn, ⟧you gain 1 life.")
  }

  @Test func removal() {
    expectMatches(
      "(destroy|exile) target [^.]*(creature|permanent)",
      "⟦Destroy target creature⟧.", "⟦Exile target nonland permanent⟧.",
      "⟦Destroy target artifact or creature⟧ with mana value 3 or less.", "Destroy all creatures.",
      "Destroy target land. Put a +1/+1 counter on target creature.")
    expectMatches(
      #"deals? (\d+|x) damage to (any target|each|target)"#, "Lightning Bolt ⟦deals 3 damage to any target⟧.",
      "It ⟦deals X damage to each⟧ creature.", "deals damage equal to its power")
    expectMatches("~ deals", "⟦~ deals⟧ 3 damage", "Lightning Bolt deals 3 damage")
  }

  @Test func costsAndMana() {
    expectMatches(#"^\{T\}: Add"#, "⟦{T}: Add⟧ {G}.", "Forest\n⟦{T}: Add⟧ {G}", "{1}, {T}: Add {C}{C}.")
    expectMatches(
      #"^(\ss)+(, [^:]*)?:"#, "⟦{1}{G}, Sacrifice a land:⟧ Draw a card.", "Flying\n⟦{2}:⟧ +1/+1", "Sacrifice a land: x")
    expectMatches(#"add \smr"#, "{T}: ⟦Add {C}{C}⟧.", "{T}: Add {C}.", "{T}: Add {R}{G}.")
    expectMatches(#"add (\sm or \sm|one mana of any)"#, "⟦Add {R} or {G}⟧.", "⟦Add one mana of any⟧ color.", "Add {R}.")
    expectMatches(#"costs? (\sm)+ less"#, "This spell ⟦costs {2} less⟧ to cast.", "costs {1}")
  }

  @Test func tokens() {
    expectMatches(
      #"create (a|two|x) \spt (white|green)"#, "⟦Create a 1/1 white⟧ Soldier creature token.",
      "⟦Create X 2/2 green⟧ Wolf creature tokens.", "Create two 1/1 red Goblins.")
    expectMatches(
      #"(\d+)/(\d+) [a-z]+( and [a-z]+)* [A-Z][a-z]+ creature token"#,
      "a ⟦1/1 white and black Spirit creature token⟧ with")
    expectMatches(#"get \spp"#, "Creatures you control ⟦get +1/+1⟧.", "gets +1/+1", "get -1/-1")
  }

  @Test func keywordsOnLinesOfTheirOwn() {
    expectMatches(
      "^flying$", "⟦Flying⟧", "Vigilance\n⟦Flying⟧\nHaste", "Flying, haste", "Target creature gains flying.")
    expectMatches("^[^(]*haste", "⟦Flying, haste⟧", "Menace (haste)", "Menace (x)\n⟦Haste⟧")
    expectMatches(#"^\w+ — "#, "⟦Landfall — ⟧Whenever a land", "• one — two")
    expectMatches("^• .*$", "Choose one —\n⟦• Draw a card.⟧\n• Discard a card.")
    expectMatches(#"\([^)]*\)$"#, "Trample ⟦(It can deal excess damage.)⟧", "Trample (a) b")
    expectMatches(#"^[+−]\d+:"#, "⟦+1:⟧ Scry 1.", "Scry.\n⟦−3:⟧ Draw.", "-3: Draw.")
  }

  @Test func names() {
    expectMatches("^birds", "⟦Birds⟧ of Paradise", "Storm Crow, birds")
    expectMatches(#"\bof\b.*\bof\b"#, "Lord ⟦of the House of⟧ Dust", "Office of Hoof")
    expectMatches("^[^ ]+$", "⟦Fireball⟧", "Storm Crow")
    expectMatches("//", "Fire ⟦//⟧ Ice")
    expectMatches("^.{1,4}$", "⟦Opt⟧", "⟦Fog⟧", "Æther Vial", "⟦Jöt⟧")
    expectMatches("lim-dûl", "⟦Lim-Dûl⟧ the Necromancer", "⟦LIM-DÛL⟧", "Lim-Dul")
    expectMatches("^(.* )?elf( |$)", "Llanowar Elves", "⟦Wood Elf⟧", "⟦Elf ⟧Warrior")
    expectMatches(#"'s \w+$"#, "Urza⟦'s Saga⟧", "Urza's Power Plant")
  }

  @Test func withoutSomething() {
    expectMatches("(?<!non)token", "a nontoken or ⟦token⟧", "nontoken")
    expectMatches("counter(?!s? on)", "⟦counter⟧ target spell", "counter on it", "counters on it")
    expectMatches(
      "^(?!.*you control).*dies", "⟦Whenever another creature dies⟧", "Whenever a creature you control dies")
    expectMatches("(?<=whenever )(~|this creature) attacks", "Whenever ⟦this creature attacks⟧, draw", "if ~ attacks")
    expectMatches("sacrifice (?=an?( artifact| creature)).*:", "⟦Sacrifice a creature:⟧ Draw", "Sacrifice a land: Draw")
  }

  @Test func typeLines() {
    expectMatches("^legendary .*— .*elf", "⟦Legendary Creature — Elf⟧ Warrior", "Creature — Elf", "Legendary Artifact")
    expectMatches("— .*(elf|goblin)", "Creature ⟦— Goblin⟧ Rogue", "Goblin Creature", "Kindred Instant ⟦— Elf⟧")
    expectMatches("^[a-z]+$", "⟦Instant⟧", "Basic Land")
    expectMatches(#"— \w+$"#, "Creature ⟦— Elf⟧", "Creature — Elf Druid", "Creature ⟦— Lhurgoyf⟧")
  }

  @Test func manaCosts() {
    expectMatches(#"^({\w})\1"#, "{G}{G}")
    expectMatches(#"^\smr$"#, "⟦{G}{G}⟧", "{G}", "{1}{G}{G}", "⟦{W/U}{W/U}{W/U}⟧")
    expectMatches(#"^\sm{2}$"#, "⟦{1}{G}⟧", "{G}", "{1}{G}{G}")
    expectMatches(#"\smp|\smh"#, "{1}⟦{G/P}⟧", "⟦{W/B}⟧", "{1}{G}")
    expectMatches(#"^{X}"#, "⟦{X}⟧{R}", "{R}{X}")
  }
}
