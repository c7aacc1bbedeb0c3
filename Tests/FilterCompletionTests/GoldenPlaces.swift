/// The tables of ``PlaceGoldenTests``.
enum GoldenPlaces {
  static let tables: [String: String] = ["terms": terms, "groups": groups, "queries": queries]
}
