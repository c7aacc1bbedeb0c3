/// A form of text whose lines are records: plain lines, a kind of log, or columns between blanks.
///
/// A form is a row of ``table``: its name, how a line is read, and what becomes of lines that do not fit.
package struct TextLayout: Hashable, Sendable {
  /// The lines that continue the record before them, among those that do not fit.
  package enum Joining: Hashable, Sendable {
    /// None: each is a record with only a message.
    case none
    /// Those that begin with a blank.
    case indented
    /// All.
    case all
  }

  /// A row of the table.
  struct Row: Sendable {
    /// A noun phrase for the note about inference, which also identifies the form.
    let name: String
    let joining: Joining
    /// Finds the fields of a record by its first line; false if the line does not fit.
    let scan: @Sendable (UnsafeBufferPointer<UInt8>, inout LineFields) -> Bool
    /// Whether a line fits, if that is known before its fields are.
    var begins: (@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)?
  }

  /// The forms that the first lines of a text are compared with, the strictest first.
  static let table: [Row] = [
    Row(name: "access log", joining: .none, scan: AccessLog.scan),
    Row(name: "nginx error log", joining: .all, scan: NginxErrorLog.scan),
    Row(name: "syslog (RFC 5424)", joining: .indented, scan: Syslog.scanNew),
    Row(name: "container log", joining: .none, scan: ContainerLog.scan),
    Row(name: "syslog", joining: .indented, scan: Syslog.scan),
    Row(name: "klog", joining: .all, scan: LeveledLog.scanKlog),
    Row(name: "log with times", joining: .all, scan: LeveledLog.scan, begins: LeveledLog.begins),
    Row(name: "JSON after other text", joining: .indented, scan: PrefixedJSON.scan),
    Row(name: "log with levels", joining: .all, scan: LeveledLog.scanWithoutTime),
    Row(name: "logfmt", joining: .indented, scan: Logfmt.scan),
  ]

  private enum Kind: Hashable, Sendable {
    case lines
    case row(Int)
    case columns(AlignedColumns)
    case rule(LineRule)
  }

  private let kind: Kind

  /// Lines of text with `line` and `number`.
  package static let lines = TextLayout(kind: .lines)

  /// Columns between blanks.
  package static func columns(_ columns: AlignedColumns) -> TextLayout { TextLayout(kind: .columns(columns)) }

  /// Lines that a rule reads.
  package static func rule(_ rule: LineRule) -> TextLayout { TextLayout(kind: .rule(rule)) }

  /// The name of a layout with a rule, which ``texts`` begins with.
  package static let nameOfRules = "lines by pattern"

  private init(kind: Kind) { self.kind = kind }

  init(row: Int) { kind = .row(row) }

  /// The name in words: `syslog`, `lines of text`.
  package var name: String {
    switch kind {
    case .lines: "lines of text"
    case .row(let row): Self.table[row].name
    case .columns: "columns between blanks"
    case .rule: Self.nameOfRules
    }
  }

  /// Whether lines have nothing but their text and number.
  package var isLines: Bool { kind == .lines }

  /// The use of lines that do not fit.
  package var joining: Joining { if case .row(let row) = kind { Self.table[row].joining } else { .none } }

  /// The line with the names of the columns, as written; nil for other forms.
  package var header: [UInt8]? { if case .columns(let columns) = kind { columns.header } else { nil } }

  /// Whether lines of nothing but blanks are records too.
  package var keepsBlankLines: Bool { isLines }

  /// Whether a line begins a record of the form.
  func begins(_ line: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    if case .row(let row) = kind, let begins = Self.table[row].begins { return begins(line) }
    return fits(line, &fields)
  }

  /// Whether the first line of a record has the form.
  func fits(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    guard case .row(let row) = kind else { return true }
    fields.removeAll()
    return Self.table[row].scan(record, &fields)
  }

  /// Finds the fields of a record by their places in it, those that ``write(_:line:to:_:)`` writes. False if that is not
  /// how the form has them.
  package func find(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    guard case .row = kind else { return false }
    if fits(record, &fields) { return fields.areTexts }
    fields.removeAll()
    fields.add("message", record.startIndex..<record.endIndex)
    return true
  }

  /// Writes the fields of a record as a JSON object; returns whether it has the form. A record that has not has a message.
  @discardableResult
  package func write(
    _ record: UnsafeBufferPointer<UInt8>, line: Int, to writer: FieldWriter, _ fields: inout LineFields
  ) -> Bool {
    switch kind {
    case .lines:
      writer.begin()
      writer.add("line", text: record)
      writer.add("number", number: line)
      writer.end()
      return true
    case .columns(let columns):
      columns.write(record, to: writer)
      return true
    case .rule(let rule):
      writer.begin()
      if rule.write(record, writer) {
        writer.end()
        return true
      }
      TextLayout.writeMessage(record, to: writer)
      return false
    case .row:
      if fits(record, &fields) {
        fields.write(record, to: writer)
        return true
      }
      TextLayout.writeMessage(record, to: writer)
      return false
    }
  }

  /// Writes an object with only a message.
  package static func writeMessage(_ record: UnsafeBufferPointer<UInt8>, to writer: FieldWriter) {
    writer.begin()
    writer.add("message", text: record)
    writer.end()
  }

  /// The form as texts, for a prepared file.
  package var texts: [String] {
    switch kind {
    case .lines, .row: [name]
    case .columns(let columns): [name] + columns.texts
    case .rule(let rule): [name] + rule.sources
    }
  }

  /// Reads what ``texts`` wrote.
  package init?(_ texts: [String]) {
    guard let name = texts.first else { return nil }
    if name == TextLayout.lines.name {
      kind = .lines
    } else if let row = Self.table.firstIndex(where: { $0.name == name }) {
      kind = .row(row)
    } else if let columns = AlignedColumns(Array(texts.dropFirst())) {
      kind = .columns(columns)
    } else {
      return nil
    }
  }
}

