/// Under which name the vocabulary looks for what a file holds.
enum CatalogNames {
  /// The catalog of a file or an address: `…/catalog/creature-types` and `creature-types.json` hold `types`. A name that is not
  /// known stays as it is.
  static func name(of source: String) -> String {
    var name = source.split(separator: "/").last.map { String($0) } ?? source
    if let dot = name.firstIndex(of: "."), dot > name.startIndex { name = String(name[..<dot]) }
    name = name.lowercased()
    if name.hasSuffix("-types"), name != "set-types" { return "types" }
    return known[name] ?? name
  }

  private static let known: [String: String] = [
    "supertypes": "types", "types": "types", "keyword-abilities": "keywords", "keyword-actions": "keywords",
    "ability-words": "keywords", "card-keywords": "keywords", "set-names": "set-codes", "sets": "set-codes",
    "artists": "artist-names", "names": "card-names", "cards": "card-names",
  ]
}
