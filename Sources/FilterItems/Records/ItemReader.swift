package import DataStreams

/// A record of a file, before it is read into a row.
package enum RawItem {
  case json(RawRecord)
  case delimited(DelimitedRecord)
  case text(TextRecord)
}

extension RawItem {
  /// The bytes of the record.
  @inline(__always) package var bytes: UnsafeBufferPointer<UInt8> {
    switch self {
    case .json(let record): record.bytes
    case .delimited(let record): record.bytes
    case .text(let record): record.bytes
    }
  }

  package var isJSON: Bool { if case .json = self { true } else { false } }

  /// The place of the first invalid UTF-8 of a line, which is read as U+FFFD; nil if there is none. In JSON it is damage.
  package var placeOfInvalidText: TextPlace? {
    switch self {
    case .json: nil
    case .delimited(let record): record.placeOfInvalidText
    case .text(let record): record.placeOfInvalidText
    }
  }

  /// Whether no record of the text is before it.
  var isFirst: Bool {
    switch self {
    case .json(let record): record.number == 0
    case .delimited(let record): record.number == 0
    case .text(let record): record.number == 0
    }
  }

  /// Whether nothing is wrong with the outline of the record: an object of JSON has braces around it, and a line of cells
  /// as many of them as the others.
  var isEnclosed: Bool {
    switch self {
    case .json(let record):
      record.error == nil && record.zeros == 0 && record.bytes.first == UInt8(ascii: "{")
        && record.bytes.last == UInt8(ascii: "}")
    case .delimited(let record): record.finding == nil
    case .text(let record): record.error == nil
    }
  }

  /// The length of the record in bytes.
  @inline(__always) package var byteCount: Int {
    switch self {
    case .json(let record): record.bytes.count
    case .delimited(let record): record.bytes.count
    case .text(let record): record.bytes.count
    }
  }
}

