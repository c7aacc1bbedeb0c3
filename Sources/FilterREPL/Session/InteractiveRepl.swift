import FilterLists
package import FilterReports
import FilterText
import FilterVocabulary
import Foundation
import TerminalUI

/// The REPL at a terminal. Passes keys to the session, and its effects to the worker and the screen.
package struct InteractiveRepl {
  private let device: TerminalDevice
  private let hasColor: Bool

  /// Events from other threads.
  private final class Mailbox: Sendable {
    private let events = Lock<[ReplEvent]>([])

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

  /// Runs a session to its end. The list of `source` is loaded in the background; without one, `:load` reads any list.
  ///
  /// - Parameter opener: Finds the list of the name after `:load`.
  package func run(
    _ environment: QueryEnvironment, options: ReplOptions, store: ReplStore, settings: ReplSettings = ReplSettings(),
    source: ReplSource? = nil, opener: @escaping ReplSource.Opener = { .cards($0) }
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
    worker.start(environment, options: options, store: store, settings: settings)
    worker.submit(.store)
    var session = ReplSession(
      engine: environment.engine, options: options, columns: size.columns, rows: size.rows, hasColor: hasColor,
      list: environment.list.map { LoadedList($0) }, loading: source?.name)
    if let source { load(source, with: worker, deliver) }
    var decoder = KeyDecoder()
    device.enter()
    defer { device.leave() }
    var screen = ReplScreen(hasColor: hasColor)
    screen.print(ReplGreeting.lines(environment, source: source, size: size), session: session)
    for problem in settings.problems { deliver(.note(problem)) }
    device.write(screen.output(session))
    while true {
      var events: [ReplEvent] = []
      switch device.events(timeout: decoder.isWaiting ? .milliseconds(40) : nil) {
      case .bytes(let bytes): events = decoder.decode(bytes).map { .key($0) }
      case .timedOut: events = decoder.flush().map { .key($0) }
      case .resized:
        let size = device.size
        screen.resize()
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
            load(opener(path), with: worker, deliver)
          case .write(let text):
            device.write(screen.withdraw(session))
            device.leave()
            switch ReplEditor.edit(text) {
            case .success(let text): deliver(.written(text))
            case .failure(let failure): deliver(.failed(failure.message))
            }
            device.enter()
          case .copy(let text): device.write(Self.clipboardSequence(of: text))
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

  /// The sequence by which a terminal puts a text on the clipboard: OSC 52.
  /// (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html)
  static func clipboardSequence(of text: String) -> String {
    "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
  }

  /// A lower terminal has no room for rows below the line.
  private static let minimumLiveRows = 16

  /// Loads a list on a separate thread.
  private func load(_ source: ReplSource, with worker: ReplWorker, _ deliver: @escaping @Sendable (ReplEvent) -> Void) {
    deliver(.loading(ReplLoading(name: source.name)))
    let thread = Thread {
      let opened = OpenedSource(source)
      do throws(CommandFailure) {
        let loaded = try source.read { phase, percent in
          deliver(.loading(ReplLoading(name: source.name, phase: phase, percent: percent)))
        }
        if let note = loaded.note { deliver(.note(note)) }
        worker.submit(.list(loaded.list, from: opened, note: loaded.damage))
      } catch {
        deliver(.loadingFailed(error.message))
      }
    }
    thread.stackSize = 16 << 20
    thread.start()
  }
}

/// The first lines of a session.
enum ReplGreeting {
  /// `12 items of orders.jsonl`, or `237 sample cards` for a list that is named for what it has.
  private static func items(of list: SearchableList) -> String {
    let (one, many) = list.nouns
    let kind =
      list.name.hasPrefix("the ") && list.name.hasSuffix(" " + many) ? list.name.dropFirst(4).dropLast(many.count) : ""
    return kind.isEmpty
      ? "\(Counted.of(list.count, one, many)) of \(list.name)" : Counted.of(list.count, kind + one, kind + many)
  }

  static func lines(
    _ environment: QueryEnvironment, source: ReplSource?, size: (columns: Int, rows: Int)
  ) -> [ScreenLine] {
    var line = ScreenLine("filterq", TextStyle(nil, .bold))
    if source == nil, let list = environment.list {
      line.append(": \(CharacterWidth.visible(list.isRemote ? list.inventory : items(of: list)))")
    }
    line.append(". Type a query; ", TextStyle(nil, .dim))
    line.append(":help", TextStyle(.magenta, .bold))
    line.append(" for help, Ctrl-D to quit", TextStyle(nil, .dim))
    var lines = [line]
    // A low terminal keeps its rows for the session.
    if let note = source?.note, size.rows >= 16 { lines.append(ScreenLine(note, TextStyle(nil, .dim))) }
    return lines.flatMap { $0.wrappedWords(to: size.columns) }
  }
}
