import FilterAST
import FilterParser
import FilterPrinter
import FilterText

/// Renames a field in queries: `FILTERQ_EXAMPLES=1 swift run Rewriter status state 'status:open lamp'`.
@main struct Rewriter {
  let former: FieldName
  let name: FieldName

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 3, let rewriter = Rewriter(Array(arguments.prefix(2))) else {
      return print("usage: Rewriter FIELD NAME QUERY …")
    }
    for query in arguments.dropFirst(2) { print(rewriter.report(of: query)) }
  }

  /// A rewriter of two names; nil if one is no field name of the language.
  init?(_ names: [String]) {
    guard names.count == 2, let former = FieldName(exactly: names[0]), let name = FieldName(exactly: names[1]) else {
      return nil
    }
    (self.former, self.name) = (former, name)
  }
}

extension Rewriter {
  /// The canonical text of a query after the change; empty for a text without a complete term.
  func canonical(_ text: String) -> String {
    let parsed = ParsedQuery(parsing: text, syntax: .lists)
    return parsed.query?.mapTerms { renamed($0) }.canonicalText(in: .lists) ?? ""
  }

  /// A term with the new name of its field.
  private func renamed(_ term: FilterTerm) -> FilterTerm { term.field == former ? term.with(field: name) : term }
}

extension Rewriter {
  /// The text of a query with only the names changed: spaces, quotes and parentheses stay as they are.
  func edited(_ text: String) -> String {
    let parsed = ParsedQuery(parsing: text, syntax: .lists)
    let edits = parsed.edits { _, term in .term(renamed(term)) }
    return parsed.source.applying(edits)?.description ?? text
  }

  /// What a person sees: the changed query, or why the text is no query.
  func report(of text: String) -> String {
    let parsed = ParsedQuery(parsing: text, syntax: .lists)
    guard parsed.outcome != .valid else { return edited(text) }
    let messages = parsed.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
    return ([text] + messages + ["written: \(canonical(text))"]).joined(separator: "\n  ")
  }
}