/// Splits a text into records in the form that its beginning has, or in a given one.
package struct ItemReader: ~Copyable {
  enum Form {
    case unknown
    case json
    case delimited
    case text(TextLayout)
    /// JSON of another shape than one object after another.
    case reshaped
    /// A description of the content that was seen instead of items.
    case foreign(String)
  }

  private let text: ItemText
  private(set) var form = Form.unknown
  /// The beginning of the text, until its form is known.
  private var head: [UInt8] = []
  /// The decoder of a text in another encoding than UTF-8, once its form is known, and the name of the encoding.
  private var decoder: TextDecoder?
  private var encoding: TextEncoding?
  var splitter = RecordSplitter()
  var delimited = DelimitedReader()
  var lines = TextSplitter(.lines)
  private var reshaper = JSONReshaper(.members)
  private var isFinished = false

  /// A reader for a text.
  package init(_ text: ItemText) { self.text = text }

  /// A description of a text without items, such as `a zip file`; nil if it has some. A header without records is known
  /// at the end of the text.
  package var foreignText: String? {
    switch form {
    case .foreign(let seen): seen
    case .delimited where isFinished && delimited.header != nil && delimited.number == 0: "a header without records"
    case .unknown, .json, .reshaped, .delimited, .text: nil
    }
  }

  /// Whether the text is empty, or has only a header.
  package var isEmpty: Bool {
    switch form {
    case .foreign(let seen): seen == FileFormat.emptyText
    case .delimited: foreignText != nil
    case .unknown, .json, .reshaped, .text: false
    }
  }

  /// Reads a piece of the text and passes each record that ends in it to `take`. Stops and returns false if `take`
  /// does, or if the text holds no items. Linear time.
  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawItem) -> Bool) -> Bool {
    if case .unknown = form {
      // The beginning is kept only if it does not suffice.
      if head.isEmpty, decide(piece, isWhole: false) { return accept(piece, take) }
      head += piece
      return decideOnHead(isWhole: false) ? addHead(take) : true
    }
    return accept(piece, take)
  }

  /// Reads a piece of a text whose form is known.
  private mutating func accept(_ piece: UnsafeBufferPointer<UInt8>, _ take: (RawItem) -> Bool) -> Bool {
    guard let decoded = decoder?.decode(piece) else { return split(piece, take) }
    return decoded.withUnsafeBufferPointer { split($0, take) }
  }

  /// Ends the text and passes the last record to `take`.
  package mutating func finish(_ take: (RawItem) -> Bool) {
    isFinished = true
    if case .unknown = form {
      _ = decideOnHead(isWhole: true)
      if !addHead(take) { return }
    }
    if let rest = decoder?.finish(), !rest.isEmpty {
      guard rest.withUnsafeBufferPointer({ split($0, take) }) else { return }
    }
    let encoding = encoding
    switch form {
    case .json: splitter.finish { take(.json($0.noting(encoding))) }
    case .delimited: delimited.finish { take(.delimited($0)) }
    case .text: lines.finish { take(.text($0)) }
    case .reshaped: reshaper.finish { take(.json($0.noting(encoding))) }
    case .unknown, .foreign: break
    }
  }

  private mutating func split(_ piece: UnsafeBufferPointer<UInt8>, _ take: (RawItem) -> Bool) -> Bool {
    let encoding = encoding
    return switch form {
    case .json where encoding == nil: splitter.add(piece) { take(.json($0)) }
    case .json: splitter.add(piece) { take(.json($0.noting(encoding))) }
    case .delimited: delimited.add(piece) { take(.delimited($0)) }
    case .text: lines.add(piece) { take(.text($0)) }
    case .reshaped: reshaper.add(piece) { take(.json($0.noting(encoding))) }
    case .unknown, .foreign: false
    }
  }

  private mutating func decideOnHead(isWhole: Bool) -> Bool {
    let bytes = head
    return bytes.withUnsafeBufferPointer { decide($0, isWhole: isWhole) }
  }

  /// Determines the encoding and the form by the beginning of the text; false if more of it is needed.
  private mutating func decide(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> Bool {
    if !isWhole, TextEncoding.isCut(head) { return false }
    encoding = TextEncoding(head, isWhole: isWhole)
    guard let encoding else { return decideForm(head, isWhole: isWhole) }
    var first = TextDecoder(encoding)
    // The first bytes are decoded again with the rest.
    let decoded = first.decode(head) + (isWhole ? first.finish() : [])
    guard decoded.withUnsafeBufferPointer({ decideForm($0, isWhole: isWhole) }) else { return false }
    decoder = TextDecoder(encoding)
    return true
  }

  /// Determines the form by the beginning of the text in UTF-8; false if more of it is needed.
  private mutating func decideForm(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> Bool {
    if !text.linePatterns.isEmpty, let layout = LinePatterns.layout(text.linePatterns) {
      use(layout)
      return true
    }
    if let place = text.place {
      if let shape = JSONShape(place) {
        reshape(shape)
        return true
      }
      splitter = RecordSplitter(form: .elements(of: place))
      form = .json
      return true
    }
    let found = FileFormat(
      head, isWhole: isWhole, name: text.name, delimiter: text.delimiter, hasHeader: text.hasHeader)
    if text.delimiter == nil, !FileFormat.namesColumns(text.name), mayBeText(found) {
      switch TextLayout.recognized(head, isWhole: isWhole) {
      case .form(let form, let isCertain):
        // A first line that does not fit may name columns.
        if case .delimited? = found, !isCertain { break }
        use(form)
        return true
      case .undecided(let hasObjects) where found == nil || found == .text || hasObjects: return false
      case .undecided, .none: break
      }
    }
    guard let found else {
      if isWhole { form = .foreign(FileFormat.emptyText) }
      return isWhole
    }
    switch found {
    case .json(let records):
      if mayHaveShape(records), let shape = JSONShape.recognized(head, isWhole: isWhole) {
        // Another value may follow, and then each is a record.
        if shape != .rows, !isWhole, head.count < FileFormat.maximumBytes { return false }
        reshape(shape)
        return true
      }
      splitter = RecordSplitter(form: records)
      form = .json
    case .delimited(let format):
      delimited = DelimitedReader(format)
      delimited.remarks = remarks + format.remarks(guessesHeader: text.hasHeader == nil)
      form = .delimited
    // With a given delimiter, the text need not look like a table.
    case .unknown where text.delimiter != nil:
      delimited = DelimitedReader(delimiter: text.delimiter, hasHeader: text.hasHeader ?? true)
      form = .delimited
    case .text: use(AlignedColumns(head, isWhole: isWhole).map { .columns($0) } ?? .lines)
    case .sqlite: form = .foreign("a SQLite database; name its path, not its contents")
    case .unknown(let seen): form = .foreign(seen)
    }
    return true
  }

  /// Whether a text of a format may be a log: one in brackets looks like JSON at first.
  private func mayBeText(_ format: FileFormat?) -> Bool {
    switch format {
    case nil, .text, .delimited, .json(.elements), .json(.values): true
    case .json(.lines), .sqlite, .unknown: false
    }
  }

  private func mayHaveShape(_ records: RecordForm) -> Bool {
    if FileFormat.namesLines(text.name) { return false }
    return switch records {
    case .lines(isArray: false), .values: true
    case .lines(isArray: true): false
    case .elements(let place): place.parts.isEmpty
    }
  }

  private mutating func reshape(_ shape: JSONShape) {
    reshaper = JSONReshaper(shape)
    form = .reshaped
  }

  /// The oddities of the text that its reader knows.
  private var remarks: [String] { encoding.map { [$0.remark] } ?? [] }

  /// Whether the text is decoded, so that its bytes are others than those of its records.
  var isDecoded: Bool { encoding != nil }

  private mutating func use(_ text: TextLayout) {
    lines = TextSplitter(text)
    lines.remarks = remarks
    form = .text(text)
  }

  /// Passes the record that the next line could continue, and recognises a text of two lines at least by what is there.
  /// For a text that has been waiting for more. Stops and returns false if `take` does.
  package mutating func settle(_ take: (RawItem) -> Bool) -> Bool {
    if case .unknown = form, head.count(where: { $0 == 0x0A }) > 1, head.last == 0x0A, decideOnHead(isWhole: true) {
      guard addHead(take) else { return false }
    }
    if case .text = form { return lines.endRecord { take(.text($0)) } }
    return true
  }

  private mutating func addHead(_ take: (RawItem) -> Bool) -> Bool {
    let bytes = head
    head = []
    return bytes.withUnsafeBufferPointer { accept($0, take) }
  }
}

extension RawRecord {
  /// The record with the encoding of its text.
  @inline(__always) fileprivate func noting(_ encoding: TextEncoding?) -> RawRecord {
    if encoding == nil { return self }
    var record = self
    record.encoding = encoding
    return record
  }
}
