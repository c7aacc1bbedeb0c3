import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary

/// What the value of a term stands for, where it is a nickname, an alias or a code.
struct AliasHint {
  private let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// The hint behind the value of a term; nil for a value that says what it is.
  func hint(for leaf: AnalyzedLeaf) -> InlayHint? {
    guard case .filter(_, field: _, _, let value) = leaf.term, let condition = leaf.condition, leaf.field != nil,
      let (label, replacement) = meaning(of: condition, value.text)
    else { return nil }
    return InlayHint(
      offset: leaf.value.end, label: Excerpt.shortened(label, to: 60), kind: .alias,
      tooltip: "'\(Excerpt.shortened(value.text, to: 60))' stands for \(label)",
      edits: edits(replacement, leaf, condition), paddingBefore: true)
  }

  /// The words for a value, and the value to write instead; that is empty where there is none.
  private func meaning(of condition: Condition, _ typed: String) -> (label: String, replacement: String)? {
    switch condition {
    case .colors(let id, _, let value): return colors(value, vocabulary[id], typed)
    case .listed(let id, _, let value):
      let field = vocabulary[id]
      // The name of a property is what it is.
      if field.kind == .flag || field.kind == .absentFlag { return nil }
      return alias(vocabulary[value], typed) ?? code(vocabulary[value], field, typed)
    case .directive(_, let value): return alias(vocabulary[value], typed)
    case .text(let id, _): return vocabulary.value(typed, of: vocabulary[id]).flatMap { alias($0, typed) }
    case .namedDay(let id, _, let day):
      let value = vocabulary.value(day, of: vocabulary[id])
      return value.flatMap { alias($0, typed) ?? code($0, vocabulary[id], typed) }
    default: return nil
    }
  }

  private func colors(_ value: ColorValue, _ field: Field, _ typed: String) -> (String, String)? {
    guard let palette = vocabulary.palette(of: field) else { return nil }
    let words = ColorWords(palette: palette)
    switch value {
    case .colors(let set):
      if words.nickname(typed) == nil { return nil }
      return (words.names(of: set).joined(separator: ", "), palette.letters(of: set))
    case .count(let count):
      return typed.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } == true ? nil : (words.spelled(value), "\(count)")
    case .none, .many, .any: return nil
    }
  }

  /// Another spelling than the best one: `commander` for `edh`, `Japanese` for `jp`.
  private func alias(_ value: FieldValue, _ typed: String) -> (String, String)? {
    let folded = ValueSpelling.folded(typed)
    if folded == ValueSpelling.folded(value.text) || folded == ValueSpelling.folded(value.label) { return nil }
    // Where the best spelling is a code itself, its name says more.
    return (value.text.utf8.count <= 3 && !value.label.isEmpty ? value.label : value.text, value.text)
  }

  /// The name of a short code: `Kamigawa: Neon Dynasty` for `neo`. The words of a field's own list are no codes.
  private func code(_ value: FieldValue, _ field: Field, _ typed: String) -> (String, String)? {
    let folded = ValueSpelling.folded(typed)
    guard !value.label.isEmpty, value.text.utf8.count <= 5, folded != ValueSpelling.folded(value.label),
      !field.values.contains(where: { $0.text == value.text })
    else { return nil }
    return (value.label, "")
  }

  /// The edit that writes another value without quotes, where that asks the same.
  private func edits(_ replacement: String, _ leaf: AnalyzedLeaf, _ condition: Condition) -> [TextEdit] {
    guard case .filter(let polarity, field: let field, let comparison, let value) = leaf.term, value.form == .bare,
      value.text.utf8.count == leaf.value.length, let bare = FilterValue(bare: replacement)
    else { return [] }
    do throws(TermMistake) {
      let same = try vocabulary.condition(of: .filter(polarity, field: field, comparison, bare))
      return same == condition ? [TextEdit(range: leaf.value, replacement: replacement)] : []
    } catch {
      return []
    }
  }
}
