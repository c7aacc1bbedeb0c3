#if canImport(Foundation) && !hasFeature(Embedded)
  // The essentials load in a fraction of the time of all of Foundation.
  #if canImport(FoundationEssentials)
    public import FoundationEssentials
  #else
    public import Foundation
  #endif

  extension Highlight {
    /// The range in an attributed text; nil if it leaves the text or splits a character. Linear in the text.
    public func range(in text: AttributedString) -> Range<AttributedString.Index>? {
      let plain = String(text.characters)
      guard let range = range(in: plain) else { return nil }
      // Both ends are character boundaries, which both kinds of text count alike.
      let start = plain.distance(from: plain.startIndex, to: range.lowerBound)
      let length = plain.distance(from: range.lowerBound, to: range.upperBound)
      let lower = text.characters.index(text.startIndex, offsetBy: start)
      return lower..<text.characters.index(lower, offsetBy: length)
    }
  }

  extension AttributedString {
    /// A text with attributes on its highlighted ranges.
    ///
    /// Highlights that do not fit the text are ignored; overlapping ones are merged.
    public init(_ text: String, marking highlights: [Highlight], with attributes: AttributeContainer) {
      self.init(text)
      // Attributes do not move characters, so all ranges are computed in the original text.
      let ranges = highlights.compactMap { $0.range(in: self) }
      for range in ranges where !range.isEmpty { self[range].mergeAttributes(attributes) }
    }

    // Only Apple's Foundation defines the Markdown attributes.
    #if canImport(Darwin)
      /// A text whose highlighted ranges are strongly emphasized, as by Markdown's `**`; SwiftUI's `Text` draws them
      /// bold.
      public init(_ text: String, emphasizing highlights: [Highlight]) {
        var attributes = AttributeContainer()
        attributes.inlinePresentationIntent = .stronglyEmphasized
        self.init(text, marking: highlights, with: attributes)
      }
    #endif
  }
#endif
