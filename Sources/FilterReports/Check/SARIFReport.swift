import FilterText

/// Diagnostics in the Static Analysis Results Interchange Format 2.1.0.
/// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html)
struct SARIFReport {
  let diagnostics: [ReportedDiagnostic]
  /// The messages about what could not be read.
  let failures: [String]
  let version: String

  func write(to json: inout JSONWriter) {
    let codes = Set(diagnostics.map { $0.code }).sorted()
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    json.object { json in
      json.pair("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.pair("version", "2.1.0")
      json.key("runs")
      json.array([0]) { json, _ in
        json.object { json in
          json.key("tool")
          json.object { $0.member("driver") { writeDriver(codes, to: &$0) } }
          json.pair("columnKind", "unicodeCodePoints")
          json.key("invocations")
          json.array([0]) { json, _ in writeInvocation(to: &json) }
          json.key("results")
          json.array(diagnostics) { json, diagnostic in
            write(diagnostic, rule: indices[diagnostic.code] ?? 0, to: &json)
          }
        }
      }
    }
  }

  private func writeDriver(_ codes: [String], to json: inout JSONWriter) {
    json.pair("name", "filterq")
    json.pair("version", version)
    json.key("rules")
    json.array(codes) { json, code in
      json.object { json in
        json.pair("id", code)
        json.member("shortDescription") { $0.pair("text", code.split(separator: "-").joined(separator: " ")) }
        json.member("help") { $0.pair("text", Self.help(of: code)) }
      }
    }
  }

  /// How to see no more of a kind of diagnostics.
  static func help(of code: String) -> String {
    "The comment '# filterq: ignore \(code)' above a query turns it off there; in .filterq.json, 'severities' sets the "
      + "severity of '\(code)' or turns it off. The article on diagnostics has an example."
  }

  private func writeInvocation(to json: inout JSONWriter) {
    json.object { json in
      json.pair("executionSuccessful", failures.isEmpty)
      json.key("toolExecutionNotifications")
      json.array(failures) { json, failure in
        json.object { json in
          json.pair("level", "error")
          json.member("message") { $0.pair("text", failure) }
        }
      }
    }
  }

  private func write(_ diagnostic: ReportedDiagnostic, rule: Int, to json: inout JSONWriter) {
    json.object { json in
      json.pair("ruleId", diagnostic.code)
      json.pair("ruleIndex", rule)
      json.pair("level", diagnostic.level(error: "error", warning: "warning", other: "note"))
      json.member("message") { $0.pair("text", diagnostic.message) }
      json.key("locations")
      json.array([0]) { json, _ in
        json.object { json in
          json.member("physicalLocation") { json in
            Self.writeArtifact(diagnostic.file, to: &json)
            json.member("region") { Self.writeRegion(from: diagnostic.start, to: diagnostic.end, in: &$0) }
          }
        }
      }
      json.member("partialFingerprints") { $0.pair("filterq/v1", diagnostic.fingerprint) }
      if diagnostic.fixes.isEmpty { return }
      json.key("fixes")
      json.array(diagnostic.fixes) { json, fix in write(fix, in: diagnostic.file, to: &json) }
    }
  }

  private func write(_ fix: ReportedDiagnostic.Fix, in file: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("description") { $0.pair("text", fix.title) }
      json.key("artifactChanges")
      json.array([0]) { json, _ in
        json.object { json in
          Self.writeArtifact(file, to: &json)
          json.key("replacements")
          json.array(fix.edits) { json, edit in
            json.object { json in
              json.member("deletedRegion") { Self.writeRegion(from: edit.start, to: edit.end, in: &$0) }
              if !edit.text.isEmpty { json.member("insertedContent") { $0.pair("text", edit.text) } }
            }
          }
        }
      }
    }
  }

  private static func writeArtifact(_ file: String, to json: inout JSONWriter) {
    json.member("artifactLocation") { $0.pair("uri", uri(of: file)) }
  }

  private static func writeRegion(from start: SourcePosition, to end: SourcePosition, in json: inout JSONWriter) {
    json.pair("startLine", start.line + 1)
    json.pair("startColumn", start.column + 1)
    json.pair("endLine", end.line + 1)
    json.pair("endColumn", end.column + 1)
  }

  /// A path as a URI, relative unless the path is absolute.
  static func uri(of path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isLetter || byte.isDigit, UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (byte < 0x10 ? "0" : "") + digits
      }
    }
    return uri
  }
}

extension JSONWriter {
  /// Writes a member whose value is an object.
  fileprivate mutating func member(_ name: String, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }
}
