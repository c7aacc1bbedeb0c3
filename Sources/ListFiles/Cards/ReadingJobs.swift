import DataStreams
import Dispatch
import ScryfallCards

/// Reads records as cards in several concurrent jobs, and passes the cards on in the order of the file.
struct ReadingJobs {
  private var report = CardFileReport()
  private var current = ReadingJob()
  private var running: [ReadingJob] = []
  private let readers: CardReaders
  /// The maximum number of unfinished jobs: enough for the processors, few enough to need little memory.
  private static let maximumJobs = 4

  init(_ needs: CardNeeds) { readers = CardReaders(needs) }

  /// Adds a record, whose text is copied.
  mutating func add(_ record: RawRecord, firstRecord: Int, _ take: (consuming Card) -> Void) {
    current.add(record, firstRecord: firstRecord)
    guard current.isFull else { return }
    let job = current
    current = ReadingJob()
    running.append(job)
    DispatchQueue.global(qos: .userInitiated).async { [readers] in job.run(readers) }
    if running.count == Self.maximumJobs { deliverFirst(take) }
  }

  private mutating func deliverFirst(_ take: (consuming Card) -> Void) {
    let job = running.removeFirst()
    job.wait()
    deliver(job, take)
  }

  private mutating func deliver(_ job: ReadingJob, _ take: (consuming Card) -> Void) {
    report.records += job.recordCount
    report.cards += job.cards.count
    for error in job.errors { report.add(error) }
    job.deliver(take)
  }

  /// Passes on the remaining cards. Returns the report on all records.
  mutating func finish(_ take: (consuming Card) -> Void) -> CardFileReport {
    while !running.isEmpty { deliverFirst(take) }
    if !current.isEmpty {
      current.run(readers)
      deliver(current, take)
    }
    return report
  }
}

/// Copies of some records, which are read as cards on another thread.
final class ReadingJob: @unchecked Sendable {
  // Used by the thread that fills the job until `run`, then by the thread of `run`, and after `done` by the first
  // again.
  private var text: [UInt8] = []
  private var records: [Record] = []
  private(set) var cards: [Card] = []
  private(set) var errors: [CardRecordError] = []
  /// The number of records with text.
  private(set) var recordCount = 0
  private let done = DispatchSemaphore(value: 0)

  private struct Record {
    let bytes: Range<Int>
    let offset: Int
    let line: Int
    let number: Int
    let firstRecord: Int
    let error: String?
  }

  /// The minimum size of a job in bytes, except for the last one of a file.
  private static let minimumSize = 1 << 20

  init() { text.reserveCapacity(ReadingJob.minimumSize + 1 << 14) }

  var isEmpty: Bool { records.isEmpty }

  var isFull: Bool { text.count >= ReadingJob.minimumSize }

  func add(_ record: RawRecord, firstRecord: Int) {
    let start = text.count
    text += record.bytes
    records.append(
      Record(
        bytes: start..<text.count, offset: record.offset, line: record.line, number: record.number,
        firstRecord: firstRecord, error: record.error))
  }

  /// Reads the records.
  func run(_ readers: CardReaders) {
    var reader = readers.borrow()
    cards.reserveCapacity(records.count)
    text.withUnsafeBufferPointer { text in
      for record in records { read(record, in: UnsafeBufferPointer(rebasing: text[record.bytes]), with: &reader) }
    }
    readers.giveBack(reader)
    (text, records) = ([], [])
    done.signal()
  }

  private func read(_ record: Record, in bytes: UnsafeBufferPointer<UInt8>, with reader: inout CardReader) {
    func report(at offset: Int, message: String) {
      errors.append(
        CardRecordError(line: record.line, record: record.number, offset: record.offset + offset, message: message))
    }
    if !bytes.isEmpty || record.error == nil { recordCount += 1 }
    if let error = record.error { return report(at: bytes.count, message: error) }
    do throws(JSONError) {
      cards.append(try reader.card(bytes, record: record.firstRecord + record.number))
    } catch {
      report(at: error.offset, message: error.message)
    }
  }

  /// Waits until the records are read.
  func wait() { done.wait() }

  /// Passes the cards on and removes them from the job.
  func deliver(_ take: (consuming Card) -> Void) {
    cards.withUnsafeMutableBufferPointer { cards in
      guard let base = cards.baseAddress else { return }
      for index in cards.indices {
        take((base + index).move())
        (base + index).initialize(to: Card())
      }
    }
    cards = []
  }
}

/// Idle readers. A reader caches values that many records share.
final class CardReaders: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var idle: [CardReader] = []
  private let needs: CardNeeds

  init(_ needs: CardNeeds) { self.needs = needs }

  func borrow() -> CardReader {
    lock.wait()
    defer { lock.signal() }
    return idle.popLast() ?? CardReader(needs)
  }

  func giveBack(_ reader: CardReader) {
    lock.wait()
    idle.append(reader)
    lock.signal()
  }
}
