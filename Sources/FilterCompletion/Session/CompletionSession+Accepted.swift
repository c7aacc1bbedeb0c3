#if !hasFeature(Embedded)
  import FilterText

  extension CompletionSession {
    /// What a field becomes by accepting an item.
    public struct Accepted: Hashable, Sendable {
      /// The text the item was offered for. A field that holds another by now should leave it.
      public let original: String
      /// The text after the edit.
      public let text: String
      /// Where the caret stands then, as a UTF-8 offset in ``text``.
      public let caret: Int
      /// Whether to complete again, because the item only leads on: a field, an operator.
      public let asksAgain: Bool

      /// What accepting `item` makes of a text; nil where its edit does not fit in.
      init?(_ item: CompletionItem, in original: String) {
        let range = Range(item.edit.range, in: original)
        // The conversion clamps; a range that comes back as another one did not fit.
        guard SourceRange(range, in: original) == item.edit.range else { return nil }
        self.original = original
        text = original[..<range.lowerBound] + item.edit.replacement + original[range.upperBound...]
        caret = min(max(item.caret, 0), text.utf8.count)
        asksAgain = item.asksAgain
      }

      /// Where the caret stands in ``text``, never inside a character.
      public var caretIndex: String.Index {
        let index = text.utf8.index(text.utf8.startIndex, offsetBy: caret)
        return index == text.endIndex ? index : text.rangeOfCharacter(around: index).lowerBound
      }
    }

    /// Why an item was not accepted.
    public enum Refusal: Error, Hashable, Sendable {
      /// No list was delivered for the newest text: it is still being worked on, or there was none.
      case nothingOffered
      /// The item is not of the list that was delivered for the newest text, so its offsets are those of an older one.
      case outdated
      /// The item's edit leaves the text, or cuts a code point of it in two. The text stays.
      case misplaced
    }
  }

  extension String {
    /// The character that a place lies in.
    fileprivate func rangeOfCharacter(around index: Index) -> Range<Index> {
      let start = self.index(before: self.index(after: index))
      return start..<self.index(after: start)
    }
  }

  extension CompletionSession {
    /// Accepts an item of the list that was delivered last, and says what the field becomes.
    ///
    /// The item must be of the list for the newest text: one of an older list is refused, as its offsets count in a
    /// text that is gone. So is a second item of one list, since accepting the first changed the text: ask again.
    public func accept(_ item: CompletionItem) throws(Refusal) -> Accepted {
      try state.withLock { $0.take(item) }.get()
    }
  }
#endif
