import FilterLists
import FilterText

/// The difference between an answer of `search --queries` and a former one to the same query.
struct AnswerChange {
  /// The numbers of rows then and now; nil where the query was not run.
  let counts: (before: Int?, after: Int?)
  /// The names of the rows that came, in the order of the result; nil if the former answer does not name all its rows.
  private(set) var added: [String]?
  /// The names of the rows that went, in their former order; nil if not all rows of now are known. If the former answer
  /// does not name all its rows, those of the named ones.
  private(set) var removed: [String]?
  /// The number of rows that the former answer names.
  let namedCount: Int
  /// The former query, if it was another one.
  private(set) var formerQuery: String?

  /// Compares an answer with a former one. Rows of one name are counted.
  ///
  /// - Parameters:
  ///   - names: The names of the rows of now.
  ///   - expanded: The query of now as it is run, if that is not as written.
  init(
    from former: FormerAnswers.Answer, count: Int?, names: [String], expanded: String?, _ label: FormerAnswers.Label
  ) {
    counts = (former.count, count)
    namedCount = former.names.count
    let before = former.expanded ?? former.label.query
    if before != expanded ?? label.query { formerQuery = before }
    guard let count, let formerCount = former.count, names.count == count else { return }
    removed = Self.difference(former.names, names)
    if former.names.count == formerCount { added = Self.difference(names, former.names) }
  }

  /// The elements of an array without those of another one, each as often as it is there more often.
  private static func difference(_ first: [String], _ second: [String]) -> [String] {
    var left: [String: Int] = [:]
    for name in second { left[name, default: 0] += 1 }
    return first.filter { name in
      guard let count = left[name], count > 0 else { return true }
      left[name] = count - 1
      return false
    }
  }

  /// The lines for people: the numbers, then the names.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of names of either kind.
  ///   - file: The name of the file of the former answer.
  ///   - rows: A number of rows with their noun.
  func lines(limit: Int, of file: String, rows: (Int) -> String) -> [String] {
    guard let after = counts.after else { return [] }
    var lines: [String] = []
    if let formerQuery { lines.append("the query was \(ShortText.quoted(formerQuery))") }
    guard let before = counts.before else { return ["\(rows(after)); not run in \(file)"] + lines }
    let isSame = before == after && added?.isEmpty != false && removed?.isEmpty != false
    var head = isSame ? "\(rows(after)), unchanged" : "\(Counted.grouped(before)) → \(rows(after))"
    if !isSame, let added, let removed {
      head += ": \(Counted.grouped(added.count)) added, \(Counted.grouped(removed.count)) removed"
    }
    if isSame, added == nil, before > 0 { head = "\(rows(after)), as many as before" }
    for (mark, names) in [("+", added), ("-", removed)] {
      guard let names else { continue }
      lines += names.prefix(limit).map { "\(mark) \($0.isEmpty ? "(no name)" : $0)" }
      if names.count > limit { lines.append("\(mark) … and \(Counted.grouped(names.count - limit)) more") }
    }
    if added == nil, before > 0, limit > 0 {
      lines.append(
        before > namedCount
          ? "\(file) names \(Counted.grouped(namedCount)) of \(rows(before)); written with --limit \(before), all of them"
          : "more than \(Counted.grouped(FormerAnswers.maximumNames)) rows are compared by number only")
    }
    return [head] + lines
  }

  /// Writes the change as JSON.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("count")
      if let before = counts.before { json.number(before) } else { json.null() }
      json.pair("query", formerQuery)
      for (key, names) in [("added", added), ("removed", removed)] {
        json.key(key)
        if let names { json.array(names) { $0.string($1) } } else { json.null() }
      }
    }
  }
}
