import FilterVocabulary

/// The words of type lines.
enum ScryfallTypes {
  static let catalog = Catalog("types", summary: "Supertypes, card types and subtypes", values: all)

  private static var all: [FieldValue] {
    var values = cardTypes + supertypes + creatureTypes + jokeCreatureTypes + landTypes + artifactTypes
    values += enchantmentTypes + planeswalkerTypes + battleTypes + spellTypes
    return values
  }

  /// Card types; those of extras come last. `Hero` is listed as a creature type.
  static let cardTypes: [FieldValue] = [
    .cardType("artifact", "artifacts"),
    .cardType("battle", "battles"),
    .cardType("creature", "creatures"),
    .cardType("enchantment", "enchantments"),
    .cardType("instant", "instants"),
    .cardType("kindred", "kindred cards"),
    .cardType("land", "lands"),
    .cardType("planeswalker", "planeswalkers"),
    .cardType("sorcery", "sorceries"),
    .cardType("tribal", "tribal cards"),
    .cardType("conspiracy", "conspiracies"),
    .cardType("dungeon", "dungeons"),
    .cardType("phenomenon", "phenomena"),
    .cardType("plane", "planes"),
    .cardType("scheme", "schemes"),
    .cardType("vanguard", "vanguards"),
    .cardType("token", "tokens"),
    .cardType("emblem", "emblems"),
    .cardType("card", ""),
  ]

  /// Supertypes. `Token` is listed as a card type.
  static let supertypes: [FieldValue] = [
    FieldValue("basic", category: "supertype"),
    FieldValue("legendary", category: "supertype"),
    FieldValue("snow", category: "supertype"),
    FieldValue("world", category: "supertype"),
    FieldValue("ongoing", category: "supertype"),
    FieldValue("elite", category: "supertype"),
    FieldValue("host", category: "supertype"),
  ]
}

extension FieldValue {
  /// A card type and the noun for its cards.
  static func cardType(_ text: String, _ noun: String) -> FieldValue {
    FieldValue(text, noun: noun, category: "card type")
  }
}

extension ScryfallTypes {
  /// Land types, basic ones too.
  static let landTypes = FieldValue.words(
    category: "land type",
    """
    Cave, Desert, Forest, Gate, Island, Lair, Locus, Mine, Mountain, Plains, Planet, Power-Plant, Sphere, Swamp,
    Tower, Town, Urza's
    """)

  /// Artifact types.
  static let artifactTypes = FieldValue.words(
    category: "artifact type",
    """
    Attraction, Blood, Bobblehead, Book, Clue, Contraption, Equipment, Food, Fortification, Gold, Heartwood,
    Incubator, Infinity, Junk, Lander, Map, Mutagen, Powerstone, Spacecraft, Stone, Treasure, Vehicle, Vibranium
    """)

  /// Enchantment types.
  static let enchantmentTypes = FieldValue.words(
    category: "enchantment type",
    """
    Aura, Background, Cartouche, Case, Class, Curse, Plan, Role, Room, Rune, Saga, Shard, Shrine
    """)

  /// Planeswalker types.
  static let planeswalkerTypes = FieldValue.words(
    category: "planeswalker type",
    """
    Ajani, Aminatou, Angrath, Arlinn, Ashiok, Bahamut, Basri, Bolas, Calix, Chandra, Comet, Dack, Dakkon, Daretti,
    Davriel, Dellian, Dihada, Domri, Dovin, Ellywick, Elminster, Elspeth, Estrid, Freyalise, Garruk, Gideon, Grist,
    Guff, Huatli, Jace, Jared, Jaya, Jeska, Kaito, Karn, Kasmina, Kaya, Kiora, Koth, Liliana, Lolth, Lukka, Minsc,
    Mordenkainen, Nahiri, Narset, Niko, Nissa, Nixilis, Oko, Quintorius, Ral, Rowan, Saheeli, Samut, Sarkhan, Serra,
    Sivitri, Sorin, Szat, Tamiyo, Tasha, Teferi, Teyo, Tezzeret, Tibalt, Tyvar, Ugin, Urza, Venser, Vivien, Vraska,
    Vronos, Will, Windgrace, Wrenn, Xenagos, Yanggu, Yanling, Zariel
    """)

  /// Battle types.
  static let battleTypes = FieldValue.words(
    category: "battle type",
    """
    Siege
    """)

  /// Types of instants and sorceries.
  static let spellTypes = FieldValue.words(
    category: "spell type",
    """
    Adventure, Arcane, Lesson, Omen, Trap
    """)
}

