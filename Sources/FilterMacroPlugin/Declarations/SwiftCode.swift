#if Macros
  import EmbeddedQueries
  import FilterText

  /// A token of Swift source, as far as declarations need it.
  struct SwiftToken {
    enum Kind: Hashable {
      /// A name, keyword or number. A name between back quotes is one with them.
      case name
      /// One character of punctuation, also of an operator.
      case mark(UInt8)
      /// A string literal with its text; nil for one with an interpolation.
      case literal(EmbeddedQuery?)
      /// A regular expression.
      case pattern
    }

    let kind: Kind
    let range: SourceRange
    /// Whether a line begins between the token before and this one.
    let isFirstOfLine: Bool
  }

  /// Swift source as tokens, without comments.
  ///
  /// The compiler has read the source before, so that its brackets are balanced; any other text is accepted too. A regular
  /// expression between bare slashes is read as code.
  struct SwiftCode {
    let source: SourceText
    private(set) var tokens: [SwiftToken] = []

    /// Splits a source into tokens; linear.
    init(_ text: String) {
      source = SourceText(text)
      var offset = 0
      var end = 0
      func read(upTo limit: Int) {
        while offset < limit {
          let start = offset
          offset = endOfName(from: start, limit: limit)
          if offset > start {
            append(.name, from: start)
          } else {
            offset += 1
            if !source.bytes[start].isWhitespace { append(.mark(source.bytes[start]), from: start) }
          }
        }
      }
      func append(_ kind: SwiftToken.Kind, from start: Int) {
        let isFirst = source.bytes[end..<start].contains { $0 == 0x0A || $0 == 0x0D }
        tokens.append(
          SwiftToken(kind: kind, range: SourceRange(start: start, end: offset), isFirstOfLine: isFirst || end == 0))
        end = offset
      }
      for passage in SwiftPassage.all(in: source) {
        read(upTo: passage.range.start)
        offset = passage.range.end
        switch passage.content {
        case .comment: break
        case .literal(let text): append(.literal(text), from: passage.range.start)
        case .pattern: append(.pattern, from: passage.range.start)
        }
      }
      read(upTo: source.length)
    }

    /// The end of a name; `start` if none begins there.
    private func endOfName(from start: Int, limit: Int) -> Int {
      func isPart(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
      }
      let quote = UInt8(ascii: "`")
      if source.bytes[start] == quote, let end = source.bytes[(start + 1)..<limit].firstIndex(of: quote) {
        return end + 1
      }
      return source.bytes[start..<limit].firstIndex { !isPart($0) } ?? limit
    }
  }

  extension SwiftCode {
    /// The source of some tokens, with what stands between them.
    func text(_ range: Range<Int>) -> String {
      guard let first = range.first, let last = range.last else { return "" }
      return source[SourceRange(start: tokens[first].range.start, end: tokens[last].range.end)]
    }

    /// The bytes of some tokens and of what stands between them; empty after all for none.
    func range(_ range: Range<Int>) -> SourceRange {
      guard let first = range.first, let last = range.last else { return SourceRange(at: source.length) }
      return SourceRange(start: tokens[first].range.start, end: tokens[last].range.end)
    }

    /// The name at an index without back quotes; nil for another token and outside.
    func name(_ index: Int) -> String? {
      guard tokens.indices.contains(index), tokens[index].kind == .name else { return nil }
      let text = source[tokens[index].range]
      return text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
    }

    /// Whether a token is a mark.
    func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .mark(UInt8(ascii: mark))
    }

    /// The index after a token, or after the bracket that closes the one at `index`; at most the number of tokens.
    func end(of index: Int) -> Int {
      var depth = 0
      var index = index
      while index < tokens.count {
        if case .mark(let mark) = tokens[index].kind {
          switch mark {
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
          case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
          default: break
          }
        }
        index += 1
        if depth <= 0 { return index }
      }
      return index
    }

    /// The index after the angle bracket that closes the one at `index`, if what stands between them can be types; nil
    /// otherwise.
    func endOfAngles(at index: Int) -> Int? {
      var depth = 0
      var index = index
      while index < tokens.count {
        switch tokens[index].kind {
        case .mark(UInt8(ascii: "<")): depth += 1
        case .mark(UInt8(ascii: ">")): if !isMark("-", at: index - 1) { depth -= 1 }
        case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")):
          index = end(of: index)
          continue
        case .name: break
        case .mark(let mark): if !".,?!:&-@~".utf8.contains(mark) { return nil }
        case .literal, .pattern: return nil
        }
        index += 1
        if depth == 0 { return index }
      }
      return nil
    }
  }
#endif
