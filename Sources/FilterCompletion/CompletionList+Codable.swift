// Codable is not available in Embedded Swift.
#if !hasFeature(Embedded)

  import FilterText
  import FilterVocabulary
  import FuzzyMatching

  extension CompletionKind: Codable {}

  private enum PartKey: String, CodingKey {
    case name
    case value
  }

  /// The serialized form is `{"name":"match","value":0.5}`.
  extension CompletionScore.Part: Codable {
    /// Writes the name and the contribution.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PartKey.self)
      try container.encode(name, forKey: .name)
      try container.encode(value, forKey: .value)
    }

    /// Reads a part. A value that is not finite throws.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PartKey.self)
      let value = try container.decode(Double.self, forKey: .value)
      if !value.isFinite {
        throw DecodingError.dataCorruptedError(
          forKey: .value, in: container, debugDescription: "the score \(value) is not finite")
      }
      self.init(try container.decode(String.self, forKey: .name), value: value)
    }
  }

  private enum ItemKey: String, CodingKey {
    case label
    case insertText
    case replace
    case caret
    case kind
    case detail
    case documentation
    case score
    case scoreParts
    case highlights
    case asksAgain
    case valueKind
    case category
  }

  /// The serialized form is that of an item of ``CompletionList``, always with its range `replace`.
  extension CompletionItem: Codable {
    /// Writes all parts, also the range that it replaces.
    public func encode(to encoder: any Encoder) throws { try encode(to: encoder, inListReplacing: nil) }

    /// Writes an item of a list, which replaces `range` if it says no other.
    fileprivate func encode(to encoder: any Encoder, inListReplacing range: SourceRange?) throws {
      var container = encoder.container(keyedBy: ItemKey.self)
      try container.encode(label, forKey: .label)
      try container.encode(edit.replacement, forKey: .insertText)
      if edit.range != range { try container.encode(edit.range, forKey: .replace) }
      try container.encode(caret, forKey: .caret)
      try container.encode(kind, forKey: .kind)
      try container.encode(detail, forKey: .detail)
      try container.encode(documentation, forKey: .documentation)
      try container.encode(score.total, forKey: .score)
      try container.encode(score.parts, forKey: .scoreParts)
      try container.encode(
        highlights.compactMap { $0.utf8Range(in: label).map { SourceRange($0) } }, forKey: .highlights)
      try container.encode(asksAgain, forKey: .asksAgain)
      try container.encodeIfPresent(valueKind?.rawValue, forKey: .valueKind)
      if !category.isEmpty { try container.encode(category, forKey: .category) }
    }

    /// Reads an item, as that of a ``CompletionList``; a missing range `replace` throws.
    public init(from decoder: any Decoder) throws { try self.init(from: decoder, inListReplacing: nil) }

    /// Reads an item of a list that replaces `range` if it says no other.
    fileprivate init(from decoder: any Decoder, inListReplacing range: SourceRange?) throws {
      let container = try decoder.container(keyedBy: ItemKey.self)
      func refuse(_ key: ItemKey, _ reason: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
      }
      let own = try container.decodeIfPresent(SourceRange.self, forKey: .replace) ?? range
      let text = try container.decode(String.self, forKey: .insertText)
      let edit = TextEdit(range: try own ?? container.decode(SourceRange.self, forKey: .replace), replacement: text)
      let (end, isTooLarge) = edit.range.start.addingReportingOverflow(text.utf8.count)
      let caret = try container.decodeIfPresent(Int.self, forKey: .caret) ?? end
      if caret < 0 || isTooLarge { throw refuse(.caret, "invalid caret \(caret)") }
      let total = try container.decode(Double.self, forKey: .score)
      guard 0...1 ~= total else { throw refuse(.score, "the score \(total) is not from 0 to 1") }
      var score = CompletionScore(
        try container.decodeIfPresent([CompletionScore.Part].self, forKey: .scoreParts) ?? [])
      score.total = total
      let label = try container.decode(String.self, forKey: .label)
      let highlights = try (container.decodeIfPresent([SourceRange].self, forKey: .highlights) ?? []).map { range in
        guard let highlight = Highlight(utf8Offset: range.start, length: range.length),
          highlight.range(in: label) != nil
        else { throw refuse(.highlights, "highlight \(range) is not in the label") }
        return highlight
      }
      self.init(
        label: label, edit: edit, caret: caret, kind: try container.decode(CompletionKind.self, forKey: .kind),
        detail: try container.decodeIfPresent(String.self, forKey: .detail) ?? "",
        documentation: try container.decodeIfPresent(String.self, forKey: .documentation) ?? "", score: score,
        highlights: highlights, asksAgain: try container.decodeIfPresent(Bool.self, forKey: .asksAgain) ?? false)
      if let name = try container.decodeIfPresent(String.self, forKey: .valueKind) {
        guard let kind = ValueKind(rawValue: name) else { throw refuse(.valueKind, "unknown kind of value '\(name)'") }
        valueKind = kind
      }
      category = try container.decodeIfPresent(String.self, forKey: .category) ?? ""
    }
  }

  private enum ListKey: String, CodingKey {
    case replace
    case items
    case selected
    case missingCatalogs
  }

  /// The serialized form is that of `filterq complete --json`, with more of each item:
  ///
  /// ```json
  /// {"replace":{"start":2,"end":5},"selected":0,"items":[
  ///   {"label":"goblin","insertText":"goblin","caret":8,"kind":"value","detail":"…","documentation":"","score":0.98,
  ///    "scoreParts":[{"name":"match","value":0.5}],"highlights":[{"start":0,"end":3}],"asksAgain":false}]}
  /// ```
  ///
  /// An item with another range than the list has it as `replace`. A reader also takes what the command prints: a missing
  /// caret is the end of the inserted text. Offsets are UTF-8 bytes.
  extension CompletionList: Codable {
    /// Writes the list with its items.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ListKey.self)
      try container.encode(replace, forKey: .replace)
      var list = container.nestedUnkeyedContainer(forKey: .items)
      for item in items { try item.encode(to: list.superEncoder(), inListReplacing: replace) }
      try container.encodeIfPresent(selected, forKey: .selected)
      if !missingCatalogs.isEmpty { try container.encode(missingCatalogs, forKey: .missingCatalogs) }
    }

    /// Reads a list. Invalid ranges, an index of no item, highlights outside their label and unknown kinds throw.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: ListKey.self)
      let replace = try container.decode(SourceRange.self, forKey: .replace)
      var list = try container.nestedUnkeyedContainer(forKey: .items)
      var items: [CompletionItem] = []
      while !list.isAtEnd { items.append(try CompletionItem(from: list.superDecoder(), inListReplacing: replace)) }
      let selected = try container.decodeIfPresent(Int.self, forKey: .selected)
      if let selected, !items.indices.contains(selected) {
        throw DecodingError.dataCorruptedError(
          forKey: .selected, in: container, debugDescription: "there is no item \(selected)")
      }
      self.init(
        replace: replace, items: items, selected: selected,
        missingCatalogs: try container.decodeIfPresent([String].self, forKey: .missingCatalogs) ?? [])
    }
  }

#endif
