package import FilterVocabulary

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
    let names = ListColumns(of: vocabulary)
    let unknown = givenColumns.filter { names.column($0.name) == nil }
    if unknown.isEmpty { return }
    let further = try others().map { ListColumns(of: $0) }
    guard let first = unknown.first(where: { further?.column($0.name) == nil }) else { return }
    throw CommandFailure(message: names.problem(of: first.name, place: " in \(first.option)"))
  }
}
