import FilterAST
import FilterLexer
import FilterParser
import FilterText

/// A walk over a tree that collects the edits of `SourceTidier`.
struct TidyPass {
  let tree: SyntaxTree
  let options: TidyOptions
  /// Whether parentheses are ignored because of their depth; removing others would make them count.
  let isTooDeep: Bool
  /// Whether the text of lists has a word `not` or `in`, which would be an operator beside a term that moves up to it.
  private let hasOperatorWords: Bool
  private var edits: [TextEdit] = []
  /// Groups whose parentheses are removed.
  private var unwrapped: Set<SyntaxNodeID> = []

  init(_ tree: SyntaxTree, options: TidyOptions) {
    self.tree = tree
    self.options = options
    self.isTooDeep = tree.hasExcessNesting
    hasOperatorWords = tree.hasOperatorWords
  }

  func isUnwrapped(_ group: SyntaxNodeID) -> Bool { unwrapped.contains(group) }

  /// Deletes the parentheses of a group.
  mutating func unwrap(_ group: SyntaxNodeID, opening: SourceRange, closing: SourceRange) {
    unwrapped.insert(group)
    edits.append(.delete(opening))
    edits.append(.delete(closing))
  }

  /// The sorted edits; adjacent ones are joined.
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

  /// Tidies the level inside a group or the root, then the groups in it.
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
      case .trivia(.whitespace): tidyWhitespace(piece.range, left: left, right: right)
      case .connective: lowercase(piece.range)
      default: break
      }
      if let right, piece.isWord, right.isWord { edits.append(.insert(" ", at: piece.range.end)) }
    }
  }

  /// Deletes each `and`, with one of the runs of white space around it, and returns the remaining pieces.
  private mutating func withoutAnd(_ pieces: [LevelPieces.Piece]) -> [LevelPieces.Piece] {
    guard options.removesAnd, !hasOperatorWords, pieces.contains(where: { $0.kind == .connective(.and) }) else {
      return pieces
    }
    var kept: [LevelPieces.Piece] = []
    var index = 0
    while index < pieces.count {
      let piece = pieces[index]
      index += 1
      // A comma or slash beside the word would be attached to its neighbor.
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

  /// Deletes white space at the edge of a level and shortens it to one space elsewhere. Line breaks in the middle are
  /// kept.
  private mutating func tidyWhitespace(_ range: SourceRange, left: LevelPieces.Piece?, right: LevelPieces.Piece?) {
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
    tree.source.bytes[range.start..<range.end].contains { $0.isLineBreak }
  }

  private mutating func tidyTerm(_ term: SyntaxNodeID) {
    for child in tree.children(of: term) where tree.kind(of: child).isMissing || tree.kind(of: child).isUnexpected {
      return
    }
    // The first word of `Kaboom!` only looks like a field.
    if tree.kind(of: term) == .nameTerm { return }
    // A name in quotes is one of data, where letter case tells something to people.
    for token in tree.tokens(of: term) where tree.tokens[token].kind == .field {
      let range = tree.tokens[token].range
      if FieldName(exactly: tree.source[range]) != nil { lowercase(range) }
    }
  }

  private mutating func lowercase(_ range: SourceRange) {
    let text = tree.source[range]
    let lower = text.lowercased()
    if text != lower { edits.append(TextEdit(range: range, replacement: lower)) }
  }
}

extension TidyPass {
  /// Removes the parentheses of a group if they have no effect.
  mutating func considerUnwrapping(_ group: SyntaxNodeID) {
    guard options.removesParentheses, !isTooDeep, !hasOperatorWords, isRedundant(group), !holdsKeepingField(group),
      !touchesSeparator(group)
    else {
      return
    }
    guard let opening = openingToken(of: group) else { return }
    unwrap(
      group, opening: tree.tokens[opening].range, closing: tree.tokens[tree.tokens(of: group).upperBound - 1].range)
  }

  /// Whether a group means the same without its parentheses, given the decision about enclosing groups.
  private func isRedundant(_ group: SyntaxNodeID) -> Bool {
    let pieces = LevelPieces(of: group, in: tree)
    guard !pieces.isDamaged, let opening = openingToken(of: group),
      let content = tree.children(of: group).first(where: { !tree.kind(of: $0).isMissing })
    else { return false }
    let minuses = opening - tree.tokens(of: group).lowerBound
    // Before a word, the `!` and `not` of lists would be something else.
    if minuses > 0 { return minuses == 1 && isMinusSign(opening - 1) && holdsPlainTerm(group) }
    return tree.kind(of: content) != .disjunction || !isBesideOperand(group)
  }

  private func isMinusSign(_ token: Int) -> Bool {
    tree.source.bytes[tree.tokens[token].range.start] == UInt8(ascii: "-")
  }

  /// Whether the group contains only a term without prefix, possibly in more parentheses that are removed too: `-((a))`
  /// is `-a`, but `-(-a)`, `-((a or b))` and `-(, a)`, where the prefix would dangle, need their parentheses.
  private func holdsPlainTerm(_ group: SyntaxNodeID) -> Bool {
    var group = group
    while let opening = openingToken(of: group), let content = tree.children(of: group).first(where: { _ in true }) {
      let first = tree.tokens(of: content).lowerBound
      guard (opening + 1..<first).allSatisfy({ tree.tokens[$0].kind == .whitespace }),
        tree.tokens[first].kind != .minus
      else { return false }
      let kind = tree.kind(of: content)
      if kind != .group { return kind.isTerm }
      if LevelPieces(of: content, in: tree).isDamaged || touchesSeparator(content) { return false }
      group = content
    }
    return false
  }

  /// Whether the group is an operand of `and`, directly or after removing the parentheses around it.
  private func isBesideOperand(_ group: SyntaxNodeID) -> Bool {
    guard let parent = tree.parent(of: group) else { return false }
    switch tree.kind(of: parent) {
    case .conjunction: return true
    case .group: return isUnwrapped(parent) && isBesideOperand(parent)
    default: return false
    }
  }

  private func openingToken(of group: SyntaxNodeID) -> Int? {
    tree.tokens(of: group).first { tree.tokens[$0].kind == .leftParenthesis }
  }

  private func holdsKeepingField(_ group: SyntaxNodeID) -> Bool {
    if options.groupKeepingFields.isEmpty { return false }
    return tree.tokens(of: group).contains { token in
      tree.tokens[token].kind == .field
        && options.groupKeepingFields.contains(tree.source[tree.tokens[token].range].lowercased())
    }
  }

  /// Whether a comma or slash beside the group would be attached to its content, or end up inside braces.
  private func touchesSeparator(_ group: SyntaxNodeID) -> Bool {
    let run = tree.tokens(of: group)
    return isSeparator(run.lowerBound - 1) || isSeparator(run.upperBound)
  }

  private func isSeparator(_ token: Int) -> Bool {
    guard tree.tokens.indices.contains(token) else { return false }
    return tree.tokens[token].kind == .comma || tree.tokens[token].kind == .slash
  }
}
