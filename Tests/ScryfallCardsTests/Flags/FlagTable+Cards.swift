extension FlagTable {
  /// Properties and texts of cards.
  static let cards: [FlagRow] = [
    .init(
      "permanent",
      in: [
        "Tarmogoyf", "Bayou", "Agadeem's Awakening // Agadeem, the Undercrypt",
        "Invasion of Ikoria // Zilortha, Apex of Ikoria",
      ], out: ["Lightning Bolt", "Crib Swap", "Adriana's Valor"]),
    .init(
      "spell",
      in: [
        "Lightning Bolt", "Ancestral Vision", "Agadeem's Awakening // Agadeem, the Undercrypt",
        "Brazen Borrower // Petty Theft", "Gisela, the Broken Blade",
      ],
      out: [
        "Brisela, Voice of Nightmares", "Dryad Arbor", "Adriana's Valor", "Backup Plan",
        "Westvale Abbey // Ormendahl, Profane Prince", "Bumper Cars", "Boomflinger", "Hanweir Battlements",
      ]),
    .init(
      "historic", in: ["Sol Ring", "Karakas", "History of Benalia", "Smuggler's Copter"],
      out: ["Llanowar Elves", "Oblivion Ring", "Savannah"]),
    .init(
      "party",
      in: [
        "Soul Warden", "Grim Lavamancer", "Masked Vandal", "Crib Swap", "Tajuru Paragon", "Burakos, Party Leader",
        "Mistform Ultimus", "Stonework Packbeast",
      ], out: ["Maskwood Nexus", "Amorphous Axe", "Noggin Whack", "Clone", "Omo, Queen of Vesuva"]),
    .init(
      "outlaw",
      in: ["Captain Lannery Storm", "Noggin Whack", "Masked Vandal", "Burakos, Party Leader", "Mistform Ultimus"],
      out: ["Soul Warden", "Maskwood Nexus", "Grim Lavamancer", "Runed Stalactite"]),
    .init(
      "modal", in: ["Cryptic Command", "Season of Loss", "Vincent's Limit Break", "Boros Charm"],
      out: ["Citadel Siege", "Fact or Fiction", "Celebr-8000"]),
    .init(
      "vanilla", in: ["Grizzly Bears", "Memnite", "Isamaru, Hound of Konda", "Beluna's Gatekeeper // Entry Denied"],
      out: ["Dryad Arbor", "Serra Angel", "Delver of Secrets // Insectile Aberration"]),
    .init(
      "frenchvanilla",
      in: ["Serra Angel", "Sojourner's Companion", "Rime Dryad", "Bloodbraid Challenger", "Rust Goliath"],
      out: [
        "Goldmaw Champion", "Grizzly Bears", "Walking Sarcophagus", "Wraith, Vicious Vigilante", "Warbringer",
        "Lumbering Satyr",
      ]),
    .init(
      "bear", in: ["Grizzly Bears", "Silvercoat Lion", "Scavenging Ooze"],
      out: ["Isamaru, Hound of Konda", "Savannah Lions", "Smuggler's Copter", "Gray Ogre"]),
    .init(
      "hybrid", in: ["Boros Reckoner", "Beseech the Queen", "Tamiyo, Compleated Sage"],
      out: ["Dismember", "Cascade Bluffs", "Lightning Bolt"]),
    .init(
      "phyrexian", in: ["Dismember", "Spellskite", "Tamiyo, Compleated Sage"],
      out: ["Boros Reckoner", "Phyrexian Arena", "Cascade Bluffs"]),
    .init(
      "indicator", in: ["Ancestral Vision", "Dryad Arbor", "Delver of Secrets // Insectile Aberration"],
      out: ["Memnite", "Ghostfire", "Agadeem's Awakening // Agadeem, the Undercrypt"]),
    .init(
      "companion", in: ["Lurrus of the Dream-Den", "Yorion, Sky Nomad", "Kaheera, the Orphanguard"],
      out: ["Clara Oswald", "Sojourner's Companion", "Thrasios, Triton Hero"]),
    .init(
      "partner",
      in: [
        "Thrasios, Triton Hero", "Pir, Imaginative Rascal", "Clara Oswald", "Burakos, Party Leader",
        "Bjorna, Nightfall Alchemist",
      ], out: ["Atraxa, Praetors' Voice", "Lurrus of the Dream-Den", "The Tenth Doctor"]),
    .init(
      "etb", in: ["Mulldrifter", "Soul Warden", "Glint-Sleeve Artisan"],
      out: ["Clone", "Grizzly Bears", "Welcoming Vampire"]),
  ]

  /// Roles of a card in a deck, and the lists it is on.
  static let legality: [FlagRow] = [
    .init(
      "commander",
      in: [
        "Atraxa, Praetors' Voice", "Grist, the Hunger Tide", "Teferi, Temporal Archmage", "Shorikai, Genesis Engine",
        "Raised by Giants", "Parhelion II", "Gisela, the Broken Blade",
      ],
      out: [
        "Brisela, Voice of Nightmares", "Hanweir, the Writhing Township", "Westvale Abbey // Ormendahl, Profane Prince",
        "Rofellos, Llanowar Emissary", "Jace, the Mind Sculptor", "Smuggler's Copter", "Karakas",
      ]),
    .init(
      "paupercommander", in: ["Serra Angel", "Baleful Strix", "Blastoderm", "Dauthi Slayer"],
      out: ["Tarmogoyf", "Lightning Bolt", "Smuggler's Copter", "Brisela, Voice of Nightmares"]),
    .init(
      "reserved", in: ["Black Lotus", "Gaea's Cradle", "Lion's Eye Diamond"],
      out: ["Sol Ring", "Mana Crypt", "Force of Will"]),
    .init(
      "funny", in: ["Blacker Lotus", "Look at Me, I'm R&D", "Hurloon Wrangler"],
      out: ["Steamflogger Boss", "Adriana's Valor", "Comet, Stellar Pup"]),
    .init(
      "spikey", in: ["Black Lotus", "Channel", "Sensei's Divining Top"], out: ["Opt", "Llanowar Elves", "Serra Angel"]),
    .init(
      "unset", in: ["Blacker Lotus", "Hurloon Wrangler", "Comet, Stellar Pup"],
      out: ["Black Lotus", "Adriana's Valor", "Adorable Kitten (pust)"]),
    .init(
      "tron", in: ["Urza's Mine", "Urza's Power Plant", "Urza's Tower"],
      out: ["Urza's Factory", "Urza's Saga", "Urza's Workshop"]),
    .init(
      "unique", in: ["Goldmaw Champion", "Walking Sarcophagus", "Vincent's Limit Break"],
      out: ["Lightning Bolt", "Serra Angel", "Sol Ring"]),
  ]
}
