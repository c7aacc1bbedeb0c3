/// The Common and Combined log formats of web servers, with a virtual host before them or not, and more fields after.
enum AccessLog {
  static func scan(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    guard var client = word(&line), var ident = word(&line), var user = word(&line) else { return false }
    var host: Range<Int>?
    if line.next != UInt8(ascii: "[") {
      guard let last = word(&line) else { return false }
      (host, client, ident, user) = (client, ident, user, last)
    }
    guard line.take(UInt8(ascii: "[")) else { return false }
    let begin = line.index
    guard line.time() != nil, line.take(UInt8(ascii: "]")) else { return false }
    let time = begin..<line.index - 1
    line.skipBlanks()
    guard let request = line.quoted() else { return false }
    line.skipBlanks()
    guard let status = line.word(), status.count == 3 || isMark(record[status]),
      record[status].allSatisfy({ $0.isASCIIDigit }) || isMark(record[status])
    else { return false }
    if let host { fields.add("host", host) }
    if !isMark(record[client]) { fields.add("client", client) }
    if !isMark(record[ident]) { fields.add("ident", ident) }
    if !isMark(record[user]) { fields.add("user", user) }
    fields.add("time", time)
    add(request: request, of: record, to: &fields)
    if !isMark(record[status]) { fields.add("status", status) }
    line.skipBlanks()
    if let bytes = line.word(), !isMark(record[bytes]) { fields.add("bytes", bytes) }
    line.skipBlanks()
    if let text = line.quoted(), !isMark(record[text]) { fields.add("referer", text) }
    line.skipBlanks()
    if let text = line.quoted(), !isMark(record[text]) { fields.add("user_agent", text) }
    line.skipBlanks()
    if !line.isAtEnd { fields.add("rest", line.index..<line.end) }
    return true
  }

  /// Takes a word before the time, and the blanks after it.
  private static func word(_ line: inout TextCursor) -> Range<Int>? {
    guard line.next != UInt8(ascii: "["), let word = line.word(), line.skipBlanks() > 0 else { return nil }
    return word
  }

  /// Whether a text is the mark of a missing value.
  private static func isMark(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.count == 1 && text.first == UInt8(ascii: "-")
  }

