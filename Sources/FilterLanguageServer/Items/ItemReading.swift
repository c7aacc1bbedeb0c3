import Dispatch
import FilterVocabulary

/// The files of items of a server, and the reading of them.
struct ItemReading: Sendable {
  /// The paths of the files; empty if there are none.
  var paths: [String] = []
  /// The paths of the settings if one of them leads to no file of the workspace. They are looked for again.
  var sought: [String] = []
  /// The vocabulary that the items are read with; nil if it is inferred from them.
  var vocabulary: Vocabulary?
  /// The states of the files before they were last read.
  var stamps: [String?] = []
  /// Whether a reading is planned that has not begun.
  var isPlanned = false
  /// The duration of the last reading in seconds.
  var duration = 0.0
  /// The last message about the items, which is not repeated.
  var lastMessage = ""

  /// The time before a changed file is read again, in seconds: a file that changes all the time takes at most half of
  /// the time of one processor.
  var pause: Double { max(0.1, duration) }

  /// The time between two looks at the files upon requests, in seconds.
  static let checkInterval = 1.0
  var lastCheck: Double?

  /// Whether to look at the files again at a time in seconds, which is remembered then. Never without files, unless
  /// documents are for lists of their own.
  mutating func isCheckDue(at now: Double, besides hasListings: Bool = false) -> Bool {
    if paths.isEmpty, sought.isEmpty, !hasListings { return false }
    if let lastCheck, now - lastCheck < ItemReading.checkInterval { return false }
    lastCheck = now
    return true
  }

  /// The patterns of the files, for a client that watches them. A file that was not found may be in any folder.
  var patterns: [String] { paths + sought.map { $0.hasPrefix("/") ? $0 : "**/" + ItemReading.name($0) } }

  /// Whether a file of the workspace may be one of those that were not found.
  func mayBeSought(_ path: String) -> Bool { sought.contains { path.hasSuffix("/" + ItemReading.name($0)) } }

  /// A path without its leading `./` or `/`: `log` for `./log` and `/log`.
  private static func name(_ path: String) -> Substring {
    path.hasPrefix("./") ? path.dropFirst(2) : path.drop { $0 == "/" }
  }
}

/// Reads items on a thread of its own, one reading after another.
final class ItemThread: Sendable {
  private let queue = DispatchQueue(label: "filterq items", qos: .utility)

  /// Runs some work after a number of seconds, and after the work before it.
  func run(after seconds: Double = 0, _ work: @escaping @Sendable () -> Void) {
    if seconds > 0 { queue.asyncAfter(deadline: .now() + seconds, execute: work) } else { queue.async(execute: work) }
  }
}

extension LanguageServer {
  /// Reads the items in the background and uses them with their vocabulary when they are loaded. `turn` is the number
  /// of the load of resources that they belong to; a later load makes the reading void.
  func readItems(turn: Int) {
    itemThread.run { [self] in
      let begin = state.withLock { state -> ItemReading? in
        guard state.loading == turn, !state.items.paths.isEmpty else { return nil }
        state.items.isPlanned = false
        state.items.stamps = state.items.paths.map(host.stamp)
        return state.items
      }
      if let begin { read(begin, turn: turn) }
    }
  }

  private func read(_ reading: ItemReading, turn: Int) {
    let start = DispatchTime.now().uptimeNanoseconds
    let progress = WorkProgress(self, title: "Reading items")
    defer { progress.end() }
    var items: ServedItems?
    var message = ""
    do {
      items = try host.items(reading.paths, reading.vocabulary) { phase, fraction in
        progress.report(phase, percentage: Int(min(max(fraction ?? 0, 0), 1) * 100))
      }
      message = items?.warning ?? ""
    } catch let failure as ServerHost.Failure {
      message = failure.message
    } catch {
      message = "cannot read the items: \(error)"
    }
    let duration = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let catalogs = state.withLock { $0.resources.catalogs }
    let path = state.withLock { $0.resources.vocabularyPath }
    let resources = items.map {
      ServerResources(engine: host.engine($0.vocabulary), vocabularyPath: path, catalogs: catalogs, items: $0)
    }
    _ = resources?.engine
    let (isNewest, isNew) = state.withLock { [message] state in
      guard state.loading == turn else { return (false, false) }
      let isNew = state.items.lastMessage != message
      state.items.lastMessage = message
      state.items.duration = duration
      if let resources { state.use(resources) }
      return (true, isNew)
    }
    if !isNewest { return }
    if isNew, !message.isEmpty { showMessage(items == nil ? .error : .warning, message) }
    if let items {
      log(.info, "read \(items.count) items of \(items.name)")
      publishAll()
    }
  }

  /// Plans to read the items again after a while, unless that is planned already. The present ones stay in use.
  func itemsChanged() {
    let plan = state.withLock { state -> (turn: Int, pause: Double)? in
      if state.items.paths.isEmpty || state.items.isPlanned { return nil }
      state.items.isPlanned = true
      return (state.loading, state.items.pause)
    }
    guard let plan else { return }
    itemThread.run(after: plan.pause) { [self] in readItems(turn: plan.turn) }
  }

  /// Reads the items again if a file of them changed or appeared. Clients that watch no files save documents and ask
  /// for counts.
  func checkItems() {
    checkListings()
    let hasItems = state.withLock { !$0.items.paths.isEmpty || !$0.items.sought.isEmpty }
    if !hasItems { return }
    itemThread.run { [self] in
      let (reading, folders) = state.withLock { ($0.items, $0.workspace.folders) }
      if reading.sought.isEmpty {
        if reading.paths.map(host.stamp) != reading.stamps { itemsChanged() }
        return
      }
      let isMissing = reading.sought.contains { path in
        do {
          _ = try host.locate(path, folders)
          return false
        } catch { return true }
      }
      let isFirst = state.withLock { state in
        defer { if !isMissing { state.items.sought = [] } }
        return state.items.sought == reading.sought
      }
      if !isMissing, isFirst { loadResources() }
    }
  }

  /// Looks at the files of items upon a request, at most once in ``ItemReading/checkInterval``.
  func checkItemsUponRequest() {
    let now = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    if state.withLock({ $0.items.isCheckDue(at: now, besides: !$0.knownListings.isEmpty) }) { checkItems() }
  }
}
