import DataStreams
import FilterAST
import FilterAnalysis
import FilterEngines
package import FilterItems
import FilterLists
import FilterSemantics
import FilterText
package import FilterVocabulary
package import ListFiles
import TerminalUI

/// The vocabulary of files of items: a given one, or one inferred from the files.
package struct ItemVocabulary {
  package private(set) var vocabulary: Vocabulary
  /// The sample it was inferred from; nil if the vocabulary was given, or is that of a prepared file.
  private var inference: Inference?
  /// The files of a given vocabulary.
  private var files: [ItemFile] = []
  /// The knowledge about the values that the kinds of fields cannot read, by the names of the fields.
  private var others: [String: OtherValues] = [:]

  private struct Inference {
    let files: [ItemFile]
    let name: String
    var declared: [DeclaredField]
    var sample: RecordSample
    /// Whether all records were read.
    var isWhole: Bool

    /// Whether the file and the line of a record are fields.
    let hasPlaces: Bool

    /// The columns of the tables among the files.
    var columns: [DeclaredColumns] = []

    /// Whether the files were read and have no records. A table without rows has its columns all the same.
    var isBlank: Bool { sample.records == 0 && sample.damagedCount == 0 && declared.isEmpty && columns.isEmpty }

    var vocabulary: Vocabulary {
      let known = columns.flatMap { $0.fields } + declared
      let vocabulary = Vocabulary.inferred(from: sample, named: name, declaring: known, places: hasPlaces)
      let unseen = columns.flatMap { $0.unseen(in: vocabulary) }
      let complete =
        (unseen.isEmpty
        ? vocabulary : .inferred(from: sample, named: name, declaring: unseen + known, places: hasPlaces))
        .noting { _, field in sample.others(of: field, in: vocabulary) }
        .notingKinds { sample.kindNote(of: $0) }
        .yearless(upTo: ItemVocabulary.latestDay(of: files))
      return isWhole ? complete : complete.knowingSampleOnly
    }
  }

  /// Whether the files have no records, so that nothing is known of their fields.
  package var isBlank: Bool { inference?.isBlank ?? false }

  /// A given vocabulary, of some files.
  package init(_ vocabulary: Vocabulary, of files: [ItemFile] = []) {
    let marks = files.lazy.compactMap { $0.nullMarks }.first
    let vocabulary = marks.map { vocabulary.replacing(nullMarks: $0) } ?? vocabulary
    let noted = vocabulary.noting { _, field in field.others == .excluded ? .unknown : field.others }
    // A prepared file has its times as they were read.
    self.vocabulary = files.isEmpty ? noted : noted.yearless(upTo: Self.latestDay(of: files))
    self.files = files
  }

  /// Infers the vocabulary of some files. Of the standard input of the console, the bytes available so far are read, up
  /// to its first record, or all of them for the whole, and put back.
  ///
  /// - Parameters:
  ///   - extent: The part of the files to read.
  ///   - declared: Fields of the files, seen or not.
  ///   - toleratesDamage: Whether a file that cannot be read, or not to its end, is tolerated as long as some file
  ///     has a record.
  ///   - wanted: Names of fields that are read however many fields there are.
  ///   - toleratesNothing: Whether files without records are a list, of which nothing is known.
  ///   - places: Whether the file and the line of a record are fields.
  package init(
    inferringFrom files: [ItemFile], named name: String? = nil, over extent: SampleExtent = .spread,
    declaring declared: [DeclaredField] = [], toleratesDamage: Bool = false, toleratesNothing: Bool = false,
    wanting wanted: [String] = [], places: Bool = false, on console: inout Console
  ) throws(CommandFailure) {
    if files.count == 1, files[0].isPrepared {
      if !declared.isEmpty {
        throw CommandFailure(message: "a prepared file has its fields; --field cannot add others")
      }
      if files[0].nullMarks != nil {
        throw CommandFailure(message: "a prepared file has its marks of missing values; --null cannot change them")
      }
      do throws(ItemFileError) {
        self.init(try ItemCollection(reading: files, vocabulary: Vocabulary(name: "", fields: [])).vocabulary)
      } catch {
        throw CommandFailure(message: error.message)
      }
      return
    }
    var sample = RecordSample(wanting: wanted)
    var failure: ItemFileError?
    for file in files {
      do throws(ItemFileError) {
        if file.path == "-" {
          if extent == .whole {
            try ItemVocabulary.add(allOf: &console.input, file, to: &sample)
          } else {
            try ItemVocabulary.add(firstOf: &console.input, file, to: &sample)
          }
        } else {
          let interruption = console.interruption
          try sample.add(file, over: extent, while: { !interruption.isRequested() })
        }
      } catch {
        if toleratesNothing, error.isEmpty { continue }
        failure = failure ?? error
        if !toleratesDamage { break }
      }
    }
    if let failure, !toleratesDamage || sample.records == 0, !console.interruption.isRequested() {
      throw CommandFailure(message: failure.message)
    }
    let name = name ?? files.first?.listName ?? "items"
    var inference = Inference(
      files: files, name: name, declared: declared, sample: sample, isWhole: extent == .whole, hasPlaces: places)
    inference.columns = files.compactMap { file in
      file.limit == nil && file.recognized().form == .database ? DeclaredColumns(ofFile: file.path) : nil
    }
    self.init(inference)
  }

  /// The vocabulary of a sample.
  package init(
    sample: RecordSample, of files: [ItemFile] = [], name: String, declaring declared: [DeclaredField] = []
  ) {
    self.init(
      Inference(files: files, name: name, declared: declared, sample: sample, isWhole: true, hasPlaces: false))
  }

  private init(_ inference: Inference) {
    self.inference = inference
    vocabulary = inference.vocabulary
  }

  /// Lets times without a year be later ones than the files have: of files that are followed.
  package mutating func expectLaterTimes() {
    vocabulary = vocabulary.yearless(upTo: Self.latestDay(of: files, after: 180))
  }

  /// Searches the whole files for fields that queries and columns name and the sample lacks. Found fields get the kind
  /// of their values. Linear in the files, which are read once; standard input is not read again.
  ///
  /// Called before a query is refused for an unknown field.
  package mutating func extend(
    for queries: [String], columns: [String] = [], on console: inout Console
  ) {
    extendFields(for: queries, columns: columns, on: &console)
    settleOrders(for: queries)
    settleOthers(for: queries, on: &console)
  }

  /// Searches the whole files for words that queries seek in fields of ordered words and that are none of them. Where a
  /// record has one, the words of the field have no order.
  private mutating func settleOrders(for queries: [String]) {
    guard var inference, !inference.files.contains(where: { $0.path == "-" }) else { return }
    for (field, word) in unrankedWords(in: queries) {
      inference.declared.append(DeclaredField(field.dataName, .catalog))
      let unordered = inference.vocabulary
      if Self.hasRecord(with: word, in: field.name, of: inference.files, unordered) {
        (self.inference, vocabulary) = (inference, unordered)
      } else {
        inference.declared.removeLast()
      }
    }
  }

  /// Searches the whole files for values that the kinds of fields cannot read, where a query asks for a value that the kind
  /// cannot read either: it is refused only where no item can have it.
  private mutating func settleOthers(for queries: [String], on console: inout Console) {
    let files = inference?.files ?? files
    var wanted: Set<Int> = []
    for text in queries {
      for leaf in AnalyzedQuery(parsing: text, vocabulary: vocabulary).leaves where leaf.error?.isOfReading == true {
        guard let id = leaf.term.field.flatMap({ vocabulary.fieldID(named: $0) }),
          vocabulary[id].others == .unknown, vocabulary[id].kind.leavesOthers
        else { continue }
        wanted.insert(id.index)
      }
    }
    if wanted.isEmpty || files.isEmpty { return }
    let isReadOnce = files.contains { $0.path == "-" }
    let found = isReadOnce ? [:] : findOthers(wanted.sorted(), in: files, on: &console)
    for index in wanted {
      others[vocabulary.fields[index].name] = isReadOnce || found[index] != nil ? .possible : .absent
    }
    let known = others
    vocabulary = vocabulary.noting { _, field in known[field.name] ?? field.others }
  }

  /// Searches the whole files for values that the kinds of fields cannot read, for a vocabulary that is kept. Returns a
  /// line for each field that has some: `score: 'D7' in record 5001 is not a number; it is compared as a text`.
  package mutating func noteOthers(on console: inout Console) -> [String] {
    let files = inference?.files ?? files
    if files.contains(where: { $0.path == "-" }) { return [] }
    let fields = vocabulary.fields.indices.filter { vocabulary.fields[$0].kind.leavesOthers }
    let found = findOthers(fields, in: files, skipsMarks: true, on: &console)
    vocabulary = vocabulary.noting { index, field in found[index] == nil ? field.others : .possible }
    return found.sorted { $0.key < $1.key }.map { index, value in
      let field = vocabulary.fields[index]
      return "\(field.name): '\(Diagnostic.quotation(of: value.text))' in record \(Counted.grouped(value.record)) is "
        + "\(field.kind.negatedNoun); it is compared as a text"
    }
  }

  private func findOthers(
    _ fields: [Int], in files: [ItemFile], skipsMarks: Bool = false, on console: inout Console
  ) -> [Int: (text: String, record: Int)] {
    let finder = OtherValueFinder(vocabulary, fields: fields, skipsMarks: skipsMarks)
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    let interruption = console.interruption
    for file in files where !finder.isFinished {
      // The search reports problems of a file.
      do throws(ItemFileError) {
        let file = file.recognized()
        try file.readRaw(
          progress: { bar.update("looking for other values", $0) }, isCancelled: { interruption.isRequested() },
          { finder.take($0, of: file.text) })
      } catch {}
    }
    return finder.found
  }

  private mutating func extendFields(
    for queries: [String], columns: [String] = [], on console: inout Console
  ) {
    guard var inference, !inference.isWhole, let name = missingName(in: queries, columns) else { return }
    inference.isWhole = true
    let bar = ProgressBar(on: &console)
    defer { bar.erase() }
    let interruption = console.interruption
    let phase = "looking for '\(CharacterWidth.visible(name))'"
    for file in inference.files where file.path != "-" {
      // The search reports problems of a file.
      do throws(ItemFileError) {
        try inference.sample.addRest(
          of: file, progress: { bar.update(phase, $0) }, while: { !interruption.isRequested() })
      } catch {}
    }
    self.inference = inference
    vocabulary = inference.vocabulary
  }

  /// Advice on an unknown field, if the items come from a pipe or are followed, so that they cannot be read twice; nil
  /// if all fields are known, or one is a misspelling.
  package func hint(for queries: [String], columns: [String] = []) -> String? {
    guard let files = inference?.files, files.isEmpty || files.contains(where: { $0.path == "-" }),
      let name = missingName(in: queries, columns), name.first != "/",
      SpellingDistance.closest(to: name, in: vocabulary.fields.flatMap { [$0.name] + $0.aliases }) == nil
    else { return nil }
    return "'\(name)' is not among the fields of the first records; if later ones have it, declare it with "
      + "--field \(name)"
  }

  /// The first unknown field.
  private func missingName(in queries: [String], _ columns: [String]) -> String? {
    for text in queries {
      let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
      for leaf in query.leaves where leaf.error == .unknownField || leaf.error == .unknownPresence {
        if leaf.error == .unknownPresence, case .filter(_, _, _, let value) = leaf.term { return value.text }
        if let field = leaf.term.field { return field.text }
      }
    }
    return columns.first { !$0.isEmpty && vocabulary.fieldID(ofColumn: $0) == nil }
  }

  /// The errors of records skipped by the inference, with advice; nil if there are none.
  package var damageNote: String? {
    guard let sample = inference?.sample, let first = sample.firstDamage else { return nil }
    let count = Counted.grouped(sample.damagedCount)
    if sample.records > 0 {
      return "\(count) of \(Counted.grouped(sample.records + sample.damagedCount)) records cannot be read and are left "
        + "out; the first: \(first.text)"
    }
    let hint =
      sample.hasColumns
      ? "state the character between cells with --delimiter, or with --no-header that the first line names no columns"
      : (first.text.hasSuffix("expected an object") ? "items are objects such as {\"name\": \"a\"}; " : "")
        + "state the place of the items with --at, or fix the file"
    return "no record can be read; the first: \(first.text); \(hint)"
  }

  /// Whether there were records, none of them readable.
  package var isOfDamageOnly: Bool { inference.map { $0.sample.records == 0 && $0.sample.damagedCount > 0 } ?? false }

  /// One line about the inferred fields; nil if the vocabulary was given.
  package var note: String? { note(listsFields: true) }

  /// One line about the inferred fields, or only about how the text is read and what in it is odd; nil if there is nothing
  /// to say.
  package func note(listsFields: Bool) -> String? {
    guard let inference else { return nil }
    let fields = vocabulary.fields.filter { !$0.isDirective && !$0.isOfPlace && $0.kind != .flag }
    if isOfDamageOnly { return damageNote }
    if fields.isEmpty { return inference.sample.records == 0 ? nil : "no fields were found" }
    let shown = fields.prefix(8).map { "\(spelling(of: $0)) (\(ItemVocabulary.word($0)))" }
    let rest = fields.count > shown.count ? " and \(fields.count - shown.count) more" : ""
    let parts =
      [textNote(inference.sample), listsFields ? "fields inferred: \(shown.joined(separator: ", "))\(rest)" : ""]
      + [
        markNote(fields, inference.sample), Self.yearNote(fields), declaredNote(inference), bytesNote(inference.sample),
        placesNote,
      ]
      + [
        inference.files.count == 1 && inference.sample.textForm?.isLines == true
          ? Self.conversionNote(inference.files[0].path) : "",
        inference.sample.hasMoreFields
          ? "there are more than \(RecordSample.maximumFields) fields; others are read if a query or a column names them"
          : "",
      ]
    let said = parts.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }

  /// The form of lines of text: `read as an access log, 1,990 of 2,000 records fit`.
  private func textNote(_ sample: RecordSample) -> String {
    guard let form = sample.textForm else { return sample.shapeNote.isEmpty ? "" : "read as \(sample.shapeNote)" }
    let (fitting, all) = (sample.fittingRecords, sample.textRecords)
    let share = fitting < all ? ", \(Counted.grouped(fitting)) of \(Counted.grouped(all)) records fit" : ""
    return "read as \(form.name)\(share)"
  }

  /// The name of a field: as the data spells it where another field has the name in lower case, or where it begins with a
  /// digit.
  private func spelling(of field: Field) -> String {
    let name = field.dataName
    let isNumeric = field.name.first == "_" && field.name.dropFirst().elementsEqual(name.lowercased())
    return isNumeric || vocabulary.syntax.isSpelledField(name) ? name : field.name
  }

  /// The oddities of the text of the files: columns of one name, and zero bytes.
  private func bytesNote(_ sample: RecordSample) -> String {
    var notes = Array(sample.remarks.prefix(4))
    if sample.shortRecords > 0 {
      notes.append(
        "\(Counted.grouped(sample.shortRecords)) of \(Counted.grouped(sample.records)) records have fewer cells "
          + "than there are columns")
    }
    if let name = sample.repeatedNames.first {
      let others = sample.repeatedNames.count > 1 ? " and \(sample.repeatedNames.count - 1) more" : ""
      notes.append(
        "several columns are called '\(Diagnostic.quotation(of: name))'\(others): the second is '\(name)_2'")
    }
    if sample.zeroBytes > 0 {
      notes.append("\(Counted.grouped(sample.zeroBytes)) zero bytes before records are skipped")
    }
    return notes.joined(separator: "; ")
  }

  /// `also the file and line of each item`
  private var placesNote: String {
    let places = vocabulary.fields.filter { $0.isOfPlace }.map { $0.name }
    return places.isEmpty ? "" : "also the \(places.joined(separator: " and ")) of each item"
  }

  /// `no value of 'd' is a number`
  private func declaredNote(_ inference: Inference) -> String {
    let none = inference.declared.compactMap { declared -> String? in
      guard let kind = declared.kind, let field = vocabulary.fieldID(ofColumn: declared.name).map({ vocabulary[$0] }),
        inference.sample.hasNoneOfKind(field, in: vocabulary)
      else { return nil }
      return "no value of '\(declared.name)' is \(kind.nounWithArticle)"
    }
    return none.joined(separator: "; ")
  }

  /// `read as no value: N/A, - of score`
  private func markNote(_ fields: [Field], _ sample: RecordSample) -> String {
    let marked = fields.compactMap { field -> String? in
      let marks = sample.marks(of: field)
      return marks.isEmpty ? nil : "\(marks.joined(separator: ", ")) of \(field.name)"
    }
    if marked.isEmpty { return "" }
    let rest = marked.count > 4 ? " and of \(marked.count - 4) more" : ""
    return "read as no value: \(marked.prefix(4).joined(separator: "; "))\(rest)"
  }

  private static func add(
    firstOf input: inout LineReader, _ file: ItemFile, to sample: inout RecordSample
  ) throws(ItemFileError) {
    var bytes: [UInt8] = []
    let before = sample.records
    while sample.records == before, bytes.count < 1 << 22, let more = input.nextBytes() {
      bytes += more
      bytes.withUnsafeBufferPointer { sample.add(firstOf: $0, of: file, isWhole: false) }
    }
    if sample.records == before {
      var reader = ItemReader(file)
      bytes.withUnsafeBufferPointer { bytes in
        sample.add(firstOf: bytes, of: file, isWhole: true)
        if reader.add(bytes, take: { _ in true }) { reader.finish { _ in true } }
      }
      if let error = ItemFileError(reader, of: file) { throw error }
    }
    input.putBack(bytes)
  }

  private static func add(
    allOf input: inout LineReader, _ file: ItemFile, to sample: inout RecordSample
  ) throws(ItemFileError) {
    let bytes = input.rest()
    defer { input.putBack(bytes) }
    var adding = SampleReader(sample, of: file.text, fullRecords: RecordSample.usualRecords)
    var reader = ItemReader(file)
    bytes.withUnsafeBufferPointer { bytes in
      if reader.add(bytes, take: { adding.take($0) }) { reader.finish { adding.take($0) } }
    }
    sample = adding.finished
    if let error = ItemFileError(reader, of: file) { throw error }
  }
}
