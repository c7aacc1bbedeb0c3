public import FilterText

/// A text with marked offsets, so that a test shows offsets instead of counting them.
///
/// The markers `①` to `⑨` and the caret `‸` are removed from the text; their byte offsets are kept.
///
/// ```swift
/// let marked = MarkedText("-①t②:elf‸")
/// marked.text         // "-t:elf"
/// marked.range(from: 1, to: 2)  // 1..<2
/// marked.caret        // 6
/// ```
public struct MarkedText: Hashable, Sendable {
  /// The text without markers.
  public let text: String
  /// The UTF-8 offsets of the markers, in the order of their numbers.
  public let offsets: [Int]
  /// The UTF-8 offset of `‸`, if it is there.
  public let caret: Int?
  private let byNumber: [Int?]

  /// Removes the markers from `marked`. A second marker of a kind stays in the text, where a failing test shows it.
  public init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var length = 0
    var caret: Int?
    var byNumber: [Int?] = Array(repeating: nil, count: 9)
    for scalar in marked.unicodeScalars {
      if scalar == "\u{2038}", caret == nil {
        caret = length
      } else if ("\u{2460}"..."\u{2468}").contains(scalar), byNumber[Int(scalar.value) - 0x2460] == nil {
        byNumber[Int(scalar.value) - 0x2460] = length
      } else {
        text.append(scalar)
        length += UTF8.width(scalar)
      }
    }
    self.text = String(text)
    self.offsets = byNumber.compactMap { $0 }
    self.caret = caret
    self.byNumber = byNumber
  }

  /// The offset of the marker with the number `n`, from 1 to 9; `nil` if it is missing.
  public func offset(_ n: Int) -> Int? {
    (1...9).contains(n) ? byNumber[n - 1] : nil
  }

  /// The range from the marker `a` to the marker `b`; `nil` if one is missing.
  public func range(from a: Int, to b: Int) -> SourceRange? {
    guard let start = offset(a), let end = offset(b) else { return nil }
    return SourceRange(start: start, end: end)
  }
}
