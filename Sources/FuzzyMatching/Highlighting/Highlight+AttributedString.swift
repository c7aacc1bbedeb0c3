#if canImport(Foundation) && !hasFeature(Embedded)
  public import Foundation

  extension Highlight {
    /// The range of an attributed text; nil where the highlight leaves it or splits a character. Linear in the text.
    public func range(in text: AttributedString) -> Range<AttributedString.Index>? {
      let plain = String(text.characters)
      guard let range = range(in: plain) else { return nil }
      // Both ends stand between characters, which both kinds of text count alike.
      let start = plain.distance(from: plain.startIndex, to: range.lowerBound)
      let length = plain.distance(from: range.lowerBound, to: range.upperBound)
      let lower = text.characters.index(text.startIndex, offsetBy: start)
      return lower..<text.characters.index(lower, offsetBy: length)
    }
  }

  extension AttributedString {
    /// A text with attributes on its highlighted pieces: what a row of a list shows.
    ///
    /// Highlights that do not fit the text are left out; where two overlap, what either covers is marked.
    public init(_ text: String, marking highlights: [Highlight], with attributes: AttributeContainer) {
      self.init(text)
      // Attributes do not move characters, so all ranges can be found in the text as it was.
      let ranges = highlights.compactMap { $0.range(in: self) }
      for range in ranges where !range.isEmpty { self[range].mergeAttributes(attributes) }
    }

    // Only Apple's Foundation knows the meaning of Markdown's marks.
    #if canImport(Darwin)
      /// A text with its highlighted pieces strongly emphasised, as by Markdown's `**`: what `Text` of SwiftUI draws
      /// bold.
      public init(_ text: String, emphasizing highlights: [Highlight]) {
        var attributes = AttributeContainer()
        attributes.inlinePresentationIntent = .stronglyEmphasized
        self.init(text, marking: highlights, with: attributes)
      }
    #endif
  }
#endif
