import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
import FilterVocabulary

/// Values that are written as in other languages: `usd<$5`, `name:*bolt*`, `t:elf|goblin`, `t:!elf`.
extension ForeignSyntax {
  mutating func foreignValue(_ term: Term) -> Int? {
    guard let field = term.field else { return datePreposition(term) ?? arrow(term) }
    if kind(term.next) == .whitespace { return spacedValue(term, field) }
    if kind(term.next) == .quoted {
      return colorWords(term, field, FilterValue.unquoted(text(term.next))) ?? quotedWildcards(term, field)
    }
    if kind(term.next) == .regex { return patternFlags(term) }
    guard kind(term.next) == .value else { return nil }
    let value = tokens[term.next].range
    if value.length > 200 { return nil }
    if !term.respelling.isEmpty, let found = comparedValue(term, field) { return found }
    if "=~:".utf8.contains(bytes[value.start]), let found = operatorRun(term.index, field) { return found }
    let opens = bytes[value.start]
    let isSet = opens == UInt8(ascii: "{") && vocabulary[field].kind != .cost && vocabulary[field].kind != .colors
    if opens == UInt8(ascii: "[") || isSet, let found = bracketed(term, field) { return found }
    if let found = range(term, field) { return found }
    switch vocabulary[field].kind {
    case .number, .year: return amount(term, field, text(term.next)) ?? joinedTerms(term, field)
    case .numberOrText: return joinedTerms(term, field)
    case .date, .instant: return date(term, field) ?? joinedTerms(term, field)
    case .colors:
      return exclusion(term, field) ?? colorWords(term, field, text(term.next)) ?? joinedTerms(term, field)
        ?? punctuation(term, field)
    case .directive: return order(term, field)
    case .text, .catalog, .enumeration, .orderedEnumeration, .flag, .absentFlag:
      return exclusion(term, field) ?? minimum(term, field) ?? pattern(term, field) ?? joinedTerms(term, field)
        ?? joinedBySlash(term, field) ?? wildcards(term, field)
        ?? punctuation(term, field)
    default: return nil
    }
  }

  /// `price:<5`: a name of another language, with a comparison in the value.
  private mutating func comparedValue(_ term: Term, _ field: FieldID) -> Int? {
    let range = tokens[term.next].range
    let marks = bytes[range.start..<range.end].prefix { "<>=".utf8.contains($0) }.count
    guard marks > 0, let operation = Comparison(rawValue: text(range.start, range.start + marks)),
      let value = FilterValue(bare: text(range.start + marks, range.end)), fit(field, operation, value) != .none
    else { return nil }
    return replace(
      .unknownField, SourceRange(start: term.nameRange.start, end: range.end),
      with: term.name + operation.rawValue + value.text, "unknown field \(query.quoted(term.nameRange))")
  }

  /// `t->elf`: the minus is read as part of the field.
  private mutating func arrow(_ term: Term) -> Int? {
    guard term.name.hasSuffix("-"), term.operation == ">", kind(term.next) == .value,
      let field = vocabulary.fieldID(spelled: term.name.dropLast().lowercased()),
      let value = written(text(term.next), for: field, .colon)
    else { return nil }
    return replace(
      .foreignOperator, SourceRange(start: term.nameRange.start, end: tokens[term.next].range.end),
      with: term.name.dropLast() + ":" + value, "'->' is not an operator")
  }

  /// `type: elf, color: green`: without the space the comma would be part of the value.
  private mutating func spacedValue(_ term: Term, _ field: FieldID) -> Int? {
    guard kind(term.next + 1) == .word, bytes[tokens[term.next + 1].range.end - 1] == UInt8(ascii: ",") else {
      return nil
    }
    let word = tokens[term.next + 1].range
    let kept = SourceRange(start: word.start, end: word.end - 1)
    guard isValue(kept, of: field, comparison(term)) else { return nil }
    return add(
      .gluedComma, at: tokens[term.next].range, "space between \(term.head) and its value, and a comma after it",
      [.delete(tokens[term.next].range), .delete(SourceRange(start: kept.end, end: word.end))])
  }

