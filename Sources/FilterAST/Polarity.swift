/// Whether a term or a group is asked for or excluded. It prints itself as the prefix the language writes.
public enum Polarity: String, CaseIterable, Hashable, Sendable {
  /// The plain form: `t:elf`.
  case positive
  /// The negated form: `-t:elf`.
  case negative

  /// The other polarity.
  @inlinable public var negated: Polarity { self == .positive ? .negative : .positive }

  /// The polarity of something with polarity `inner` inside something with this one: two negations cancel.
  @inlinable
  public func applied(to inner: Polarity) -> Polarity {
    self == .positive ? inner : inner.negated
  }
}

extension Polarity: CustomStringConvertible {
  /// `""` or `"-"`: what stands before the term.
  @inlinable public var description: String { self == .positive ? "" : "-" }
}
