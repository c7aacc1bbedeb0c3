import FilterVocabulary

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