extension TextLayout {
  /// A result of comparing the first lines of a text with the forms.
  package enum Recognition: Hashable, Sendable {
    /// A form, and whether it is certain though the text may look like columns: the first line has it, or the lines are
    /// JSON objects.
    case form(TextLayout, isCertain: Bool)
    /// None of the forms; the text may still be columns or plain lines.
    case none
    /// More of the text is needed, even where it looks like columns: some lines are JSON objects.
    case undecided(hasObjects: Bool)
  }

  /// The number of lines that are compared at most.
  static let maximumLines = 100
  /// The number of lines after which a text of which none fits is none of the forms.
  static let enoughLines = 16
  /// The share of lines that must fit, in percent.
  package static let leastShare = 60

  /// Recognises the form of a log by the first lines of a text that are not blank. Two lines of one form at the beginning
  /// are enough; otherwise 60 of 100 lines must fit.
  package static func recognized(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> Recognition {
    let isWhole = isWhole || head.count >= FileFormat.maximumBytes
    var start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < head.count, head[start] == 0 { start += 1 }
    var counts = [Int](repeating: 0, count: table.count)
    var firstFits = counts.map { _ in false }
    var lines = 0
    var objects = 0
    var fields = LineFields()
    while start < head.count, lines < maximumLines {
      let end = LineFeed.firstIndex(in: head, from: start)
      // A line that is cut is compared only if there is no other.
      guard let stop = end ?? (isWhole && (head.count < FileFormat.maximumBytes || lines == 0) ? head.count : nil)
      else { break }
      let line = UnsafeBufferPointer(rebasing: head[start..<stop])
      start = stop + 1
      guard let first = line.first(where: { !RecordForm.isBlank($0) && $0 != 0 }) else { continue }
      if lines == 0, first == UInt8(ascii: "{") { return .none }
      for row in table.indices {
        fields.removeAll()
        guard table[row].scan(line, &fields) else { continue }
        counts[row] += 1
        if lines == 0 { firstFits[row] = true }
      }
      lines += 1
      if first == UInt8(ascii: "{"), isObject(line) { objects += 1 }
      // An array of JSON, or text in columns, is recognised by its first lines.
      if lines == 1, first == UInt8(ascii: "["), !firstFits.contains(true) { return .none }
      if lines == 2, let row = counts.firstIndex(of: 2) { return .form(TextLayout(row: row), isCertain: true) }
      if lines == enoughLines, counts.allSatisfy({ $0 == 0 }) { return .none }
    }
    guard lines == maximumLines || isWhole else { return .undecided(hasObjects: objects > 0) }
    let most = counts.max() ?? 0
    guard lines > 0, most * 100 >= lines * leastShare, let row = counts.firstIndex(of: most) else { return .none }
    // Columns have no JSON objects as lines.
    return .form(TextLayout(row: row), isCertain: firstFits[row] || objects > 0)
  }

  /// Whether a line is a JSON object.
  private static func isObject(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    JSONMembers.isObject(line.withoutLineBreak)
  }
}
