import FilterText

/// The vocabulary of the elements of a list of objects, made when it is first asked for: a list may have lists in its
/// elements, and few queries ask about any.
final class ElementVocabulary: Sendable {
  /// The path of the list, as the data spells it.
  private let path: String
  private let made = OnceValue<Vocabulary>()

  init(at path: String) { self.path = path }

  /// The vocabulary, whose fields have their names in the element, and their full names as aliases. Linear in the fields
  /// of the vocabulary of the items at the first call.
  func vocabulary(in items: Vocabulary) -> Vocabulary {
    made.value {
      let list = path.lowercased()
      let prefix = list + "."
      let noun = list.split(separator: ".").last.map { String($0) } ?? list
      return Vocabulary(
        name: list, itemName: noun, itemNamePlural: noun,
        fields: items.fields.filter { $0.name.hasPrefix(prefix) }.map {
          ElementVocabulary.field($0, at: path, list: list)
        },
        catalogs: items.catalogs, palettes: items.palettes, symbols: items.symbols, bareSymbols: items.bareSymbols,
        zeroWords: items.zeroWords, dayWords: items.dayWords, timeZone: items.timeZone, limits: items.limits,
        objectLists: items.objectLists.filter { $0.lowercased().hasPrefix(prefix) }
          .map { String($0.dropFirst(prefix.count)) },
        nullMarks: items.nullMarks)
    }
  }

  private static func field(_ field: Field, at path: String, list: String) -> Field {
    var inner = field
    inner.name = String(field.name.dropFirst(list.count + 1))
    let short = field.aliases.filter { !$0.contains(".") && $0 != inner.name && $0 != list }
    inner.aliases = [field.name] + short
    if field.label == field.name { inner.label = inner.name }
    inner.sources = field.sourceNames.map { $0.hasPrefix(path + ".") ? String($0.dropFirst(path.count + 1)) : $0 }
    inner.phrase = field.phrase.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == field.name ? Substring(inner.name) : $0 }.joined(separator: " ")
    inner.examples = []
    return inner
  }
}
