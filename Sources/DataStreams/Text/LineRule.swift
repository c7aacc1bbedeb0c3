/// A rule that a person gave by which lines are read.
package final class LineRule: Hashable, Sendable {
  /// The sources of the rule, which identify it.
  package let sources: [String]
  /// Adds the fields of a line to an object; false if the line does not fit.
  let write: @Sendable (UnsafeBufferPointer<UInt8>, FieldWriter) -> Bool

  package init(_ sources: [String], write: @escaping @Sendable (UnsafeBufferPointer<UInt8>, FieldWriter) -> Bool) {
    self.sources = sources
    self.write = write
  }

  package static func == (left: LineRule, right: LineRule) -> Bool { left.sources == right.sources }

  package func hash(into hasher: inout Hasher) { hasher.combine(sources) }
}
