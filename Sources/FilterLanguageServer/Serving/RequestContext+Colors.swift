import FilterLanguageService
import FilterText
import FilterVocabulary

// Colors.
extension RequestContext {
  func documentColors(_ params: LSP.TextDocumentParams) throws -> [LSP.ColorInformation] {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    return try document.snapshot.colors().map { found in
      try check()
      return LSP.ColorInformation(range: conversion.range(found.range), color: LSP.Color(found.color))
    }
  }

  func colorPresentations(_ params: LSP.ColorPresentationParams) throws -> [LSP.ColorPresentation] {
    let document = try document(params.textDocument)
    var conversion = conversion(document)
    let found = document.snapshot.colorPresentations(
      of: ScreenColor(params.color), at: conversion.bytes(params.range))
    return found.map { LSP.ColorPresentation(label: $0.label, textEdit: conversion.edits([$0.edit]).first) }
  }
}

extension LSP.Color {
  init(_ color: ScreenColor) {
    self.init(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }
}

extension ScreenColor {
  /// The nearest color; shares outside 0 to 1 are clamped.
  init(_ color: LSP.Color) {
    func share(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(red: share(color.red), green: share(color.green), blue: share(color.blue))
  }
}

extension LSP.Color: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("alpha", JSONValue.number(alpha))
      $0.pair("blue", JSONValue.number(blue))
      $0.pair("green", JSONValue.number(green))
      $0.pair("red", JSONValue.number(red))
    }
  }
}

extension LSP.ColorInformation: DirectlyWritten {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.pair("color", color)
      $0.pair("range", range)
    }
  }
}
