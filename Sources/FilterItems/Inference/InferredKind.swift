import FilterVocabulary

/// The kind that inference gives to a field, with what was ambiguous.
struct InferredKind: Hashable {
  var kind: ValueKind
  var isWhole = false
  /// How the numbers or days are written.
  var form = WrittenForm.plain
  /// The values of a list, in their order, with how often each occurs.
  var values: [FieldValue] = []
  /// A note on what to check, without a full stop; empty if there is nothing.
  var doubt = ""

  /// Chooses the kind of a field from its values.
  init(of field: ObservedField) {
    kind = .text
    if field.values == 0 {
      doubt = "no value was seen"
    } else if field.booleans == field.values {
      kind = .boolean
    } else if field.numbers == field.values {
      self = InferredKind(ofNumbers: field)
    } else if field.texts == field.values {
      self = InferredKind(ofTexts: field)
    } else if field.numbers + field.texts == field.values, field.share(.number) == 1 {
      // A file of JSON has numbers where a file of columns has their texts.
      self = InferredKind(ofNumbers: field)
    } else if field.booleans + field.texts == field.values, field.share(.flag) == 1 {
      kind = .boolean
    } else {
      doubt = "values of several types were seen"
      let numbers = Double(field.numbers) + field.share(.number) * Double(field.texts)
      // A few texts among numbers do not prevent comparing the others.
      if field.booleans == 0, numbers >= 0.75 * Double(field.values), field.longest <= 12 {
        kind = field.share(.paddedNumber) > 0 ? .numberOrText : .number
      }
    }
  }

  /// The declared kind of a field.
  init(declared kind: ValueKind, of field: ObservedField) {
    let form: WrittenForm? =
      switch kind.traits.family {
      case .number: field.isAlways(.number) ? nil : WrittenForm(numbersOf: field)
      case .time:
        WrittenForm(daysOf: field) ?? WrittenForm(instantsOf: field) ?? (field.share(.yearless) > 0 ? .yearless : nil)
      default: nil
      }
    // Numbers that are names have the order of numbers.
    self.init(kind: kind == .integerID ? .number : kind, isWhole: kind == .integerID, form: form ?? .plain)
  }

  private init(
    kind: ValueKind, isWhole: Bool = false, form: WrittenForm = .plain, values: [FieldValue] = [], doubt: String = ""
  ) {
    self.kind = kind
    self.isWhole = isWhole
    self.form = form
    self.values = values
    self.doubt = doubt
  }

  private init(ofNumbers field: ObservedField) {
    self.init(kind: .number, isWhole: field.areWhole)
    let name = field.path.last ?? ""
    if field.areWhole, !field.minimum.isNegative, FieldHints.isSize(name) {
      self.init(kind: .size)
    } else if field.areWhole, FieldHints.isTime(name), let unit = Self.unit(from: field.minimum, to: field.maximum) {
      self.init(kind: .instant, doubt: "numbers are taken as \(unit) since 1970")
    }
  }

  /// The unit in which numbers are instants from 1998 to 2096; nil for others.
  private static func unit(from first: DecimalNumber, to last: DecimalNumber) -> String? {
    let units = [("seconds", 0), ("milliseconds", 3), ("microseconds", 6), ("nanoseconds", 9)]
    return units.first { first >= DecimalNumber(9, power: 8 + $0.1) && last < DecimalNumber(4, power: 9 + $0.1) }?.0
  }

