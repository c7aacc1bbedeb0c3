import FilterCompletion

/// A text field with completion, as the model of a view.
@MainActor final class SearchField {
  private(set) var text = ""
  private(set) var caret = 0
  private(set) var list: [CompletionItem] = []
  private(set) var selected = 0
  private let session: CompletionSession

  init(session: CompletionSession) { self.session = session }

  /// Types at the caret.
  func type(_ characters: String) async {
    let bytes = Array(text.utf8)
    let before = String(decoding: bytes[..<caret], as: UTF8.self) + characters
    await show(before + String(decoding: bytes[caret...], as: UTF8.self), caret: before.utf8.count)
  }

  /// Moves the caret to a UTF-8 offset.
  func moveCaret(to offset: Int) async { await show(text, caret: min(max(offset, 0), text.utf8.count)) }

  /// Selects another row of the list.
  func select(_ row: Int) { selected = list.indices.contains(row) ? row : selected }

  /// Accepts the selected row.
  func accept() async {
    guard list.indices.contains(selected), let accepted = try? session.accept(list[selected]) else { return }
    (text, caret, list) = (accepted.text, accepted.caret, [])
    if accepted.asksAgain { await show(text, caret: caret) }
  }

  private func show(_ text: String, caret: Int) async {
    (self.text, self.caret) = (text, caret)
    let outcome = await session.suggestions(for: text, caret: caret)
    if outcome != .superseded { (list, selected) = (outcome.list?.items ?? [], 0) }
  }
}
