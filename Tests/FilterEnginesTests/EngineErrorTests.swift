import FilterEngines
import FilterSQL
import Testing

@Suite struct EngineErrorTests {
  @Test func errorsAreEqualByKindAndMessage() {
    #expect(EngineError(.lost, "the connection ended") == EngineError(.lost, "the connection ended"))
    #expect(SQLDialect(named: "postgres") == .postgresql)
  }
}
