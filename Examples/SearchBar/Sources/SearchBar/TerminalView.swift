import FilterSearch

/// A search bar drawn as text: the view of a terminal.
@MainActor enum TerminalView {
  /// Types a character, deletes one, or accepts the first suggestion.
  static func press(_ key: String, in model: SearchModel<Product>) {
    switch key {
    case "⇥": if let first = model.suggestions.first { model.accept(first) }
    case "⌫": model.text = String(model.text.dropLast())
    default: model.text += key
    }
  }

  /// The tokens, the text, the first suggestions, and the names of what is found.
  static func picture(of model: SearchModel<Product>) -> String {
    let tokens = model.tokens.map { "[\($0.label) ×] " }.joined()
    let suggestions = model.suggestions.prefix(3).map { $0.label }.joined(separator: ", ")
    let findings = model.diagnostics.map { "\n  \($0.message)" }.joined()
    let names = model.results.map { "\n    \($0.name)" }.joined()
    return "\(tokens)\(model.fieldText)│  \(suggestions)\(findings)\n  \(model.count) products\(names)"
  }
}
