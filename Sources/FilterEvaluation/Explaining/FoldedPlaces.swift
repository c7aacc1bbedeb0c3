import FilterRegex
import FilterSemantics
import FilterText

/// A folded text that knows where each of its bytes comes from, so that a match can be shown in the text as it was.
struct FoldedPlaces {
  private var bytes: [UInt8] = []
  /// For each folded byte the first byte of its code point.
  private var starts: [Int] = []
  /// For each folded byte the byte behind its code point.
  private var ends: [Int] = []
  private let length: Int

  /// Folds a text. Linear in it.
  init(_ text: String, _ form: TextForm) {
    length = text.utf8.count
    var offset = 0
    var one: [UInt8] = []
    for scalar in text.unicodeScalars {
      one.removeAll(keepingCapacity: true)
      UTF8.encode(scalar) { one.append($0) }
      let end = offset + one.count
      // All forms look at one code point at a time, so the pieces are what the whole would be.
      form.append(one, to: &bytes)
      while starts.count < bytes.count {
        starts.append(offset)
        ends.append(end)
      }
      offset = end
    }
  }

  /// The bytes of the text in which a matcher finds its pattern first; nil where it does not, or finds it in no byte.
  func match(_ matcher: inout RegexMatcher) -> SourceRange? {
    let found = bytes.withUnsafeBufferPointer { matcher.firstMatch(in: $0) }
    guard let found, !found.isEmpty else { return nil }
    return SourceRange(start: starts[found.lowerBound], end: ends[found.upperBound - 1])
  }

  /// The bytes of the text in which a test finds its needle or its pattern first; nil where it does not.
  func match(_ test: TextTest) -> SourceRange? {
    let needle = test.needle
    switch test.kind {
    case .matches(let regex):
      var matcher = RegexMatcher(regex)
      return match(&matcher)
    case .equalsCollated: return bytes == needle ? SourceRange(start: 0, end: length) : nil
    case .contains, .containsCollated, .containsWords: break
    }
    let isWords = test.kind == .containsWords
    if needle.isEmpty || needle.count > bytes.count { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      for place in 0...bytes.count - needle.count where bytes[place] == needle[0] {
        var matched = 1
        while matched < needle.count, bytes[place + matched] == needle[matched] { matched += 1 }
        if matched == needle.count, !isWords || TextArena.isWord(bytes, place, place + matched) {
          return SourceRange(start: starts[place], end: ends[place + matched - 1])
        }
      }
      return nil
    }
  }
}
