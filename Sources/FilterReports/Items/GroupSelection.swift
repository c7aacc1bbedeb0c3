import FilterLists
import FilterVocabulary

extension GroupSelection {
  /// The selection of `--sort`, `--top`, `--offset` and `--limit` among groups.
  init(
    _ options: ItemSearchOptions, _ columns: [GroupColumn], _ aggregates: [Aggregate], in vocabulary: Vocabulary
  ) {
    self.init()
    (offset, limit) = (options.offset, options.top ?? options.limit)
    if let sort = options.sort {
      order = Self.key(named: sort.column, columns, aggregates, in: vocabulary).map { ($0, sort.isDescending) }
    } else if options.top != nil {
      order = (aggregates.isEmpty ? .count : .aggregate(0), true)
    } else if columns.first?.bucket != nil {
      order = (.column(0), false)
    }
  }
}
