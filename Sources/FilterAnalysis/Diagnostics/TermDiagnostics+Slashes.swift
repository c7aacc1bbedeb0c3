import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension TermDiagnostics {
  /// `m:w/u`: a slash outside braces separates terms, so this is `m:w` and the name `u`.
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
    do throws(CostError) {
      _ = try query.vocabulary.cost("{" + query.source[symbol] + "}")
    } catch {
      return
    }
    report(
      .malformedCost, at: symbol, "symbol \(query.quoted(symbol)) needs braces; a slash ends the value",
      fixes: [
        Fix(title: "Add braces", edits: [.insert("{", at: symbol.start), .insert("}", at: symbol.end)])
      ])
  }

  /// `o:and/or`, `!fire//ice`: the slash ends the value here, although it is meant as part of it.
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
      .gluedTerm, at: SourceRange(start: slash, end: whole.end), "a slash ends an unquoted value",
      fixes: [replacing(whole, with: FilterValue(quoted: query.source[whole]).description)])
    return true
  }

  /// `c:w/u`: the slash ends the value, and what follows is a word of the name.
  mutating func reportSlashInColors(_ leaf: AnalyzedLeaf) {
    let bytes = query.source.bytes
    let slash = leaf.value.end
    guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/"), let name = leaf.field,
      let comparison = leaf.comparison, let id = leaf.condition?.field,
      let palette = query.vocabulary.palette(of: query.vocabulary[id])
    else { return }
    let whole = SourceRange(start: leaf.value.start, end: endOfGluedText(from: slash))
    let parts = query.source[whole].split(separator: "/").map { String($0) }
    guard whole.length <= 60, parts.count > 1, let letters = palette.letters(ofAll: parts) else { return }
    let head = query.source[SourceRange(start: name.start, end: comparison.end)]
    let alternatives = "(" + parts.map { head + $0 }.joined(separator: " or ") + ")"
    report(
      .gluedTerm, at: SourceRange(start: slash, end: whole.end), "a slash ends an unquoted value",
      fixes: [
        replacing(whole, with: letters), replacing(SourceRange(start: name.start, end: whole.end), with: alternatives),
      ])
  }

  /// Whether a term searches a text that may contain a slash.
  private func isText(_ leaf: AnalyzedLeaf) -> Bool {
    switch leaf.condition {
    case .name(exact: true, _): true
    case .text(let id, _): query.vocabulary[id].name == query.vocabulary.nameField || query.vocabulary[id].takesRegex
    default: false
    }
  }

  /// Where the last symbol of a bare value starts: its last letter, or its trailing digits.
  private func startOfLastSymbol(in value: SourceRange) -> Int {
    let bytes = query.source.bytes
    var start = value.end - 1
    while start > value.start, bytes[start].isDigit, bytes[start - 1].isDigit { start -= 1 }
    return start
  }

  /// The end of the text attached to an offset: the next white space or parenthesis.
  func endOfGluedText(from start: Int) -> Int {
    let bytes = query.source.bytes
    var end = start
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "("), bytes[end] != UInt8(ascii: ")") {
      end += 1
    }
    return end
  }
}

extension Palette {
  /// The letters of several sets of colors together; nil if a text is not one.
  func letters(ofAll texts: [String]) -> String? {
    var bits: UInt8 = 0
    for text in texts {
      do throws(ColorError) {
        guard case .colors(let set) = try read(text) else { return nil }
        bits |= set.bits
      } catch {
        return nil
      }
    }
    return letters(of: ColorSet(bits: bits))
  }
}
