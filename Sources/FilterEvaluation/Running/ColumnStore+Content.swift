import FilterSemantics
public import FilterVocabulary

extension ColumnStore {
  /// What an item, or for a field of variants a variant, is compared by in a field: a number in millionths, a day, the rank of a
  /// word, the bits of colors. Of parts the first one. Nil where it has nothing, or the field is of another kind.
  public func key(of row: Int, in field: FieldID) -> Int64? {
    guard columns.indices.contains(field.index), let keys = columns[field.index]?.keys, row >= 0,
      row < columns[field.index]?.base ?? 0
    else { return nil }
    return keys[row]
  }

  /// The items, or for a field of variants the variants, that have a value of a list. Nil where the field is of another kind.
  public func rows(having value: String, in field: FieldID) -> Bitset? {
    guard columns.indices.contains(field.index), let column = columns[field.index] else { return nil }
    switch column.content {
    case .values, .numbered: return column.rows(.values(field: field.index, [ValueSpelling.folded(value)]))
    default: return nil
    }
  }

  /// The variants of a result: those that answer the query, or all variants of the items where it asks about none.
  public func variants(of result: FilterResult) -> Bitset {
    result.variants ?? variants(of: result.items)
  }

  /// A result narrowed to some of the variants: the items of which one of them answers.
  public func narrowed(_ result: FilterResult, toVariants allowed: Bitset) -> FilterResult {
    var variants = variants(of: result)
    variants.formIntersection(allowed)
    return FilterResult(
      items: items(of: variants), variants: variantStarts.isEmpty ? nil : variants, wasCutShort: result.wasCutShort)
  }
}
