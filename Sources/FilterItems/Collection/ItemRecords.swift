import DataStreams

/// The records of files as they are written there, in memory.
struct ItemRecords: Sendable {
  /// The form of the records of a file.
  enum Form: Sendable {
    case json
    case delimited(delimiter: UInt8, columns: [String])
  }

  /// A file, and the first of its records.
  private struct Source: Sendable {
    let name: String
    let form: Form
    let first: Int
  }

  /// The bytes of the records one after another, in blocks: a large array would be copied when it grows.
  private var blocks: [[UInt8]] = []
  /// The block of each record, its first byte there, its length and its line.
  private var places: [(block: UInt32, start: UInt32, length: UInt32, line: UInt32)] = []
  private var sources: [Source] = []

  private static let blockSize = 16 << 20

  /// The number of records.
  var count: Int { places.count }

  /// Adds a record of a file.
  mutating func append(_ record: ItemRecord, of file: ItemFile, form: @autoclosure () -> Form) {
    if sources.last?.name != file.name {
      sources.append(Source(name: file.name, form: form(), first: places.count))
    }
    if blocks.isEmpty || blocks[blocks.count - 1].count + record.bytes.count > Self.blockSize {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(max(record.bytes.count, blocks.count == 1 ? 0 : Self.blockSize))
    }
    let start = blocks[blocks.count - 1].count
    blocks[blocks.count - 1] += record.bytes
    places.append(
      (
        UInt32(blocks.count - 1), UInt32(start), UInt32(record.bytes.count), UInt32(clamping: record.line)
      ))
  }

  /// The bytes of a record, without a line break.
  func bytes(of record: Int) -> ArraySlice<UInt8> {
    let place = places[record]
    return blocks[Int(place.block)][Int(place.start)..<Int(place.start) + Int(place.length)]
  }

  /// The file of a record, and its line there, from 1.
  func place(of record: Int) -> (file: String, line: Int) {
    (source(of: record).name, Int(places[record].line))
  }

  /// The form of a record.
  func form(of record: Int) -> Form { source(of: record).form }

  private func source(of record: Int) -> Source {
    sources[sources.lastIndex { $0.first <= record } ?? 0]
  }

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
