import DataStreams
import FilterEvaluation

/// Texts that are shown and not searched, one behind the other.
struct TextTable: Sendable {
  private var bytes: [UInt8] = []
  private var starts: [UInt32] = [0]

  init() {}

  /// How many texts there are.
  var count: Int { starts.count - 1 }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  subscript(_ place: Int) -> String {
    String(decoding: bytes[Int(starts[place])..<Int(starts[place + 1])], as: UTF8.self)
  }

  /// The bytes of a text.
  func utf8(_ place: Int) -> ArraySlice<UInt8> { bytes[Int(starts[place])..<Int(starts[place + 1])] }
}

extension TextTable {
  func write(to writer: inout PreparedWriter) {
    writer.write(array: bytes)
    writer.write(array: starts)
  }

  init(_ reader: inout PreparedReader) throws(PreparedFormError) {
    bytes = try reader.array()
    starts = try reader.starts(total: bytes.count)
  }
}
