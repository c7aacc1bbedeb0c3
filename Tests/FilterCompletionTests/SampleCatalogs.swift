import FilterCompletion
import ScryfallDialect

/// Small catalogs with one entry of every difficult kind.
enum SampleCatalogs {
  static let names = CompletionCatalog(
    "card-names",
    entries: [
      CatalogEntry("Lightning Bolt", popularity: 9), CatalogEntry("Dark Ritual", popularity: 8),
      CatalogEntry("Goblin Guide", popularity: 7), CatalogEntry("Sword of Fire and Ice", popularity: 6),
      CatalogEntry("Forest", popularity: 5), CatalogEntry("Urza's Saga", popularity: 4), CatalogEntry("Flying Men"),
      CatalogEntry("Ritual of the Machine"), CatalogEntry("Elf Replica"), CatalogEntry("Drawn from Dreams"),
      CatalogEntry("Kongming, \"Sleeping Dragon\""), CatalogEntry("Fire // Ice"), CatalogEntry("+2 Mace"),
      CatalogEntry("_____ Goblin"), CatalogEntry("Lim-D\u{FB}l's Vault"), CatalogEntry("Or\u{0107}"),
      CatalogEntry("Back\\slash \"and\" 'both'"), CatalogEntry("Ends with \\"),
    ])
  static let artists = CompletionCatalog(
    "artist-names",
    entries: [CatalogEntry("Rebecca Guay", popularity: 2), CatalogEntry("Terese Nielsen", popularity: 1)])
  static let sets = CompletionCatalog(
    "set-codes", entries: [CatalogEntry("zzz", title: "The Zebra Zone", popularity: 1)])

  static let all = CompletionCatalogs([names, artists, sets])
  static let engine = CompletionEngine(vocabulary: .scryfall, catalogs: all)
}
