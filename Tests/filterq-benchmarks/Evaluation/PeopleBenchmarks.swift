import FilterEvaluation
import Foundation

/// Measures the list of people with half a million people, and how it grows up to ten million.
enum PeopleBenchmarks {
  /// A person in a plain array.
  private struct Row {
    let name: String
    let shoe: Int
    let blood: String
    let birthday: Int
  }

  static func run() {
    half()
    growth()
  }

  private static func half() {
    let people = MeasuredPeople.generated(500_000)
    let clock = ContinuousClock()
    let start = clock.now
    let store = ColumnStore(MeasuredPeople.list, items: people)
    let built = (clock.now - start).milliseconds
    let rows = people.map { person in
      Row(
        name: person.name.lowercased(), shoe: Int(person.shoe), blood: MeasuredPeople.bloods[Int(person.blood)],
        birthday: Int(person.birthday))
    }
    print("\(people.count) people, in columns after \(Int(built)) ms:")
    filters(store, rows: rows)
    for text in ["", "shoe>=40 blood:a+ ", "shoe>=40 shoe<=41 blood:a+ "] {
      typing(text, name: "maria", store: store, rows: rows)
    }
    typing("", name: "elbel", store: store, rows: rows)
  }

  private static func filters(_ store: ColumnStore, rows: [Row]) {
    func plan(_ text: String) -> FilterPlan { MeasuredPeople.list.plan(text) }
    let low = 40 * MeasuredPeople.daysOfYear
    let three = plan("shoe>=40 shoe<=41 blood:a+ born>=1970")
    let changed = plan("shoe>=40 shoe<=42 blood:a+ born>=1970")
    var count = 0
    let base = Timing.fastest(budget: 100) {
      count = rows.filter { (40...41).contains($0.shoe) && $0.blood == "a+" && $0.birthday >= low }.count
      return count
    }
    let found = store.run(three).count
    if found != count { print("  DISAGREE: \(found), by a closure \(count)") }
    Bar.line(
      "three filters, count of \(found)", figure: Timing.fastest { store.run(three).count }, atMost: 100, unit: "µs")
    Bar.line("the same by a closure over structs", figure: base, atMost: nil, unit: "µs")
    var filter = IncrementalFilter(store)
    var isFirst = false
    filter.update(three)
    let change = Timing.fastest {
      isFirst.toggle()
      filter.update(isFirst ? changed : three)
      return filter.result.count
    }
    Bar.line("one of them changed back and forth, change set", figure: change, atMost: 150, unit: "µs")
    var fresh = Double.infinity
    for _ in 0..<20 {
      var filter = IncrementalFilter(store)
      filter.update(three)
      fresh = min(fresh, Timing.once { filter.update(changed).inserted.size })
    }
    Bar.line("one of them changed to something new, change set", figure: fresh, atMost: 150, unit: "µs")
    Bar.line(
      "three filters, first 50", figure: Timing.fastest { store.rows(three, limit: 50).count }, atMost: 100, unit: "µs")
  }

  private static func typing(_ before: String, name: String, store: ColumnStore, rows: [Row]) {
    let list = MeasuredPeople.list
    let texts = name.indices.map { before + name[...$0] }
    var times = texts.map { _ in Double.infinity }
    var fresh = times
    var counts = texts.map { _ in 0 }
    for round in 0..<8 {
      var filter = IncrementalFilter(store)
      filter.update(list.plan(before))
      for (index, text) in texts.enumerated() {
        func runAfresh() {
          let time = Timing.once {
            // Like the other, with the changes.
            var filter = IncrementalFilter(store)
            filter.update(list.plan(text))
            return filter.result.count
          }
          fresh[index] = min(fresh[index], time)
        }
        // Which comes first finds the texts out of the caches.
        if round % 2 == 1 { runAfresh() }
        let time = Timing.once {
          filter.update(list.plan(text))
          counts[index] = filter.result.count
          return counts[index]
        }
        times[index] = min(times[index], time)
        if round % 2 == 0 { runAfresh() }
      }
    }
    for (index, text) in texts.enumerated() {
      Bar.line("keystroke '\(text)', \(counts[index]) found", figure: times[index], atMost: 2_000, unit: "µs")
    }
    let ratio = zip(times, fresh).map { $0 / $1 }.max() ?? 0
    Bar.line("  the slowest against the same afresh", figure: ratio, atMost: 1.1, unit: "x")
    if !before.isEmpty { return }
    for (index, typed) in name.indices.enumerated() {
      let part = String(name[...typed])
      let time = Timing.once { rows.filter { $0.name.contains(part) }.count }
      let count = rows.count { $0.name.contains(part) }
      // Without blanks a part may lie across both names.
      let difference = count == counts[index] ? "" : " (\(count) found)"
      Bar.line("  by a closure '\(part)'\(difference)", figure: time, atMost: nil, unit: "µs")
    }
  }
}