  /// Adds the parts of `GET /path HTTP/1.1`, or the whole text if it has no such parts.
  static func add(
    request: Range<Int>, of record: UnsafeBufferPointer<UInt8>, to fields: inout LineFields
  ) {
    let text = record[request]
    if isMark(text) || text.isEmpty { return }
    guard let first = text.firstIndex(of: 0x20), first > request.lowerBound,
      text[..<first].allSatisfy({ $0.isUpperCase || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    else { return fields.add("request", request) }
    fields.add("method", request.lowerBound..<first)
    if let last = text.lastIndex(of: 0x20), last > first, text[last...].dropFirst().starts(with: "HTTP/".utf8) {
      fields.add("path", first + 1..<last)
      fields.add("protocol", last + 1..<request.upperBound)
    } else {
      fields.add("path", first + 1..<request.upperBound)
    }
  }
}

/// The error log of nginx: `2026/11/20 03:23:30 [error] 12#34: *56 message, client: 10.0.0.1, server: a, request: "…"`.
enum NginxErrorLog {
  private static let parts: [(sign: StaticString, name: StaticString)] = [
    (", client: ", "client"), (", server: ", "server"), (", request: ", "request"),
    (", subrequest: ", "subrequest"), (", upstream: ", "upstream"), (", host: ", "host"), (", referrer: ", "referrer"),
  ]

  static func scan(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    guard let (_, time) = line.time(), line.skipBlanks() == 1, line.take(UInt8(ascii: "[")),
      let level = line.text(before: UInt8(ascii: "]")), line.skipBlanks() == 1, let pid = line.number(),
      line.take(UInt8(ascii: "#")), let thread = line.number(), line.take(UInt8(ascii: ":"))
    else { return false }
    fields.add("time", time)
    fields.add("level", level)
    fields.add("pid", pid)
    fields.add("tid", thread)
    line.skipBlanks()
    if line.next == UInt8(ascii: "*") {
      let start = line.index
      line.index += 1
      if let connection = line.number(), line.isAtBlank {
        fields.add("connection", connection)
        line.skipBlanks()
      } else {
        line.index = start
      }
    }
    // The parts stand in this order at the end of the line.
    var places: [(name: StaticString, start: Int, value: Int)] = []
    var search = line.index
    for part in parts {
      guard let place = record.firstIndex(of: part.sign, from: search, to: line.end) else { continue }
      search = place + part.sign.utf8CodeUnitCount
      places.append((part.name, place, search))
    }
    fields.add("message", line.index..<(places.first?.start ?? record.count))
    for (index, place) in places.enumerated() {
      var range = place.value..<(index + 1 < places.count ? places[index + 1].start : line.end)
      if range.count > 1, record[range.lowerBound] == UInt8(ascii: "\""),
        record[range.upperBound - 1] == UInt8(ascii: "\"")
      {
        range = range.lowerBound + 1..<range.upperBound - 1
      }
      fields.add(place.name, range)
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index of a text within a range; nil if it is not there.
  func firstIndex(of text: StaticString, from start: Int, to end: Int) -> Int? {
    let length = text.utf8CodeUnitCount
    var index = start
    while index + length <= end {
      if self[index] == text.utf8Start[0], (0..<length).allSatisfy({ self[index + $0] == text.utf8Start[$0] }) {
        return index
      }
      index += 1
    }
    return nil
  }
}

/// The log of a container as runtimes of Kubernetes write it: `2026-11-20T03:23:30.1Z stdout F message`.
enum ContainerLog {
  static func scan(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    guard let (_, time) = line.time(), line.skipBlanks() == 1, let stream = line.word(), stream.count == 6,
      record[stream].starts(with: "std".utf8), line.skipBlanks() == 1, let flag = line.word(), flag.count == 1
    else { return false }
    if line.isAtBlank { line.index += 1 }
    fields.add("time", time)
    fields.add("stream", stream)
    fields.add(message: line.index..<line.end, of: record)
    return true
  }
}

/// The logs of syslog daemons and of `journalctl`.
enum Syslog {
  /// `Nov 20 03:23:30 host program[12]: message`, with a priority such as `<34>` before it or not, and ISO times.
  static func scan(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    var priority: Range<Int>?
    if line.take(UInt8(ascii: "<")) {
      priority = line.number(atMost: 3)
      guard priority != nil, line.take(UInt8(ascii: ">")) else { return false }
    }
    guard let (kind, time) = line.time(), line.skipBlanks() > 0 else { return false }
    switch kind {
    case .month, .iso(hasT: true): break
    // `journalctl -o short-full` begins with the day of the week.
    case .words, .iso, .clock: return false
    }
    guard let host = line.word(), line.skipBlanks() > 0, isName(record[host]) else { return false }
    if LogLevel.contains(UnsafeBufferPointer(rebasing: record[host]), hasColon: false) { return false }
    let start = line.index
    while !line.isAtEnd, !line.isAtBlank, line.next != UInt8(ascii: "["), line.next != UInt8(ascii: ":") {
      line.index += 1
    }
    let program = start..<line.index
    var pid: Range<Int>?
    if line.take(UInt8(ascii: "[")) {
      pid = line.text(before: UInt8(ascii: "]"))
      if pid == nil { return false }
    }
    guard !program.isEmpty, line.take(UInt8(ascii: ":")), line.isAtEnd || line.isAtBlank else { return false }
    if let priority { add(priority: priority, of: record, to: &fields) }
    fields.add("time", time)
    fields.add("host", host)
    fields.add("program", program)
    if let pid { fields.add("pid", pid) }
    line.skipBlanks()
    fields.add(message: line.index..<record.count, of: record)
    return true
  }

  private static func isName(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 || ".-_:%@".utf8.contains($0) }
      && text.last != UInt8(ascii: ":") && text.contains { $0.isASCIILetter || $0.isASCIIDigit }
  }

  /// `<34>1 2026-11-20T03:23:30Z host program 12 id [data] message`.
  static func scanNew(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    guard line.take(UInt8(ascii: "<")), let priority = line.number(atMost: 3), line.take(UInt8(ascii: ">")),
      line.number(atMost: 2) != nil, line.take(0x20)
    else { return false }
    add(priority: priority, of: record, to: &fields)
    for name in ["time", "host", "program", "pid", "msgid"] as [StaticString] {
      guard let word = line.word(), line.take(0x20) || line.isAtEnd else { return false }
      if word.count != 1 || record[word.lowerBound] != UInt8(ascii: "-") { fields.add(name, word) }
    }
    let start = line.index
    if !line.take(UInt8(ascii: "-")) {
      while line.next == UInt8(ascii: "[") {
        var isQuoted = false
        while !line.isAtEnd, isQuoted || line.next != UInt8(ascii: "]") {
          if line.next == UInt8(ascii: "\\") {
            line.index += 1
          } else if line.next == UInt8(ascii: "\"") {
            isQuoted.toggle()
          }
          line.index += 1
        }
        guard line.take(UInt8(ascii: "]")) else { return false }
      }
      if line.index > start { fields.add("data", start..<line.index) }
    }
    line.skipBlanks()
    if record[line.index...].starts(with: [0xEF, 0xBB, 0xBF]) { line.index += 3 }
    if line.index < record.count { fields.add(message: line.index..<record.count, of: record) }
    return true
  }

  private static let levels: [StaticString] = ["emerg", "alert", "crit", "err", "warning", "notice", "info", "debug"]

  /// Adds the number before a line, and the level that it has.
  private static func add(
    priority: Range<Int>, of record: UnsafeBufferPointer<UInt8>, to fields: inout LineFields
  ) {
    let number = record[priority].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    fields.add("priority", priority)
    fields.add("level", word: levels[number & 7])
  }
}

/// JSON objects after other text, and lines between JSON lines.
enum PrefixedJSON {
  /// The length of the text before an object at most.
  private static let longestPrefix = 400

  static func scan(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    line.skipBlanks()
    var end = line.end
    while end > line.index, RecordForm.isBlank(record[end - 1]) { end -= 1 }
    guard end > line.index, record[end - 1] == UInt8(ascii: "}"),
      let brace = record[line.index..<min(end, line.index + longestPrefix)].firstIndex(of: UInt8(ascii: "{")),
      JSONMembers.isObject(UnsafeBufferPointer(rebasing: record[brace..<end]))
    else { return false }
    fields.add(object: brace..<end)
    if let (_, time) = line.time() {
      fields.add("time", time)
      line.skipBlanks()
    }
    var last = brace
    while last > line.index, RecordForm.isBlank(record[last - 1]) { last -= 1 }
    if line.index < last { fields.add("prefix", line.index..<last) }
    return true
  }
}

/// Pairs such as `level=info msg="it starts"`.
enum Logfmt {
  /// A pair, or a word without a value.
  struct Pair {
    let key: UnsafeBufferPointer<UInt8>
    /// The value without quotes.
    let value: UnsafeBufferPointer<UInt8>
    let hasValue: Bool
    let hasEscapes: Bool
  }

  /// Two pairs at least, and no more words without a value.
  static func scan(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    let line = TextCursor(record)
    let text = UnsafeBufferPointer(rebasing: record[line.index..<line.end])
    guard text.contains(UInt8(ascii: "=")) else { return false }
    var (pairs, words) = (0, 0)
    forEachPair(text) { if $0.hasValue { pairs += 1 } else { words += 1 } }
    guard pairs > 1, pairs >= words else { return false }
    fields.add(pairs: line.index..<line.end)
    return true
  }

  static func forEachPair(_ text: UnsafeBufferPointer<UInt8>, _ body: (Pair) -> Void) {
    func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range]) }
    var index = 0
    while index < text.count {
      if RecordForm.isBlank(text[index]) {
        index += 1
        continue
      }
      let start = index
      while index < text.count, isOfKey(text[index]) { index += 1 }
      guard index > start, index < text.count, text[index] == UInt8(ascii: "=") else {
        while index < text.count, !RecordForm.isBlank(text[index]) { index += 1 }
        body(Pair(key: slice(start..<index), value: slice(index..<index), hasValue: false, hasEscapes: false))
        continue
      }
      let key = slice(start..<index)
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "\"") {
        let first = index + 1
        var hasEscapes = false
        index = first
        while index < text.count, text[index] != UInt8(ascii: "\"") {
          if text[index] == UInt8(ascii: "\\") {
            hasEscapes = true
            index += 1
          }
          index += 1
        }
        let stop = min(index, text.count)
        body(Pair(key: key, value: slice(first..<stop), hasValue: true, hasEscapes: hasEscapes))
        index = stop + 1
      } else {
        let first = index
        while index < text.count, !RecordForm.isBlank(text[index]) { index += 1 }
        body(Pair(key: key, value: slice(first..<index), hasValue: true, hasEscapes: false))
      }
    }
  }

  private static func isOfKey(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "_-.@/#$".utf8.contains(byte)
  }

  /// Writes pairs as fields; words without a value are a message. Returns the names.
  static func write(_ text: UnsafeBufferPointer<UInt8>, to writer: FieldWriter) -> [UnsafeBufferPointer<UInt8>] {
    var keys: [UnsafeBufferPointer<UInt8>] = []
    var words: [UInt8] = []
    forEachPair(text) { pair in
      if !pair.hasValue {
        if !words.isEmpty { words.append(0x20) }
        words += pair.key
      } else if pair.hasEscapes {
        unescaped(pair.value).withUnsafeBufferPointer { writer.add(pair.key, text: $0) }
      } else if pair.value.isEmpty {
        // A name without a value has none.
      } else {
        writer.add(pair.key, text: pair.value)
      }
      if pair.hasValue { keys.append(pair.key) }
    }
    if !words.isEmpty {
      let hasMessage = keys.contains { $0.elementsEqual("message".utf8) }
      words.withUnsafeBufferPointer { writer.add(hasMessage ? "rest" : "message", text: $0) }
    }
    return keys
  }

  private static func unescaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      var byte = text[index]
      if byte == UInt8(ascii: "\\"), index + 1 < text.count {
        index += 1
        switch text[index] {
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte = text[index]
        default:
          result.append(byte)
          byte = text[index]
        }
      }
      result.append(byte)
      index += 1
    }
    return result
  }
}
