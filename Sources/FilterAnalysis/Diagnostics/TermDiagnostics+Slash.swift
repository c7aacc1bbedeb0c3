import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension TermDiagnostics {
  /// `m:w/u`: a slash outside braces separates terms, so the source reads `m:w` and the name `u`.
  mutating func reportSlash(_ index: Int) {
    let leaf = query.leaves[index]
    let bytes = query.source.bytes
    let slash = leaf.value.end
    guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/"), index + 1 < query.leaves.count,
      query.leaves[index + 1].range.start == slash + 1, leaf.value.length > 0, leaf.value.length <= 200
    else { return }
    let start = startOfLastSymbol(in: leaf.value)
    let end = endOfGluedText(from: slash)
    let symbol = SourceRange(start: start, end: end)
    guard symbol.length <= 16 else { return }
    do throws(CostMistake) {
      _ = try query.vocabulary.cost("{" + query.source[symbol] + "}")
    } catch {
      return
    }
    report(
      .malformedCost, symbol, "\(quoted(symbol)) is one symbol and needs braces: the slash ends the value",
      fixes: [
        Fix(title: "Put it between braces", edits: [.insert("{", at: symbol.start), .insert("}", at: symbol.end)])
      ])
  }

  /// `o:and/or`, `!fire//ice`: the slash ends the value here, while the source takes it for a part of it.
  mutating func reportSlashInText(_ leaf: AnalyzedLeaf) -> Bool {
    let bytes = query.source.bytes
    let slash = leaf.value.end
    guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/"), leaf.value.length > 0,
      !"\"'/".utf8.contains(bytes[leaf.value.start]), isText(leaf)
    else { return false }
    let whole = SourceRange(start: leaf.value.start, end: endOfGluedText(from: slash))
    let tail = bytes[slash..<whole.end].drop { $0 == UInt8(ascii: "/") }
    guard !tail.isEmpty, whole.length <= 200, !tail.contains(where: { ":=<>\"".utf8.contains($0) }) else {
      return false
    }
    report(
      .gluedTerm, SourceRange(start: slash, end: whole.end), "a slash ends a value without quotes",
      fixes: [replacing(whole, with: FilterValue(quoted: query.source[whole]).description)])
    return true
  }

  /// Whether a term asks for a text of which a slash can be a part.
  private func isText(_ leaf: AnalyzedLeaf) -> Bool {
    switch leaf.condition {
    case .name(exact: true, _): true
    case .text(let id, _): query.vocabulary[id].name == query.vocabulary.nameField || query.vocabulary[id].takesRegex
    default: false
    }
  }

  /// Where the last symbol of a bare value begins: its last letter, or the digits at its end.
  private func startOfLastSymbol(in value: SourceRange) -> Int {
    let bytes = query.source.bytes
    var start = value.end - 1
    func isDigit(_ offset: Int) -> Bool { bytes[offset] >= 0x30 && bytes[offset] <= 0x39 }
    while start > value.start, isDigit(start), isDigit(start - 1) { start -= 1 }
    return start
  }

  /// The end of what is glued to a place: the next white space or parenthesis.
  func endOfGluedText(from start: Int) -> Int {
    let bytes = query.source.bytes
    var end = start
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "("), bytes[end] != UInt8(ascii: ")") {
      end += 1
    }
    return end
  }
}
