import FilterText
import FilterVocabulary

/// The file of the vocabulary in use, and where its fields and values are.
struct VocabularyFile: Sendable {
  private let uri: String
  private let lines: LineTable
  private let places: VocabularyPlaces

  init(path: String, bytes: [UInt8]) {
    uri = FileAddress.uri(path)
    lines = LineTable(SourceText(bytes: bytes))
    places = VocabularyPlaces(jsonBytes: bytes)
  }

  /// The location of a field or value; `nil` if it is not in the file.
  func location(of item: VocabularyPlaces.Item, encoding: PositionEncoding) -> LSP.Location? {
    guard let range = places.range(of: item) else { return nil }
    var conversion = PositionConversion(lines, encoding: encoding)
    return LSP.Location(
      uri: uri, range: conversion.range(SourceRange(start: range.lowerBound, end: range.upperBound)))
  }
}
