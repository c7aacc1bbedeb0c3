extension FlagTable {
  /// How the faces of a card are arranged.
  static let layouts: [FlagRow] = [
    .init(
      "split", in: ["Fire // Ice", "Wear // Tear", "Dusk // Dawn"],
      out: [
        "Nezumi Graverobber // Nighteyes the Desecrator", "Delver of Secrets // Insectile Aberration",
        "Brazen Borrower // Petty Theft",
      ]),
    .init(
      "flip",
      in: [
        "Nezumi Graverobber // Nighteyes the Desecrator", "Erayo, Soratami Ascendant // Erayo's Essence",
        "Budoka Gardener // Dokai, Weaver of Life",
      ],
      out: [
        "Fire // Ice", "Delver of Secrets // Insectile Aberration", "Agadeem's Awakening // Agadeem, the Undercrypt",
      ]),
    .init(
      "transform",
      in: [
        "Delver of Secrets // Insectile Aberration", "Westvale Abbey // Ormendahl, Profane Prince",
        "Huntmaster of the Fells // Ravager of the Fells",
      ], out: ["Agadeem's Awakening // Agadeem, the Undercrypt", "Fire // Ice", "Brisela, Voice of Nightmares"]),
    .init(
      "mdfc",
      in: [
        "Agadeem's Awakening // Agadeem, the Undercrypt", "Esika, God of the Tree // The Prismatic Bridge",
        "Barkchannel Pathway // Tidechannel Pathway",
      ],
      out: [
        "Delver of Secrets // Insectile Aberration", "Wear // Tear", "Nezumi Graverobber // Nighteyes the Desecrator",
      ]),
    .init(
      "meld", in: ["Brisela, Voice of Nightmares", "Gisela, the Broken Blade", "Hanweir Battlements"],
      out: [
        "Delver of Secrets // Insectile Aberration", "Agadeem's Awakening // Agadeem, the Undercrypt", "Fire // Ice",
      ]),
    .init(
      "meldpart",
      in: ["Gisela, the Broken Blade", "Bruna, the Fading Light", "Hanweir Battlements", "Mishra, Claimed by Gix"],
      out: ["Brisela, Voice of Nightmares", "Chittering Host", "Delver of Secrets // Insectile Aberration"]),
    .init(
      "meldresult", in: ["Brisela, Voice of Nightmares", "Hanweir, the Writhing Township", "Chittering Host"],
      out: [
        "Gisela, the Broken Blade", "Hanweir Battlements", "Midnight Scavengers",
        "Delver of Secrets // Insectile Aberration",
      ]),
    .init(
      "dfc",
      in: [
        "Delver of Secrets // Insectile Aberration", "Agadeem's Awakening // Agadeem, the Undercrypt",
        "Barkchannel Pathway // Tidechannel Pathway",
      ], out: ["Brisela, Voice of Nightmares", "Fire // Ice", "Nezumi Graverobber // Nighteyes the Desecrator"]),
    .init(
      "leveler", in: ["Student of Warfare", "Kargan Dragonlord", "Transcendent Master"],
      out: ["Figure of Destiny", "Sorcerer Class", "Grizzly Bears"]),
    .init(
      "adventure",
      in: ["Brazen Borrower // Petty Theft", "Bonecrusher Giant // Stomp", "Murderous Rider // Swift End"],
      out: ["Fire // Ice", "Delver of Secrets // Insectile Aberration", "Adventure Awaits"]),
    .init(
      "class", in: ["Sorcerer Class", "Bard Class", "Wizard Class"],
      out: ["History of Benalia", "Student of Warfare", "Oblivion Ring"]),
    .init(
      "token", in: ["Goblin Soldier", "Elephant", "Saproling"],
      out: ["Doubling Season", "Mechtitan Core", "Dryad Arbor"]),
    .init(
      "planar", in: ["Celestine Reef", "Horizon Boughs", "Mirrored Depths"],
      out: ["Planar Bridge", "Adriana's Valor", "Celestial Colonnade"]),
    .init(
      "vanguard", in: ["Akroma, Angel of Wrath Avatar", "Mirri", "Mirri the Cursed Avatar"],
      out: ["Adriana's Valor", "Akroma, Angel of Wrath", "Mirri, Cat Warrior"]),
    .init(
      "host", in: ["Adorable Kitten", "Half-Kitten, Half-", "Angelic Rocket"],
      out: ["Blacker Lotus", "Tarmogoyf", "Agadeem's Awakening // Agadeem, the Undercrypt"]),
    .init(
      "extra", in: ["Elephant", "Celestine Reef", "Akroma, Angel of Wrath Avatar", "Serra Angel (ced)"],
      out: ["Adriana's Valor", "Blacker Lotus", "Serra Angel (lea)"]),
  ]
}
