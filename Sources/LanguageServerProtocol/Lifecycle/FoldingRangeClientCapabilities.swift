extension LSP {
  /// What a client can do with folding ranges.
  package struct FoldingRangeClientCapabilities: Codable, Hashable, Sendable {
    /// The number of ranges it likes at most.
    package var rangeLimit: Int?
    /// Whether it folds whole lines only.
    package var lineFoldingOnly: Bool?
    /// What it can do with one folding range.
    package var foldingRange: FoldingRangeItemClientCapabilities?

    /// Makes the capabilities.
    package init(
      rangeLimit: Int? = nil, lineFoldingOnly: Bool? = nil, foldingRange: FoldingRangeItemClientCapabilities? = nil
    ) {
      self.rangeLimit = rangeLimit
      self.lineFoldingOnly = lineFoldingOnly
      self.foldingRange = foldingRange
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      rangeLimit = container.tolerant(.rangeLimit)
      lineFoldingOnly = container.tolerant(.lineFoldingOnly)
      foldingRange = container.tolerant(.foldingRange)
    }
  }

  /// What a client can do with one folding range.
  package struct FoldingRangeItemClientCapabilities: Codable, Hashable, Sendable {
    /// Whether it shows a text in the place of what is folded.
    package var collapsedText: Bool?

    /// Makes the capabilities.
    package init(collapsedText: Bool? = nil) {
      self.collapsedText = collapsedText
    }

    /// Reads what can be read; a member of another type counts as not there.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      collapsedText = container.tolerant(.collapsedText)
    }
  }
}
