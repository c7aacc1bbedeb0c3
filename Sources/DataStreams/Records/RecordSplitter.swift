/// Splits a JSON text into records, given the text piece by piece: lines, the elements of an array, consecutive values,
/// or the elements of an array at a ``JSONPointer``. Holds a piece and the longest record.
///
/// The contents of records are not checked. A damaged record does not affect the others where each has its own line,
/// and few others elsewhere.
package struct RecordSplitter {
  private var form: RecordForm?
  private var lines = LineSplitter(isArray: false)
  private var values = ValueSplitter()
  private var elements: ElementSplitter?
  private var mark = ByteOrderMark()
  /// The beginning of the text, until its form is known.
  private var head: [UInt8] = []
  /// The length of ``head`` at which the form is tried again. It doubles each time, so that small pieces take linear
  /// time.
  private var nextAttempt = 0

  /// The maximum length of a record, in bytes. A longer one is reported without its contents.
  package static let maximumLength = 16 << 20

  /// Makes a splitter for records in a given form; by default the beginning of the text determines the form.
  package init(form: RecordForm? = nil) {
    if let form { use(form) }
  }

  private mutating func use(_ form: RecordForm) {
    self.form = form
    switch form {
    case .lines(let isArray): lines = LineSplitter(isArray: isArray)
    case .values: break
    case .elements(let pointer): elements = ElementSplitter(of: pointer)
    }
  }

  /// Whether the text so far has anything but blanks.
  package var hasText: Bool { lines.hasText || values.hasText || elements?.hasText == true }

  /// Reads a piece and passes each record that ends in it to `take`. Stops and returns false if `take` does. A byte
  /// order mark at the beginning of the text is skipped.
  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    guard mark.isUndecided else { return accept(piece, take: take) }
    var piece = piece
    let (restored, length) = mark.skip(&piece)
    if length > 0 {
      lines.offset = length
      values.begin(at: length)
      elements?.begin(at: length)
    }
    if !restored.isEmpty, !Array(restored).withUnsafeBufferPointer({ accept($0, take: take) }) { return false }
    return accept(piece, take: take)
  }

  /// Ends the text and passes the last record to `take`.
  package mutating func finish(_ take: (RawRecord) -> Bool) {
    let rest = Array(mark.finish())
    guard rest.withUnsafeBufferPointer({ accept($0, take: take) }), decide(isWhole: true, take) else { return }
    switch form {
    case .values: values.finish(take)
    case .elements: elements?.finish(take)
    case .lines, nil: lines.finish(take)
    }
  }

  /// Whether the text is known to have one record on each line and to be no array, so that any line can be read by
  /// itself.
  package var hasLines: Bool { form == .lines(isArray: false) && !mark.isUndecided }

  /// Whether the next byte begins a line of such a text.
  package var isAtLineStart: Bool { hasLines && lines.isAtLineStart }

  /// The number of the next byte's line, from 1, in a text of one record on each line.
  package var line: Int { lines.line }

  /// Passes over bytes that begin and end with a line, and have these line feeds. Only while ``isAtLineStart`` is true.
  package mutating func skip(bytes: Int, lines: Int) { self.lines.skip(bytes: bytes, lines: lines) }

  private mutating func accept(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    if form != nil { return split(piece, take: take) }
    head += piece
    return decide(isWhole: false, take)
  }

  private mutating func split(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    switch form {
    case .values: values.add(piece, take: take)
    case .elements: elements?.add(piece, take: take) ?? true
    case .lines, nil: lines.add(piece, take: take)
    }
  }

  private mutating func decide(isWhole: Bool, _ take: (RawRecord) -> Bool) -> Bool {
    if form != nil || !isWhole && head.count < nextAttempt { return true }
    nextAttempt = 2 * head.count
    guard let form = head.withUnsafeBufferPointer({ RecordForm($0, isWhole: isWhole) }) else { return true }
    let offset = lines.offset
    use(form)
    lines.offset = offset
    let text = head
    head = []
    return text.withUnsafeBufferPointer { split($0, take: take) }
  }
}

