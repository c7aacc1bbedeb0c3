import FilterText
import FilterVocabulary

extension HoverWriter {
  /// The symbol of a cost under the pointer and its words: `{W/U}` of `m:2{w/u}`. Nil where the cost is a single symbol, and on
  /// what is none. Linear in the value.
  func symbol(at offset: Int, of value: SourceRange) -> (range: SourceRange, title: String)? {
    let bytes = source.bytes
    var start = value.start
    while start < value.end {
      let end = HoverWriter.endOfSymbol(in: bytes, from: start, to: value.end)
      // At the end of the value the last symbol counts.
      if offset < end || end == value.end { break }
      start = end
    }
    let range = SourceRange(start: start, end: HoverWriter.endOfSymbol(in: bytes, from: start, to: value.end))
    if range.isEmpty || range == value { return nil }
    do throws(CostMistake) {
      let line = CostWords(vocabulary: vocabulary).lines(try vocabulary.cost(source[range])).first
      guard let line else { return nil }
      return (range, line.runs.map { $0.text }.joined())
    } catch {
      return nil
    }
  }

  /// The end of a symbol in braces, of a number, or of a single byte.
  private static func endOfSymbol(in bytes: [UInt8], from start: Int, to limit: Int) -> Int {
    var end = start
    if start < limit, bytes[start] == UInt8(ascii: "{") {
      while end < limit, bytes[end] != UInt8(ascii: "}") { end += 1 }
      return min(end + 1, limit)
    }
    while end < limit, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
    return end > start ? end : min(start + 1, limit)
  }
}
