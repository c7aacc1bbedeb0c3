import DataFiles
import DataStreams
import FilterLists
import FilterText
import FilterVocabulary

/// The answers of a former run of `search --queries`, one a line.
///
/// The file may come from anywhere: it has at most 64 MB and 10,000 answers, and a line that is no answer refuses it.
package struct FormerAnswers {
  /// The maximum size of the file, in bytes, and the maximum number of its answers.
  private static let maximum = (bytes: 64 << 20, answers: 10_000)
  /// The maximum number of names of an answer that are compared.
  package static let maximumNames = 100_000

  /// The names by which an answer is found again.
  struct Label: Hashable {
    /// The name of its query.
    var name: String?
    /// The query as written.
    var query: String
  }

  /// A former answer.
  struct Answer: Hashable {
    var label = Label(query: "")
    /// The query as it was run, if that is not as written.
    var expanded: String?
    /// The number of rows; nil if the query was not run.
    var count: Int?
    /// The names of the first rows.
    var names: [String] = []
  }

  /// The name of the file.
  let name: String
  private var answers: [Answer] = []
  /// The places of the answers that were not asked for yet, by the key of their query, the last one first.
  private var places: [String: [Int]] = [:]

  /// Reads a file. Throws for one that is not the output of `search --queries`.
  package init(reading path: String) throws(CommandFailure) {
    name = path
    let bytes = try Files.read(path, accepting: .regularOrPipe, maximumBytes: Self.maximum.bytes)
    var line = 0
    for record in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      line += 1
      if record.allSatisfy({ $0.isWhitespace }) { continue }
      if answers.count == Self.maximum.answers { throw refusal("more than 10,000 answers", line: line) }
      do throws(JSONError) { answers.append(try Answer(record)) } catch {
        throw refusal("\(error.message) at byte \(error.offset + 1)", line: line)
      }
    }
    if answers.isEmpty { throw refusal("it is empty", line: nil) }
    for (index, answer) in answers.enumerated().reversed() {
      places[Self.key(answer.label), default: []].append(index)
    }
  }

  private func refusal(_ reason: String, line: Int?) -> CommandFailure {
    let place = line.map { "\(name):\($0)" } ?? "'\(name)'"
    return CommandFailure(message: "\(place) is no answer of 'search --queries': \(reason)")
  }

  /// A query with a name is found by it, another one by its text.
  private static func key(_ label: Label) -> String {
    label.name.map { "@" + QueryName.folded($0) } ?? "=" + label.query
  }

  /// Takes the first former answer to a query that was not taken yet.
  mutating func take(_ label: Label) -> Answer? {
    places[Self.key(label)]?.popLast().map { answers[$0] }
  }

  /// Drops the answers to other queries than one.
  package mutating func keep(only name: String) {
    let key = Self.key(Label(name: name, query: ""))
    places = places.filter { $0.key == key }
  }

  /// The queries of the answers that were not taken, in the order of the file.
  var left: [Label] { places.values.joined().sorted().map { answers[$0].label } }
}

extension FormerAnswers.Answer {
  /// Reads an answer. Members that other versions may have are skipped.
  fileprivate init(_ record: ArraySlice<UInt8>) throws(JSONError) {
    self.init()
    var result: Result<Self, JSONError> = .success(self)
    record.withUnsafeBufferPointer { bytes in
      do throws(JSONError) { result = .success(try Self(bytes)) } catch { result = .failure(error) }
    }
    self = try result.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    self.init()
    var scanner = JSONScanner(bytes, scratch: JSONScratch())
    try scanner.beginObject()
    var isFirst = true
    var known: Set<String> = []
    while let key = try scanner.nextKey(&isFirst) {
      let key = String(decoding: key, as: UTF8.self)
      switch key {
      case "query": label.query = try scanner.string()
      case "name": label.name = try scanner.optionalString()
      case "expanded": expanded = try scanner.optionalString()
      case "count":
        if try scanner.takeNull() { break }
        guard let number = DecimalNumber(whole: try scanner.number())?.whole(), number >= 0, number < 1 << 40 else {
          throw scanner.error("'count' is no number of rows")
        }
        count = Int(number)
      case "names":
        try scanner.beginArray()
        var isFirst = true
        names = []
        while try scanner.nextElement(&isFirst) {
          if names.count == FormerAnswers.maximumNames { throw scanner.error("more than 100,000 names") }
          names.append(try scanner.string())
        }
      default:
        try scanner.skipValue(maximumNesting: JSONScanner.maximumNesting)
        continue
      }
      if !known.insert(key).inserted { throw scanner.error("'\(key)' is written twice") }
    }
    try scanner.finish()
    for key in ["query", "count"] where !known.contains(key) { throw scanner.error("'\(key)' is missing") }
    if let count, names.count > count { throw scanner.error("more names than rows") }
  }
}
