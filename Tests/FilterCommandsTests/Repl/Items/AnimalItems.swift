import FilterItems
import FilterVocabulary
import ListFiles
import _FilterTestSupport

/// Small lists of items for sessions.
enum AnimalItems {
  static let csv = """
    name,kind,legs,weight
    Otter,mammal,4,9.5
    Grey Heron,bird,2,1.8
    Newt,amphibian,4,
    Stoat,mammal,4,0.3
    Wren,bird,2,0.01
    "Crane, the Elder",bird,2,5.6

    """

  static let lines = """
    {"title": "Low Tide", "tags": ["sea", "calm"], "stars": 4}
    {"title": "High Street", "tags": [], "stars": 5}
    {"title": "Kelp", "tags": ["sea"], "stars": 2}

    """

  /// The items of a text under an inferred vocabulary, read from a file that is then removed.
  static func collection(_ text: String = csv, _ name: String = "animals.csv") throws -> ItemCollection {
    let folder = try TemporaryFolder()
    return try collection(file: folder.write(name, text))
  }

  /// The items of a file under an inferred vocabulary.
  static func collection(file path: String) throws -> ItemCollection {
    let file = ItemFile(path)
    var sample = RecordSample()
    try sample.add(firstOf: file)
    let name = path.split(separator: "/").last?.split(separator: ".").first.map { String($0) } ?? ""
    return try ItemCollection(reading: [file], vocabulary: Vocabulary.inferred(from: sample, named: name))
  }
}
