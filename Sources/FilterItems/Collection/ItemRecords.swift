import DataStreams
package import FilterEvaluation
import FilterText

/// The records of files as they are written there, in memory or in a prepared file.
package struct ItemRecords: Sendable {
  /// The form of the records of a file.
  enum Form: Hashable, Sendable {
    case json
    case delimited(CellMarks, columns: [String])
    case text(TextLayout)
  }

  /// A file, and the first of its records.
  private struct Source: Sendable {
    let name: String
    let form: Form
    let first: Int
  }

  /// The storage of the bytes of the records, one after another.
  private enum Texts: Sendable {
    /// Blocks with the offset of each: one large array would be copied when it grows.
    case memory(blocks: [[UInt8]], starts: [Int])
    /// One text that holds the records, and the offset of each.
    case whole([UInt8], starts: [UInt64])
    /// Texts that are read when they are needed; nil for one that was damaged meanwhile.
    case stored(@Sendable (_ record: Int) -> [UInt8]?)
  }

  private var texts = Texts.memory(blocks: [], starts: [])
  /// The end of each record among the bytes of all; none of stored ones.
  private var ends: [UInt64] = []
  /// The line of each record in its file, from 1.
  private var lines: [UInt32] = []
  private var sources: [Source] = []

  private static let blockSize = 16 << 20

  /// Whether the bytes of the records are kept; otherwise each is empty.
  private var keepsBytes = true

  package init() {}

  /// Records of which only the positions are kept.
  init(keepsBytes: Bool) { self.keepsBytes = keepsBytes }

  /// Records within a text, which are not copied.
  init(in text: [UInt8]) { texts = .whole(text, starts: []) }

  /// The number of records.
  var count: Int { lines.count }

  /// The files as named when they were read.
  var fileNames: [String] { sources.map { $0.name } }

  /// Adds a record of a text to those in memory.
  mutating func append(_ record: ItemRecord, of name: String, form: @autoclosure () -> Form) {
    if sources.last?.name != name { sources.append(Source(name: name, form: form(), first: count)) }
    // Moved out and back, since a shared copy would be duplicated by the first write.
    let earlier = texts
    texts = .memory(blocks: [], starts: [])
    switch consume earlier {
    case .memory(let blocks, let starts): append(record, to: blocks, starts)
    case .whole where !record.isInText:
      // A record that is made of the text is kept.
      append(record, to: [], [])
    case .whole(let text, var starts):
      starts.append(UInt64(record.offset))
      ends.append(UInt64(record.offset + record.bytes.count))
      lines.append(UInt32(clamping: record.line))
      texts = .whole(text, starts: starts)
    case .stored(let read): texts = .stored(read)
    }
  }

  /// The memory of the records and their positions in bytes.
  var footprint: Int {
    let places = ends.capacity * 8 + lines.capacity * 4
    switch texts {
    case .memory(let blocks, _): return blocks.reduce(places) { $0 + $1.capacity }
    case .whole(let text, let starts): return places + text.count + starts.capacity * 8
    case .stored: return places
    }
  }

  private mutating func append(_ record: ItemRecord, to blocks: consuming [[UInt8]], _ starts: consuming [Int]) {
    if !keepsBytes {
      ends.append(0)
      lines.append(UInt32(clamping: record.line))
      texts = .memory(blocks: blocks, starts: starts)
      return
    }
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
  package func bytes(of record: Int) -> ArraySlice<UInt8> {
    switch texts {
    case .memory(let blocks, let starts):
      let range = Int(record == 0 ? 0 : ends[record - 1])..<Int(ends[record])
      let block = starts.partitioningIndex { $0 > range.lowerBound } - 1
      // There may be empty records at the end of a block.
      if range.isEmpty { return [] }
      return blocks[block][range.lowerBound - starts[block]..<range.upperBound - starts[block]]
    case .whole(let text, let starts): return text[Int(starts[record])..<Int(ends[record])]
    case .stored(let read): return read(record)?[...] ?? []
    }
  }

  /// The file of a record, and its line there, from 1.
  func place(of record: Int) -> (file: String, line: Int) { (source(of: record).name, Int(lines[record])) }

  /// The form of a record.
  func form(of record: Int) -> Form { source(of: record).form }

  private func source(of record: Int) -> Source { sources[sources.lastIndex { $0.first <= record } ?? 0] }

  /// Reads a record into a row and passes it to `body` while its values are valid.
  func read<Result>(_ record: Int, into row: ItemRow, _ body: (ItemRow) -> Result) -> Result {
    row.setPlace(file: source(of: record).name, line: Int(lines[record]))
    return bytes(of: record).withUnsafeBufferPointer { bytes in
      switch form(of: record) {
      case .json:
        // A record that was read once can be read again.
        do throws(JSONError) { try row.read(json: bytes) } catch {}
        return body(row)
      case .text(let form):
        row.read(form, bytes, line: Int(lines[record]))
        return body(row)
      case .delimited(let marks, let columns):
        row.setColumns(columns)
        var reader = DelimitedReader(marks, columns: columns.count)
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
  /// Writes where the records are, without their texts.
  package func write(to writer: inout PreparedWriter) {
    writer.write(sources.map { $0.name })
    writer.write(array: sources.map { Int64($0.first) })
    for source in sources {
      switch source.form {
      case .json: writer.write(-1)
      case .text(let form):
        writer.write(-2)
        writer.write(form.texts)
      case .delimited(let marks, let columns):
        writer.write(Int(marks.delimiter) | Int(marks.quote) << 8)
        writer.write(columns)
      }
    }
    writer.write(array: lines)
  }

  /// Reads what ``write(to:)`` wrote; the records themselves are read by `text` when they are needed.
  package init(
    _ reader: inout PreparedReader, count: Int, text: @escaping @Sendable (_ record: Int) -> [UInt8]?
  ) throws(PreparedFormError) {
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
      } else if sign == -2 {
        guard let text = TextLayout(prepared: try reader.texts()) else { throw .damaged }
        form = .text(text)
      } else {
        guard (0..<1 << 16).contains(sign) else { throw .damaged }
        // Earlier files have no quote.
        let quote = sign >> 8 == 0 ? UInt8(ascii: "\"") : UInt8(sign >> 8)
        form = .delimited(CellMarks(delimiter: UInt8(sign & 0xFF), quote: quote), columns: try reader.texts())
      }
      sources.append(Source(name: name, form: form, first: last))
    }
    lines = try reader.array()
    guard lines.count == count, count == 0 || !sources.isEmpty else { throw .damaged }
    texts = .stored(text)
  }
}