  /// `t:[elf,goblin]`, `cmc:[2,3]`.
  private mutating func bracketed(_ term: Term, _ field: FieldID) -> Int? {
    if let found = range(term, field) { return found }
    return list(of: field, at: term.index, opening: term.next, isExcluded: false, operation: term.operation)
  }

  /// `t:!elf`, `t:-elf`, `t:not elf`: the value is excluded.
  private mutating func exclusion(_ term: Term, _ field: FieldID) -> Int? {
    guard term.operation == ":" || term.operation == "=" else { return nil }
    let range = tokens[term.next].range
    var valueStart = range.start + 1
    var end = range.end
    var last = term.next
    let typed = text(term.next).lowercased()
    if "!-^~".utf8.contains(bytes[range.start]) {
      guard range.length > 2 else { return nil }
    } else if typed.hasPrefix("non"), range.length > 5, vocabulary.valueID(typed, of: field) == nil {
      // `t:noncreature`, `t:non-creature`
      valueStart = range.start + (typed.hasPrefix("non-") ? 4 : 3)
    } else {
      guard typed == "not", kind(term.next + 1) == .whitespace,
        kind(term.next + 2) == .word
      else { return nil }
      last = term.next + 2
      valueStart = tokens[last].range.start
      end = tokens[last].range.end
    }
    let value = text(valueStart, end)
    guard let bare = FilterValue(bare: value), fit(field, .colon, bare) == .known,
      vocabulary.valueID(text(range.start, range.end), of: field) == nil || last > term.next
        || bytes[range.start] != UInt8(ascii: "-")
        || !vocabulary[field].isClosed
    else { return nil }
    // `t:!elf` may also be a typing error.
    let whole = SourceRange(start: term.minus.start, end: end)
    let plain = query.source[term.minus] + term.head + value
    let excluded = (term.minus.isEmpty ? "-" : "") + term.head + value
    let isTypo = "!^~".utf8.contains(bytes[range.start])
    return add(
      .foreignConnective, at: whole, "'-' before a term excludes it; write \(excluded)",
      [TextEdit(range: whole, replacement: excluded)],
      or: isTypo ? [[TextEdit(range: whole, replacement: plain)]] : [])
  }

  /// `r:rare+`: this and what comes after it.
  private mutating func minimum(_ term: Term, _ field: FieldID) -> Int? {
    let range = tokens[term.next].range
    guard isOrdered(field), bytes[range.end - 1] == UInt8(ascii: "+"), term.operation == ":" || term.operation == "=",
      let value = FilterValue(bare: String(text(term.next).dropLast())), fit(field, .greaterOrEqual, value) == .known
    else { return nil }
    return replace(
      .foreignOperator, SourceRange(start: term.nameRange.start, end: range.end), with: term.name + ">=" + value.text,
      "'+' is not an operator")
  }

  /// `o:^draw`, `o:draw.*card`: a pattern without slashes.
  private mutating func pattern(_ term: Term, _ field: FieldID) -> Int? {
    let range = tokens[term.next].range
    guard vocabulary[field].takesRegex, vocabulary[field].kind == .text, range.length > 3,
      term.operation == ":" || term.operation == "="
    else { return nil }
    let inside = bytes[range.start..<range.end]
    let isPattern =
      inside.first == UInt8(ascii: "^") || inside.last == UInt8(ascii: "$")
      || inside.indices.dropLast().contains { index in
        let next = inside[index + 1]
        return inside[index] == UInt8(ascii: ".") && (next == UInt8(ascii: "*") || next == UInt8(ascii: "+"))
          || inside[index] == UInt8(ascii: "\\") && "bdswBDSW".utf8.contains(next)
      }
    // `^elf` excludes a listed value elsewhere.
    guard isPattern, inside.contains(where: { $0.isLetter }), !inside.contains(UInt8(ascii: "\"")) else { return nil }
    return replace(
      SourceRange(start: term.nameRange.start, end: range.end), with: term.head + "/" + text(term.next) + "/",
      "a pattern has slashes around it")
  }

