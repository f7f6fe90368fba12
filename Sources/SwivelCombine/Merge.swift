// `merge`, which OpenCombine leaves open: two to eight publishers of one kind as one, or any number of one type.
// Source: Apple's documentation of `Publishers.Merge` and `Publishers.MergeMany`.
import OpenCombineShim

extension Publishers {
  /// The values of two publishers as they come. It finishes when all have, and fails when one does.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    /// What comes.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// From its parts.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      Self.merge([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()], into: subscriber)
    }

    /// Another beside them.
    public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P> where Failure == P.Failure, Output == P.Output {
      Merge3(a, b, other)
    }
  }

  /// The same of three publishers.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
    /// What comes.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// From its parts.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      Self.merge([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()], into: subscriber)
    }

    /// Another beside them.
    public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
    where Failure == P.Failure, Output == P.Output {
      Merge4(a, b, c, other)
    }
  }

  /// The same of four publishers.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
    A.Output == D.Output
  {
    /// What comes.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// From its parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      Self.merge(
        [a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()],
        into: subscriber)
    }

    /// Another beside them.
    public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
    where Failure == P.Failure, Output == P.Output {
      Merge5(a, b, c, d, other)
    }
  }

  /// The same of five publishers.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
    A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output
  {
    /// What comes.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E

    /// From its parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      Self.merge(
        [
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
          e.eraseToAnyPublisher(),
        ], into: subscriber)
    }

    /// Another beside them.
    public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
    where Failure == P.Failure, Output == P.Output {
      Merge6(a, b, c, d, e, other)
    }
  }

  /// The same of six publishers.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
    A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output
  {
    /// What comes.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F

    /// From its parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      Self.merge(
        [
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
          e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        ], into: subscriber)
    }

    /// Another beside them.
    public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
    where Failure == P.Failure, Output == P.Output {
      Merge7(a, b, c, d, e, f, other)
    }
  }

  /// The same of seven publishers.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
    A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output,
    A.Failure == G.Failure, A.Output == G.Output
  {
    /// What comes.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// From its parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      Self.merge(
        [
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
          e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(),
        ], into: subscriber)
    }

    /// Another beside them.
    public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
    where Failure == P.Failure, Output == P.Output {
      Merge8(a, b, c, d, e, f, g, other)
    }
  }

  /// The same of eight publishers.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure,
    A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output,
    A.Failure == G.Failure, A.Output == G.Output, A.Failure == H.Failure, A.Output == H.Output
  {
    /// What comes.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H

    /// From its parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      Self.merge(
        [
          a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
          e.eraseToAnyPublisher(), f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
        ], into: subscriber)
    }
  }

  /// The same of any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What comes.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// All of them.
    public let publishers: [Upstream]

    /// Of those that are named.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Of those in a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

    /// Subscribes.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      Self.merge(publishers.map { $0.eraseToAnyPublisher() }, into: subscriber)
    }

    /// Another beside them.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
  }
}
