import DataStreams

extension RecordSample {
  /// How many records are read at most: as many as take about ten milliseconds, so that the first rows of a search come
  /// at once.
  package static let usualRecords = 2_000
  /// Where a record begins beyond this offset, reading stops.
  package static let usualBytes = 16 << 20

  /// Reads the records at the beginning of a text. Unless it is whole, its last record is left out.
  package mutating func add(
    firstOf bytes: UnsafeBufferPointer<UInt8>, of text: ItemText, isWhole: Bool, maximumBytes: Int = .max
  ) {
    var adding = SampleReader(self, maximumRecords: Self.usualRecords, maximumBytes: maximumBytes)
    var reader = ItemReader(text)
    if reader.add(bytes, take: { adding.take($0) }), isWhole { reader.finish { adding.take($0) } }
    self = adding.sample
  }
}

/// Adds the records of a text to a sample.
package struct SampleReader {
  package private(set) var sample: RecordSample
  private var names: [String] = []
  private let scratch = JSONScratch()
  private let maximumRecords: Int
  private let maximumBytes: Int

  package init(_ sample: RecordSample, maximumRecords: Int, maximumBytes: Int) {
    self.sample = sample
    self.maximumRecords = sample.records + maximumRecords
    self.maximumBytes = maximumBytes
  }

  /// Adds a record; returns whether to go on.
  package mutating func take(_ raw: RawItem) -> Bool {
    switch raw {
    case .json(let record):
      if record.error != nil { return true }
      do throws(JSONError) { try sample.add(json: record.bytes, scratch: scratch) } catch {}
      return sample.records < maximumRecords && record.offset < maximumBytes
    case .delimited(let record):
      if record.number == 0 { names = record.columnNames }
      if record.finding != nil { return true }
      sample.add(
        cells: names.indices.map { index in
          (names[index], String(decoding: record[index].contents(scratch), as: UTF8.self))
        })
      return sample.records < maximumRecords && record.offset < maximumBytes
    }
  }
}
