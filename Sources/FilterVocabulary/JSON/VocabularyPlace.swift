/// A place in a file: the byte, and the keys that lead there.
struct VocabularyPlace {
  var offset: Int
  var path: String

  /// The place of the value of a key.
  func key(_ name: String, at offset: Int) -> VocabularyPlace {
    if !VocabularyPlace.isPlain(name) {
      return VocabularyPlace(offset: offset, path: "\(path)[\"\(Excerpt.plain(name))\"]")
    }
    return VocabularyPlace(offset: offset, path: path.isEmpty ? name : path + "." + name)
  }

  /// The place of an element of a list.
  func element(_ index: Int, at offset: Int) -> VocabularyPlace {
    VocabularyPlace(offset: offset, path: "\(path)[\(index)]")
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.count <= 40 && !name.isEmpty && name.utf8.allSatisfy { JSONParser.isWordByte($0) && $0 < 0x80 }
  }
}

/// Something in a file that is wrong.
struct VocabularyNote {
  let place: VocabularyPlace
  let message: String
}
