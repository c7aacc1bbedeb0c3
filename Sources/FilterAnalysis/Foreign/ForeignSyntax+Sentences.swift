import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
import FilterVocabulary

/// Terms that a word, a quoted field or a sentence of another language stands for.
extension ForeignSyntax {
  /// `cmc>2 and <5`: the second comparison has the field of the first.
  mutating func repeatedField(_ index: Int) -> Int? {
    let value = vocabulary.isOfLists ? afterSpace(index + 1) : index + 1
    guard kind(index - 1) != .field, kind(value) == .value || value > index + 1 && kind(value) == .word, index > 4
    else {
      return nil
    }
    var before = index - 1
    while before > 0, tokens[before].kind == .whitespace || tokens[before].kind.isConnective { before -= 1 }
    guard before > 1, before < index - 1, kind(before) == .value, kind(before - 1) == .comparison,
      kind(before - 2) == .field
    else { return nil }
    let term = Term(self, before - 2)
    let operation = Comparison(rawValue: operatorText(index))
    guard let field = term.field, isOrdered(field), let operation, operation != .colon,
      let bare = FilterValue(bare: text(value)), fit(field, operation, bare) != .none
    else { return nil }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[value].range.end)
    let written = term.name + operation.rawValue + text(value)
    return add(
      at: range, "each comparison needs its field; write \(written)", [TextEdit(range: range, replacement: written)],
      isError: vocabulary.isOfLists)
  }

  /// `"type": "elf"`: the names of fields have no quotes.
  mutating func quotedField(_ index: Int) -> Int? {
    let operation = afterSpace(index + 1)
    guard kind(operation) == .comparison || kind(operation) == .word,
      let mark = bytes[tokens[operation].range.start...].first, ":=<>".utf8.contains(mark),
      let field = vocabulary.fieldID(spelled: FilterValue.unquoted(text(index)).lowercased())
    else { return nil }
    let value = afterSpace(operation + 1)
    guard kind(value) == .quoted || kind(value) == .word || kind(value) == .value else { return nil }
    let end = tokens[value].range.end
    var typed = text(value)
    while typed.last == "," { typed.removeLast() }
    let isQuoted = kind(value) == .quoted
    guard let written = written(FilterValue.unquoted(typed), isQuoted: isQuoted, for: field, .colon) else { return nil }
    return replace(
      .foreignSyntax, SourceRange(start: tokens[index].range.start, end: end),
      with: FilterValue.unquoted(text(index)).lowercased() + text(operation) + written, "a field has no quotes")
  }

  /// `SELECT * FROM cards WHERE …`, `ORDER BY cmc DESC`.
  mutating func sentence(_ index: Int) -> Int? {
    switch word(index) {
    case "where" where index == 0 && kind(1) == .whitespace && tokens.count > 3:
      guard beginsCondition(2) || kind(2) == .word && vocabulary.fieldID(spelled: word(2)) != nil else { return nil }
      let range = SourceRange(start: 0, end: tokens[2].range.start)
      return add(
        at: range, "a query consists of its conditions only", [.delete(range)], isError: vocabulary.isOfLists)
    case "select" where index == 0:
      guard let end = tokens.indices.prefix(40).first(where: { word($0) == "where" }), end + 2 < tokens.count else {
        return nil
      }
      let range = SourceRange(start: 0, end: tokens[end + 2].range.start)
      return add(
        at: range, "a query consists of its conditions only", [.delete(range)], isError: vocabulary.isOfLists)
    case "order", "sort", "sorted", "ordered", "orderby", "sortby":
      var value = index + 2
      if word(value) == "by" { value += 2 } else if !word(index).hasSuffix("by") { return nil }
      guard let order = vocabulary.fieldID(spelled: "order"), vocabulary[order].isDirective, kind(value) == .word,
        kind(value - 1) == .whitespace, vocabulary.valueID(text(value), of: order) != nil
      else { return nil }
      var text = "order:" + self.text(value)
      var end = value
      if kind(value + 1) == .whitespace, let direction = directive(having: word(value + 2), otherThan: order),
        word(value + 2).hasPrefix("asc") || word(value + 2).hasPrefix("desc")
      {
        text += " " + direction
        end = value + 2
      }
      return replace(
        .foreignSyntax, SourceRange(start: tokens[index].range.start, end: tokens[end].range.end), with: text,
        "the order is a term", isError: vocabulary.isOfLists)
    default: return nil
    }
  }
}
