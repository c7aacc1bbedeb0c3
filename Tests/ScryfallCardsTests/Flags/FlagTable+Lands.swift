extension FlagTable {
  /// Cycles of lands: the near misses are lands of other cycles.
  static let lands: [FlagRow] = [
    .init(
      "bikeland", in: ["Canyon Slough", "Irrigated Farmland", "Sheltered Thicket"],
      out: ["Indatha Triome", "Tranquil Thicket", "Bojuka Bog"]),
    .init(
      "bondland", in: ["Bountiful Promenade", "Morphic Pool", "Vault of Champions"],
      out: ["Command Tower", "Glacial Fortress", "Reflecting Pool"]),
    .init(
      "bounceland", in: ["Azorius Chancery", "Karoo", "Simic Growth Chamber"],
      out: ["Lotus Field", "Temple of Enlightenment", "Gush"]),
    .init(
      "canopyland", in: ["Horizon Canopy", "Fiery Islet", "Waterlogged Grove"],
      out: ["Grove of the Burnwillows", "Karplusan Forest", "Canopy Vista"]),
    .init(
      "checkland", in: ["Glacial Fortress", "Sulfur Falls", "Woodland Cemetery"],
      out: ["Hallowed Fountain", "Port Town", "Prairie Stream"]),
    .init(
      "creatureland", in: ["Mutavault", "Celestial Colonnade", "Restless Vents"],
      out: ["Dryad Arbor", "Hostile Hostel // Creeping Inn", "Kessig Wolf Run"]),
    .init(
      "dual", in: ["Tundra", "Underground Sea", "Savannah"],
      out: ["Hallowed Fountain", "Snow-Covered Island", "Adarkar Wastes"]),
    .init(
      "fastland", in: ["Seachrome Coast", "Blackcleave Cliffs", "Spirebluff Canal"],
      out: ["Deserted Beach", "Glacial Fortress", "Hallowed Fountain"]),
    .init(
      "fetchland", in: ["Flooded Strand", "Scalding Tarn", "Wooded Foothills"],
      out: ["Prismatic Vista", "Evolving Wilds", "Flood Plain"]),
    .init(
      "filterland", in: ["Mystic Gate", "Skycloud Expanse", "Wooded Bastion"],
      out: ["Adarkar Wastes", "Tundra", "Chromatic Sphere"]),
    .init(
      "gainland", in: ["Tranquil Cove", "Akoum Refuge", "Wind-Scarred Crag"],
      out: ["Temple of Enlightenment", "Kabira Crossroads", "Coastal Tower"]),
    .init(
      "painland", in: ["Adarkar Wastes", "Shivan Reef", "Yavimaya Coast"],
      out: ["Horizon Canopy", "City of Brass", "Grand Coliseum"]),
    .init(
      "pathway",
      in: [
        "Barkchannel Pathway // Tidechannel Pathway", "Hengegate Pathway // Mistgate Pathway",
        "Brightclimb Pathway // Grimclimb Pathway",
      ], out: ["Agadeem's Awakening // Agadeem, the Undercrypt", "Pathway Arrows", "Ancient Ziggurat"]),
    .init(
      "scryland", in: ["Temple of Enlightenment", "Temple of Malice", "Temple of Abandon"],
      out: ["Temple Garden", "Zhalfirin Void", "Temple of the False God"]),
    .init(
      "shadowland", in: ["Port Town", "Game Trail", "Necroblossom Snarl"],
      out: ["Glacial Fortress", "Wanderwine Hub", "Hallowed Fountain"]),
    .init(
      "shockland", in: ["Hallowed Fountain", "Steam Vents", "Stomping Ground"],
      out: ["Tundra", "Glacial Fortress", "Prairie Stream"]),
    .init(
      "slowland", in: ["Deserted Beach", "Haunted Ridge", "Sundown Pass"],
      out: ["Seachrome Coast", "Glacial Fortress", "Temple of Enlightenment"]),
    .init(
      "storageland", in: ["Calciform Pools", "Dwarven Hold", "Mage-Ring Network"],
      out: ["Vivid Creek", "Tendo Ice Bridge", "Gemstone Mine"]),
    .init(
      "surveilland", in: ["Meticulous Archive", "Undercity Sewers", "Commercial District"],
      out: ["Temple of Enlightenment", "Hallowed Fountain", "Conduit Pylons"]),
    .init(
      "tangoland", in: ["Prairie Stream", "Canopy Vista", "Smoldering Marsh"],
      out: ["Hallowed Fountain", "Glacial Fortress", "Horizon Canopy"]),
    .init(
      "tricycleland", in: ["Indatha Triome", "Raffine's Tower", "Ziatora's Proving Ground"],
      out: ["Arcane Sanctum", "Canyon Slough", "Crumbling Necropolis"]),
    .init(
      "triland", in: ["Arcane Sanctum", "Mystic Monastery", "Seaside Citadel"],
      out: ["Indatha Triome", "Murmuring Bosk", "Gateway Plaza"]),
    .init(
      "vergeland", in: ["Floodfarm Verge", "Gloomlake Verge", "Willowrush Verge"],
      out: ["Glacial Fortress", "Verge Rangers", "Hallowed Fountain"]),
  ]
}
