import FilterEvaluation
import FilterItems
import FilterLanguageService
import FilterLists
import FilterSQL
import FilterText
import ScryfallCards

/// The lists of items that JavaScript searches.
///
/// ```text
/// {"call":"sampleCards"}                           → {"value":{"list":1,"name":"invented cards","count":146, …}}
/// {"call":"readList","name":"songs.csv"} and bytes → {"value":{"list":2,"name":"songs.csv","count":24, …}}
/// {"call":"search","list":2,"text":"year<1970"}    → {"value":{"count":7,"total":24,"ignored":[],"rows":[ …
/// ```
package final class WebLists {
  private var lists = WebObjects<WebList>(noun: "list")

  /// The calls, by their names in JavaScript.
  package enum Call: String, CaseIterable {
    case sampleCards, readList, releaseList
    case listVocabulary, search, counts, item, why, histogram, groups, sql
  }

  package init() {}

  /// Answers a call; false if it is none of lists.
  func write(_ call: String, _ request: WebRequest, to json: inout JSONWriter) throws(WebError) -> Bool {
    guard let call = Call(rawValue: call) else { return false }
    #if hasFeature(Embedded)
      // The module has no clock of its own.
      let now = try request.seconds("now")
      SystemClock.present = now > 0 ? Int64(now) * 1_000_000 : nil
    #endif
    switch call {
    case .sampleCards:
      let cards = SearchableList(.sample, named: "invented cards")
      try add(WebList(cards, statements: { StatementList(CardCollection.sample) }), to: &json)
    case .readList: try add(WebList(reading: request), to: &json)
    case .releaseList:
      try lists.remove(request.number("list"))
      json.null()
    default:
      let list = try lists[request.number("list")]
      try list.write(call, request, to: &json)
    }
    return true
  }

  private func add(_ list: WebList, to json: inout JSONWriter) throws(WebError) {
    let number = try lists.add(list)
    json.object { json in
      json.pair("list", number)
      list.describe(to: &json)
    }
  }
}

extension WebModule {
  /// A module that knows all calls: those of toolkits, with code actions, and of lists.
  package convenience init(lists: WebLists) {
    self.init(
      actions: { $0.codeActions(in: $1) },
      other: { (call, request, json) throws(WebError) in try lists.write(call, request, to: &json) })
  }
}

extension WebList {
  /// The maximum size of a text that is unpacked, in bytes.
  private static let maximumBytes = 1 << 29

  /// Reads the bytes of a request; the vocabulary is inferred unless it has one.
  convenience init(reading request: WebRequest) throws(WebError) {
    let delimiter = try request.optionalText("delimiter")
    if let delimiter, delimiter.utf8.count != 1 {
      throw WebError("the delimiter '\(delimiter)' is not one character of ASCII")
    }
    let vocabulary = try WebToolkit.vocabulary(of: request)
    let (name, hasHeader) = (try request.optionalText("name"), try request.optionalBool("header"))
    let items: ItemCollection
    do throws(ItemFileError) {
      items = try ItemCollection(
        bytes: request.payload, named: name ?? "items", hasHeader: hasHeader,
        delimiter: delimiter?.utf8.first, vocabulary: vocabulary,
        maximumBytes: WebList.maximumBytes)
    } catch {
      throw WebError(error.message)
    }
    try self.init(
      SearchableList(items), statements: { StatementList(items.list, store: items.store) },
      damage: (items.damagedCount, items.damage))
  }
}
