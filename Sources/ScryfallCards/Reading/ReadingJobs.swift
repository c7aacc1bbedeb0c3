import DataStreams
import Dispatch

/// Reads the records of a file as they come, several jobs at once, and hands their cards on in the order of the file.
struct ReadingJobs {
  private var report = CardFileReport()
  private var current = ReadingJob()
  private var begun: [ReadingJob] = []
  private let readers = CardReaders()
  /// How many jobs may be begun and not handed on: enough for the processors, few enough to need little room.
  private static let most = 4

  /// Adds a record. Its text is copied.
  mutating func add(_ record: RawRecord, firstRecord: Int, _ take: (consuming Card) -> Void) {
    current.add(record, firstRecord: firstRecord)
    guard current.isFull else { return }
    let job = current
    current = ReadingJob()
    begun.append(job)
    DispatchQueue.global(qos: .userInitiated).async { [readers] in job.run(readers) }
    if begun.count == Self.most { handOnFirst(take) }
  }

  private mutating func handOnFirst(_ take: (consuming Card) -> Void) {
    let job = begun.removeFirst()
    job.wait()
    handOn(job, take)
  }

  private mutating func handOn(_ job: ReadingJob, _ take: (consuming Card) -> Void) {
    report.records += job.recordCount
    report.cards += job.cards.count
    for problem in job.problems { report.add(problem) }
    job.handOn(take)
  }

  /// Hands on the rest, and answers the counts and problems of all.
  mutating func finish(_ take: (consuming Card) -> Void) -> CardFileReport {
    while !begun.isEmpty { handOnFirst(take) }
    if !current.isEmpty {
      current.run(readers)
      handOn(current, take)
    }
    return report
  }
}
