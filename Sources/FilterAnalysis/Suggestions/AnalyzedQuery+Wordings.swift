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
  /// Linear in the value for each wording of its field.
  func wording(ofLeaf index: Int) -> FoundWording? {
    let leaf = leaves[index]
    guard case .filter(_, _, let comparison, let value) = leaf.term, comparison == .colon || comparison == .equal,
      let name = leaf.field, let id = vocabulary.fieldID(typed: source[name])
    else { return nil }
    let wordings = vocabulary.wordings(of: id)
    if wordings.isEmpty { return nil }
    let whole = value.text.lowercased()
    for wording in wordings {
      switch wording.extent {
      case .part:
        if let found = part(wording, in: leaf.value) { return found }
      case .value where wording.words == whole:
        let text = FilterValue(wording.replacement, in: vocabulary.syntax).description
        return FoundWording(
          range: leaf.value, wording: wording, edit: TextEdit(range: leaf.value, replacement: text))
      case .term where wording.words == whole:
        return FoundWording(
          range: leaf.value, wording: wording, edit: edit(writing: wording.replacement, inPlaceOf: leaf))
      default: break
      }
    }
    return nil
  }

  /// Words within a value, between characters that are of no word. With nothing in their place, the blank before them goes
  /// too, and a value of nothing else has no other wording.
  private func part(_ wording: Wording, in value: SourceRange) -> FoundWording? {
    let words = Array(wording.words.utf8)
    let bytes = source.bytes
    guard value.length >= words.count, let first = words.first else { return nil }
    func isOfWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }
    func folded(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
    for start in value.start...(value.end - words.count) where folded(bytes[start]) == first {
      let end = start + words.count
      guard (start..<end).allSatisfy({ folded(bytes[$0]) == words[$0 - start] }),
        start == value.start || !isOfWord(bytes[start - 1]),
        end == value.end || !isOfWord(bytes[end]) || !isOfWord(bytes[end - 1])
      else { continue }
      let hasBlank = wording.replacement.isEmpty && bytes[start - 1] == 0x20
      let range = SourceRange(start: start - (hasBlank ? 1 : 0), end: end)
      if wording.replacement.isEmpty, range.length + 2 >= value.length { return nil }
      // A bare value has no blanks.
      let isBare = !"\"'".utf8.contains(bytes[value.start]) && wording.replacement.utf8.contains(0x20)
      let edit =
        isBare
        ? TextEdit(
          range: value,
          replacement: FilterValue(
            quoted: source[SourceRange(start: value.start, end: start)] + wording.replacement
              + source[SourceRange(start: end, end: value.end)]
          ).description) : TextEdit(range: range, replacement: wording.replacement)
      return FoundWording(range: SourceRange(start: start, end: end), wording: wording, edit: edit)
    }
    return nil
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
    let meant = vocabulary.synonyms.first { synonym in
      synonym.words == words && !Comparison.allCases.contains { $0.rawValue == synonym.rest } && !synonym.rest.isEmpty
    }
    if let meant, let field = vocabulary.fieldID(spelled: meant.field) {
      // The beginning of one of its own values is likelier.
      add(vocabulary[field].shortestSpelling + meant.rest, distance: 1.25)
    }
    let inner = vocabulary.parse(typed.valueText)
    if case .term(.filter(.positive, _, _, _))? = inner.query, inner.outcome == .valid {
      add(typed.valueText, distance: -1)
    }
  }
}
