import FilterRegex
import FilterSemantics
import FilterText

/// A running test of texts, with the state that its pattern matcher builds up.
package struct TextProbe {
  package let test: TextTest
  private var matcher: RegexMatcher?
  /// A text with its marks written.
  private var marked: [UInt8] = []
  /// The memory of a folded text.
  private var folded: [UInt8] = []
  /// Whether some text was given up because the pattern took too many steps. Such a text does not pass.
  package private(set) var wasCutShort = false

  /// A running test.
  package init(_ test: TextTest) {
    self.test = test
    if case .matches(let regex) = test.kind { matcher = RegexMatcher(regex) }
  }

  /// Whether a folded text passes. `isChange` says where the letter case changed before folding.
  package mutating func passes(
    _ text: UnsafeBufferPointer<UInt8>, isChange: (_ offset: Int) -> Bool = { _ in false }
  ) -> Bool {
    Steps.add(1 + text.count)
    switch test.kind {
    case .matches:
      if test.joinsLines, text.contains(0x0A) { return passesJoined(text) }
      switch matcher?.contains(in: text) {
      case .match: return true
      case .budgetExhausted:
        wasCutShort = true
        return false
      default: return false
      }
    case .equalsOne(let texts):
      return texts.contains(test.joinsLines ? text.map { $0 == 0x0A ? 0x20 : $0 } : Array(text))
    default: return test.needle.withUnsafeBufferPointer { test.passes(text, needle: $0, isChange: isChange) }
    }
  }

  /// Whether a folded text matches with blanks for its line breaks.
  @inline(never)
  private mutating func passesJoined(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let joined = text.map { $0 == 0x0A ? 0x20 : $0 }
    return joined.withUnsafeBufferPointer { passes($0) }
  }

  /// Whether a text passes that is not folded, and is valid UTF-8. Linear in the text.
  package mutating func passes(unfolded text: UnsafeBufferPointer<UInt8>) -> Bool {
    var folded = self.folded
    self.folded = []
    folded.removeAll(keepingCapacity: true)
    test.form.append(text, to: &folded)
    var changes: [Int] = []
    if test.kind == .beginsWord { WordBeginnings.appendChanges(of: text, in: test.form, to: &changes) }
    let result = folded.withUnsafeBufferPointer { passes($0) { WordBeginnings.isAmong(changes, $0) } }
    self.folded = folded
    return result
  }

  /// Whether a text of the arena passes.
  mutating func passes(_ text: Int, of arena: TextArena) -> Bool {
    let range = arena.range(of: text)
    return arena.bytes.withUnsafeBufferPointer { bytes in
      passes(UnsafeBufferPointer(rebasing: bytes[range])) { arena.isChange(range.lowerBound &+ $0) }
    }
  }

  /// Whether a text of the arena passes with the item's names replaced by `~`.
  mutating func passes(_ text: Int, of arena: TextArena, _ marks: SelfMarks) -> Bool {
    let range = arena.range(of: text)
    var written = marked
    marked = []
    arena.bytes.withUnsafeBufferPointer {
      marks.write(text, bytes: UnsafeBufferPointer(rebasing: $0[range]), into: &written)
    }
    let result = written.withUnsafeBufferPointer { passes($0) }
    marked = written
    return result
  }
}

extension TextTest {
  /// Whether a folded text passes a test without a pattern; `needle` is the memory of the test's needle.
  @inline(__always)
  func passes(
    _ text: UnsafeBufferPointer<UInt8>, needle: UnsafeBufferPointer<UInt8>, isChange: (_ offset: Int) -> Bool
  ) -> Bool {
    switch kind {
    case .equalsCollated: text.count == needle.count && TextTest.occurs(needle, in: text) { _ in true }
    case .contains, .containsCollated:
      findsBreaks
        ? TextTest.occursOverBreaks(needle, in: text) { _ in true } : TextTest.occurs(needle, in: text) { _ in true }
    case .containsWords:
      TextTest.occurs(needle, in: text) { TextArena.isWord(in: text, from: $0, to: $0 &+ needle.count) }
    case .beginsWord:
      findsBreaks
        ? TextTest.occursOverBreaks(needle, in: text) { WordBeginnings.isBeginning(text, at: $0) || isChange($0) }
        : TextTest.occurs(needle, in: text) { WordBeginnings.isBeginning(text, at: $0) || isChange($0) }
    case .matches, .equalsOne: false
    }
  }

  /// The same, with a blank of the needle for a line break too.
  @inline(never)
  private static func occursOverBreaks(
    _ needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, _ isPlace: (_ offset: Int) -> Bool
  ) -> Bool {
    var index = 0
    while index &+ needle.count <= text.count {
      if isSame(needle, as: text, at: index), isPlace(index) { return true }
      index &+= 1
    }
    return false
  }

  /// Whether a needle stands at an offset of a text, which is long enough; its blanks stand for line breaks too.
  @inline(__always)
  static func isSame(
    _ needle: UnsafeBufferPointer<UInt8>, as text: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Bool {
    var matched = 0
    while matched < needle.count {
      let byte = text[offset &+ matched]
      if byte != needle[matched], needle[matched] != 0x20 || byte != 0x0A { return false }
      matched &+= 1
    }
    return true
  }

  @inline(__always)
  private static func occurs(
    _ needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, _ isPlace: (_ offset: Int) -> Bool
  ) -> Bool {
    guard let head = needle.first else { return true }
    var index = 0
    let last = text.count - needle.count
    while index <= last {
      if text[index] == head {
        var matched = 1
        while matched < needle.count, text[index &+ matched] == needle[matched] { matched &+= 1 }
        if matched == needle.count, isPlace(index) { return true }
      }
      index &+= 1
    }
    return false
  }
}