  /// `t:elf+c:g`, `t:elf;c:g`: terms without a space; `t:elf|goblin`, `t:elf&warrior`: values of one field.
  private mutating func joinedTerms(_ term: Term, _ field: FieldID) -> Int? {
    let range = tokens[term.next].range
    guard let first = bytes[range.start..<range.end].firstIndex(where: { "+&;|".utf8.contains($0) }),
      first > range.start
    else { return excludedTerm(term, field) }
    var parts: [SourceRange] = [SourceRange(start: range.start, end: first)]
    var marks: [SourceRange] = []
    var offset = first
    while offset < range.end {
      let markStart = offset
      while offset < range.end, "+&;|".utf8.contains(bytes[offset]) { offset += 1 }
      marks.append(SourceRange(start: markStart, end: offset))
      let partStart = offset
      while offset < range.end, !"+&;|".utf8.contains(bytes[offset]) { offset += 1 }
      if offset > partStart { parts.append(SourceRange(start: partStart, end: offset)) }
    }
    let operation = comparison(term)
    if parts.count == 1 {
      guard bytes[first] == UInt8(ascii: ";"), isValue(parts[0], of: field, operation) else { return nil }
      return add(
        .gluedComma, at: marks[0], "the semicolon is part of the value \(query.quoted(range))", [.delete(marks[0])])
    }
    guard parts.count == marks.count + 1, isValue(parts[0], of: field, operation) else { return nil }
    // `1+*` is printed on cards as one number.
    let isPrinted = bytes[first] == UInt8(ascii: "+") && vocabulary[field].kind == .number
    if isPrinted, parts.contains(where: { vocabulary.zeroWords.contains(query.source[$0].lowercased()) }) { return nil }
    let others = parts.dropFirst()
    if others.allSatisfy({ query.beginsWithField($0) }) {
      // `||` and `&&` have a diagnostic of their own.
      if bytes[first] == UInt8(ascii: "|") || bytes[first] == UInt8(ascii: "&") { return nil }
      return add(
        .gluedTerm, at: marks[0], "a space separates terms, not \(query.quoted(marks[0]))",
        marks.map { TextEdit(range: $0, replacement: " ") })
    }
    let isOr = bytes[first] == UInt8(ascii: "|") || bytes[first] == UInt8(ascii: ";")
    guard marks.allSatisfy({ bytes[$0.start] == bytes[first] }),
      parts.allSatisfy({ query.beginsWithField($0) || isValue($0, of: field, operation) })
    else { return nil }
    if vocabulary.isOfLists, isOr, !parts.contains(where: { query.beginsWithField($0) }) {
      return replace(
        .valueList, SourceRange(start: term.nameRange.start, end: range.end),
        with: term.head + parts.map { query.source[$0] }.joined(separator: ","), Self.severalValues)
    }
    let terms = parts.map { query.beginsWithField($0) ? query.source[$0] : term.head + query.source[$0] }
    let isGrouped = isOr || !term.minus.isEmpty
    let joined = terms.joined(separator: isOr ? " or " : " ")
    return replace(
      .valueList, SourceRange(start: term.nameRange.start, end: range.end),
      with: isGrouped ? "(" + joined + ")" : joined, "value lists are not supported")
  }

  /// `t:elf-c:g`: a term to exclude, without a space before it.
  private mutating func excludedTerm(_ term: Term, _ field: FieldID) -> Int? {
    let range = tokens[term.next].range
    let inside = bytes[range.start..<range.end]
    guard inside.contains(where: { ":=<>".utf8.contains($0) }) else { return nil }
    for index in inside.indices.dropFirst() where inside[index] == UInt8(ascii: "-") {
      let other = SourceRange(start: index + 1, end: range.end)
      if !other.isEmpty, query.beginsWithField(other),
        isValue(SourceRange(start: range.start, end: index), of: field, comparison(term))
      {
        return add(
          .gluedTerm, at: SourceRange(start: index, end: range.end), "missing space before '-'",
          [.insert(" ", at: index)])
      }
    }
    return nil
  }

