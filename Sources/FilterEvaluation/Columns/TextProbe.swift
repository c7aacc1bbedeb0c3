import FilterRegex

/// A test of texts that is being run: with what its pattern has learned on the way.
struct TextProbe {
  let test: TextTest
  private var matcher: RegexMatcher?
  /// Whether some text was given up because the pattern took too many steps on it. Such a text does not pass.
  private(set) var wasCutShort = false

  init(_ test: TextTest) {
    self.test = test
    if case .matches(let regex) = test.kind { matcher = RegexMatcher(regex) }
  }

  /// Whether a folded text passes.
  mutating func passes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch test.kind {
    case .matches:
      switch matcher?.contains(in: text) {
      case .match: return true
      case .budgetExhausted:
        wasCutShort = true
        return false
      default: return false
      }
    case .equalsCollated: return text.count == test.needle.count && text.elementsEqual(test.needle)
    case .contains, .containsCollated: return TextProbe.occurs(test.needle, in: text, isWords: false)
    case .containsWords: return TextProbe.occurs(test.needle, in: text, isWords: true)
    }
  }

  /// Whether a text of the arena passes.
  mutating func passes(_ text: Int, of arena: TextArena) -> Bool {
    let range = arena.range(of: text)
    return arena.bytes.withUnsafeBufferPointer { passes(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private static func occurs(_ needle: [UInt8], in text: UnsafeBufferPointer<UInt8>, isWords: Bool) -> Bool {
    needle.withUnsafeBufferPointer { needle in
      guard let head = needle.first else { return true }
      var place = 0
      let last = text.count - needle.count
      while place <= last {
        if text[place] == head {
          var matched = 1
          while matched < needle.count, text[place &+ matched] == needle[matched] { matched &+= 1 }
          if matched == needle.count, !isWords || TextArena.isWord(text, place, place &+ matched) { return true }
        }
        place &+= 1
      }
      return false
    }
  }
}
