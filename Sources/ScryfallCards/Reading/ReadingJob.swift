import DataStreams
import Dispatch

/// Some records of a file, copied, which are read as cards while the file is read on.
final class ReadingJob: @unchecked Sendable {
  // Written by the one who fills the job until it is begun, then by the one who reads the records, and behind `done` by the
  // first again.
  private var text: [UInt8] = []
  private var records: [Record] = []
  private(set) var cards: [Card] = []
  private(set) var problems: [CardFileProblem] = []
  /// How many of the records have any text.
  private(set) var recordCount = 0
  private let done = DispatchSemaphore(value: 0)

  private struct Record {
    let bytes: Range<Int>
    let offset: Int
    let line: Int
    let number: Int
    let firstRecord: Int
    let problem: String?
  }

  /// The bytes a job has at least, but for the last one of a file.
  private static let size = 1 << 20

  init() { text.reserveCapacity(ReadingJob.size + 1 << 14) }

  var isEmpty: Bool { records.isEmpty }

  var isFull: Bool { text.count >= ReadingJob.size }

  func add(_ record: RawRecord, firstRecord: Int) {
    let start = text.count
    text += record.bytes
    records.append(
      Record(
        bytes: start..<text.count, offset: record.offset, line: record.line, number: record.number,
        firstRecord: firstRecord, problem: record.problem))
  }

  /// Reads the records with one of some readers.
  func run(_ readers: CardReaders) {
    var reader = readers.borrow()
    cards.reserveCapacity(records.count)
    text.withUnsafeBufferPointer { text in
      for record in records { read(record, UnsafeBufferPointer(rebasing: text[record.bytes]), &reader) }
    }
    readers.giveBack(reader)
    (text, records) = ([], [])
    done.signal()
  }

  private func read(_ record: Record, _ bytes: UnsafeBufferPointer<UInt8>, _ reader: inout CardReader) {
    func report(_ offset: Int, _ message: String) {
      problems.append(
        CardFileProblem(line: record.line, record: record.number, offset: record.offset + offset, message: message))
    }
    if !bytes.isEmpty || record.problem == nil { recordCount += 1 }
    if let problem = record.problem { return report(bytes.count, problem) }
    do throws(RecordProblem) {
      cards.append(try reader.card(bytes, record: record.firstRecord + record.number))
    } catch {
      report(error.offset, error.message)
    }
  }

  /// Waits until the records are read.
  func wait() { done.wait() }

  /// Hands on the cards, which are not held here then.
  func handOn(_ take: (consuming Card) -> Void) {
    cards.withUnsafeMutableBufferPointer { cards in
      for place in cards.indices {
        var card = Card()
        swap(&card, &cards[place])
        take(card)
      }
    }
    cards = []
  }
}

/// Readers that are not at work: each keeps what many records have in common.
final class CardReaders: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var idle: [CardReader] = []

  func borrow() -> CardReader {
    lock.wait()
    defer { lock.signal() }
    return idle.popLast() ?? CardReader()
  }

  func giveBack(_ reader: CardReader) {
    lock.wait()
    idle.append(reader)
    lock.signal()
  }
}
