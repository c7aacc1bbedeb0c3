/// A simple reference editor: a string and a caret in bytes, characters computed from scratch each time, undo by
/// keeping whole texts. It is slow, and shares only the names of the operations with the real one.
struct ReferenceEditor {
  enum Action: Hashable {
    /// Text that is typed, in the pieces that come as keys.
    case type([String])
    case paste(String)
    case left, right, wordLeft, wordRight, home, end, textStart, textEnd, up, down
    case deleteBackward, deleteForward, endOrDelete
    case killLineEnd, killLineStart, killTerm, killWordBackward, killWordForward, yank, yankOlder
    case transpose, uppercase, lowercase, capitalize, lineFeed, undo, redo
    /// A key that is none of editing.
    case nothing
  }

  private enum Run: Equatable {
    case none, typing, killing, yanking
    case deleting(Int)
  }

  private struct Step {
    var text: String
    var caret: Int
    var textAfter: String
    var caretAfter: Int
  }

  private(set) var text = "" {
    didSet {
      characters = Array(text)
      places = [0]
      for character in characters { places.append(places[places.count - 1] + character.utf8.count) }
    }
  }
  /// Computed from scratch for each text.
  private(set) var characters: [Character] = []
  /// The byte offsets between the characters.
  private var places = [0]
  /// In bytes.
  private(set) var caret = 0
  private var done: [Step] = []
  private var undone: [Step] = []
  private var kills: [String] = []
  private var killPlace = 0
  private var last = Run.none

  var place: Int { places.firstIndex { $0 >= caret } ?? 0 }

  /// Performs an action; returns whether the editor should handle the key.
  mutating func act(_ action: Action) -> Bool {
    let here = place
    var line = characters[..<here].split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
    let rest = characters[here...].split(separator: "\n", omittingEmptySubsequences: false).first?.count ?? 0
    let (start, end) = (here - line, here + rest)
    switch action {
    case .nothing: return false
    case .type(let pieces): for piece in pieces { type(piece) }
    case .paste(let pasted): put(caret, caret, pasted, .none)
    case .lineFeed: put(caret, caret, "\n", .none)
    case .left: go(here - 1)
    case .right: go(here + 1)
    case .wordLeft: go(wordStart(here))
    case .wordRight: go(wordEnd(here))
    case .home: go(here == start ? 0 : start)
    case .end: go(here == end ? characters.count : end)
    case .textStart: go(0)
    case .textEnd: go(characters.count)
    case .up:
      if start == 0 { return false }
      let above = characters[..<(start - 1)].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      go(min(above + line, start - 1))
    case .down:
      if end == characters.count { return false }
      line = min(line, characters[(end + 1)...].firstIndex(of: "\n").map { $0 - end - 1 } ?? characters.count - end - 1)
      go(end + 1 + line)
    case .deleteBackward: if here > 0 { delete(here - 1) }
    case .deleteForward: if here < characters.count { delete(here) }
    case .endOrDelete:
      if characters.isEmpty { return false }
      if here < characters.count { delete(here) }
    case .killLineEnd: kill(here, here == end ? min(end + 1, characters.count) : end, isForward: true)
    case .killLineStart: kill(here == start ? max(0, start - 1) : start, here, isForward: false)
    case .killTerm:
      var place = here
      while place > 0, characters[place - 1].isWhitespace { place -= 1 }
      while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
      kill(place, here, isForward: false)
    case .killWordBackward: kill(wordStart(here), here, isForward: false)
    case .killWordForward: kill(here, wordEnd(here), isForward: true)
    case .yank: if kills.indices.contains(killPlace) { put(caret, caret, kills[killPlace], .yanking) }
    case .yankOlder:
      guard last == .yanking, let step = done.popLast() else { break }
      (text, caret) = (step.text, step.caret)
      killPlace = (killPlace + 1) % kills.count
      put(caret, caret, kills[killPlace], .yanking)
    case .transpose:
      let second = here == end ? here - 1 : here
      if second > start, second < characters.count {
        put(places[second - 1], places[second + 1], "\(characters[second])\(characters[second - 1])", .none)
      }
    case .uppercase: changeWord { $0.uppercased() }
    case .lowercase: changeWord { $0.lowercased() }
    case .capitalize:
      changeWord { word in
        let signs = word.prefix { !Self.isOfWord($0) }
        let letters = word.dropFirst(signs.count)
        return signs + letters.prefix(1).uppercased() + letters.dropFirst().lowercased()
      }
    case .undo:
      guard let step = done.popLast() else { break }
      (text, caret, last) = (step.text, step.caret, .none)
      undone.append(step)
    case .redo:
      guard let step = undone.popLast() else { break }
      (text, caret, last) = (step.textAfter, step.caretAfter, .none)
      done.append(step)
    }
    return true
  }

