package import FilterCompletion
import FilterText
import FuzzyMatching
import TerminalUI

/// The JSON form of completions. It is written down in the DocC article on the command line and tested as whole lines.
package enum CompletionJSON {
  /// The line `complete --json` prints for a request.
  package static func line(_ list: CompletionList) -> String {
    var json = JSONText()
    json.object { json in
      json.key("replace")
      range(list.replace, to: &json)
      json.key("items")
      json.array { json in
        for item in list.items { write(item, replacing: list.replace, to: &json) }
      }
      if !list.missingCatalogs.isEmpty {
        json.key("missingCatalogs")
        json.array { json in for name in list.missingCatalogs { json.string(name) } }
      }
    }
    return json.text
  }

  private static func write(_ item: CompletionItem, replacing range: SourceRange, to json: inout JSONText) {
    json.object { json in
      json.pair("label", item.label)
      json.pair("insertText", item.edit.replacement)
      json.pair("kind", item.kind.rawValue)
      json.pair("detail", item.detail)
      json.key("score")
      json.decimal(item.score.total)
      json.key("highlights")
      json.array { json in
        for highlight in item.highlights {
          if let bytes = highlight.utf8Range(in: item.label) { Self.range(SourceRange(bytes), to: &json) }
        }
      }
      // An item that takes the place of more, such as of all words of a name, says so.
      if item.edit.range != range {
        json.key("replace")
        Self.range(item.edit.range, to: &json)
      }
    }
  }

  private static func range(_ range: SourceRange, to json: inout JSONText) {
    json.object { json in
      json.pair("start", range.start)
      json.pair("end", range.end)
    }
  }
}

extension JSONText {
  /// A number from 0 to 1 with at most four decimals.
  package mutating func decimal(_ value: Double) {
    let scaled = Int((min(1, max(0, value)) * 10_000).rounded())
    var digits = String(10_000 + scaled % 10_000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    raw(digits.isEmpty ? "\(scaled / 10_000)" : "\(scaled / 10_000).\(digits)")
  }
}
