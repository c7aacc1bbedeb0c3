import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A wording of a term that is usual elsewhere or was so once, and the edit that writes what is meant.
struct FoundWording {
  /// The words as typed.
  let range: SourceRange
  let wording: Wording
  let edit: TextEdit
}

extension AnalyzedQuery {
  /// The first wording in the value of a leaf that is written in another way here; nil if there is none.
  ///
  /// Linear in the value: wordings are looked up by the first letter of each word.
  func wording(ofLeaf index: Int) -> FoundWording? {
    let leaf = leaves[index]
    guard let id = leaf.condition?.field ?? leaf.field.flatMap({ vocabulary.fieldID(typed: source[$0]) }),
      vocabulary.hasWordings(id), case .filter(_, _, let comparison, let value) = leaf.term,
      comparison == .colon || comparison == .equal
    else { return nil }
    let bytes = source.bytes
    var isFirst = true
    var isWithin = false
    for start in leaf.value.start..<leaf.value.end {
      let begins = !isWithin
      isWithin = Self.isOfWord(bytes[start])
      if !begins || "\"'".utf8.contains(bytes[start]) { continue }
      for wording in vocabulary.wordings(of: id, beginningWith: Self.folded(bytes[start])) {
        if let found = found(wording, at: start, in: leaf, value, isFirst: isFirst) { return found }
      }
      isFirst = false
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }

  private static func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

  /// A wording whose words begin at an offset; `isFirst` where the value begins there.
  private func found(
    _ wording: Wording, at start: Int, in leaf: AnalyzedLeaf, _ value: FilterValue, isFirst: Bool
  ) -> FoundWording? {
    if wording.extent == .part { return part(wording, at: start, in: leaf.value) }
    guard isFirst, wording.words.utf8.count == value.text.utf8.count, wording.words == value.text.lowercased() else {
      return nil
    }
    let edit =
      wording.extent == .value
      ? TextEdit(
        range: leaf.value, replacement: FilterValue(wording.replacement, in: vocabulary.syntax).description)
      : edit(writing: wording.replacement, inPlaceOf: leaf)
    return FoundWording(range: leaf.value, wording: wording, edit: edit)
  }

  /// Words within a value that begin at an offset and end with a word. With nothing in their place, the blank before them
  /// goes too, and a value of nothing else has no other wording.
  private func part(_ wording: Wording, at start: Int, in value: SourceRange) -> FoundWording? {
    let words = wording.words.utf8
    let bytes = source.bytes
    let end = start + words.count
    guard end <= value.end, zip(bytes[start..<end], words).allSatisfy({ Self.folded($0) == $1 }),
      end == value.end || !Self.isOfWord(bytes[end]) || !Self.isOfWord(bytes[end - 1])
    else { return nil }
    let hasBlank = wording.replacement.isEmpty && start > value.start && bytes[start - 1] == 0x20
    let range = SourceRange(start: start - (hasBlank ? 1 : 0), end: end)
    if wording.replacement.isEmpty, range.length + 2 >= value.length { return nil }
    var edit = TextEdit(range: range, replacement: wording.replacement)
    // A bare value has no blanks.
    if !"\"'".utf8.contains(bytes[value.start]), wording.replacement.utf8.contains(0x20) {
      let before = source[SourceRange(start: value.start, end: start)]
      let after = source[SourceRange(start: end, end: value.end)]
      edit = TextEdit(
        range: value, replacement: FilterValue(quoted: before + wording.replacement + after).description)
    }
    return FoundWording(range: SourceRange(start: start, end: end), wording: wording, edit: edit)
  }

  /// The edit that writes a term in place of a leaf, negated if that excludes its value.
  func edit(writing term: String, inPlaceOf leaf: AnalyzedLeaf) -> TextEdit {
    let kind = leaf.field.flatMap { vocabulary.fieldID(typed: source[$0]) }.map { vocabulary[$0].kind }
    let range = leaf.minus.isEmpty ? leaf.range : leaf.range.union(leaf.minus)
    let isExcluded = leaf.minus.isEmpty == (kind == .absentFlag)
    let hasMinus = term.hasPrefix("-")
    let text = hasMinus ? String(term.dropFirst()) : term
    return TextEdit(range: range, replacement: (isExcluded == hasMinus ? "" : "-") + text)
  }
}

extension AnalyzedQuery {
  /// Terms that people mean by a value that a field does not have: a wording, for a flag the term of a word (`is:monored`),
  /// and a term in place of a flag (`not:t:elf`).
  func addOtherWords(_ typed: TypedTerm, of id: FieldID, forLeaf index: Int, to list: inout SuggestionList) {
    if let found = wording(ofLeaf: index) {
      switch found.wording.extent {
      case .value:
        list.add(typed.field + typed.comparison + found.edit.replacement, edits: [found.edit], distance: -1)
      case .term: list.add(found.edit.replacement, edits: [found.edit], distance: -1)
      case .part: break
      }
    }
    let kind = vocabulary[id].kind
    guard kind == .flag || kind == .absentFlag, typed.valueText.utf8.count <= SpellingDistance.maximumLength else {
      return
    }
    func add(_ term: String, distance: Double) {
      let edit = edit(writing: term, inPlaceOf: leaves[index])
      list.add(edit.replacement, edits: [edit], distance: distance)
    }
    let words = String(typed.valueText.lowercased().map { $0 == "-" || $0 == "_" ? " " : $0 })
    if let term = vocabulary.synonyms.lazy.filter({ $0.words == words }).compactMap({ vocabulary.term(of: $0) }).first {
      // The beginning of one of its own values is likelier.
      add(term, distance: 1.25)
    }
    let inner = vocabulary.parse(typed.valueText)
    if case .term(.filter(.positive, _, _, _))? = inner.query, inner.outcome == .valid {
      add(typed.valueText, distance: -1)
    }
  }
}
