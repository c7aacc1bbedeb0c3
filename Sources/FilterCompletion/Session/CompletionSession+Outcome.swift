#if !hasFeature(Embedded)
  extension CompletionSession {
    /// What became of a call.
    public enum Outcome: Hashable, Sendable {
      /// The answer for the text and caret of the call, which is the newest. Nothing that fits is an empty list.
      case suggestions(CompletionList)
      /// The same, but some catalogs that would have been asked are missing; their names, sorted. The list has what
      /// there is without them.
      case unavailable(catalogs: [String], CompletionList)
      /// The text has fewer than `minimum` characters, blanks at its ends not counted. Answered at once.
      case tooShort(minimum: Int)
      /// A newer call came. Answered as soon as it did, whatever stage this one was at.
      case superseded
      /// The task of the caller was cancelled.
      case cancelled

      /// The list to show; nil where there is none, because the call was too short, superseded or cancelled.
      public var list: CompletionList? {
        switch self {
        case .suggestions(let list), .unavailable(_, let list): list
        case .tooShort, .superseded, .cancelled: nil
        }
      }

      init(_ list: CompletionList) {
        self =
          list.missingCatalogs.isEmpty ? .suggestions(list) : .unavailable(catalogs: list.missingCatalogs, list)
      }
    }
  }
#endif
