import FilterVocabulary

/// A value of a record, as inference sees it.
package enum ObservedValue: Hashable {
  /// JSON's `null`, or an empty cell.
  case nothing
  case boolean(Bool)
  /// A number of JSON, as written.
  case number(String)
  case text(String)
}

/// Statistics of the values of a sample at one path of keys.
struct ObservedField {
  /// The keys from the record to the value.
  let path: [String]
  /// The index of the name in any spelling, in its sample.
  let group: Int
  /// The paths of other spellings of the name that are merged into this field.
  private(set) var otherPaths: [[String]] = []
  /// Whether a record has another spelling of the name too, so that this one is a field of its own.
  var isDivided = false
  /// The number of values that are not missing.
  private(set) var values = 0
  private(set) var booleans = 0
  private(set) var numbers = 0
  private(set) var texts = 0
  /// The number of texts with each shape, in the order of ``TextShape/all``.
  private(set) var shapes = [Int](repeating: 0, count: TextShape.all.count)
  /// Whether a record may have several values: the path leads through an array.
  private(set) var isList = false
  /// The number of values for each text, up to ``maximumDistinct`` texts.
  private(set) var distinct: [String: Int] = [:]
  /// Whether there are more texts than ``distinct`` holds.
  private(set) var hasMoreTexts = false
  /// How often each number of JSON occurs as written, up to ``maximumDistinct`` numbers.
  private var numberCounts: [String: Int] = [:]
  /// The units of the numbers, each as written.
  private(set) var units: Set<String> = []
  /// How often each mark of a missing value occurs, as written. They are not counted elsewhere.
  private(set) var marks: [String: Int] = [:]
  /// The length of the longest text, in bytes.
  private(set) var longest = 0
  /// Whether all numbers are whole.
  private(set) var areWhole = true
  private var bounds: ClosedRange<DecimalNumber>?
  /// The least and the greatest number; zero without any.
  var minimum: DecimalNumber { bounds?.lowerBound ?? .zero }
  var maximum: DecimalNumber { bounds?.upperBound ?? .zero }

  /// The maximum number of distinct texts, more than fit a readable list.
  static let maximumDistinct = 1_000

  init(path: [String], group: Int = 0) {
    self.path = path
    self.group = group
  }

  /// Adds the values of another spelling of the name.
  mutating func merge(_ other: ObservedField) {
    otherPaths.append(other.path)
    values += other.values
    booleans += other.booleans
    numbers += other.numbers
    texts += other.texts
    for index in shapes.indices { shapes[index] += other.shapes[index] }
    isList = isList || other.isList
    hasMoreTexts = hasMoreTexts || other.hasMoreTexts
    for (text, count) in other.distinct { distinct[text, default: 0] += count }
    for (text, count) in other.numberCounts { numberCounts[text, default: 0] += count }
    units.formUnion(other.units)
    for (text, count) in other.marks { marks[text, default: 0] += count }
    longest = max(longest, other.longest)
    areWhole = areWhole && other.areWhole
    if let others = other.bounds {
      bounds = bounds.map { min($0.lowerBound, others.lowerBound)...max($0.upperBound, others.upperBound) } ?? others
    }
  }

  mutating func add(_ value: ObservedValue, isInList: Bool, isMark: Bool = false) {
    if isInList { isList = true }
    switch value {
    case .nothing: return
    case .boolean: booleans += 1
    case .number(let text):
      numbers += 1
      if numberCounts.count < ObservedField.maximumDistinct || numberCounts[text] != nil {
        numberCounts[text, default: 0] += 1
      }
      add(number: text)
    case .text(let text) where isMark:
      marks[text, default: 0] += 1
      return
    case .text(let text): add(text, count: 1)
    }
    values += 1
  }

  private mutating func add(_ text: String, count number: Int) {
    texts += number
    longest = max(longest, text.utf8.count)
    let shape = TextShape(text)
    for (index, one) in TextShape.all.enumerated() where shape.contains(one) { shapes[index] += number }
    if shape.contains(.number) {
      add(number: text)
    } else if shape.contains(.pointNumber) || shape.contains(.commaNumber), units.count < 3,
      let unit = WrittenForm.unit(of: text)
    {
      units.insert(unit)
    }
    if distinct[text] == nil, distinct.count >= ObservedField.maximumDistinct {
      hasMoreTexts = true
      return
    }
    distinct[text, default: 0] += number
  }

  /// The statistics with the marks of missing values counted as the texts that they are.
  var withMarksAsTexts: ObservedField {
    var field = self
    field.marks = [:]
    for (text, count) in marks.sorted(by: { $0.key < $1.key }) {
      field.add(text, count: count)
      field.values += count
    }
    return field
  }

  private mutating func add(number text: String) {
    guard let number = DecimalNumber(text) else { return }
    if !number.isWhole || text.utf8.contains(UInt8(ascii: ".")) { areWhole = false }
    bounds = min(number, bounds?.lowerBound ?? number)...max(number, bounds?.upperBound ?? number)
  }

  /// The most frequent values as written, at most `limit`, of equally frequent ones the shortest.
  func frequentValues(limit: Int) -> [String] {
    var counts = numberCounts
    for (text, count) in distinct where text.utf8.count <= 40 { counts[text, default: 0] += count }
    return counts.sorted { ($1.value, $0.key.utf8.count, $0.key) < ($0.value, $1.key.utf8.count, $1.key) }.prefix(limit)
      .map { $0.key }
  }

  /// The share of the texts that have a shape; 0 without texts.
  func share(_ shape: TextShape) -> Double {
    guard texts > 0, let index = TextShape.all.firstIndex(of: shape) else { return 0 }
    return Double(shapes[index]) / Double(texts)
  }

  /// Whether nearly all texts have a shape. Real data has a few odd cells.
  func isMostly(_ shape: TextShape) -> Bool { texts > 0 && texts == values && share(shape) >= 0.95 }

  /// Whether all texts have a shape.
  func isAlways(_ shape: TextShape) -> Bool { texts > 0 && texts == values && share(shape) == 1 }

  /// The dotted path.
  var dotted: String { path.joined(separator: ".") }
}
