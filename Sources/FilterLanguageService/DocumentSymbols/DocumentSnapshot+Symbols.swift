import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText

extension DocumentSnapshot {
  /// The outline: queries with their groups and terms, under the headings they stand under.
  ///
  /// A query is called by its text, and what it asks for in plain English is its detail; where a comment stands directly above,
  /// that is its name and the text its detail. A comment with two to six `#`, such as `## Elves`, opens a section; `###` opens one
  /// within it. Analyses all queries; linear in the text.
  public func symbols() -> [DocumentSymbol] {
    var outline = OpenSections()
    var upcoming = sections[...]
    for query in queries {
      while let section = upcoming.first, section.range.start < query.range.start {
        outline.open(section, of: source)
        upcoming = upcoming.dropFirst()
      }
      outline.add(symbol(of: query))
    }
    for section in upcoming { outline.open(section, of: source) }
    return outline.close()
  }

  private func symbol(of query: DocumentQuery) -> DocumentSymbol {
    let analysis = query.analysis
    let reader = SymbolReader(query: query, analysis: analysis)
    return symbol(of: query, children: reader.children(of: analysis.parsed.tree))
  }

  /// The entry of a query with these entries within it. Analyses only a query without a title.
  func symbol(of query: DocumentQuery, children: [DocumentSymbol]) -> DocumentSymbol {
    let text = oneLine(query)
    guard let title = title(of: query) else {
      let meaning = OneLineText.of(query.analysis.englishExplanation.description, limit: 100)
      return DocumentSymbol(
        name: text, detail: meaning, kind: .query, range: query.range, selectionRange: query.range, children: children)
    }
    return DocumentSymbol(
      name: OneLineText.of(title.text, of: source), detail: text, kind: .query,
      range: title.range.union(query.range), selectionRange: query.range, children: children)
  }

  /// The text of a query in one line. Does not analyse it.
  private func oneLine(_ query: DocumentQuery) -> String {
    OneLineText.of(Lexer.tokens(in: query.source), in: query.source)
  }
}

/// The sections around a place of the document, the outermost first, with what is found in them so far.
private struct OpenSections {
  private var symbols: [DocumentSymbol] = []
  private var open: [(section: DocumentSection, name: String, children: [DocumentSymbol])] = []

  mutating func open(_ section: DocumentSection, of source: SourceText) {
    close(before: section.range.start)
    open.append((section, OneLineText.of(section.heading.text, of: source), []))
  }

  mutating func add(_ query: DocumentSymbol) {
    close(before: query.selectionRange.start)
    append(query)
  }

  mutating func close() -> [DocumentSymbol] {
    close(before: .max)
    return symbols
  }

  private mutating func close(before offset: Int) {
    while let last = open.last, last.section.range.end < offset {
      open.removeLast()
      append(
        DocumentSymbol(
          name: last.name, kind: .section, range: last.section.range, selectionRange: last.section.heading.text,
          children: last.children))
    }
  }

  private mutating func append(_ symbol: DocumentSymbol) {
    if open.isEmpty { symbols.append(symbol) } else { open[open.count - 1].children.append(symbol) }
  }
}