extension ScryfallTypes {
  /// The creature types of the rules.
  static let creatureTypes = FieldValue.words(
    category: "creature type",
    """
    Advisor, Aetherborn, Alien, Ally, Andorian, Angel, Antelope, Ape, Archer, Archon, Armadillo, Army, Artificer,
    Assassin, Assembly-Worker, Astartes, Atog, Aurochs, Avatar, Azra, Badger, Balloon, Barbarian, Bard, Basilisk,
    Bat, Bear, Beast, Beaver, Beeble, Beholder, Berserker, Bird, Bison, Blinkmoth, Boar, Borg, Bringer, Brushwagg,
    C'tan, Caitian, Camarid, Camel, Capybara, Caribou, Carrier, Cat, Centaur, Child, Chimera, Citizen, Cleric,
    Clown, Cockatrice, Construct, Coward, Coyote, Crab, Crocodile, Custodes, Cyberman, Cyclops, Dalek, Dauthi,
    Demigod, Demon, Deserter, Detective, Devil, Dinosaur, Djinn, Doctor, Dog, Dragon, Drake, Dreadnought, Drix,
    Drone, Druid, Dryad, Dwarf, Echidna, Efreet, Egg, Elder, Eldrazi, Elemental, Elephant, Elf, Elk, Employee,
    Eternal, Eye, Faerie, Ferret, Fish, Flagbearer, Fox, Fractal, Frog, Fungus, Gamer, Gamma, Gargoyle, Germ, Giant,
    Giraffe, Gith, Glimmer, Gnoll, Gnome, Goat, Goblin, God, Golem, Gorgon, Gorn, Graveborn, Gremlin, Griffin,
    Guest, Hag, Halfling, Hamster, Harpy, Hedgehog, Hellion, Hero, Hippo, Hippogriff, Homarid, Homunculus, Horror,
    Horse, Human, Hydra, Hyena, Illusion, Imp, Incarnation, Inhuman, Inkling, Inquisitor, Insect, Jackal, Jellyfish,
    Juggernaut, Kangaroo, Kavu, Kelpien, Kirin, Kithkin, Klingon, Knight, Kobold, Kor, Kraken, Kree, Lamia, Lammasu,
    Lanthanite, Leech, Lemur, Leviathan, Lhurgoyf, Licid, Lizard, Llama, Lobster, Manticore, Masticore, Mercenary,
    Merfolk, Metathran, Minion, Minotaur, Mite, Mole, Monger, Mongoose, Monk, Monkey, Moogle, Moonfolk, Mount,
    Mouse, Mutant, Myr, Mystic, Nautilus, Necron, Nephilim, Nightmare, Nightstalker, Ninja, Noble, Noggle, Nomad,
    Nymph, Octopus, Officer, Ogre, Ooze, Orb, Orc, Orgg, Orion, Otter, Ouphe, Ox, Oyster, Pangolin, Peasant,
    Pegasus, Pentavite, Performer, Pest, Phelddagrif, Phoenix, Phyrexian, Pilot, Pincher, Pirate, Plant, Platypus,
    Porcupine, Possum, Praetor, Primarch, Prism, Processor, Q, Qu, Rabbit, Raccoon, Ranger, Rat, Rebel, Reflection,
    Rhino, Rigger, Robot, Rogue, Romulan, Sable, Salamander, Samurai, Sand, Saproling, Satyr, Scarecrow, Scientist,
    Scion, Scorpion, Scout, Sculpture, Seal, Serf, Serpent, Servo, Shade, Shaman, Shapeshifter, Shark, Sheep,
    Shi'ar, Siren, Skeleton, Skrull, Skunk, Slith, Sliver, Sloth, Slug, Snail, Snake, Soldier, Soltari, Sorcerer,
    Spawn, Specter, Spellshaper, Sphinx, Spider, Spike, Spirit, Splinter, Sponge, Spy, Squid, Squirrel, Starfish,
    Surrakar, Survivor, Symbiote, Synth, Talosian, Tellarite, Tentacle, Tetravite, Thalakos, Tholian, Thopter,
    Thrull, Tiefling, Time Lord, Toy, Treefolk, Trilobite, Triskelavite, Troll, Turtle, Tyranid, Unicorn, Utrom,
    Vampire, Varmint, Vedalken, Villain, Volver, Vorta, Vulcan, Wall, Walrus, Warlock, Warrior, Weasel, Weird,
    Werewolf, Whale, Wizard, Wolf, Wolverine, Wombat, Worm, Wraith, Wurm, Xindi, Yeti, Zombie, Zubera
    """)

  /// Creature types of old, joke and playtest cards only.
  static let jokeCreatureTypes = FieldValue.words(
    category: "creature type",
    """
    Tosk
    """)
}