/// How a text is divided into records. Its first two lines determine that, except for ``elements(of:)``.
package enum RecordForm: Hashable {
  /// One record on each line. With `isArray` the first and last lines hold the brackets of an array, as in Scryfall's
  /// bulk files.
  case lines(isArray: Bool)
  /// Records over several lines, or several records on a line.
  case values
  /// The elements of an array inside each value of the text, such as `{"data":[…]}`. Never recognised here.
  case elements(of: JSONPointer)

  /// Determines the form from the beginning of a text; nil if more of the text is needed. `isWhole` says that the text
  /// is complete.
  package init?(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    // Records of Scryfall take a few kilobytes.
    let enough = 1 << 17
    let isWhole = isWhole || text.count >= enough
    guard let start = text.firstIndex(where: { !Self.isBlank($0) }) else {
      if !isWhole { return nil }
      self = .lines(isArray: false)
      return
    }
    let end = text[start...].firstIndex(of: 0x0A)
    guard isWhole || end != nil else { return nil }
    let rest = text[(start + 1)..<(end ?? text.count)]
    let isAlone = end != nil && rest.allSatisfy { Self.isBlank($0) }
    if text[start] != UInt8(ascii: "[") {
      self = text[start] == UInt8(ascii: "{") && isAlone ? .values : .lines(isArray: false)
      return
    }
    guard isAlone, let end else {
      self = .values
      return
    }
    guard let second = text[end...].firstIndex(where: { !Self.isBlank($0) }) else {
      if !isWhole { return nil }
      self = .values
      return
    }
    let secondEnd = text[second...].firstIndex(of: 0x0A)
    guard isWhole || secondEnd != nil else { return nil }
    let line = text[second..<(secondEnd ?? text.count)]
    let last = line.lastIndex { !Self.isBlank($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "]") }
    let isRecord = text[second] == UInt8(ascii: "{") && last.map { text[$0] == UInt8(ascii: "}") } == true
    self = isRecord ? .lines(isArray: true) : .values
  }

  /// Whether a byte is white space of JSON: a space, tab, line feed or carriage return.
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}

/// The bytes of one record, and their position in the text.
package struct RawRecord {
  /// The record without blanks around it, valid until the next record.
  package var bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte in the unpacked text.
  package var offset: Int
  /// The line of the first byte, from 1.
  package var line: Int
  /// The column of the first byte, from 1, in bytes.
  package var column = 1
  /// The number of records before this one.
  package var number: Int
  /// The number of zero bytes before the record, as a log has them that was cut while its writer went on.
  package var zeros = 0
  /// The facts that few records have: one reference, so that copying a record without them costs nothing.
  private var exception: Exception?

  private final class Exception: Sendable {
    let error: String?
    let origin: RecordOrigin?
    let encoding: TextEncoding?

    init(_ error: String?, _ origin: RecordOrigin?, _ encoding: TextEncoding?) {
      (self.error, self.origin, self.encoding) = (error, origin, encoding)
    }
  }

  /// Why the record cannot be read, if the splitter knows; nil for most records.
  package var error: String? {
    get { exception?.error }
    set { exception = Exception(newValue, origin, encoding) }
  }

  /// Where the record comes from, if it is not an object of the text as it stands there; nil for most records.
  package var origin: RecordOrigin? {
    get { exception?.origin }
    set { exception = Exception(error, newValue, encoding) }
  }

  /// The encoding of the text, if it is another one than UTF-8.
  package var encoding: TextEncoding? {
    get { exception?.encoding }
    set { if newValue != nil || exception != nil { exception = Exception(error, origin, newValue) } }
  }

  package init(
    bytes: UnsafeBufferPointer<UInt8>, offset: Int, line: Int, column: Int = 1, number: Int, zeros: Int = 0,
    error: String? = nil, origin: RecordOrigin? = nil
  ) {
    self.bytes = bytes
    self.offset = offset
    self.line = line
    self.column = column
    self.number = number
    self.zeros = zeros
    if error != nil || origin != nil { exception = Exception(error, origin, nil) }
  }

  /// The place in the text of a byte of the record, such as that of a ``JSONError``. Linear time in `index`.
  package func place(of index: Int) -> TextPlace {
    TextPlace(of: min(max(index, 0), bytes.count), from: TextPlace(line: line, column: column)) { bytes[$0] }
  }
}
