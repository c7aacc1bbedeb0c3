import FilterText

/// A piece of a long text, cut between code points and where near by between words.
struct TextExcerpt {
  let text: String
  /// The marked bytes, in offsets of the piece; as much of them as is in it.
  let match: SourceRange?
  let isCut: Bool

  private static let ellipsis = "…"
  /// How many bytes are shown before what is marked, at most.
  private static let lead = 60
  /// How far a cut moves to stand between words.
  private static let slack = 16

  init(_ bytes: [UInt8], around match: SourceRange?, longest: Int) {
    guard bytes.count > longest else {
      text = String(decoding: bytes, as: UTF8.self)
      self.match = match
      isCut = false
      return
    }
    let lead = min(TextExcerpt.lead, max(0, longest - (match?.length ?? 0)) / 2)
    var start = min(max(0, (match?.start ?? 0) - lead), bytes.count - longest)
    if start > 0 { start = TextExcerpt.wordStart(bytes, from: start, to: match?.start ?? start) }
    var end = min(bytes.count, start + longest)
    if end < bytes.count { end = TextExcerpt.wordEnd(bytes, from: end, to: max(start, match?.end ?? start)) }
    let head = start > 0 ? TextExcerpt.ellipsis : ""
    let tail = end < bytes.count ? TextExcerpt.ellipsis : ""
    text = head + String(decoding: bytes[start..<end], as: UTF8.self) + tail
    self.match = match.map {
      $0.clamped(to: SourceRange(start: start, end: end)).shifted(by: head.utf8.count - start)
    }
    isCut = true
  }

  /// Where a word begins at or behind an offset, not far, and not beyond a limit; else the next code point.
  private static func wordStart(_ bytes: [UInt8], from offset: Int, to limit: Int) -> Int {
    for place in offset...min(limit, offset + slack) where place <= limit && isSpace(bytes[place - 1]) { return place }
    // Onward, so that what is marked does not lose its end.
    var place = offset
    while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    return place
  }

  /// Where a word ends at or before an offset, not far, and not before a limit; else the code point that goes on there.
  private static func wordEnd(_ bytes: [UInt8], from offset: Int, to limit: Int) -> Int {
    var place = offset
    while place > max(limit, offset - slack) {
      if isSpace(bytes[place]) { return place }
      place -= 1
    }
    place = offset
    while place > 0, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
