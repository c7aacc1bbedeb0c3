import FilterLexer
import FilterParser
import FilterText

/// One walk over a tree that collects the edits of `SourceTidier`.
struct TidyPass {
  let tree: SyntaxTree
  let options: TidyOptions
  /// Where parentheses are passed over for their depth, taking others away would bring them back.
  let isTooDeep: Bool
  private var edits: [TextEdit] = []
  /// Groups whose parentheses go.
  private var unwrapped: Set<SyntaxNodeID> = []

  init(_ tree: SyntaxTree, _ options: TidyOptions) {
    self.tree = tree
    self.options = options
    self.isTooDeep = tree.hasExcessNesting
  }

  func isUnwrapped(_ group: SyntaxNodeID) -> Bool { unwrapped.contains(group) }

  /// Deletes the parentheses of a group.
  mutating func unwrap(_ group: SyntaxNodeID, opening: SourceRange, closing: SourceRange) {
    unwrapped.insert(group)
    edits.append(.delete(opening))
    edits.append(.delete(closing))
  }

  /// The edits in order; those that meet are made one.
  var result: [TextEdit] {
    var result: [TextEdit] = []
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      if let last = result.last, last.range.end == edit.range.start {
        result[result.count - 1] = TextEdit(
          range: last.range.union(edit.range), replacement: last.replacement + edit.replacement)
      } else {
        result.append(edit)
      }
    }
    return result
  }

  /// Tidies the level a group or the root holds, then the groups inside.
  mutating func visit(_ container: SyntaxNodeID) {
    let pieces = LevelPieces(of: container, in: tree)
    if !pieces.isDamaged {
      for operand in pieces.operands where tree.kind(of: operand) == .group { considerUnwrapping(operand) }
      tidyPieces(pieces.pieces)
    }
    for operand in pieces.operands {
      if tree.kind(of: operand) == .group { visit(operand) } else { tidyTerm(operand) }
    }
  }

  private mutating func tidyPieces(_ all: [LevelPieces.Piece]) {
    let pieces = withoutAnd(all)
    for (index, piece) in pieces.enumerated() {
      let left = index > 0 ? pieces[index - 1] : nil
      let right = index + 1 < pieces.count ? pieces[index + 1] : nil
      switch piece.kind {
      case .trivia(.whitespace): tidyWhitespace(piece.range, left, right)
      case .connective: lowercase(piece.range)
      default: break
      }
      if let right, piece.isWord, right.isWord { edits.append(.insert(" ", at: piece.range.end)) }
    }
  }

  /// Deletes each `and`, with one of two runs of white space around it, and answers the pieces that stay.
  private mutating func withoutAnd(_ pieces: [LevelPieces.Piece]) -> [LevelPieces.Piece] {
    guard options.removesAnd, pieces.contains(where: { $0.kind == .connective(.and) }) else { return pieces }
    var kept: [LevelPieces.Piece] = []
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      index += 1
      // A comma or slash beside the word would come to touch what it must not.
      guard piece.kind == .connective(.and), !isSeparator(kept.last),
        !isSeparator(index < pieces.count ? pieces[index] : nil)
      else {
        kept.append(piece)
        continue
      }
      edits.append(.delete(piece.range))
      guard let before = kept.last, before.kind == .trivia(.whitespace), index < pieces.count,
        pieces[index].kind == .trivia(.whitespace)
      else { continue }
      if hasLineBreak(pieces[index].range), !hasLineBreak(before.range) {
        edits.append(.delete(before.range))
        kept.removeLast()
      } else {
        edits.append(.delete(pieces[index].range))
        index += 1
      }
    }
    return kept
  }

  /// At the edge of a level white space goes; elsewhere one space is enough. A line break in the middle was somebody's
  /// wish.
  private mutating func tidyWhitespace(_ range: SourceRange, _ left: LevelPieces.Piece?, _ right: LevelPieces.Piece?) {
    if left?.kind ?? .opening == .opening || right?.kind ?? .closing == .closing {
      edits.append(.delete(range))
      return
    }
    if hasLineBreak(range) { return }
    if tree.source.bytes[range.start] == UInt8(ascii: " ") {
      if range.length > 1 { edits.append(.delete(SourceRange(start: range.start + 1, end: range.end))) }
    } else {
      edits.append(TextEdit(range: range, replacement: " "))
    }
  }

  private func isSeparator(_ piece: LevelPieces.Piece?) -> Bool {
    piece?.kind == .trivia(.comma) || piece?.kind == .trivia(.slash)
  }

  private func hasLineBreak(_ range: SourceRange) -> Bool {
    tree.source.bytes[range.start..<range.end].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  private mutating func tidyTerm(_ term: SyntaxNodeID) {
    for child in tree.children(of: term) where tree.kind(of: child).isMissing || tree.kind(of: child).isUnexpected {
      return
    }
    // The first word of `Kaboom!` only looks like a field.
    if tree.kind(of: term) == .nameTerm { return }
    for token in tree.tokens(of: term) where tree.tokens[token].kind == .field { lowercase(tree.tokens[token].range) }
  }

  private mutating func lowercase(_ range: SourceRange) {
    let text = tree.source[range]
    let lower = text.lowercased()
    if text != lower { edits.append(TextEdit(range: range, replacement: lower)) }
  }
}
