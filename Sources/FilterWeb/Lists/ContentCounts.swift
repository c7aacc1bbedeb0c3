import FilterAST
import FilterEvaluation
import FilterItems
import FilterText
import FilterVocabulary

/// Counts of the values of a field over items: what has an order in bins, the rest by value.
struct ContentCounts {
  private let field: Field
  private let vocabulary: Vocabulary
  private var bins: ItemBins?
  private var counts: [String: Int] = [:]
  private var without = 0

  init(_ field: Field, in vocabulary: Vocabulary) {
    self.field = field
    self.vocabulary = vocabulary
    bins = ContentCounts.hasOrder(field.kind) ? ItemBins(field.kind, few: ContentCounts.few) : nil
  }

  /// So many different amounts are counted one by one: a single amount that is far from the others would widen all bins.
  private static let few = 24

  /// The fields that can be counted, by name.
  static func fields(of vocabulary: Vocabulary) -> [String] {
    vocabulary.fields.filter { isCountable($0) }.map { $0.name }
  }

  /// Whether counting the values of a field says something: of those with an order, and of those with few values.
  static func isCountable(_ field: Field) -> Bool {
    if field.isDirective { return false }
    switch field.kind.traits.family {
    case .word, .boolean, .colors: return true
    case .keyed: return field.kind.isOrdered
    default: return hasOrder(field.kind)
    }
  }

  private static func hasOrder(_ kind: ValueKind) -> Bool {
    switch kind.traits.family {
    case .number, .amount, .time: kind != .year
    default: false
    }
  }

  /// Adds the contents of the variants of an item: an amount or value that several have counts once, different ones each.
  mutating func add(_ contents: [FieldContent]) {
    var amounts: Set<DecimalNumber> = []
    var words: [String] = []
    for content in contents { read(content, &amounts, &words) }
    if amounts.isEmpty, words.isEmpty { without += 1 }
    for amount in amounts { bins?.add(amount) }
    for word in words { counts[word, default: 0] += 1 }
  }

  private func read(_ content: FieldContent, _ amounts: inout Set<DecimalNumber>, _ words: inout [String]) {
    func add(_ word: String) { if !word.isEmpty, !words.contains(word) { words.append(word) } }
    func add(_ number: DecimalNumber) {
      if number < ContentCounts.endOfAmounts { amounts.insert(number) }
    }
    switch content {
    case .nothing, .cost, .costs, .printedCosts: break
    case .number(let number): add(number)
    case .numbers(let parts): for case .some(let number) in parts { add(number) }
    case .numbered(let text, let number):
      if let number { add(number) } else { add(text) }
    case .numberedTexts(let texts, let numbers):
      for (text, number) in zip(texts, numbers) { if let number { add(number) } else { add(text) } }
    case .date(let span): amounts.insert(DecimalNumber(Int64(span.daysSince1970) * ContentCounts.day))
    case .dates(let spans):
      for span in spans { amounts.insert(DecimalNumber(Int64(span.daysSince1970) * ContentCounts.day)) }
    case .instant(let instant): amounts.insert(instant)
    case .instants(let instants): amounts.formUnion(instants)
    case .boolean(let flag): add(flag ? "true" : "false")
    case .text(let text): add(text)
    case .texts(let parts): for case .some(let text) in parts { add(text) }
    case .values(let values): for value in values { add(value) }
    case .listed(let values): for value in values.values { add(value) }
    case .partly(let content, let others):
      read(content, &amounts, &words)
      for text in others { add(text) }
    case .colors(let set): add(letters(of: set))
    case .colorsOfParts(let sets): for set in sets { add(letters(of: set)) }
    }
  }

  /// This amount and larger ones stand for what is no number, such as an infinite power.
  private static let endOfAmounts = DecimalNumber(9, power: 12)
  private static let day: Int64 = 86_400_000_000

  /// The letters of colors in the order of the palette, or its letter for none.
  private func letters(of set: ColorSet) -> String {
    guard let palette = vocabulary.palette(of: field) else { return "" }
    var letters = ""
    for (index, color) in palette.colors.enumerated() where set.bits & (1 << UInt8(index)) != 0 {
      letters += color.letter
    }
    return letters.isEmpty ? palette.noneWords.first ?? "" : letters
  }

  /// Writes the bins, then the values, the most frequent first: at most `maximum` values. Each has the term that finds
  /// its items.
  func write(maximum: Int, to json: inout JSONWriter) {
    let listed = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    json.object { json in
      json.pair("field", field.name)
      json.key("bins")
      json.begin(UInt8(ascii: "["))
      for bin in bins?.rows ?? [] { write(bin.text, bin.count, term(from: bin.from, to: bin.to), to: &json) }
      for value in listed.prefix(maximum) {
        write(value.key, value.value, field.name + (field.kind == .colors ? "=" : ":") + quoted(value.key), to: &json)
      }
      json.end(UInt8(ascii: "]"))
      json.pair("without", without)
      json.pair("more", max(0, listed.count - maximum))
    }
  }

  private func write(_ label: String, _ count: Int, _ query: String, to json: inout JSONWriter) {
    json.object { json in
      json.pair("label", label)
      json.pair("count", count)
      json.pair("query", query)
    }
  }

  /// The term for amounts from one to below another; for one amount if there is no other.
  private func term(from: String, to: String?) -> String {
    guard let to else { return "\(field.name)=\(quoted(from))" }
    return "\(field.name)>=\(quoted(from)) \(field.name)<\(quoted(to))"
  }

  private func quoted(_ text: String) -> String { FilterValue(text).description }
}
