import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText
public import FilterVocabulary

/// A color that a value of a query stands for.
public struct DocumentColor: Hashable, Sendable {
  /// The bytes of the document that name the color: a letter, or a name.
  public var range: SourceRange
  /// The color to show.
  public var color: ScreenColor
}

/// A way to write a color in a query.
public struct ColorPresentation: Hashable, Sendable {
  /// The name of the color.
  public var label: String
  /// The edit that writes it, in bytes of the document.
  public var edit: TextEdit
}

extension DocumentSnapshot {
  /// The colors of the values of color fields, in the order of the text: each letter of `c:rg` is one. A name for
  /// several colors, such as `esper`, has them all, in the order of the palette and with one range. Colors that the
  /// palette gives no ``Palette/Color/srgb`` are left out. Analyzes all queries.
  public func colors() -> [DocumentColor] {
    var colors: [DocumentColor] = []
    for query in queries {
      for leaf in query.analysis.leaves {
        for (range, color) in PaintedValue(leaf, of: query, vocabulary)?.colors ?? [] {
          colors.append(DocumentColor(range: range, color: color))
        }
      }
    }
    return colors
  }

  /// The colors of the palette that can stand in place of one at a range, the most similar to `color` first. None if
  /// the range is not that of a color in a document of this text. Analyzes one query.
  public func colorPresentations(of color: ScreenColor, at range: SourceRange) -> [ColorPresentation] {
    guard let query = query(at: range.start) else { return [] }
    for leaf in query.analysis.leaves {
      guard let value = PaintedValue(leaf, of: query, vocabulary), value.colors.contains(where: { $0.range == range })
      else { continue }
      let known = value.palette.colors.compactMap { other in other.srgb.map { (other, $0.difference(from: color)) } }
      return known.sorted { $0.1 < $1.1 }.map { other, _ in
        let isBare = !other.name.utf8.contains { $0.isWhitespace }
        let text = value.isSpelled || !isBare ? other.letter : other.name
        return ColorPresentation(label: other.name, edit: TextEdit(range: range, replacement: text))
      }
    }
    return []
  }
}

/// The colors of the value of a term, with their ranges in the document.
private struct PaintedValue {
  let palette: Palette
  /// Whether the value consists of letters and not of a name.
  let isSpelled: Bool
  private(set) var colors: [(range: SourceRange, color: ScreenColor)] = []

  /// Nil for a term without colors.
  init?(_ leaf: AnalyzedLeaf, of query: DocumentQuery, _ vocabulary: Vocabulary) {
    guard case .colors(let field, _, .colors(let set))? = leaf.condition,
      let palette = vocabulary.palette(of: vocabulary[field]),
      case .filter(_, field: _, _, let value) = leaf.term
    else { return nil }
    self.palette = palette
    isSpelled = palette.letters(ValueSpelling.folded(value.text)) != nil
    let inside = PaintedValue.inside(leaf.value, of: query)
    if isSpelled {
      for offset in inside.start..<inside.end {
        let letter = String(Unicode.Scalar(query.source.bytes[offset])).lowercased()
        guard let color = palette.colors.first(where: { $0.letter == letter })?.srgb else { continue }
        colors.append((query.documentRange(SourceRange(start: offset, end: offset + 1)), color))
      }
    } else {
      for (index, color) in palette.colors.enumerated() where set.bits & (1 << UInt8(index)) != 0 {
        if let color = color.srgb { colors.append((query.documentRange(inside), color)) }
      }
    }
  }

  /// The value without its quotes.
  private static func inside(_ value: SourceRange, of query: DocumentQuery) -> SourceRange {
    let tree = query.analysis.parsed.tree
    let index = tree.tokens.partitioningIndex { $0.range.start >= value.start }
    guard index < tree.tokens.count else { return value }
    return QuotedToken(tree.tokens[index], in: tree.source)?.inside ?? value
  }
}
