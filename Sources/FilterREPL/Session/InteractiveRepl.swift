import CardFiles
import DataStreams
import FilterCompletion
import FilterItems
import FilterQueryTesting
package import FilterReports
package import FilterVocabulary
import Foundation
import ScryfallCards
import ScryfallDialect
import Synchronization
import TerminalUI

/// The REPL at a terminal. Passes keys to the session, and its effects to the worker and the screen.
package struct InteractiveRepl {
  private let device: TerminalDevice
  private let hasColor: Bool

  /// The list that a session searches, read from files in the background.
  package enum Source: Sendable {
    case cards(CardFile)
    /// The items of files under a vocabulary, and a note on it.
    case items(ReplItems, Vocabulary, note: String?)

    fileprivate var name: String {
      switch self {
      case .cards(let file): InteractiveRepl.name(of: file.path)
      case .items(let items, _, _): items.name
      }
    }
  }

  /// A file of cards to load.
  package struct CardFile: Sendable {
    package var path: String
    /// A file of further printings of those cards.
    package var printings: String?

    package init(path: String, printings: String? = nil) {
      self.path = path
      self.printings = printings
    }
  }

  private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }

  /// Events from other threads.
  private final class Mailbox: Sendable {
    private let events = Mutex<[ReplEvent]>([])

    func put(_ event: ReplEvent) { events.withLock { $0.append(event) } }

    func take() -> [ReplEvent] {
      events.withLock { events in
        defer { events = [] }
        return events
      }
    }
  }

  package init(_ device: TerminalDevice, hasColor: Bool) {
    self.device = device
    self.hasColor = hasColor
  }

  /// Runs a session to its end. The list of `source` is loaded in the background.
  package func run(
    _ environment: QueryEnvironment, options: ReplOptions, store: ReplStore, source: Source? = nil
  ) -> ExitStatus {
    let mailbox = Mailbox()
    let device = device
    let deliver: @Sendable (ReplEvent) -> Void = { event in
      mailbox.put(event)
      device.wake()
    }
    let worker = ReplWorker(deliver: deliver)
    let size = device.size
    var options = options
    if size.rows < InteractiveRepl.minimumLiveRows { options.showsLiveRows = false }
    worker.start(environment, options: options, store: store)
    worker.submit(.store)
    var items: ReplItems?
    if case .items(let files, _, _)? = source { items = files }
    var session = ReplSession(
      engine: environment.engine, options: options, columns: size.columns, rows: size.rows, hasColor: hasColor,
      hasList: environment.cards != nil || environment.database != nil || source != nil,
      isOfItems: items != nil || environment.itemVocabulary != nil,
      itemCount: environment.database.flatMap { $0.isOfItems ? $0.count : nil }, loading: source?.name)
    if let source { load(source, with: worker, deliver) }
    var decoder = KeyDecoder()
    device.enter()
    defer { device.leave() }
    var screen = ReplScreen(hasColor: hasColor)
    screen.print(ReplGreeting.lines(environment, source: source, size: size), session: session)
    device.write(screen.output(session))
    while true {
      var events: [ReplEvent] = []
      switch device.events(timeout: decoder.isWaiting ? .milliseconds(40) : nil) {
      case .bytes(let bytes): events = decoder.decode(bytes).map { .key($0) }
      case .timedOut: events = decoder.flush().map { .key($0) }
      case .resized:
        let size = device.size
        events = [.resized(columns: size.columns, rows: size.rows)]
      // The screen may have changed while suspended.
      case .continued: screen.forget()
      case .woken: events = mailbox.take()
      case .ended:
        worker.stop()
        return .clean
      }
      for event in events {
        for effect in session.handle(event) {
          switch effect {
          case .print(let lines): screen.print(lines, session: session)
          case .survey(let request): worker.survey(request)
          case .answer(let line, let number, let columns):
            worker.submit(.answer(line, number: number, columns: columns))
          case .remember(let query): worker.submit(.remember(query))
          case .forget(let text): worker.submit(.forget(text))
          case .adopt(let options): worker.submit(.adopt(options))
          case .load(let path):
            if let items {
              load(items.replaced(by: path), with: worker, deliver)
            } else {
              load(.cards(CardFile(path: path)), with: worker, deliver)
            }
          case .cancel: worker.cancel()
          case .clear: screen.clear(session)
          case .suspend:
            device.write(screen.leave(session))
            // The next event is `resized`, even if the size is the same.
            device.suspend()
          case .quit:
            device.write(screen.leave(session))
            worker.stop()
            return .clean
          }
        }
      }
      device.write(screen.output(session))
    }
  }

  /// A lower terminal has no room for rows below the line.
  private static let minimumLiveRows = 16

  /// Loads a list on a separate thread.
  private func load(_ source: Source, with worker: ReplWorker, _ deliver: @escaping @Sendable (ReplEvent) -> Void) {
    deliver(.loading(ReplLoading(name: source.name)))
    run {
      switch source {
      case .cards(let file):
        do throws(CardFileError) {
          worker.submit(.cards(try InteractiveRepl.cards(of: file, deliver), name: source.name))
        } catch {
          deliver(.loadingFailed(error.message))
        }
      case .items(let items, let vocabulary, _):
        InteractiveRepl.read(items, vocabulary, with: worker, deliver)
      }
    }
  }

  /// Loads items on a separate thread; their vocabulary is inferred there unless it was given.
  private func load(_ items: ReplItems, with worker: ReplWorker, _ deliver: @escaping @Sendable (ReplEvent) -> Void) {
    deliver(.loading(ReplLoading(name: items.name)))
    run {
      do throws(CommandFailure) {
        let inferred = try items.vocabulary()
        if let note = inferred.note { deliver(.note(note)) }
        InteractiveRepl.read(items, inferred.vocabulary, with: worker, deliver)
      } catch {
        deliver(.loadingFailed(error.message))
      }
    }
  }

  private func run(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread { body() }
    thread.stackSize = 16 << 20
    thread.start()
  }

  private static func cards(
    of file: CardFile, _ deliver: (ReplEvent) -> Void
  ) throws(CardFileError) -> CardCollection {
    let name = name(of: file.path)
    var shown = -1
    return try CardCollection.open(file.path, printings: file.printings) { progress in
      let percent = progress.totalBytes.map { $0 == 0 ? 100 : progress.bytesRead * 100 / $0 } ?? -1
      if percent > shown {
        shown = percent
        deliver(.loading(ReplLoading(name: name, percent: percent)))
      }
      return true
    } indexing: {
      deliver(.loading(ReplLoading(name: name, phase: "indexing")))
    }
  }

  private static func read(
    _ items: ReplItems, _ vocabulary: Vocabulary, with worker: ReplWorker, _ deliver: (ReplEvent) -> Void
  ) {
    do throws(CommandFailure) {
      let collection = try items.read(vocabulary) { phase, percent in
        deliver(.loading(ReplLoading(name: items.name, phase: phase, percent: percent)))
      }
      worker.submit(.items(collection, list: items.historyKey))
    } catch {
      deliver(.loadingFailed(error.message))
    }
  }
}

/// The first lines of a session.
enum ReplGreeting {
  static func lines(
    _ environment: QueryEnvironment, source: InteractiveRepl.Source?, size: (columns: Int, rows: Int)
  ) -> [ScreenLine] {
    var line = ScreenLine("filterq", TextStyle(nil, .bold))
    if source == nil, let cards = environment.cards {
      line.append(" — \(Counted.grouped(cards.library.count)) cards of \(environment.cardsName)")
    }
    if let list = environment.list(), list.isRemote {
      line.append(" — \(CharacterWidth.visible(list.inventory))")
    }
    line.append(" — type a query; ", TextStyle(nil, .dim))
    line.append(":help", TextStyle(.magenta, .bold))
    line.append(", Ctrl-D ends", TextStyle(nil, .dim))
    var lines = [line]
    // A low terminal keeps its rows for the session.
    if case .items(_, _, let note?)? = source, size.rows >= 16 { lines.append(ScreenLine(note, TextStyle(nil, .dim))) }
    return lines.flatMap { $0.wrappedWords(to: size.columns) }
  }
}
