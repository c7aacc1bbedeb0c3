/// Logs of programs: a time, a level, the name of a logger, a message, in the order that most libraries have.
enum LeveledLog {
  /// The words between the time and the message.
  private struct Head {
    var level: Range<Int>?
    var levelWord: StaticString?
    var logger: Range<Int>?
    var thread: Range<Int>?
    var pid: Range<Int>?
    var role: Range<Int>?
    var user: Range<Int>?
  }

  /// `2026-11-20 03:23:30,123 INFO app.db: message` and its relatives.
  static func scan(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    var head = Head()
    guard let (time, isOpen) = takeTime(&line, &head) else { return false }
    if head.levelWord == nil { read(&line, &head, isOpen: isOpen) }
    fields.add("time", time)
    add(head, to: &fields)
    fields.add(message: line.index..<record.count, of: record)
    return true
  }

  /// Whether a line has the form of ``scan(_:_:)``, which is known by the time at its beginning.
  static func begins(_ record: UnsafeBufferPointer<UInt8>) -> Bool {
    var line = TextCursor(record)
    var head = Head()
    return takeTime(&line, &head) != nil
  }

  /// Takes the time at the beginning of a line, and what Redis writes beside it. `isOpen` says whether a bracket before the
  /// time is still open.
  private static func takeTime(
    _ line: inout TextCursor, _ head: inout Head
  ) -> (time: Range<Int>, isOpen: Bool)? {
    let start = line.index
    // Redis: `12:M 20 Nov 2026 03:23:30.210 * message`.
    var isRedis = false
    if let pid = line.number(atMost: 10), line.take(UInt8(ascii: ":")), line.next.isUpperCase,
      line.byte(after: 1) == 0x20
    {
      (head.pid, head.role) = (pid, line.index..<line.index + 1)
      line.index += 2
      isRedis = true
    } else {
      line.index = start
    }
    let isInBracket = !isRedis && line.take(UInt8(ascii: "["))
    if isInBracket { line.skipBlanks() }
    guard let (_, time) = line.time() ?? (isInBracket ? seconds(&line) : nil) else { return nil }
    // `[2026-11-20T03:23:30Z INFO app] message` closes the bracket after the logger.
    let isOpen = isInBracket && !line.take(UInt8(ascii: "]"))
    if isRedis {
      guard line.skipBlanks() == 1, let word = sign(line.next), line.byte(after: 1) == 0x20 else { return nil }
      head.levelWord = word
      line.index += 2
    }
    return (time, isOpen)
  }

  /// `WARNING:root:message`, `[INFO] message`, `ERROR: message`.
  static func scanWithoutTime(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    let isInBracket = line.take(UInt8(ascii: "["))
    let start = line.index
    while line.next.isASCIILetter { line.index += 1 }
    let level = start..<line.index
    let word = UnsafeBufferPointer(rebasing: record[level])
    guard LogLevel.contains(word, hasColon: !isInBracket) else { return false }
    if isInBracket { line.skipBlanks() }
    guard line.take(UInt8(ascii: isInBracket ? "]" : ":")) else { return false }
    fields.add("level", level)
    if !isInBracket, !line.isAtBlank {
      let first = line.index
      if let logger = line.text(before: UInt8(ascii: ":")), isName(record[logger]) {
        fields.add("logger", logger)
      } else {
        line.index = first
      }
    }
    line.skipBlanks()
    fields.add(message: line.index..<record.count, of: record)
    return true
  }

  /// Kubernetes and glog: `I1120 03:23:30.123456   12 file.go:34] message`.
  static func scanKlog(_ record: UnsafeBufferPointer<UInt8>, _ fields: inout LineFields) -> Bool {
    var line = TextCursor(record)
    let word: StaticString
    switch line.next {
    case UInt8(ascii: "I"): word = "info"
    case UInt8(ascii: "W"): word = "warning"
    case UInt8(ascii: "E"): word = "error"
    case UInt8(ascii: "F"): word = "fatal"
    default: return false
    }
    line.index += 1
    let start = line.index
    guard line.digits(4), line.take(0x20), line.digits(2), line.take(UInt8(ascii: ":")) else { return false }
    _ = line.word()
    let time = start..<line.index
    line.skipBlanks()
    guard let pid = line.number(), line.skipBlanks() > 0, let source = line.text(before: UInt8(ascii: "]")),
      !source.isEmpty, !record[source].contains(0x20)
    else { return false }
    fields.add("level", word: word)
    fields.add("time", time)
    fields.add("pid", pid)
    fields.add("logger", source)
    line.skipBlanks()
    fields.add(message: line.index..<record.count, of: record)
    return true
  }

