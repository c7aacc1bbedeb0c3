/// A mistake in the form of a JSON text, and the byte it stands at.
struct JSONSlip {
  let offset: Int
  let message: String
}

/// Ends the reading of a JSON text; the slip that ended it is noted.
struct JSONStop: Error {}
