import FilterSQL

/// The tokens of a definition in SQL, and what they say of columns that the catalog of SQLite does not tell.
struct TableDefinition {
  fileprivate let tokens: [Token]

  fileprivate enum Token: Equatable {
    case word(String)
    case text(String)
    case sign(Character)
  }

  /// Reads a definition in SQL. Linear.
  init(_ definition: String) {
    var tokens: [Token] = []
    var rest = Substring(definition)
    func quoted(_ quote: Character) -> String {
      rest.removeFirst()
      var text = ""
      while let next = rest.popFirst() {
        if next != quote {
          text.append(next)
          continue
        }
        guard rest.first == quote else { break }
        rest.removeFirst()
        text.append(quote)
      }
      return text
    }
    while let first = rest.first {
      switch first {
      case "'": tokens.append(.text(quoted("'")))
      case "\"", "`": tokens.append(.word(quoted(first)))
      case _ where first.isLetter || first == "_":
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append(.word(String(word)))
        rest.removeFirst(word.count)
      case _ where first.isWhitespace: rest.removeFirst()
      default:
        tokens.append(.sign(first))
        rest.removeFirst()
      }
    }
    self.tokens = tokens
  }

  /// The values that a constraint lists for a column, `CHECK (status IN ('open', 'paid'))`; nil without one, and for one
  /// that says more.
  func values(of column: String) -> [String]? {
    for start in tokens.indices {
      guard case .word(let check) = tokens[start], check.lowercased() == "check", let list = list(after: start + 1),
        list.column.lowercased() == column.lowercased()
      else { continue }
      return list.values
    }
    return nil
  }

  private func list(after start: Int) -> (column: String, values: [String])? {
    var place = start
    func sign(_ character: Character) -> Bool {
      guard place < tokens.count, tokens[place] == .sign(character) else { return false }
      place += 1
      return true
    }
    guard sign("("), place + 1 < tokens.count, case .word(let column) = tokens[place],
      case .word(let word) = tokens[place + 1], word.lowercased() == "in"
    else { return nil }
    place += 2
    guard sign("(") else { return nil }
    var values: [String] = []
    repeat {
      guard place < tokens.count, case .text(let value) = tokens[place] else { return nil }
      values.append(value)
      place += 1
    } while sign(",")
    return sign(")") && sign(")") ? (column, values) : nil
  }
}

extension TableDefinition {
  /// The columns of another table whose trigrams a table of FTS5 has, each with that table; empty for any other
  /// definition. (https://www.sqlite.org/fts5.html)
  func trigrams(named name: String, of table: String) -> [String: TrigramTable] {
    guard let start = tokens.firstIndex(where: { $0.word == "fts5" }), start > 0, tokens[start - 1].word == "using",
      tokens.count > start + 2, tokens[start + 1] == .sign("("), tokens.last == .sign(")")
    else { return [:] }
    var options: [String: String] = [:]
    var columns: [String] = []
    for part in tokens[(start + 2)...].dropLast().split(separator: .sign(",")) {
      let part = Array(part)
      if part.count == 3, part[1] == .sign("="), let option = part[0].word, let value = part[2].text {
        options[option] = value
      } else if part.count == 1, let column = part[0].text {
        // A column that is not indexed has a second word.
        columns.append(column)
      }
    }
    // With other options of the tokenizer `LIKE` is not answered by the index.
    guard options["content"]?.lowercased() == table.lowercased(), options["tokenize"]?.lowercased() == "trigram",
      options["detail"]?.lowercased() ?? "full" == "full"
    else { return [:] }
    let key = options["content_rowid"] ?? "rowid"
    return Dictionary(
      columns.map { ($0.lowercased(), TrigramTable(TableName(name), column: $0, key: key)) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension TableDefinition.Token {
  /// The text of a name or literal; nil for a sign.
  fileprivate var text: String? {
    switch self {
    case .word(let text), .text(let text): text
    case .sign: nil
    }
  }

  /// The lowercase form of a name; nil for a literal or sign.
  fileprivate var word: String? { if case .word(let word) = self { word.lowercased() } else { nil } }
}