  /// The seconds since the start, as `dmesg` writes them.
  private static func seconds(_ line: inout TextCursor) -> (kind: TextCursor.Time, range: Range<Int>)? {
    let start = line.index
    guard line.number() != nil, line.take(UInt8(ascii: ".")), line.number() != nil, line.next == UInt8(ascii: "]")
    else { return nil }
    return (.clock, start..<line.index)
  }

  /// The level of a sign of Redis.
  private static func sign(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "."): "debug"
    case UInt8(ascii: "-"): "verbose"
    case UInt8(ascii: "*"): "notice"
    case UInt8(ascii: "#"): "warning"
    default: nil
    }
  }

  private static func add(_ head: Head, to fields: inout LineFields) {
    if let level = head.level { fields.add("level", level) }
    if let word = head.levelWord { fields.add("level", word: word) }
    if let logger = head.logger { fields.add("logger", logger) }
    if let pid = head.pid { fields.add("pid", pid) }
    if let role = head.role { fields.add("role", role) }
    if let thread = head.thread { fields.add("thread", thread) }
    if let user = head.user { fields.add("user", user) }
  }

  /// Reads to the beginning of the message. Without a level the message begins after the time and a number in brackets.
  private static func read(_ line: inout TextCursor, _ head: inout Head, isOpen: Bool) {
    line.skipBlanks()
    var fallback = line
    var plain = Head()
    if !isOpen {
      if let pid = bracketedNumber(&line) {
        plain.pid = pid
        line.skipBlanks()
        fallback = line
      }
      head = plain
    }
    guard findLevel(&line, &head) else {
      (line, head) = (fallback, plain)
      if isOpen, line.text(before: UInt8(ascii: "]")) != nil { line.skipBlanks() }
      skipSign(&line)
      return
    }
    if !isOpen { return }
    // The rest before the bracket is the logger.
    line.skipBlanks()
    let start = line.index
    if let name = line.text(before: UInt8(ascii: "]")) {
      if !name.isEmpty { head.logger = head.logger ?? name }
    } else {
      line.index = start
    }
    line.skipBlanks()
  }

  /// Finds the level among the first words, with what stands before and after it.
  private static func findLevel(_ line: inout TextCursor, _ head: inout Head) -> Bool {
    for _ in 0..<4 {
      skipSign(&line)
      let start = line.index
      if let level = takeLevel(&line) {
        head.level = level.range
        if level.hasColon { line.skipBlanks() } else { readAfterLevel(&line, &head) }
        return true
      }
      if let pid = bracketedNumber(&line) {
        head.pid = head.pid ?? pid
      } else if line.take(UInt8(ascii: "[")) {
        guard let name = line.text(before: UInt8(ascii: "]")), name.count <= 80 else { return false }
        head.thread = trimmed(name, line)
      } else if let word = line.word(), word.count <= 80 {
        let text = line.bytes[word]
        if text.allSatisfy({ $0.isASCIIDigit }) {
          head.pid = head.pid ?? word
        } else if text.contains(UInt8(ascii: "@")), head.user == nil {
          head.user = word
        } else if isName(text), head.logger == nil {
          head.logger = word
        } else {
          return false
        }
      } else {
        return false
      }
      if line.index == start { return false }
    }
    return false
  }

  /// Takes a level: in brackets, in capital letters, before a colon, a bar or more than one blank.
  private static func takeLevel(_ line: inout TextCursor) -> (range: Range<Int>, hasColon: Bool)? {
    let start = line.index
    let opening = line.next
    let isBracketed = opening == UInt8(ascii: "[") || opening == UInt8(ascii: "<") || opening == UInt8(ascii: "(")
    if isBracketed { line.index += 1 }
    line.skipBlanks()
    let first = line.index
    while line.next.isASCIILetter || line.next.isASCIIDigit { line.index += 1 }
    let range = first..<line.index
    let word = UnsafeBufferPointer(rebasing: line.bytes[range])
    let colon = line.next == UInt8(ascii: ":")
    if LogLevel.contains(word, hasColon: colon) {
      if isBracketed {
        line.skipBlanks()
        let closing = line.next
        if closing == UInt8(ascii: "]") || closing == UInt8(ascii: ">") || closing == UInt8(ascii: ")") {
          line.index += 1
          return (range, line.take(UInt8(ascii: ":")))
        }
      } else if colon, !line.byte(after: 1).isASCIILetter {
        line.index += 1
        return (range, true)
      } else if line.isAtEnd || line.isAtBlank || line.next == UInt8(ascii: "|") {
        let isApart =
          line.next == 0x09 || line.next == UInt8(ascii: "|")
          || line.byte(after: 1) == 0x20 || [UInt8(ascii: "|"), UInt8(ascii: "-")].contains(line.byte(after: 1))
        if LogLevel.isInCapitals(word) || isApart { return (range, false) }
      }
    }
    line.index = start
    return nil
  }

  /// Reads the logger, and what Spring writes before it, to the beginning of the message.
  private static func readAfterLevel(_ line: inout TextCursor, _ head: inout Head) {
    skipSign(&line)
    // Spring: `INFO 123 --- [main] c.f.Bar : message`.
    let start = line.index
    if let pid = line.number(), line.skipBlanks() > 0, line.next == UInt8(ascii: "-") {
      head.pid = pid
      skipSign(&line)
    } else {
      line.index = start
    }
    if line.next == UInt8(ascii: "[") {
      let bracket = line.index
      line.index += 1
      if let name = line.text(before: UInt8(ascii: "]")), name.count <= 80 {
        let name = trimmed(name, line)
        if head.pid != nil || head.logger != nil {
          head.thread = head.thread ?? name
        } else if isName(line.bytes[name]) {
          head.logger = name
        } else {
          line.index = bracket
          return
        }
        skipSign(&line)
        if line.take(UInt8(ascii: ":")) {
          line.skipBlanks()
          return
        }
      } else {
        line.index = bracket
        return
      }
    }
    if head.logger != nil, head.thread == nil { return }
    let before = line.index
    if let word = line.word() {
      var name = word
      let hasColon = line.bytes[word].last == UInt8(ascii: ":")
      if hasColon { name = word.lowerBound..<word.upperBound - 1 }
      let after = line.index
      line.skipBlanks()
      let sign = line.next
      let hasSign =
        (sign == UInt8(ascii: "-") || sign == UInt8(ascii: ":") || sign == UInt8(ascii: "|"))
        && (line.byte(after: 1) == 0x20 || line.byte(after: 1) == 0)
      if !name.isEmpty, isName(line.bytes[name]), hasColon || hasSign {
        head.logger = name
        if hasSign { line.index += 1 }
        line.skipBlanks()
        return
      }
      line.index = after
    }
    line.index = before
  }

  private static func bracketedNumber(_ line: inout TextCursor) -> Range<Int>? {
    let start = line.index
    if line.take(UInt8(ascii: "[")), let number = line.number(), line.take(UInt8(ascii: "]")) { return number }
    line.index = start
    return nil
  }

  /// Skips blanks and a sign that stands alone: `-`, `--`, `---`, `|`, `:`.
  private static func skipSign(_ line: inout TextCursor) {
    line.skipBlanks()
    let start = line.index
    let sign = line.next
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "|") || sign == UInt8(ascii: ":") else { return }
    while line.next == sign, line.index - start < 3 { line.index += 1 }
    if line.skipBlanks() == 0, !line.isAtEnd { line.index = start }
  }

  private static func trimmed(_ range: Range<Int>, _ line: TextCursor) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, RecordForm.isBlank(line.bytes[start]) { start += 1 }
    while end > start, RecordForm.isBlank(line.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether a text is like the name of a logger: `app.db`, `com.example.Service`, `my::module`, `main.py:12`.
  private static func isName(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first, first.isASCIILetter || first == UInt8(ascii: "_") || first >= 0x80 else {
      return false
    }
    return text.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 || "._-:/$@#<>".utf8.contains($0)
    }
  }
}
