import FilterSQL

/// The forms of times in columns of numbers and of texts.
extension TableFactReading {
  /// The form of all times of a column of whole numbers, or of texts of SQLite; nil if they have several, or one whose
  /// order is another than that of the times. Reads the whole column, but for numbers with an index.
  ///
  /// - Parameters:
  ///   - isOfDays: Whether the times are days, and not instants.
  ///   - isUTC: Whether a text without a zone is in UTC.
  func times(
    of column: String, _ storage: ColumnStorage, isOfDays: Bool, isUTC: Bool
  ) throws(EngineError) -> ColumnStorage? {
    storage == .integer ? try unit(of: column) : try texts(of: column, isOfDays: isOfDays, isUTC: isUTC)
  }

  /// The unit of numbers of instants, by their size: as items are read (`ItemInstant`). Fewer than nine digits are no
  /// instant.
  private func unit(of column: String) throws(EngineError) -> ColumnStorage? {
    let dialect = connection.dialect
    let name = "\(schema.rowName("t")).\(dialect.identifier(column))"
    let ends = try row(
      "SELECT (SELECT min(\(name)) FROM \(table) \(schema.rowName("t"))), "
        + "(SELECT max(\(name)) FROM \(table) \(schema.rowName("t")))", count: 2)
    guard let first = ends[0].flatMap({ Int64($0) }), let last = ends[1].flatMap({ Int64($0) }) else { return nil }
    func unit(_ number: Int64) -> ColumnStorage.EpochUnit? {
      switch number {
      case ..<100_000_000: nil
      case ..<100_000_000_000: .seconds
      case ..<100_000_000_000_000: .milliseconds
      case ..<100_000_000_000_000_000: .microseconds
      default: .nanoseconds
      }
    }
    guard let found = unit(first), found == unit(last) else { return nil }
    return .epoch(found)
  }

  /// The form of texts of SQLite, whose functions of dates say which days and times there are: without a modifier they write
  /// `2025-02-30` as it is. (https://www.sqlite.org/lang_datefunc.html)
  private func texts(of column: String, isOfDays: Bool, isUTC: Bool) throws(EngineError) -> ColumnStorage? {
    let value = "t.\(connection.dialect.identifier(column))"
    if let usual = try usualForm(of: value), isOfDays == (usual == .day) {
      if case .instant = usual, !isUTC { return nil }
      return .orderedTime(usual)
    }
    let sql = """
      SELECT min(length(v)), max(length(v)), min(s), max(s), min(z), max(z), max(length(f)) FROM (
        SELECT v, nullif(substr(v, 11, 1), '') s, z, substr(v, 20, max(0, length(v) - 19 - length(z))) f FROM (
          SELECT v, CASE WHEN substr(v, -1) = 'Z' THEN 'Z' WHEN substr(v, -6) = '+00:00' THEN '+00:00' ELSE '' END z
          FROM (SELECT \(value) COLLATE BINARY v FROM \(table) t WHERE \(value) IS NOT NULL)))
      HAVING sum(typeof(v) <> 'text' OR length(CAST(v AS BLOB)) <> length(v)
        OR v NOT GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' OR date(substr(v, 1, 10), '+0 days') IS NOT substr(v, 1, 10)
        OR length(v) > 10 AND (time(substr(v, 12, 8), '+0 days') IS NOT substr(v, 12, 8)
          OR f <> '' AND (f NOT GLOB '.[0-9]*' OR substr(f, 2) GLOB '*[^0-9]*'))) = 0
      """
    guard let row = try SchemaReader(connection: connection).rows(sql, count: 7).first,
      let shortest = row[0].flatMap({ Int($0) }), let longest = row[1].flatMap({ Int($0) })
    else { return nil }
    if isOfDays { return longest == 10 ? .orderedTime(.day) : nil }
    guard longest > 10, row[2] == row[3], row[4] == row[5], let zone = row[4],
      let separator = row[2].flatMap({ OrderedTime.Separator(rawValue: $0) }),
      let fraction = row[6].flatMap({ Int($0) }), fraction <= 7
    else { return nil }
    if zone.isEmpty { return isUTC ? .orderedTime(.instant(separator: separator)) : nil }
    return shortest == longest
      ? .orderedTime(.zonedInstant(separator: separator, digits: max(0, fraction - 1), zone: zone)) : nil
  }

  /// The form of the first text if all are as SQLite writes their times in it, which is found out much faster than any form.
  private func usualForm(of value: String) throws(EngineError) -> OrderedTime? {
    let first = try row("SELECT \(value) FROM \(table) t WHERE \(value) IS NOT NULL LIMIT 1", count: 1)[0] ?? ""
    let zone = ["Z", "+00:00"].first { first.hasSuffix($0) } ?? ""
    let text = Array(first.utf8.dropLast(zone.utf8.count))
    var (form, written): (OrderedTime, String) = (.day, "date(\(value), '+0 days')")
    if text.count != 10 || !zone.isEmpty {
      guard text.count == 19 || text.count == 23,
        let separator = OrderedTime.Separator(rawValue: String(decoding: text[10..<11], as: UTF8.self))
      else { return nil }
      let digits = text.count == 19 ? 0 : 3
      form =
        zone.isEmpty
        ? .instant(separator: separator) : .zonedInstant(separator: separator, digits: digits, zone: zone)
      written =
        digits == 3
        ? "strftime('%Y-%m-%d\(separator.rawValue)%H:%M:%f', \(value), '+0 days')"
        : separator == .blank ? "datetime(\(value), '+0 days')" : "replace(datetime(\(value), '+0 days'), ' ', 'T')"
      if !zone.isEmpty { written += " || '\(zone)'" }
    }
    let others = try row(
      "SELECT EXISTS (SELECT 1 FROM \(table) t WHERE \(written) IS NOT \(value) COLLATE BINARY)", count: 1)
    return others[0] == "0" ? form : nil
  }

  private func row(_ sql: String, count: Int) throws(EngineError) -> [String?] {
    try SchemaReader(connection: connection).rows(sql, count: count).first ?? Array(repeating: nil, count: count)
  }
}
