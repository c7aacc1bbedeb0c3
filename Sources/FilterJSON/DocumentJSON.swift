import FilterAnalysis
import FilterCompletion
package import FilterLanguageService
package import FilterSemantics
package import FilterText
import FuzzyMatching

/// The JSON forms of what an editor shows of a query: a contract of the web module.
package enum DocumentJSON {
  /// Writes the semantic tokens of a query.
  package static func writeTokens(of query: AnalyzedQuery, to json: inout JSONWriter) {
    json.array(query.semanticTokens) { json, token in
      json.object { json in
        json.bounds(token.range)
        json.pair("kind", token.kind.name)
        json.key("modifiers")
        json.begin(UInt8(ascii: "["))
        for (bit, name) in SemanticTokenModifiers.names.enumerated()
        where token.modifiers.rawValue & (1 << UInt32(bit)) != 0 { json.string(name) }
        json.end(UInt8(ascii: "]"))
      }
    }
  }

  /// Writes a hover; `null` if there is none.
  package static func write(_ hover: HoverCard?, to json: inout JSONWriter) {
    guard let hover else { return json.null() }
    json.object { json in
      json.key("range")
      json.range(hover.range)
      json.pair("title", hover.title)
      json.pair("text", hover.plainText)
      json.pair("markdown", hover.markdown)
    }
  }

  /// Writes code actions, in their order.
  package static func write(_ actions: [CodeAction], to json: inout JSONWriter) {
    json.array(actions) { json, action in
      json.object { json in
        json.pair("title", action.title)
        json.pair("kind", action.kind.name)
        json.key("edits")
        json.array(action.edits) { write($1, to: &$0) }
        json.pair("preferred", action.isPreferred)
      }
    }
  }

  /// Writes an edit: the range it replaces and the new text.
  package static func write(_ edit: TextEdit, to json: inout JSONWriter) {
    json.object { json in
      json.bounds(edit.range)
      json.pair("text", edit.replacement)
    }
  }

  /// Writes the completions at a caret, and the text that may be shown after it.
  package static func write(
    _ completion: DocumentCompletion, at caret: Int, ghost: String, to json: inout JSONWriter
  ) {
    json.object { json in
      let usual = completion.items.first?.replaceRange ?? SourceRange(at: caret)
      json.key("replace")
      json.range(usual)
      json.key("items")
      json.array(completion.items) { write($1, to: &$0) }
      json.pair("selected", completion.selected)
      json.pair("ghost", ghost)
      json.pair("commitCharacters", completion.commitCharacters)
    }
  }

  private static func write(_ item: DocumentCompletion.Item, to json: inout JSONWriter) {
    let units = json.offsets
    json.object { json in
      json.pair("label", item.item.label)
      json.pair("insertText", item.newText)
      json.pair("kind", item.item.kind.rawValue)
      json.pair("detail", item.item.detail)
      json.pair("documentation", item.item.documentation)
      json.key("replace")
      json.range(item.replaceRange)
      let start = item.replaceRange.start
      json.pair("caret", units.map { $0.utf16(start) + length(in: item.newText, to: item.caret) } ?? start + item.caret)
      json.key("highlights")
      json.array(item.item.highlights) { json, highlight in
        let range = units == nil ? highlight.utf8Range(in: item.item.label) : highlight.utf16Range(in: item.item.label)
        guard let range else { return }
        json.object { json in
          json.pair("start", range.lowerBound)
          json.pair("end", range.upperBound)
        }
      }
      json.pair("frequency", item.frequency)
      json.pair("asksAgain", item.item.asksAgain)
    }
  }

  /// The units of UTF-16 before a byte of a text. What exceeds the text counts as it is.
  private static func length(in text: String, to offset: Int) -> Int {
    let source = SourceText(text)
    return UTF16Offsets(source).utf16(offset) + max(0, offset - source.length)
  }
}
