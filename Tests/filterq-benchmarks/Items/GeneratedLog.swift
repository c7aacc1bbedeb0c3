import DataFiles
import DataStreams
import FilterVocabulary
import Foundation
import _FilterTestSupport

/// An invented log of a web service: the records of the benchmarks of `filterq search`, with twelve values in some
/// 200 bytes each. The
/// same seed gives the same records in both formats, however many there are.
///
/// `filterq-benchmarks generate jsonl|csv MEGABYTES [SEED]` writes one to standard output.
struct GeneratedLog {
  enum Format: String {
    case jsonl
    case csv
  }

  private let format: Format
  private var random: SeededGenerator
  private var milliseconds: Int64 = 1_767_225_600_000

  init(_ format: Format, seed: UInt64 = 1) {
    self.format = format
    random = SeededGenerator(seed: seed)
  }

  static func run(_ arguments: [String]) throws {
    guard arguments.count >= 2, let format = Format(rawValue: arguments[0]), let megabytes = Int(arguments[1]),
      let seed = arguments.count > 2 ? UInt64(arguments[2]) : 1
    else { return print("usage: filterq-benchmarks generate jsonl|csv MEGABYTES [SEED]") }
    var log = GeneratedLog(format, seed: seed)
    log.write(megabytes: megabytes) { Descriptor.writeAll($0, to: 1) == nil }
  }

  /// Passes a text of at least so many megabytes, piece by piece, until `sink` returns false.
  mutating func write(megabytes: Int, _ sink: ([UInt8]) -> Bool) {
    var left = megabytes * 1_000_000
    var bytes: [UInt8] = []
    if format == .csv { bytes += Array(Self.columns.joined(separator: ",").utf8) + [0x0A] }
    while left > 0 {
      while bytes.count < min(left, 1 << 20) { appendRecord(to: &bytes) }
      guard sink(bytes) else { return }
      left -= bytes.count
      bytes.removeAll(keepingCapacity: true)
    }
  }

  private static let columns = [
    "time", "level", "app", "path", "status", "took", "bytes", "user", "host", "verb", "message", "id",
  ]
  private static let levels = ["debug", "debug", "debug", "info", "info", "info", "info", "info", "warn", "error"]
  private static let services = ["api", "auth", "billing", "cart", "images", "mail", "queue", "search"]
  private static let paths = ["/health", "/login", "/items", "/items/search", "/orders", "/orders/export", "/users"]
  private static let statuses = ["200", "200", "200", "200", "200", "201", "204", "302", "404", "500", "503"]
  private static let methods = ["GET", "GET", "GET", "POST", "PUT", "DELETE"]
  private static let users = ["ann", "bea", "carlos", "d'arcy", "emil", "fatima", "goran", "hélène", "ines", "jun"]
  private static let words = [
    "request", "served", "cache", "miss", "retry", "upstream", "closed", "slow", "query", "index", "rebuilt", "token",
    "expired", "payment", "declined", "image", "resized", "mail", "queued", "done",
  ]

  private mutating func appendRecord(to bytes: inout [UInt8]) {
    milliseconds += Int64(random.below(40))
    add(0, time().utf8, &bytes)
    add(1, pick(Self.levels).utf8, &bytes)
    add(2, pick(Self.services).utf8, &bytes)
    add(3, pick(Self.paths).utf8, &bytes)
    add(4, pick(Self.statuses).utf8, isText: false, &bytes)
    // Most are fast.
    let took = random.below(1_000)
    add(5, (took < 900 ? "\(took * 3 / 4)ms" : "\(Double(took - 899) / 25)s").utf8, &bytes)
    add(6, String(random.below(60_000)).utf8, isText: false, &bytes)
    add(7, pick(Self.users).utf8, &bytes)
    let host = random.below(40)
    add(8, "w\(host / 10)\(host % 10)".utf8, &bytes)
    add(9, pick(Self.methods).utf8, &bytes)
    add(10, message().utf8, &bytes)
    add(11, String(UInt32(truncatingIfNeeded: random.next()) | 1 << 31, radix: 16).utf8, &bytes)
    bytes += (format == .jsonl ? "}\n" : "\n").utf8
  }

  /// The time with its milliseconds.
  private func time() -> String {
    String(InstantSpan(microseconds: milliseconds * 1_000).description.dropLast(4)) + "Z"
  }

  /// A few words. Every sixteenth has a comma and quotes.
  private mutating func message() -> String {
    var text = pick(Self.words)
    for _ in 0..<random.below(3) { text += " " + pick(Self.words) }
    return random.below(16) == 0 ? text + ", \"\(pick(Self.words))\"" : text
  }

  private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }

  /// Adds a value of a column.
  private func add(_ column: Int, _ value: some Collection<UInt8>, isText: Bool = true, _ bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    if format == .csv {
      if column > 0 { bytes.append(UInt8(ascii: ",")) }
      guard value.contains(UInt8(ascii: ",")) else {
        bytes += value
        return
      }
    } else {
      bytes.append(column == 0 ? UInt8(ascii: "{") : UInt8(ascii: ","))
      bytes.append(quote)
      bytes += Self.columns[column].utf8
      bytes += "\":".utf8
      if !isText {
        bytes += value
        return
      }
    }
    bytes.append(quote)
    for byte in value {
      if byte == quote { bytes.append(format == .csv ? quote : UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
