/// How queries are formatted.
public struct FormattingOptions: Hashable, Sendable {
  /// Which names of fields and values are written. Quotes, commas, slashes and the order of terms stay in every style.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The names as they were typed, in lower case: `T:Elf` becomes `t:Elf`.
    case canonical
    /// The shortest names, and explicit relations: `color:rg rarity>=rare` becomes `c>=rg r>=r`.
    case short
    /// The full names, and explicit relations: `c:rg` becomes `color>=rg`.
    case long
  }

  /// Which names are written.
  public var style: Style
  /// How many characters a line may have. A query that fits is put on one line; a longer one is laid over lines, one operand
  /// on each. Zero, or less, never breaks nor joins lines: breaks stay where somebody put them.
  public var lineWidth: Int
  /// What one step of indentation is. Anything but spaces and tabs would be part of the query, and nothing at all would end
  /// it, so such a text counts as two spaces.
  public var indentation: String
  /// Whether white space at the end of comments, blank lines and damaged queries goes. In sound queries it always does.
  public var trimsTrailingWhitespace: Bool
  /// Whether a text whose last line does not end gets a line ending.
  public var insertsFinalNewline: Bool
  /// Whether blank lines at the end of the text go.
  public var trimsFinalNewlines: Bool

  /// Makes options.
  public init(
    style: Style = .canonical, lineWidth: Int = 0, indentation: String = "  ", trimsTrailingWhitespace: Bool = true,
    insertsFinalNewline: Bool = true, trimsFinalNewlines: Bool = true
  ) {
    self.style = style
    self.lineWidth = lineWidth
    self.indentation = indentation
    self.trimsTrailingWhitespace = trimsTrailingWhitespace
    self.insertsFinalNewline = insertsFinalNewline
    self.trimsFinalNewlines = trimsFinalNewlines
  }

  /// One step of indentation that is sure to be one.
  var step: [UInt8] {
    let bytes = Array(indentation.utf8)
    let isIndentation = !bytes.isEmpty && bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return isIndentation ? bytes : [0x20, 0x20]
  }
}
