extension FuzzySearch {
  /// Adds the candidates that match apart from spaces.
  mutating func joined() {
    if !mayBeJoined { return }
    pattern.folded.bytes.withUnsafeBufferPointer { text in
      storage.joined.matches(text) { word, name in
        steps += 1
        let fit = joinedFit(word: word, name: name)
        note(fit.edits)
        insert(name, fit: fit)
      }
    }
  }

  /// The words of a candidate at which it matches apart from spaces.
  func joinedFits(_ name: Int, found: (_ word: Int, Fit) -> Void) {
    if !mayBeJoined { return }
    for word in storage.wordRange(of: name) {
      let fits = pattern.folded.bytes.withUnsafeBufferPointer { storage.joined.hasPrefix($0, word: word) }
      if fits { found(word, joinedFit(word: word, name: name)) }
    }
  }

  /// Adds the candidates that match apart from spaces and one edit; the last step of a search.
  mutating func joinedWithEdits() {
    guard let automaton = joinedAutomaton else { return }
    steps += storage.joined.near(automaton) { word, name, edits in
      let fit = joinedFit(word: word, name: name, edits: edits)
      note(fit.edits)
      insert(name, fit: fit)
    }
  }

  /// The words of a candidate at which it matches apart from spaces and one edit.
  func joinedFitsWithEdits(_ name: Int, found: (_ word: Int, Fit) -> Void) {
    guard let automaton = joinedAutomaton else { return }
    for word in storage.wordRange(of: name) {
      if let edits = storage.joined.edits(automaton, word: word) {
        found(word, joinedFit(word: word, name: name, edits: edits))
      }
    }
  }

  private var joinedAutomaton: WordAutomaton? {
    mayBeJoined && pattern.isWhole && pattern.limit > 0 ? WordAutomaton(pattern.folded.bytes, limit: 1) : nil
  }

  /// A few letters without a space are the beginning of one word, not of several.
  private var mayBeJoined: Bool { pattern.words.count > 1 || pattern.letters >= 4 }

  private func joinedFit(word: Int, name: Int, edits: Int = 0) -> Fit {
    let position = word - storage.wordRange(of: name).lowerBound
    let start = scorer.start(position, beginsFace: storage.nameWords[word].beginsFace)
    return Fit(penalty: weights.spacing + start + weights.edit * Int32(edits), edits: 1 + Int32(edits))
  }

  /// Adds the candidates whose words begin with the typed letters.
  mutating func acronyms() {
    guard let typed = acronym else { return }
    storage.acronyms.matches(typed) { entry in
      steps += 1
      guard let fit = acronymFit(entry, typed: typed.count) else { return }
      note(fit.edits)
      insert(Int(entry.name), fit: fit)
    }
  }

  /// The words of a candidate whose first letters were typed.
  func acronymFits(_ name: Int, found: (_ words: Range<Int>, Fit) -> Void) {
    guard let typed = acronym else { return }
    let shift = UInt64(64 - 8 * typed.count)
    AcronymIndex.acronyms(of: name, nameWords: storage.nameWords, nameStarts: storage.nameStarts, words: storage.words)
    { entry, words in
      guard entry.letters >> shift == typed.letters >> shift else { return }
      if let fit = acronymFit(entry, typed: typed.count) { found(words, fit) }
    }
  }

  private var acronym: (letters: UInt64, count: Int)? {
    pattern.words.count == 1 ? AcronymIndex.letters(of: pattern.folded.bytes[...]) : nil
  }

  /// Two letters match as an acronym of exactly two words only; otherwise they would match nearly everything.
  private func acronymFit(_ entry: AcronymIndex.Entry, typed: Int) -> Fit? {
    let isWhole = Int(entry.length) == typed
    if !isWhole && typed < 3 { return nil }
    let face = entry.isLaterFace ? weights.laterFace : 0
    return Fit(penalty: (isWhole ? weights.acronym : weights.partialAcronym) + face, edits: 1)
  }
}
