/// The vocabulary of the elements of a list of objects.
extension VocabularyStorage {
  /// The vocabularies of the elements of lists of objects, by the names of the lists. Linear in the data for each list.
  func elementVocabularies() -> [String: Vocabulary] {
    var all: [String: Vocabulary] = [:]
    for path in objectLists where all[path.lowercased()] == nil { all[path.lowercased()] = elements(at: path) }
    return all
  }

  /// The vocabulary of the elements at a path: its fields have their names in the element, and their full names as
  /// aliases.
  private func elements(at path: String) -> Vocabulary {
    let prefix = path.lowercased() + "."
    let inner = fields.compactMap { field -> Field? in
      guard field.name.hasPrefix(prefix) else { return nil }
      var inner = field
      inner.name = String(field.name.dropFirst(prefix.count))
      let short = field.aliases.filter { !$0.contains(".") && $0 != inner.name && $0 != path.lowercased() }
      inner.aliases = [field.name] + short
      if field.label == field.name { inner.label = inner.name }
      inner.sources = field.sourceNames.map { $0.hasPrefix(path + ".") ? String($0.dropFirst(path.count + 1)) : $0 }
      inner.phrase = field.phrase.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0 == field.name ? Substring(inner.name) : $0 }.joined(separator: " ")
      inner.examples = []
      return inner
    }
    let noun = path.lowercased().split(separator: ".").last.map { String($0) } ?? path
    let lists = objectLists.filter { $0.lowercased().hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return Vocabulary(
      name: path.lowercased(), itemName: noun, itemNamePlural: noun, fields: inner, catalogs: catalogs,
      palettes: palettes, symbols: symbols, bareSymbols: bareSymbols, zeroWords: zeroWords, dayWords: dayWords,
      timeZone: timeZone, limits: limits, objectLists: lists)
  }
}
