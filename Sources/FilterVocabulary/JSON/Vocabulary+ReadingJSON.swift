extension Vocabulary {
  /// Reads the vocabulary of a file. Throws everything that is wrong with it at once, each mistake with its line and
  /// column. Linear in the text.
  ///
  /// ```swift
  /// let people = try Vocabulary(
  ///   json: #"{"name": "people", "fields": [{"name": "age", "kind": "number", "summary": "Age in years"}]}"#)
  /// people.field(named: "age")?.phrase  // "have age {is}"
  /// ```
  public init(json: String) throws(VocabularyError) {
    try self.init(jsonBytes: Array(json.utf8))
  }

  /// Reads the vocabulary of the bytes of a file, which must be UTF-8.
  public init(jsonBytes bytes: [UInt8]) throws(VocabularyError) {
    var parser = JSONParser(bytes)
    let document = parser.document()
    var notes = parser.slips.map {
      VocabularyNote(place: VocabularyPlace(offset: $0.offset, path: ""), message: $0.message)
    }
    var vocabulary: Vocabulary?
    if let document {
      var reader = VocabularyReader()
      vocabulary = reader.vocabulary(document)
      notes += reader.notes
    }
    guard notes.isEmpty, let vocabulary else {
      throw VocabularyError(mistakes: Vocabulary.mistakes(notes, in: bytes))
    }
    self = vocabulary
  }

  /// The notes as mistakes, in the order of the file; those of one place in the order they were found.
  private static func mistakes(_ notes: [VocabularyNote], in bytes: [UInt8]) -> [VocabularyMistake] {
    let order = notes.indices.sorted { (notes[$0].place.offset, $0) < (notes[$1].place.offset, $1) }
    var places = TextPlaces(bytes)
    return order.map { index in
      let note = notes[index]
      let (line, column) = places.place(of: note.place.offset)
      return VocabularyMistake(note.message, line: line, column: column, path: note.place.path)
    }
  }
}