  /// Whether a redone text is correct: the one after all undone changes.
  func wasRedone(to text: String, _ redone: String) -> Bool {
    redone.utf8.elementsEqual((undone.first?.textAfter ?? text).utf8)
  }

  private mutating func go(_ place: Int) {
    let places = places
    caret = places[max(0, min(place, places.count - 1))]
    last = .none
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber || !character.isASCII && !character.isWhitespace
  }

  private func wordStart(_ here: Int) -> Int {
    let word = characters[..<here].lastIndex { Self.isOfWord($0) } ?? 0
    return characters[..<word].lastIndex { !Self.isOfWord($0) }.map { $0 + 1 } ?? 0
  }

  private func wordEnd(_ here: Int) -> Int {
    let word = characters[here...].firstIndex { Self.isOfWord($0) } ?? characters.count
    return characters[word...].firstIndex { !Self.isOfWord($0) } ?? characters.count
  }

  private mutating func changeWord(_ change: (String) -> String) {
    let end = places[wordEnd(place)]
    let start = places[place]
    put(start, end, change(String(decoding: Array(text.utf8)[start..<end], as: UTF8.self)), .none)
  }

  private mutating func type(_ piece: String) {
    if piece == "\n" || piece.count > 1 { return put(caret, caret, piece, .none) }
    put(caret, caret, piece, .typing, goesOn: last == .typing && piece != " ")
  }

  private mutating func delete(_ place: Int) {
    var number = 1
    if case .deleting(let before) = last, before < 64, !characters[place].isWhitespace { number = before + 1 }
    put(places[place], places[place + 1], "", .deleting(number), goesOn: number > 1)
  }

  private mutating func kill(_ low: Int, _ high: Int, isForward: Bool) {
    if low == high { return }
    let killed = characters[low..<high].map { String($0) }.joined()
    if last == .killing, !kills.isEmpty {
      kills[0] = isForward ? kills[0] + killed : killed + kills[0]
    } else {
      kills = Array(([killed] + kills).prefix(32))
    }
    killPlace = 0
    put(places[low], places[high], "", .killing)
  }

  private mutating func put(_ low: Int, _ high: Int, _ piece: String, _ run: Run, goesOn: Bool = false) {
    if low == high, piece.isEmpty { return }
    let before = (text: text, caret: caret)
    let bytes = Array(text.utf8)
    text = String(decoding: bytes[..<low] + Array(piece.utf8) + bytes[high...], as: UTF8.self)
    let wanted = low + piece.utf8.count
    caret = places.first { $0 >= wanted } ?? text.utf8.count
    last = run
    if bytes[low..<high].elementsEqual(piece.utf8) { return }
    undone = []
    if goesOn, !done.isEmpty {
      (done[done.count - 1].textAfter, done[done.count - 1].caretAfter) = (text, caret)
    } else {
      done.append(Step(text: before.text, caret: before.caret, textAfter: text, caretAfter: caret))
    }
  }
}
