package import FilterVocabulary

/// How the content of a field is stored, which depends only on its binding: what another form of the columns must hold
/// to give the same answers.
package struct FieldContents: Hashable, Sendable {
  /// The index of the field in the vocabulary.
  package let field: Int
  package let shape: ColumnShape
  /// Whether the content is of a variant.
  package let isOfVariant: Bool
  /// Whether the texts are also searched by letters and digits.
  package let isCollated: Bool
  /// Whether the texts are also searched by words.
  package let hasWords: Bool
  /// Whether the texts are also searched with the names of their item replaced by `~`.
  package let refersToItself: Bool
  /// Whether words are searched by their beginnings.
  package let keepsChanges: Bool
  /// Whether costs have a printed text.
  package let hasPrintedCosts: Bool
  /// Whether there may be values that the kind of the field cannot read.
  package let hasOthers: Bool

  /// Whether a byte of a folded text is of a word, for fields that are searched by words.
  package static func isWordByte(_ byte: UInt8) -> Bool { TextArena.isWordByte(byte) }

  init(_ form: ColumnForm, field: Int, takesPatterns: Bool, hasOthers: Bool) {
    self.hasOthers = hasOthers
    self.field = field
    shape = form.shape
    isOfVariant = form.isOfVariant
    isCollated = form.isCollated
    hasWords = form.hasWords
    refersToItself = form.refersToItself
    keepsChanges = form.keepsChanges
    hasPrintedCosts = shape == .costs && takesPatterns
  }
}

extension FilterableList {
  /// How the content of each field is stored, by field index; nil for an unbound field, and for one that shares the
  /// content of another.
  package var contents: [FieldContents?] {
    zip(ColumnForm.forms(of: self), bindings).enumerated().map { index, field in
      field.0.map {
        FieldContents(
          $0, field: index, takesPatterns: field.1?.field.takesRegex == true,
          hasOthers: vocabulary.hasOthers(vocabulary.fieldIDs[index]))
      }
    }
  }
}

/// Reading the content of rows, for other forms of the columns.
extension ColumnStore {
  /// The first variants of the items, with the total after them; empty if each item has one.
  package var variantBounds: [UInt32] { variantStarts }

  /// The rows of the further parts of a field, after those of its items or variants: the item or variant of each,
  /// ascending. Empty for an unbound field.
  package func partOwners(in field: Int) -> [UInt32] { column(field)?.owners ?? [] }

  /// The number of items or variants of a field; the row of the first further part.
  package func baseCount(in field: Int) -> Int { column(field)?.base ?? 0 }

  /// The folded text of a row; nil without one. `collated` asks for the letters and digits.
  package func text(of row: Int, in field: Int, collated: Bool = false) -> ArraySlice<UInt8>? {
    guard let column = column(field), let row = column.row(of: row) else { return nil }
    switch column.content {
    case .texts(let texts), .costs(_, let texts): return texts.text(row, collated: collated)
    case .sharedTexts(let shared):
      let code = shared.groups.codes[row]
      return code == 0 ? nil : shared.texts.text(Int(code) - 1, collated: collated)
    default: return nil
    }
  }

  /// The offsets in the folded text of a row at which the letter case changed before folding.
  package func changes(of row: Int, in field: Int) -> [Int] {
    guard let column = column(field), let row = column.row(of: row) else { return [] }
    switch column.content {
    case .texts(let texts): return texts.literal.changes(of: row)
    case .sharedTexts(let shared):
      let code = shared.groups.codes[row]
      return code == 0 ? [] : shared.texts.literal.changes(of: Int(code) - 1)
    default: return []
    }
  }

  /// The folded text of a row with the names of its item replaced by `~`; nil if that is the text itself.
  package func selfReferringText(of row: Int, in field: Int) -> [UInt8]? {
    guard let column = column(field), let texts = column.texts, texts.present.contains(row), texts.marks.hasMarks(row)
    else { return nil }
    var result: [UInt8] = []
    let arena = texts.literal
    arena.bytes.withUnsafeBufferPointer {
      texts.marks.write(row, bytes: UnsafeBufferPointer(rebasing: $0[arena.range(of: row)]), into: &result)
    }
    return result
  }

  /// The key of a row; nil without one.
  package func key(of row: Int, in field: Int) -> DecimalNumber? {
    guard let column = column(field), let keys = column.keys else { return nil }
    return column.row(of: row).flatMap { keys[$0] }
  }

  /// Whether a field has a key that is no multiple of a power of ten within 64 bits. Linear in its distinct keys.
  package func hasKey(in field: Int, beyond power: Int) -> Bool {
    guard let keys = column(field)?.keys?.keys else { return false }
    return (0..<keys.count).contains { keys[$0].whole(power: power) == nil }
  }

  /// The cost of a row; nil without one.
  package func cost(of row: Int, in field: Int) -> Cost? {
    guard let column = column(field), case .costs(let costs, _) = column.content else { return nil }
    return costs[row]
  }

  /// Calls `body` with each folded word of a field whose words are searched as texts, and its first spelling.
  package func forEachSpelling(in field: Int, _ body: (_ word: String, _ spelling: String) -> Void) {
    guard let values = column(field)?.searchedWords, values.keepsSpellings else { return }
    for index in 0..<values.words.count { body(values.words[index], values.spelling(ofWord: index)) }
  }

  /// The number of distinct values of a field that its kind cannot read.
  package func otherCount(in field: Int) -> Int { column(field)?.others?.words.count ?? 0 }

  /// Calls `body` with each distinct value of a field that its kind cannot read, as first spelled, with its folded text
  /// and the items or variants that have it, ascending.
  package func forEachOther(in field: Int, _ body: (_ word: String, _ spelling: String, _ rows: [UInt32]) -> Void) {
    guard let others = column(field)?.others else { return }
    for index in 0..<others.words.count {
      body(others.words[index], others.spelling(ofWord: index), Array(others.rows(ofWord: index)))
    }
  }

  /// Calls `body` with each folded word of a field of values, and the items or variants that have it, ascending.
  package func forEachWord(in field: Int, _ body: (_ word: String, _ rows: ArraySlice<UInt32>) -> Void) {
    switch column(field)?.content {
    case .values(let values), .numbered(let values, _):
      for index in 0..<values.words.count {
        body(values.words[index], values.rows(ofWord: index))
      }
    default: break
    }
  }
}

extension TextColumn {
  /// The text of a row; nil without one, or if the field is not searched by letters and digits.
  func text(_ row: Int, collated isCollated: Bool) -> ArraySlice<UInt8>? {
    let arena = isCollated ? collated : literal
    return row < arena.count && present.contains(row) ? arena.bytes[arena.range(of: row)] : nil
  }
}
