import DataStreams
import FilterEvaluation
import FilterText

/// The records of files as they are written there, in memory or in a prepared file.
struct ItemRecords: Sendable {
  /// The form of the records of a file.
  enum Form: Hashable, Sendable {
    case json
    case delimited(delimiter: UInt8, columns: [String])
  }

  /// A file, and the first of its records.
  private struct Source: Sendable {
    let name: String
    let form: Form
    let first: Int
  }

  /// Where the bytes of the records are, one after another.
  private enum Texts: Sendable {
    /// Blocks with the offset of each: one large array would be copied when it grows.
    case memory(blocks: [[UInt8]], starts: [Int])
    /// A prepared file, the offset of the first record, and the checksum of each.
    case file(PreparedFile, start: Int, checksums: [UInt64])
  }

  private var texts = Texts.memory(blocks: [], starts: [])
  /// The end of each record among the bytes of all.
  private var ends: [UInt64] = []
  /// The line of each record in its file, from 1.
  private var lines: [UInt32] = []
  private var sources: [Source] = []

  private static let blockSize = 16 << 20

  init() {}

  /// The number of records.
  var count: Int { ends.count }

  /// The files as named when they were read.
  var fileNames: [String] { sources.map { $0.name } }

  private func range(of record: Int) -> Range<Int> {
    Int(record == 0 ? 0 : ends[record - 1])..<Int(ends[record])
  }

  /// Adds a record of a file to those in memory.
  mutating func append(_ record: ItemRecord, of file: ItemFile, form: @autoclosure () -> Form) {
    guard case .memory(var blocks, var starts) = texts else { return }
    // Moved out and back, since a shared copy would be duplicated by the first write.
    texts = .memory(blocks: [], starts: [])
    if sources.last?.name != file.name { sources.append(Source(name: file.name, form: form(), first: count)) }
    if blocks.isEmpty || blocks[blocks.count - 1].count + record.bytes.count > Self.blockSize {
      starts.append(Int(ends.last ?? 0))
      blocks.append([])
      if blocks.count > 1 { blocks[blocks.count - 1].reserveCapacity(max(record.bytes.count, Self.blockSize)) }
    }
    blocks[blocks.count - 1] += record.bytes
    ends.append((ends.last ?? 0) + UInt64(record.bytes.count))
    lines.append(UInt32(clamping: record.line))
    texts = .memory(blocks: blocks, starts: starts)
  }

  /// The bytes of a record, without a line break. Empty if it is in a prepared file that was damaged meanwhile.
  func bytes(of record: Int) -> ArraySlice<UInt8> {
    let range = range(of: record)
    switch texts {
    case .memory(let blocks, let starts):
      let block = starts.partitioningIndex { $0 > range.lowerBound } - 1
      // Empty records may stand at the end of a block.
      if range.isEmpty { return [] }
      return blocks[block][range.lowerBound - starts[block]..<range.upperBound - starts[block]]
    case .file(let file, let start, let checksums):
      var isRead = false
      let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initialized in
        let target = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<range.count])
        isRead = file.read(into: target, at: start + range.lowerBound)
        initialized = isRead ? range.count : 0
      }
      return isRead && bytes.withUnsafeBytes({ PreparedReader.checksum($0) }) == checksums[record] ? bytes[...] : []
    }
  }

  /// The file of a record, and its line there, from 1.
  func place(of record: Int) -> (file: String, line: Int) { (source(of: record).name, Int(lines[record])) }

  /// The form of a record.
  func form(of record: Int) -> Form { source(of: record).form }

  private func source(of record: Int) -> Source { sources[sources.lastIndex { $0.first <= record } ?? 0] }

  /// Reads a record into a row and passes it to `body` while its values are there.
  func read<Result>(_ record: Int, into row: ItemRow, _ body: (ItemRow) -> Result) -> Result {
    bytes(of: record).withUnsafeBufferPointer { bytes in
      switch form(of: record) {
      case .json:
        // A record that was read once can be read again.
        do throws(JSONError) { try row.read(json: bytes) } catch {}
        return body(row)
      case .delimited(let delimiter, let columns):
        row.setColumns(columns)
        var reader = DelimitedReader(delimiter: delimiter, hasHeader: false)
        var result: Result?
        func take(_ record: DelimitedRecord) -> Bool {
          row.read(delimited: record)
          result = body(row)
          return false
        }
        if reader.add(bytes, take: take) { reader.finish(take) }
        return result ?? body(row)
      }
    }
  }
}

extension ItemRecords {
  /// Writes where the records are, and their checksums; ``write(textsTo:)`` writes the records.
  func write(to writer: inout PreparedWriter) {
    writer.write(sources.map { $0.name })
    writer.write(array: sources.map { Int64($0.first) })
    for source in sources {
      switch source.form {
      case .json: writer.write(-1)
      case .delimited(let delimiter, let columns):
        writer.write(Int(delimiter))
        writer.write(columns)
      }
    }
    writer.write(array: ends)
    writer.write(array: lines)
    writer.write(
      array: ends.indices.map { bytes(of: $0).withUnsafeBytes { PreparedReader.checksum($0) } })
  }

  /// Appends the bytes of all records.
  func write(textsTo bytes: inout [UInt8]) {
    for record in ends.indices { bytes += self.bytes(of: record) }
  }

  /// Reads what ``write(to:)`` wrote; the records themselves are read from `file` when they are needed, from `start` to
  /// its end.
  init(_ reader: inout PreparedReader, of file: PreparedFile, from start: Int, count: Int) throws(PreparedFormError) {
    let names = try reader.texts()
    let first: [Int64] = try reader.array()
    guard names.count == first.count, first.first ?? 0 == 0 else { throw .damaged }
    var last = 0
    for (name, first) in zip(names, first) {
      guard first >= last, first <= count else { throw .damaged }
      last = Int(first)
      let sign = try reader.number()
      let form: Form
      if sign == -1 {
        form = .json
      } else {
        guard let delimiter = UInt8(exactly: sign) else { throw .damaged }
        form = .delimited(delimiter: delimiter, columns: try reader.texts())
      }
      sources.append(Source(name: name, form: form, first: last))
    }
    ends = try reader.array()
    lines = try reader.array()
    let checksums: [UInt64] = try reader.array()
    guard ends.count == count, lines.count == count, checksums.count == count, count == 0 || !sources.isEmpty
    else { throw .damaged }
    var end: UInt64 = 0
    for next in ends {
      guard next >= end, next - end <= RecordSplitter.maximumLength else { throw .damaged }
      end = next
    }
    guard end == file.size - start else { throw .damaged }
    texts = .file(file, start: start, checksums: checksums)
  }
}
