/// The parts of the vocabulary of the elements of a list of objects: its fields have their names in the element, and their
/// full names as aliases.
struct ElementVocabulary {
  let fields: [Field]
  /// The lists of objects in an element.
  let objectLists: [String]
  /// The noun for elements: the last part of the path.
  let noun: String

  /// The parts for a path among the fields and lists of an item. Linear in them.
  init(_ fields: [Field], at path: String, among lists: [String]) {
    let list = path.lowercased()
    let prefix = list + "."
    self.fields = fields.compactMap { field in
      field.name.hasPrefix(prefix) ? ElementVocabulary.field(field, at: path, list: list) : nil
    }
    objectLists = lists.filter { $0.lowercased().hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    noun = list.split(separator: ".").last.map { String($0) } ?? list
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
