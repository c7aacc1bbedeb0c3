public import FilterSemantics
public import FilterText

/// A term that has no effect, and why.
public struct Omission: Hashable, Sendable {
  /// Why a term has no effect.
  public enum Reason: Hashable, Sendable {
    /// It asks nothing that the vocabulary knows: `foo:bar`.
    case mistake(TermMistake)
    /// It is not finished: `t:`.
    case unfinished
    /// The same stands beside it: the second of `t:elf t:elf`.
    case repeated
    /// A later instruction says otherwise: the first of `order:cmc order:name`.
    case overridden
  }

  /// Why the term has no effect.
  public var reason: Reason
  /// The term as it was written.
  public var text: String
  /// The bytes of the term.
  public var range: SourceRange

  /// Makes an omission.
  public init(_ reason: Reason, _ text: String, range: SourceRange) {
    self.reason = reason
    self.text = text
    self.range = range
  }
}
