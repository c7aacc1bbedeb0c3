import FuzzyMatching

/// Names of an invented game, the most popular first.
enum InventedNames {
  static let all = [
    "Ember Lantern", "Ember Lattice", "Embers of the Tide", "Order of the Reed", "Order // Clamor", "Tide Weaver",
    "Tidal Ritual", "Reed Ritual", "Ritual Keeper", "Keeper of Æther Gates", "Æther Gust", "Glory's Rise",
    "Angel of Glory's Rise", "Knight of the Brass Orchid", "Nightfall Knell", "Skullclasp", "Bloodforged Battle-Axe",
    "Ilra, Voice of the Pack", "Oketta's Monument", "Vital Claim", "Vitu-Ghasi Awakens", "Jötun Owlkeeper",
    "Farm // Bazaar", "Bazaar Festival", "Dig Beneath Time", "Day of Reckoning", "Dreams of Yore",
    "Cultivate the Vale", "Celestial Mantle", "Phoenix of the Wuds", "Woods of Phantoms", "Sangromancer",
    "Sword of Reed and Tide", "Swords to Sickles", "Master of Brass", "Brass Master", "Mana Siphon", "Siphon Mind",
    "The Long Watch", "The Longest Night of the Year", "100,000 Arrows", "Arrows of Reed", "Arrogant Heron", "A Heron",
    "Ra", "Ratonhaké꞉ton", "Grishnakh, Brash Instigator", "Troll of Khasad-dûm", "+2 Hatchet", "_____",
  ]

  /// An index over them, with their popularity.
  static let index = FuzzyIndex(all, popularity: all.indices.map { all.count - $0 })

  /// The names found for a text.
  static func found(_ typed: String, limit: Int = 10) -> [String] {
    index.best(limit, for: typed).map { index[$0.id] }
  }
}