  private init(ofTexts field: ObservedField) {
    if field.isMostly(.flag), field.distinct.count <= 4 {
      self.init(kind: .boolean)
    } else if field.isAlways(.compactDay), field.distinct.count > 1 || FieldHints.isTime(field.path.last ?? "") {
      self.init(kind: .date, doubt: "numbers of eight digits are taken as days")
    } else if field.isAlways(.whole) {
      self.init(ofNumbers: field)
    } else if field.isAlways(.number) {
      self.init(kind: .number)
    } else if field.share(.paddedNumber) > 0, field.share(.number) + field.share(.paddedNumber) >= 0.75,
      field.longest <= 12
    {
      // `007.1` is another text than `7.1`.
      self.init(kind: .numberOrText)
    } else if let form = WrittenForm(numbersOf: field) {
      self.init(kind: .number, form: form, doubt: form.doubt)
    } else if field.isMostly(.address), !FieldHints.isVersion(field.path.last ?? "") {
      self.init(kind: .address)
    } else if field.isMostly(.version), field.share(.release) >= 0.5 {
      self.init(kind: .version)
    } else if field.texts == field.values, field.share(.number) >= 0.75, field.longest <= 12 {
      self.init(kind: .number)
    } else if field.isMostly(.day) {
      self.init(kind: .date)
    } else if field.texts == field.values, field.share(.day) + field.share(.instant) >= 0.95 {
      self.init(kind: .instant)
    } else if let form = WrittenForm(daysOf: field) {
      self.init(kind: .date, form: form, doubt: form.doubt)
    } else if let form = WrittenForm(instantsOf: field) {
      self.init(kind: .instant, form: form, doubt: form.doubt)
    } else if field.share(.yearless) >= 0.95 {
      self.init(kind: .instant, form: .yearless, doubt: WrittenForm.yearless.doubt)
    } else if field.share(.ordered) >= 0.95 {
      self.init(kind: .text, doubt: "days and months cannot be told apart; 'dateOrder' in a vocabulary file says it")
    } else if field.isMostly(.size), !FieldHints.isDuration(field.path.last ?? "") {
      self.init(kind: .size)
    } else if field.isMostly(.duration) {
      self.init(kind: .duration)
    } else if let scale = OrderedScale.of(field) {
      self.init(kind: .orderedEnumeration, values: scale)
    } else if InferredKind.isPath(field) {
      self.init(kind: .path)
    } else {
      self.init(ofWords: field)
    }
  }

  /// Texts with slashes are paths, unless they are a short list such as `w/u`.
  private static func isPath(_ field: ObservedField) -> Bool {
    let isNamed = FieldHints.isPath(field.path.last ?? "")
    return field.isMostly(.path) && field.share(.prose) == 0 && (isNamed || field.distinct.count > 3)
  }

  /// Texts that repeat are values of a list: all of them listed if they are few, an open list if they are many.
  private init(ofWords field: ObservedField) {
    let count = field.distinct.count
    let isShort = field.longest <= 60 && field.share(.prose) < 0.05
    if FieldHints.isProse(field.path.last ?? "") || !isShort || field.hasMoreTexts && field.values < 4 * count {
      self.init(kind: .text)
    } else if count <= 50, field.values >= 4, field.values >= 2 * count, !FieldHints.isName(field) || field.isList {
      self.init(kind: .enumeration, values: FieldValue.counted(field.distinct))
      if field.values < 4 * count { doubt = "may be free text: \(count) texts in \(field.values) values" }
    } else if field.values >= 4, field.isList {
      self.init(kind: .catalog)
    } else if field.values >= 4, Double(field.values) >= 1.2 * Double(count), !FieldHints.isName(field) {
      self.init(kind: .catalog)
    } else {
      self.init(kind: .text)
    }
  }
}

extension FieldValue {
  /// The values of a list with their counts, the most frequent first, then by their texts. Without the empty text. Of
  /// texts that are spellings of one value the most frequent one is listed.
  fileprivate static func counted(_ texts: [String: Int]) -> [FieldValue] {
    var seen: Set<String> = []
    return texts.filter { !$0.key.isEmpty }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .filter { seen.insert(ValueSpelling.folded($0.key)).inserted }
      .map { FieldValue($0.key, frequency: $0.value) }
  }
}

