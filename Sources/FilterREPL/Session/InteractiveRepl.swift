import DataStreams
import FilterCompletion
import FilterQueryTesting
package import FilterReports
import Foundation
import ScryfallCards
import ScryfallDialect
import Synchronization
import TerminalUI

/// The REPL at a terminal. Passes keys to the session, and its effects to the worker and the screen.
package struct InteractiveRepl {
  private let device: TerminalDevice
  private let hasColor: Bool

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

  /// Runs a session to its end. The cards of `file` are loaded in the background.
  package func run(_ environment: QueryEnvironment, options: ReplOptions, store: ReplStore, file: CardFile? = nil)
    -> ExitStatus
  {
    let mailbox = Mailbox()
    let device = device
    let deliver: @Sendable (ReplEvent) -> Void = { event in
      mailbox.put(event)
      device.wake()
    }
    let worker = ReplWorker(deliver: deliver)
    worker.start(environment, options: options, store: store)
    worker.submit(.store)
    let size = device.size
    var session = ReplSession(
      engine: environment.engine, options: options, columns: size.columns, rows: size.rows, hasColor: hasColor,
      hasCards: environment.cards != nil, loading: file.map { InteractiveRepl.name(of: $0.path) })
    if let file { load(file, with: worker, deliver) }
    var decoder = KeyDecoder()
    device.enter()
    defer { device.leave() }
    var screen = ReplScreen(hasColor: hasColor)
    screen.print([ReplGreeting.line(environment, isLoading: file != nil)], session: session)
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
          case .load(let path): load(CardFile(path: path), with: worker, deliver)
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

  /// Loads cards on a separate thread.
  private func load(
    _ file: CardFile, with worker: ReplWorker, _ deliver: @escaping @Sendable (ReplEvent) -> Void
  ) {
    let name = InteractiveRepl.name(of: file.path)
    deliver(.loading(name: name, percent: nil))
    let thread = Thread {
      do throws(CardFileError) {
        var shown = -1
        let cards = try CardCollection.open(file.path, printings: file.printings) { progress in
          let percent = progress.totalBytes.map { $0 == 0 ? 100 : progress.bytesRead * 100 / $0 } ?? -1
          if percent > shown {
            shown = percent
            deliver(.loading(name: name, percent: percent))
          }
          return true
        }
        worker.submit(.cards(cards, name: name))
      } catch {
        deliver(.loadingFailed(error.message))
      }
    }
    thread.stackSize = 16 << 20
    thread.start()
  }
}

/// The first line of a session.
enum ReplGreeting {
  static func line(_ environment: QueryEnvironment, isLoading: Bool) -> ScreenLine {
    var line = ScreenLine("filterq", TextStyle(nil, .bold))
    if !isLoading, let cards = environment.cards {
      line.append(" — \(Counted.grouped(cards.library.count)) cards of \(environment.cardsName)")
    }
    line.append(" — type a query; ", TextStyle(nil, .dim))
    line.append(":help", TextStyle(.magenta, .bold))
    line.append(", Ctrl-D ends", TextStyle(nil, .dim))
    return line
  }
}
