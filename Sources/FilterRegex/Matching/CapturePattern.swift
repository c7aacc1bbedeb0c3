import FilterText

/// A pattern with named groups, such as `(?<status>\d+)`, and what they match in a text.
///
/// The leftmost match is taken, and of those that begin there the one that a reader of Perl's or Python's patterns expects: earlier
/// branches and longer repetitions first, shorter ones where they are lazy. Matching is linear in the text, with the size of the pattern
/// as the factor. A copy is independent.
package struct CapturePattern: Sendable, Hashable {
  /// The names of the groups, in their order.
  package let names: [String]
  /// The pattern as written.
  package let source: String
  private let program: RegexProgram
  /// The number of each named group among all groups.
  private let groups: [Int]

  package static func == (left: CapturePattern, right: CapturePattern) -> Bool { left.source == right.source }

  package func hash(into hasher: inout Hasher) { hasher.combine(source) }

  /// Compiles a pattern. Throws if it has errors, no named group, or look-around.
  package init(_ pattern: String) throws(CapturePatternError) {
    source = pattern
    let (plain, names, groups) = CapturePattern.withoutNames(Array(pattern.utf8))
    if names.isEmpty { throw CapturePatternError(message: "the pattern has no named group such as (?<status>\\d+)") }
    if let repeated = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw CapturePatternError(message: "two groups of the pattern are called '\(repeated)'")
    }
    let syntax = RegexSyntax(parsing: plain)
    guard syntax.isValid else {
      let first = syntax.diagnostics().first?.message
      throw CapturePatternError(message: first ?? "the pattern is damaged")
    }
    do throws(RegexCompilationError) {
      program = try RegexProgram(syntax, matchesCase: true, capturesGroups: true)
    } catch {
      throw CapturePatternError(message: "the pattern is too large")
    }
    if !program.looks.isEmpty { throw CapturePatternError(message: "look-around finds no groups") }
    self.names = names
    self.groups = groups
  }

  /// The pattern with plain groups for the named ones, their names, and the number of each among all groups.
  private static func withoutNames(_ bytes: [UInt8]) -> (plain: String, names: [String], groups: [Int]) {
    var plain: [UInt8] = []
    var (names, groups): ([String], [Int]) = ([], [])
    var (index, count, isInClass) = (0, 0, false)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        plain += bytes[index...(index + 1)]
        index += 2
        continue
      }
      if isInClass {
        if byte == UInt8(ascii: "]") { isInClass = false }
      } else if byte == UInt8(ascii: "[") {
        isInClass = true
        // A bracket at the beginning of a class is a member.
        let next = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "^") ? index + 2 : index + 1
        if next < bytes.count, bytes[next] == UInt8(ascii: "]") {
          plain += bytes[index...next]
          index = next + 1
          continue
        }
      } else if byte == UInt8(ascii: "(") {
        let rest = bytes[(index + 1)...]
        let length = rest.starts(with: "?<".utf8) ? 2 : rest.starts(with: "?P<".utf8) ? 3 : 0
        let name = rest.dropFirst(length).prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        if length > 0, !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ">") {
          names.append(String(decoding: name, as: UTF8.self))
          groups.append(count)
          count += 1
          plain.append(byte)
          index = name.endIndex + 1
          continue
        }
        if rest.first != UInt8(ascii: "?") { count += 1 }
      }
      plain.append(byte)
      index += 1
    }
    return (String(decoding: plain, as: UTF8.self), names, groups)
  }

  /// The ranges of the named groups in the leftmost match; nil without a match. A group that took no part has none.
  package func match(_ text: UnsafeBufferPointer<UInt8>) -> [Range<Int>?]? {
    var search = CaptureSearch(program, SymbolText(text, alphabet: program.classes))
    guard let places = search.run() else { return nil }
    return groups.map { group in
      guard let start = places[2 * group], let end = places[2 * group + 1] else { return nil }
      return search.text.offsets[start]..<search.text.offsets[end]
    }
  }
}

/// The reason why a pattern names no fields.
package struct CapturePatternError: Error, Hashable, Sendable {
  /// A sentence without a full stop.
  package let message: String
}

/// Follows all paths through a program at once, the preferred ones first, and keeps where each entered and left groups.
private struct CaptureSearch {
  /// A step, and the last of the places it came by.
  private struct Thread {
    let step: Int32
    let trail: Int32
  }

  /// A place where a path entered or left a group, and the one before it.
  private struct Mark {
    let slot: Int32
    let position: Int32
    let previous: Int32
  }

  private let program: RegexProgram
  let text: SymbolText
  private let seen: StepSet
  private var marks: [Mark] = []
  private var pending: [Thread] = []
  /// The last mark of the best match so far, and whether there is one.
  private var best: Int32?

  init(_ program: RegexProgram, _ text: SymbolText) {
    self.program = program
    self.text = text
    seen = StepSet(size: program.instructions.count)
  }

  /// The places of all slots in the preferred match.
  mutating func run() -> [Int?]? {
    var threads: [Thread] = []
    var next: [Thread] = []
    for position in 0...text.count {
      let canBegin = best == nil && program.beginning.isPossible(beside: text.character(after: position))
      if threads.isEmpty {
        if best != nil { break }
        marks.removeAll(keepingCapacity: true)
        if !canBegin { continue }
      }
      seen.removeAll()
      next.removeAll(keepingCapacity: true)
      var isDecided = false
      if position > 0 {
        let name = Int(text.classes[position - 1])
        for thread in threads {
          guard case .consume(let set, let target) = program.instructions[Int(thread.step)],
            program.classes.isMember(name, of: set)
          else { continue }
          if follow(target, thread.trail, at: position, into: &next) {
            // Threads that are less preferred than a match do not matter.
            isDecided = true
            break
          }
        }
      }
      if canBegin, !isDecided, best == nil { _ = follow(program.entry, -1, at: position, into: &next) }
      swap(&threads, &next)
    }
    return best.map { places($0) }
  }

  /// Adds the threads reachable from a step without consuming a character, the preferred ones first; whether one of them
  /// matches.
  private mutating func follow(_ first: Int32, _ trail: Int32, at position: Int, into threads: inout [Thread]) -> Bool {
    pending.removeAll(keepingCapacity: true)
    pending.append(Thread(step: first, trail: trail))
    while let thread = pending.popLast() {
      if !seen.insert(thread.step) { continue }
      switch program.instructions[Int(thread.step)] {
      case .consume: threads.append(thread)
      case .split(let left, let right):
        pending.append(Thread(step: right, trail: thread.trail))
        pending.append(Thread(step: left, trail: thread.trail))
      case .anchor(let anchor, let next):
        if anchor.holds(between: text.kind(before: position), and: text.kind(after: position)) {
          pending.append(Thread(step: next, trail: thread.trail))
        }
      case .save(let slot, let next):
        marks.append(Mark(slot: slot, position: Int32(clamping: position), previous: thread.trail))
        pending.append(Thread(step: next, trail: Int32(clamping: marks.count - 1)))
      case .look, .fail: break
      case .match:
        best = thread.trail
        return true
      }
    }
    return false
  }

  /// The last place of each slot on a trail.
  private func places(_ trail: Int32) -> [Int?] {
    var places = [Int?](repeating: nil, count: 2 * program.groupCount)
    var index = trail
    while index >= 0 {
      let mark = marks[Int(index)]
      if places[Int(mark.slot)] == nil { places[Int(mark.slot)] = Int(mark.position) }
      index = mark.previous
    }
    return places
  }
}
