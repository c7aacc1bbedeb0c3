#if Examples
  import Foundation
  import Hummingbird
  import NIOCore

  @available(macOS 14, iOS 17, tvOS 17, *)
  extension ServerOptions {
    /// Serves until a signal ends the program. Prints the address at the start.
    func serve() async throws {
      let catalog = Catalog(copies: copies)
      let timeLimit = Duration.milliseconds(timeLimit)
      let router = Router()
      router.get("products") { request, _ in
        let answer = try await ProductAnswer(
          to: request.uri.query ?? "", from: catalog, until: .now.advanced(by: timeLimit))
        return Response(
          status: .init(code: answer.status), headers: [.contentType: "application/json; charset=utf-8"],
          body: ResponseBody(byteBuffer: ByteBuffer(string: answer.json)))
      }
      let server = Application(
        router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
        onServerRunning: { channel in
          print("http://127.0.0.1:\(channel.localAddress?.port ?? 0)/products")
          // A pipe would keep the line.
          fflush(nil)
        })
      try await server.runService()
    }
  }
#endif
