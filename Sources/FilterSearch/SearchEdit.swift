public import FilterQueryKit
public import Foundation

/// Carets and edits of a text whose view does not tell them.
enum SearchEdit {
  /// The caret after a text was changed to another by one edit: the end of what differs, in UTF-8 bytes.
  static func caret(after text: String, from former: String) -> Int {
    let (new, old) = (Array(text.utf8), Array(former.utf8))
    var common = 0
    while common < min(new.count, old.count), new[new.count - 1 - common] == old[old.count - 1 - common] { common += 1 }
    return clamped(new.count - common, in: text)
  }

  /// An offset in a text, at the beginning of a scalar.
  static func clamped(_ offset: Int, in text: String) -> Int {
    let range = Range(SourceRange(at: max(0, offset)), in: text)
    return SourceRange(range, in: text).start
  }
}

extension SourceRange {
  /// The bytes of a range in UTF-16 code units, as text views of UIKit and AppKit count. Clamped to the text; an end
  /// within a surrogate pair moves to its start. Linear in the text.
  public init(_ range: NSRange, in text: String) {
    let units = text.utf16
    func index(_ offset: Int) -> String.Index {
      let found = units.index(units.startIndex, offsetBy: min(max(0, offset), units.count))
      // Within a surrogate pair, the index of its character.
      return String.Index(found, within: text.unicodeScalars) ?? units.index(before: found)
    }
    let location = range.location == NSNotFound ? units.count : range.location
    let end = location.addingReportingOverflow(max(0, range.length))
    self.init(index(location)..<Swift.max(index(location), index(end.overflow ? .max : end.partialValue)), in: text)
  }
}

extension NSRange {
  /// The UTF-16 code units of a range of bytes, as text views of UIKit and AppKit count. Clamped to the text. Linear in
  /// the text.
  public init(_ range: SourceRange, in text: String) { self.init(Range(range, in: text), in: text) }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension SearchModel {
  /// The caret as a range of UTF-16 code units in ``text``, for a text view.
  public var selectedRange: NSRange {
    get { NSRange(SourceRange(at: caret), in: text) }
    set { moveCaret(to: SourceRange(newValue, in: text).end) }
  }

  /// The caret as an index of ``text``, for a `TextSelection`.
  public var caretIndex: String.Index {
    get { Range(SourceRange(at: caret), in: text).lowerBound }
    set { moveCaret(to: text.utf8.distance(from: text.startIndex, to: min(newValue, text.endIndex))) }
  }
}
