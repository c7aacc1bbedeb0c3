import FilterEvaluation
import Filterator
import Foundation

/// Measures the list of the Filterator example with half a million people.
enum PeopleBenchmarks {
  /// A person in a plain array.
  private struct Row {
    let name: String
    let shoe: Int
    let blood: String
    let birthday: Int
  }

  static func run() {
    let people = People.generated(500_000)
    let clock = ContinuousClock()
    let start = clock.now
    let store = ColumnStore(.people, items: people)
    let built = (clock.now - start).milliseconds
    let rows = people.map { person in
      Row(
        name: person.name.lowercased(), shoe: Int(person.shoe), blood: person.blood.text,
        birthday: Int(person.birthday))
    }
    print("\(people.count) people, in columns after \(Int(built)) ms:")
    filters(store, rows: rows)
    for text in ["", "shoe>=40 blood:a+ "] { typing(text, name: "maria", store: store, rows: rows) }
    typing("", name: "elbel", store: store, rows: rows)
  }

  private static func filters(_ store: ColumnStore, rows: [Row]) {
    func plan(_ text: String) -> FilterPlan { FilterableList<Person>.people.plan(text) }
    let low = 40 * 336
    let three = plan("shoe>=40 shoe<=41 blood:a+ born>=1970")
    let changed = plan("shoe>=40 shoe<=42 blood:a+ born>=1970")
    var count = 0
    let base = Timing.fastest(budget: 100) {
      count = rows.filter { (40...41).contains($0.shoe) && $0.blood == "a+" && $0.birthday >= low }.count
      return count
    }
    let found = store.run(three).count
    if found != count { print("  DISAGREE: \(found), a closure says \(count)") }
    Bar.line(
      "three filters, count of \(found)", figure: Timing.fastest { store.run(three).count }, atMost: 300, unit: "µs")
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
      "three filters, first 50", figure: Timing.fastest { store.rows(three, limit: 50).count }, atMost: nil, unit: "µs")
  }

  private static func typing(_ before: String, name: String, store: ColumnStore, rows: [Row]) {
    let list = FilterableList<Person>.people
    let texts = name.indices.map { before + name[...$0] }
    var times = texts.map { _ in Double.infinity }
    var counts = texts.map { _ in 0 }
    for _ in 0..<8 {
      var filter = IncrementalFilter(store)
      filter.update(list.plan(before))
      for (index, text) in texts.enumerated() {
        times[index] = min(
          times[index],
          Timing.once {
            filter.update(list.plan(text))
            counts[index] = filter.result.count
            return counts[index]
          })
      }
    }
    for (index, text) in texts.enumerated() {
      Bar.line("keystroke '\(text)', \(counts[index]) found", figure: times[index], atMost: 2_000, unit: "µs")
    }
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

extension Timing {
  /// The time of one run, in microseconds.
  static func once(_ work: () -> Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    if work() == .min { print("unlikely") }
    return (clock.now - start).milliseconds * 1_000
  }
}
