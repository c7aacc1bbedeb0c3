/// Serves products over HTTP: `FILTERQ_EXAMPLES=1 swift run --traits Examples Server`.
///
/// The trait fetches and builds Hummingbird. Without it, the program only says so.
@main struct Server {
  static func main() async throws {
    #if Examples
      // Hummingbird needs this system.
      guard #available(macOS 14, iOS 17, tvOS 17, *) else { return }
      try await ServerOptions(CommandLine.arguments.dropFirst()).serve()
    #else
      print("The server needs Hummingbird: FILTERQ_EXAMPLES=1 swift run --traits Examples Server")
    #endif
  }
}
