// The version people and packages are told; the log, the wire and JSON lines have versions of their own.

/// Semantic: the middle number rises with what is new, the first with what old users must change.
let swivelVersion = "0.9.0"
