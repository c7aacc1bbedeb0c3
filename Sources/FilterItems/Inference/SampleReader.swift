import DataStreams

extension RecordSample {
  /// The maximum number of records to read: as many as take about ten milliseconds, so that the first rows of a search
  /// appear at once.
  package static let usualRecords = 2_000
  /// The offset after which no record is begun.
  package static let usualBytes = 16 << 20

  /// Reads the records at the beginning of a text. Unless it is whole, its last record is left out.
  package mutating func add(
    firstOf bytes: UnsafeBufferPointer<UInt8>, of text: ItemText, isWhole: Bool
  ) {
    var adding = SampleReader(self, of: text, maximumRecords: Self.usualRecords)
    var reader = ItemReader(text)
    if reader.add(bytes, take: { adding.take($0) }), isWhole { reader.finish { adding.take($0) } }
    self = adding.finished
  }
}

/// Adds the records of a text to a sample.
package struct SampleReader {
  package private(set) var sample: RecordSample
  private let text: ItemText
  private var nodes: [Int?] = []
  private let scratch = JSONScratch()
  private let writer = FieldWriter()
  private var fields = LineFields()
  private let first: Int
  private let maximumRecords: Int
  private let fullRecords: Int
  private let maximumBytes: Int
  private let countsDamage: Bool
  /// A reader that adds to a sample.
  ///
  /// - Parameters:
  ///   - first: The number of records to skip.
  ///   - maximumRecords: The number of records after which reading stops.
  ///   - fullRecords: The number of records after which values are added only to fields that have few.
  ///   - maximumBytes: The offset after which no record is begun.
  ///   - countsDamage: Whether the sample counts the records that cannot be read.
  package init(
    _ sample: RecordSample, of text: ItemText, from first: Int = 0, maximumRecords: Int = .max, fullRecords: Int = .max,
    maximumBytes: Int = .max, countsDamage: Bool = true
  ) {
    self.countsDamage = countsDamage
    self.sample = sample
    if let marks = text.nullMarks, marks != sample.nullMarks { self.sample.setNullMarks(marks) }
    self.text = text
    self.first = first
    func limit(_ count: Int) -> Int { count > .max - sample.records ? .max : sample.records + count }
    self.maximumRecords = limit(maximumRecords)
    self.fullRecords = limit(fullRecords)
    self.maximumBytes = maximumBytes
  }

  /// The sample with the records of the text.
  package var finished: RecordSample {
    var sample = sample
    sample.isLight = false
    return sample
  }

  private mutating func report(_ damage: ItemDamage) {
    if countsDamage { sample.add(damage) }
  }

  /// The names of the columns of the following records, in the middle of delimited text.
  package mutating func setColumns(_ names: [String]) { nodes = names.map { sample.node(ofColumn: $0) } }

  /// Adds a record; returns whether to continue.
  package mutating func take(_ raw: RawItem) -> Bool {
    if sample.records >= fullRecords { sample.isLight = true }
    switch raw {
    case .json(let record):
      if record.number < first { return true }
      if let origin = record.origin { sample.note(origin) }
      if let encoding = record.encoding { sample.note([encoding.remark]) }
      if record.zeros > 0 { sample.addZeros(record.zeros) }
      if let damage = ItemDamage(of: record, in: text) {
        report(damage)
      } else {
        do throws(JSONError) { try sample.add(json: record.bytes, scratch: scratch) } catch {
          report(ItemDamage(error, of: record, in: text))
        }
      }
      return sample.records < maximumRecords && record.offset < maximumBytes
    case .delimited(let record):
      if record.number == 0 {
        setColumns(record.columnNames)
        sample.addRepeatedNames(record.repeatedNames)
        sample.note(record.remarks)
      }
      if record.number < first { return true }
      if let finding = record.finding {
        report(ItemDamage(finding, in: text))
      } else {
        if record.count < nodes.count { sample.addShortRecord() }
        sample.add(record, nodes: nodes, scratch: scratch)
      }
      return sample.records < maximumRecords && record.offset < maximumBytes
    case .text(let record):
      if record.number == 0 { sample.note(record.remarks) }
      if record.number < first { return true }
      if let error = record.error {
        report(ItemDamage(file: text.name, line: record.line, column: 1, message: error))
      } else {
        let fits = record.form.write(record.bytes, line: record.line, to: writer, &fields)
        do throws(JSONError) { try sample.add(json: writer.bytes, scratch: scratch) } catch {
          TextLayout.writeMessage(record.bytes, to: writer)
          do throws(JSONError) { try sample.add(json: writer.bytes, scratch: scratch) } catch {}
        }
        sample.noteText(record.form, fits: fits)
      }
      return sample.records < maximumRecords && record.offset < maximumBytes
    }
  }
}
