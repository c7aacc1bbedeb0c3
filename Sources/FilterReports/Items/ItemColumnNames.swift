import FilterAnalysis
import FilterItems
package import FilterVocabulary

/// Looks up columns of items by name.
package struct ItemColumnNames {
  private let vocabulary: Vocabulary

  /// The maximum number of fields listed in a message.
  private static let maximumListed = 8

  package init(of vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The column of a name: a field, the source of one as it is written in the records, or a JSON Pointer into them. Nil
  /// for other names, and for fields that have no value in a record: directives and flags.
  package func column(_ name: String) -> String? {
    if let id = vocabulary.fieldID(ofColumn: name) { return hasColumn(vocabulary[id]) ? vocabulary[id].name : nil }
    if name.hasPrefix("/") { return name }
    return vocabulary.fields.contains { hasColumn($0) && $0.sources.contains(name) } ? name : nil
  }

  /// The error for a name that is not a column. `place` is where it was given: ` in --columns`.
  package func problem(of name: String, place: String = "") -> String {
    if vocabulary.fieldID(ofColumn: name) != nil { return "'\(name)'\(place) is a field without a column" }
    let names = vocabulary.usualColumns
    let fault = "unknown field '\(name)'\(place)"
    if let nearest = SpellingDistance.closest(to: name, in: names) { return "\(fault); did you mean '\(nearest)'?" }
    if names.isEmpty { return fault }
    let more = names.count > Self.maximumListed ? " and \(Counted.grouped(names.count - Self.maximumListed)) more" : ""
    return "\(fault); the fields are \(names.prefix(Self.maximumListed).joined(separator: ", "))\(more)"
  }

  private func hasColumn(_ field: Field) -> Bool {
    !field.isDirective && field.kind != .flag && field.kind != .absentFlag
  }
}

extension ItemSearchOptions {
  /// The columns that are given, each with its option.
  private var givenColumns: [(option: String, name: String)] {
    columns.map { ("--columns", $0) }
      + [
        ("--sort", sort?.column), ("--count-by", countBy), ("--histogram", histogram), ("--unique", unique),
      ].compactMap { option, name in name.map { (option, $0) } }
  }

  /// Throws if a column is neither in the vocabulary nor among those that `others` returns.
  package func checkColumns(
    in vocabulary: Vocabulary,
    or others: () throws(CommandFailure) -> Vocabulary? = { () throws(CommandFailure) in nil }
  ) throws(CommandFailure) {
    let names = ItemColumnNames(of: vocabulary)
    let unknown = givenColumns.filter { names.column($0.name) == nil }
    if unknown.isEmpty { return }
    let further = try others().map { ItemColumnNames(of: $0) }
    guard let first = unknown.first(where: { further?.column($0.name) == nil }) else { return }
    throw CommandFailure(message: names.problem(of: first.name, place: " in \(first.option)"))
  }
}
