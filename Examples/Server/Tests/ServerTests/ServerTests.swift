#if os(macOS) || os(Linux)
  import FilterQueryKit
  import Foundation
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  private let program = ProcessInfo.processInfo.environment["FILTERQ_SERVER"]

  /// The program itself, over HTTP on a free port. `.ci/run` builds it with the trait.
  @Suite(.enabled(if: program != nil, "FILTERQ_SERVER is the program Server, built with the trait Examples"))
  struct ServerTests {
    @Test func productsAreServedInPages() async throws {
      let server = try RunningServer()
      let first = try await server.get("products?q=-state:used+tag:light&limit=2")
      #expect(first.status == 200 && first.type == "application/json; charset=utf-8")
      let light = #"{"count":4,"items":[{"id":1,"name":"Moss Lamp","price":20,"state":"new","tags":["light","desk"]},"#
      #expect(first.text.hasPrefix(light) && first.text.hasSuffix(#""next":3}"#), "\(first.text)")
      let second = try await server.get("products?q=-state:used+tag:light&limit=2&after=3")
      #expect(second.text.contains("Reading Lamp") && second.text.contains("Paper Lantern"), "\(second.text)")
      #expect(!second.text.contains("next") && !second.text.contains("Moss"))
      #expect(try await server.get("products").text.hasPrefix(#"{"count":12,"#))
      #expect(try await server.get("elsewhere").status == 404)
    }

    /// The body has the diagnostics as they are decoded; their fixes make a query that is answered.
    @Test func aQueryWithErrorsIsRefusedWithFixes() async throws {
      let server = try RunningServer()
      let answer = try await server.get("products?q=stat:new+caf%C3%A9")
      struct Body: Decodable {
        struct Query: Decodable {
          let source: String
          let diagnostics: [Diagnostic]
        }
        let error: String
        let query: Query
      }
      let body = try JSONDecoder().decode(Body.self, from: Data(answer.text.utf8))
      #expect(answer.status == 400 && body.error.contains("stat"), "\(answer)")
      let fix = try #require(body.query.diagnostics.first?.fixes.first)
      let fixed = try #require(fix.applied(to: SourceText(body.query.source)))
      #expect(fixed.description == "state:new café")
      #expect(try await server.get("products?q=state:new+caf%C3%A9").text.hasPrefix(#"{"count":1,"#))
    }

    @Test func completionsAreThoseOfTheProducts() async throws {
      let server = try RunningServer()
      let answer = try await server.get("products?q=caf%C3%A9+tag:br&complete=12")
      let list = try JSONDecoder().decode(CompletionList.self, from: Data(answer.text.utf8))
      #expect(answer.status == 200 && list.items.map { $0.label } == ["brass"], "\(answer)")
      #expect(list.replace == SourceRange(start: 10, end: 12))
    }

    @Test func parametersAreRefused() async throws {
      let server = try RunningServer()
      let unknown = try await server.get("products?lmit=2")
      #expect(unknown.status == 400 && unknown.text.contains("unknown parameter 'lmit'"), "\(unknown)")
      let long = try await server.get("products?q=" + String(repeating: "a", count: 5_000))
      #expect(long.status == 414 && long.text.contains("5000 bytes"), "\(long)")
    }

    /// A search over more products than any machine tests ends at its limit, and the program goes on.
    @Test func aSearchEndsAtTheTimeLimit() async throws {
      let server = try RunningServer("--time-limit", "200", "--copies", "1000000000000")
      let search = try await server.get("products?q=name:/l.*p/+price%3E3")
      #expect(search.status == 503 && search.text == #"{"error":"the search took too long"}"#, "\(search)")
      #expect(try await server.get("products?q=stat:new").status == 400)
    }
  }

  /// A server that runs until the last reference to it is gone.
  private final class RunningServer {
    private let process = Process()
    private let address: String

    init(_ options: String...) throws {
      let output = Pipe()
      process.executableURL = URL(filePath: try #require(program))
      process.arguments = ["--port", "0"] + options
      process.standardOutput = output
      try process.run()
      var line: [UInt8] = []
      while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
        line.append(byte)
      }
      address = String(String(decoding: line, as: UTF8.self).dropLast("products".count))
    }

    deinit { process.terminate() }

    func get(_ path: String) async throws -> (status: Int, type: String?, text: String) {
      let url = try #require(URL(string: address + path))
      let (data, response) = try await URLSession.shared.data(from: url)
      let answer = try #require(response as? HTTPURLResponse)
      return (
        answer.statusCode, answer.value(forHTTPHeaderField: "Content-Type"), String(decoding: data, as: UTF8.self)
      )
    }
  }
#endif
