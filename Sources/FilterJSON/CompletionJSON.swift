public import FilterCompletion
package import FilterText
import FuzzyMatching

/// The JSON form of completions, a contract: see the article on the command line.
///
/// `CompletionList` encodes itself in the same form with more of each item.
public enum CompletionJSON {
  /// The line `complete --json` prints for a request. Linear in the items.
  public static func line(_ list: CompletionList) -> String {
    var json = JSONWriter()
    write(list, to: &json)
    return json.text
  }

  /// Writes the line `complete --json` prints for a request.
  package static func write(_ list: CompletionList, to json: inout JSONWriter) {
    json.object { json in
      json.key("replace")
      json.range(list.replace)
      json.key("items")
      json.array(list.items) { write($1, replacing: list.replace, to: &$0) }
      if let selected = list.selected { json.pair("selected", selected) }
      if !list.missingCatalogs.isEmpty { json.pair("missingCatalogs", list.missingCatalogs) }
    }
  }

  private static func write(_ item: CompletionItem, replacing range: SourceRange, to json: inout JSONWriter) {
    json.object { json in
      json.pair("label", item.label)
      json.pair("insertText", item.edit.replacement)
      json.pair("kind", item.kind.rawValue)
      json.pair("detail", item.detail)
      json.key("score")
      json.decimal(item.score.total)
      json.key("highlights")
      json.array(item.highlights) { json, highlight in
        if let bytes = highlight.utf8Range(in: item.label) { json.range(SourceRange(bytes)) }
      }
      // An item may replace more, such as all words of a name.
      if item.edit.range != range {
        json.key("replace")
        json.range(item.edit.range)
      }
    }
  }
}

extension JSONWriter {
  /// A number from 0 to 1 with at most four decimals.
  package mutating func decimal(_ value: Double) {
    let scaled = Int((min(1, max(0, value)) * 10_000).rounded())
    var digits = String(10_000 + scaled % 10_000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    json((digits.isEmpty ? "\(scaled / 10_000)" : "\(scaled / 10_000).\(digits)").utf8)
  }
}
