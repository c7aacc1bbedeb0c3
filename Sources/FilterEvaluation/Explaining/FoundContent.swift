import FilterSemantics
public import FilterText

/// What an item has in a field, in words.
public struct FoundContent: Hashable, Sendable {
  /// The full name of the field.
  public var field: String
  /// The content: a text as it is, numbers and dates as the language writes them, colors by their letters, costs by their
  /// symbols; values with commas between, parts with ` // `. `nothing` where there is none.
  public var text: String
  /// Whether the item has nothing there.
  public var isNothing: Bool
  /// The bytes of ``text`` in which the value that was looked for occurs, or the pattern; nil where it does not, and where the term
  /// is no search for texts or values. Of several places the first. A pattern that matches between characters has none.
  public var match: SourceRange?
  /// Whether the content is longer than ``longest`` and only a piece of it is in ``text``: the one around the match if there is
  /// one, else its beginning. An ellipsis stands where something is gone.
  public var isCut: Bool

  /// How many bytes of a content are shown, ellipses not counted.
  public static let longest = 240

  /// What stands for no content.
  public static let nothing = "nothing"

  init(field: String, _ whole: JoinedContent) {
    self.field = field
    if whole.text.utf8.isEmpty, whole.isNothing {
      text = FoundContent.nothing
      isNothing = true
      isCut = false
      return
    }
    let excerpt = TextExcerpt(Array(whole.text.utf8), around: whole.match, longest: FoundContent.longest)
    text = excerpt.text
    match = excerpt.match
    isNothing = false
    isCut = excerpt.isCut
  }
}
