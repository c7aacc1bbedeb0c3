#if !hasFeature(Embedded)
  import FilterText

  extension CompletionSession {
    /// The content of a text field after accepting an item.
    public struct Accepted: Hashable, Sendable {
      /// The text the item was offered for. If the field has another text by now, leave it unchanged.
      public let original: String
      /// The text after the edit.
      public let text: String
      /// The caret after the edit, as a UTF-8 offset in ``text``.
      public let caret: Int
      /// Whether to complete again, because the inserted text is incomplete: a field, an operator.
      public let asksAgain: Bool

      /// The result of accepting `item` in a text; nil if its edit does not fit.
      init?(_ item: CompletionItem, in original: String) {
        let range = Range(item.edit.range, in: original)
        // The conversion clamps: a range that does not convert back did not fit.
        guard SourceRange(range, in: original) == item.edit.range else { return nil }
        self.original = original
        text = original[..<range.lowerBound] + item.edit.replacement + original[range.upperBound...]
        caret = min(max(item.caret, 0), text.utf8.count)
        asksAgain = item.asksAgain
      }

      /// The caret in ``text``, never inside a character.
      public var caretIndex: String.Index {
        let index = text.utf8.index(text.utf8.startIndex, offsetBy: caret)
        return index == text.endIndex ? index : text.rangeOfCharacter(around: index).lowerBound
      }
    }

    /// Why an item was not accepted.
    public enum Refusal: Error, Hashable, Sendable {
      /// No list was delivered for the newest text, or not yet.
      case nothingOffered
      /// The item is not in the list delivered for the newest text, so its offsets are outdated.
      case outdated
      /// The item's edit is outside the text or splits a code point. The text stays unchanged.
      case misplaced
    }
  }

  extension String {
    /// The range of the character that contains an index.
    fileprivate func rangeOfCharacter(around index: Index) -> Range<Index> {
      let start = self.index(before: self.index(after: index))
      return start..<self.index(after: start)
    }
  }

  extension CompletionSession {
    /// Accepts an item of the last delivered list and returns the new content of the field.
    ///
    /// The item must be in the list for the newest text; an item of an older list is refused, because its offsets no
    /// longer apply. So is a second item of one list, since accepting the first one changed the text: request
    /// suggestions again.
    public func accept(_ item: CompletionItem) throws(Refusal) -> Accepted {
      try state.withLock { $0.take(item) }.get()
    }
  }
#endif
