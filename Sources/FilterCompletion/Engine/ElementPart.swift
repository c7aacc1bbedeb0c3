import FilterLexer
import FilterParser
import FilterText
import FilterVocabulary

/// The query about one element of a list of objects that a caret is in: the `(sku:x qty‸` of `items:(sku:x qty‸`.
struct ElementPart {
  /// The name of the list, in lower case.
  let list: String
  /// The offset of the parenthesis.
  let start: Int
  /// The text from the parenthesis to the end of the group.
  let text: String

  /// The innermost group that the parser reads as one value, or may when it has a filter; nil outside of such groups.
  /// Linear in the text.
  init?(of parsed: ParsedQuery, at caret: Int, in vocabulary: Vocabulary) {
    guard !vocabulary.objectLists.isEmpty else { return nil }
    let tokens = parsed.tree.tokens
    let bytes = parsed.source.bytes
    for index in tokens.indices.dropFirst(2).reversed() {
      let start = tokens[index].range.start
      guard start < caret, bytes[start] == UInt8(ascii: "("), tokens[index - 1].kind == .comparison,
        tokens[index - 2].kind == .field, tokens[index].kind == .value || tokens[index].kind == .valueOpening
      else { continue }
      let name = parsed.source[tokens[index - 2].range].lowercased()
      guard vocabulary.elements(of: name) != nil else { continue }
      // A group of values belongs to a field of that name, until it has a filter.
      if tokens[index].kind == .valueOpening, vocabulary.fieldID(spelled: name) != nil { continue }
      let end = ElementPart.end(ofGroupAt: index, in: parsed)
      guard caret < end || end == bytes.count && bytes[end - 1] != UInt8(ascii: ")") else { continue }
      (list, self.start) = (name, start)
      text = parsed.source[SourceRange(start: start, end: end)]
      return
    }
    return nil
  }

  /// The end of the group that begins at the token of an index, after its parenthesis; that of the text if it is not
  /// closed.
  private static func end(ofGroupAt index: Int, in parsed: ParsedQuery) -> Int {
    let tokens = parsed.tree.tokens
    if tokens[index].kind == .value { return tokens[index].range.end }
    var depth = 0
    for token in tokens[index...] {
      if token.kind == .valueOpening { depth += 1 }
      if token.kind == .valueClosing { depth -= 1 }
      if depth == 0 { return token.range.end }
    }
    return parsed.source.length
  }
}

extension CompletionList {
  /// The same list for a text that begins `distance` bytes earlier.
  func shifted(by distance: Int) -> CompletionList {
    CompletionList(
      replace: replace.shifted(by: distance),
      items: items.map { item in
        var item = item
        item.edit = TextEdit(range: item.edit.range.shifted(by: distance), replacement: item.edit.replacement)
        item.caret += distance
        return item
      }, selected: selected, missingCatalogs: missingCatalogs)
  }
}