extension PeopleBenchmarks {
  /// Measures lists of several lengths: no figure may grow faster than the rows.
  private static func growth() {
    let list = MeasuredPeople.list
    let (three, changed) = (
      list.plan("shoe>=40 shoe<=41 blood:a+ born>=1970"), list.plan("shoe>=40 shoe<=42 blood:a+ born>=1970")
    )
    var tables: [[Double]] = []
    let lengths = [100_000, 1_000_000, 10_000_000]
    for length in lengths {
      let people = MeasuredPeople.generated(length)
      MachineLoad.giveBackMemory()
      let before = MachineLoad.residentMegabytes ?? 0
      let clock = ContinuousClock()
      let start = clock.now
      let store = ColumnStore(MeasuredPeople.list, items: people)
      let built = (clock.now - start).milliseconds * 1_000
      MachineLoad.giveBackMemory()
      let bytes = ((MachineLoad.residentMegabytes ?? 0) - before) * 1_024_000 / Double(length)
      let pairwise = clock.now
      let other = TaskBenchmarks.wait { await ColumnStore(MeasuredPeople.list, items: people, tasks: 2).count }
      let builtByTwo = other == length ? (clock.now - pairwise).milliseconds * 1_000 : .infinity
      var filter = IncrementalFilter(store)
      filter.update(three)
      var isFirst = false
      let change = Timing.fastest {
        isFirst.toggle()
        return filter.update(isFirst ? changed : three).inserted.size
      }
      func keystroke(_ before: String, _ text: String) -> Double {
        (0..<6).map { _ in
          var filter = IncrementalFilter(store)
          filter.update(list.plan(before))
          return Timing.once { filter.update(list.plan(text)).inserted.size }
        }.min() ?? 0
      }
      tables.append([
        built, builtByTwo, bytes, Timing.fastest { store.run(three).count }, change, keystroke("", "m"),
        keystroke("mar", "mari"),
        Timing.fastest { store.run(list.plan("mari")).count }, Timing.fastest { store.rows(three, limit: 50).count },
      ])
    }
    let names = [
      "building", "building, two tasks", "bytes a row", "three filters, count", "one of them changed, change set",
      "keystroke 'm', change set", "keystroke 'mari' after 'mar', change set", "'mari' afresh",
      "three filters, first 50",
    ]
    let bars: [Double?] = [nil, 3_000_000, 30, 1_000, 400, 12_000, 12_000, nil, 100]
    print("people, microseconds and in brackets nanoseconds a row: \(lengths.map { "\($0)" }.joined(separator: ", ")):")
    for (index, name) in names.enumerated() {
      let cells = zip(tables, lengths).map { figures, length in
        let figure = TimeSummary.figure(figures[index])
        return index == 2 ? figure : figure + String(format: " (%.3f)", figures[index] * 1_000 / Double(length))
      }
      let last = tables[tables.count - 1][index]
      let verdict = bars[index].map { "  " + Bar.verdict(last, atMost: $0, index == 2 ? "bytes" : "µs") } ?? ""
      print("  " + name.padding(toLength: 42, withPad: " ", startingAt: 0) + cells.joined() + verdict)
    }
  }
}

extension Timing {
  /// The time of one run, in microseconds.
  static func once(_ work: () -> Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    if work() == .min { print("unlikely") }
    return (clock.now - start).milliseconds * 1_000
  }
}