  /// `t:elf/goblin`: a slash ends the value.
  private mutating func joinedBySlash(_ term: Term, _ field: FieldID) -> Int? {
    guard kind(term.next + 1) == .slash, kind(term.next + 2) == .word else { return nil }
    var values = [tokens[term.next].range]
    var index = term.next + 1
    while kind(index) == .slash, kind(index + 1) == .word {
      values.append(tokens[index + 1].range)
      index += 2
    }
    guard values.allSatisfy({ vocabulary.valueID(query.source[$0], of: field) != nil }) else { return nil }
    let joined = values.map { term.head + query.source[$0] }.joined(separator: " or ")
    return replace(
      .valueList, SourceRange(start: term.nameRange.start, end: values[values.count - 1].end),
      with: "(" + joined + ")", "a slash ends a value")
  }

  /// Whether the syntax of lists reads the stars of a value.
  private func readsStars(_ field: Int) -> Bool {
    switch query.leaves.first(where: { $0.field == tokens[field].range })?.condition {
    case .whole?, .presence?, .regex?, .unmatched?: true
    case .text(_, let value)?: !value.text.utf8.contains(UInt8(ascii: "*"))
    default: false
    }
  }

  /// `name:*bolt*`: texts are searched for a part anyway. A star inside needs a pattern.
  private mutating func wildcards(_ term: Term, _ field: FieldID) -> Int? {
    let range = tokens[term.next].range
    guard vocabulary[field].kind == .text || vocabulary[field].kind == .catalog,
      bytes[range.start..<range.end].contains(UInt8(ascii: "*")),
      vocabulary.valueID(text(term.next), of: field) == nil
    else { return nil }
    if readsStars(term.index) { return nil }
    let rest = Self.withoutWildcards(text(term.next))
    guard rest.utf8.contains(where: { $0.isLetter || $0.isDigit || $0 >= 0x80 }) else { return nil }
    let message = "'*' is an ordinary character of a value"
    if !rest.utf8.contains(UInt8(ascii: "*")) {
      guard let value = written(rest, for: field, comparison(term)) else { return nil }
      return replace(SourceRange(start: term.nameRange.start, end: range.end), with: term.head + value, message)
    }
    guard vocabulary[field].takesRegex, rest.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "*") })
    else { return nil }
    let pattern = rest.split(separator: "*").joined(separator: ".*")
    return replace(
      SourceRange(start: term.nameRange.start, end: range.end), with: term.head + "/" + pattern + "/", message)
  }

  /// `o:"when * dies"`: a star between blanks stands for any words elsewhere.
  private mutating func quotedWildcards(_ term: Term, _ field: FieldID) -> Int? {
    var words = FilterValue.unquoted(text(term.next)).split(separator: " ")[...]
    guard words.contains("*"), words.count > 1, vocabulary[field].kind == .text, vocabulary[field].takesRegex,
      !readsStars(term.index),
      words.allSatisfy({ word in
        word == "*" || word.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 >= 0x80 || "~',:;-".utf8.contains($0) }
      })
    else { return nil }
    // Texts are searched for a part anyway.
    while words.first == "*" { words.removeFirst() }
    while words.last == "*" { words.removeLast() }
    if words.isEmpty { return nil }
    let value =
      words.contains("*")
      ? "/" + words.map { $0 == "*" ? ".*" : String($0) }.joined(separator: " ") + "/"
      : FilterValue(words.joined(separator: " "), in: vocabulary.syntax).description
    return replace(
      SourceRange(start: term.nameRange.start, end: tokens[term.next].range.end), with: term.head + value,
      "'*' is an ordinary character of a value")
  }

  /// `t:elf.`: the end of a sentence.
  private mutating func punctuation(_ term: Term, _ field: FieldID) -> Int? {
    let range = tokens[term.next].range
    var end = range.end
    while end > range.start, bytes[end - 1].isDigit { end -= 1 }
    // `t:elf^2` and `t:elf~` weigh and blur elsewhere.
    if end == range.start || !"^~".utf8.contains(bytes[end - 1]) { end = range.end }
    guard end - range.start > 1, ".?!^~]}>".utf8.contains(bytes[end - 1]) else { return nil }
    if vocabulary[field].kind != .colors, vocabulary.valueID(text(term.next), of: field) != nil { return nil }
    let kept = SourceRange(start: range.start, end: end - 1)
    guard let value = FilterValue(bare: query.source[kept]), fit(field, comparison(term), value) == .known,
      TitleSpelling.withoutPunctuation(query.source[kept]) == query.source[kept]
    else { return nil }
    let mark = SourceRange(start: kept.end, end: range.end)
    return add(
      .gluedComma, at: mark, "\(query.quoted(mark)) is part of the value \(query.quoted(range))", [.delete(mark)])
  }

  /// `o:/draw/i`: there are no flags.
  private mutating func patternFlags(_ term: Term) -> Int? {
    let next = term.next + 1
    guard kind(next) == .word, tokens[next].range.length <= 3,
      bytes[tokens[next].range.start..<tokens[next].range.end].allSatisfy({ "gimsux".utf8.contains($0) })
    else { return nil }
    let range = tokens[next].range
    return add(
      at: range, "a pattern has no flags; letter case is ignored anyway", [.delete(range)],
      isError: vocabulary.isOfLists)
  }

  /// `order:-cmc`, `order:cmc-desc`: the direction is a directive of its own.
  private mutating func order(_ term: Term, _ field: FieldID) -> Int? {
    let range = tokens[term.next].range
    if bytes[range.start] != UInt8(ascii: "-"), vocabulary.valueID(text(term.next), of: field) != nil { return nil }
    var kept = range
    var word = ""
    if bytes[range.start] == UInt8(ascii: "-") || bytes[range.start] == UInt8(ascii: "+") {
      kept = SourceRange(start: range.start + 1, end: range.end)
      word = bytes[range.start] == UInt8(ascii: "-") ? "desc" : "asc"
    } else if let mark = bytes[range.start..<range.end].lastIndex(where: { "-:,_.".utf8.contains($0) }) {
      kept = SourceRange(start: range.start, end: mark)
      word = text(mark + 1, range.end).lowercased()
    }
    guard vocabulary.valueID(query.source[kept], of: field) != nil else { return nil }
    let whole = SourceRange(start: term.nameRange.start, end: range.end)
    guard let direction = directive(having: word, otherThan: field) else {
      guard vocabulary.valueID(word, of: field) != nil else { return nil }
      return replace(.valueList, whole, with: term.head + query.source[kept], "only one order is possible")
    }
    return replace(whole, with: term.head + query.source[kept] + " " + direction, "the direction is a term of its own")
  }

  /// The directive that has a value: `dir:desc`; nil if there is none.
  func directive(having word: String, otherThan field: FieldID) -> String? {
    let words = ["ascending": "asc", "descending": "desc"]
    let value = words[word] ?? word
    guard !value.isEmpty, value.utf8.count < 12 else { return nil }
    for id in vocabulary.fieldIDs where id != field {
      if vocabulary[id].isDirective, vocabulary.valueID(value, of: id) != nil {
        return vocabulary[id].shortestSpelling + ":" + value
      }
    }
    return nil
  }

  func comparison(_ term: Term) -> Comparison {
    Comparison(rawValue: term.operation) ?? (term.operation == "=<" ? .lessOrEqual : .greaterOrEqual)
  }

  /// Whether a range is a value of a field: a listed one, or for a field without lists a word of letters.
  private func isValue(_ range: SourceRange, of field: FieldID, _ operation: Comparison) -> Bool {
    guard !range.isEmpty, let value = FilterValue(bare: query.source[range]) else { return false }
    let fit = fit(field, operation, value)
    if fit == .known || fit == .likely { return true }
    return fit == .loose && range.length > 2
      && bytes[range.start..<range.end].allSatisfy { $0.isLetter || $0 >= 0x80 }
  }
}