/// Lists of words whose order is known: `debug` is below `warn`.
enum OrderedScale {
  private static let scales: [[[String]]] = [
    [
      ["trace", "verbose"], ["debug"], ["info", "information", "informational"], ["notice"], ["warn", "warning"],
      ["error", "err"], ["critical", "crit", "fatal"], ["alert"], ["emergency", "emerg", "panic"],
    ],
    [
      ["none"], ["lowest", "trivial"], ["low", "minor"], ["medium", "moderate", "normal"], ["high", "major"],
      ["highest", "urgent", "critical", "blocker"],
    ],
    [["xxs"], ["xs"], ["s"], ["m"], ["l"], ["xl"], ["xxl"], ["xxxl"]],
    [["small"], ["medium"], ["large"]],
  ]

  /// The values of a known scale in their order, if all texts of the field are on it; nil otherwise. Values of the
  /// scale that the sample does not have are listed too, since more data may have them.
  static func of(_ field: ObservedField) -> [FieldValue]? {
    if field.distinct.isEmpty || field.distinct.count > 12 || field.isList { return nil }
    if field.distinct.count == 1, !FieldHints.isLevel(field.path.last ?? "") { return nil }
    var texts: [String: (key: String, value: Int)] = [:]
    // In a fixed order, so that of two spellings the same one counts each time.
    for (key, value) in field.distinct.sorted(by: { $0.key < $1.key }) where texts[key.lowercased()] == nil {
      texts[key.lowercased()] = (key, value)
    }
    for scale in scales where texts.keys.allSatisfy({ text in scale.contains { $0.contains(text) } }) {
      return scale.map { words in
        let seen = words.first { texts[$0] != nil } ?? words[0]
        let count = words.reduce(0) { $0 + (texts[$1]?.value ?? 0) }
        return FieldValue(texts[seen]?.key ?? seen, aliases: words.filter { $0 != seen }, frequency: count)
      }
    }
    return nil
  }
}

/// Hints about the values from the last key of a path.
enum FieldHints {
  private static func words(_ name: String) -> [Substring] {
    var spaced = ""
    for character in name {
      if character.isUppercase, spaced.last?.isLowercase == true { spaced.append(" ") }
      spaced.append(character)
    }
    return spaced.lowercased().split { !$0.isLetter && !$0.isNumber }.map { $0 }
  }

  private static func has(_ name: String, _ hints: Set<Substring>) -> Bool {
    words(name).contains { hints.contains($0) }
  }

  static func isSize(_ name: String) -> Bool { has(name, ["bytes", "filesize"]) || words(name) == ["size"] }

  private static let times: Set<Substring> = [
    "time", "timestamp", "ts", "date", "at", "epoch", "mtime", "ctime", "atime", "created", "modified", "updated",
    "added", "accessed", "deleted", "visited", "seen", "expires", "expiry", "started", "ended", "finished", "published",
  ]

  static func isTime(_ name: String) -> Bool { has(name, times) }

  static func isDuration(_ name: String) -> Bool {
    has(name, ["duration", "elapsed", "took", "latency", "estimate", "length", "runtime", "time"])
  }

  static func isPath(_ name: String) -> Bool {
    has(name, ["path", "file", "filename", "filepath", "dir", "directory", "folder", "route", "uri"])
  }

  /// Four small numbers may be a version.
  static func isVersion(_ name: String) -> Bool { has(name, ["version", "ver", "release"]) }

  static func isLevel(_ name: String) -> Bool { has(name, ["level", "severity", "lvl", "loglevel"]) }

  static func isProse(_ name: String) -> Bool {
    has(name, ["message", "msg", "body", "description", "summary", "comment", "note", "notes", "text"])
  }

  /// Whether a field names its items: the names are what differs, even if a few repeat.
  static func isName(_ field: ObservedField) -> Bool {
    guard let name = field.path.last else { return false }
    if name.lowercased() == "name" { return true }
    return field.path.count == 1 && ["name", "title", "subject", "label", "id", "key"].contains(name.lowercased())
  }
}
