// `combineLatest` and `merge` by Apple's documentation of them: what comes when, how they end, and what a downstream is sent that has
// not asked for it.
import SwivelCombine
import Testing

private struct Broken: Error, Equatable {}

/// What one subscriber was told, in words.
private final class Told {
  var words: [String] = []

  func take<P: Publisher>(_ publisher: P) -> AnyCancellable {
    publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: self.words.append("finished")
        case .failure: self.words.append("failed")
        }
      }, receiveValue: { self.words.append("\($0)") })
  }
}

/// A subscriber that asks for so many values, and for more when told to.
private final class Asking<Input, Failure: Error>: Subscriber {
  var words: [String] = []
  private var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  init(_ first: Subscribers.Demand) { self.first = first }
  func ask(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > .none { subscription.request(first) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    words.append("\(input)")
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { words.append("over") }
}

struct JoinTests {
  private typealias Numbers = PassthroughSubject<Int, Broken>

  @Test func theLatestOfTwoComesWhenBothHaveOneAndThenWithEachChange() {
    let (a, b) = (Numbers(), Numbers())
    let told = Told()
    let kept = told.take(a.combineLatest(b))
    a.send(1)
    a.send(2)
    #expect(told.words == [])
    b.send(3)
    b.send(4)
    a.send(5)
    #expect(told.words == ["(2, 3)", "(2, 4)", "(5, 4)"])
    a.send(completion: .finished)
    b.send(6)
    #expect(told.words.suffix(1) == ["(5, 6)"], "one is left")
    b.send(completion: .finished)
    #expect(told.words.suffix(1) == ["finished"])
    kept.cancel()
  }

  @Test func threeAndFourAreTransformed() {
    let told = Told()
    let (a, b, c) = (Just(1), Just(20), Just(300))
    let three = told.take(a.combineLatest(b, c) { $0 + $1 + $2 })
    let four = told.take(a.combineLatest(b, c, Just(4000)) { "\($0 + $1 + $2 + $3)" })
    #expect(told.words == ["321", "finished", "4321", "finished"])
    three.cancel()
    four.cancel()
  }

  @Test func oneThatFailsEndsAllAndTheOthersAreLetGo() {
    let (a, b) = (Numbers(), Numbers())
    var cancelled = 0
    let told = Told()
    let latest = told.take(a.handleEvents(receiveCancel: { cancelled += 1 }).combineLatest(b))
    let merged = told.take(a.handleEvents(receiveCancel: { cancelled += 1 }).merge(with: b))
    b.send(completion: .failure(Broken()))
    a.send(1)
    #expect(told.words == ["failed", "failed"])
    #expect(cancelled == 2)
    latest.cancel()
    merged.cancel()
  }

  @Test func noneFinishesBeforeAllDo() {
    let told = Told()
    let latest = told.take(Empty<Int, Broken>().combineLatest(Numbers()))
    #expect(told.words == [], "an upstream publisher that never publishes a value: never")
    let both = told.take(Empty<Int, Broken>().combineLatest(Empty<Int, Broken>()))
    #expect(told.words == ["finished"])
    latest.cancel()
    both.cancel()
  }

  @Test func valuesOfTwoToEightAreMergedAsTheyCome() {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    func any(_ place: Int) -> AnyPublisher<Int, Never> { subjects[place].eraseToAnyPublisher() }
    let s = subjects
    let rows: [(Int, AnyPublisher<Int, Never>)] = [
      (2, s[0].map { $0 }.merge(with: any(1)).eraseToAnyPublisher()),
      (2, s[0].merge(with: s[1]).eraseToAnyPublisher()),
      (3, any(0).merge(with: s[1], s[2]).eraseToAnyPublisher()),
      (4, any(0).merge(with: s[1], s[2], s[3]).eraseToAnyPublisher()),
      (5, any(0).merge(with: s[1], s[2], s[3], s[4]).eraseToAnyPublisher()),
      (6, any(0).merge(with: s[1], s[2], s[3], s[4], s[5]).eraseToAnyPublisher()),
      (7, any(0).merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).eraseToAnyPublisher()),
      (8, any(0).merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher()),
      (3, Publishers.Merge(any(0), s[1]).merge(with: s[2]).eraseToAnyPublisher()),
      (8, Publishers.Merge7(any(0), s[1], s[2], s[3], s[4], s[5], s[6]).merge(with: s[7]).eraseToAnyPublisher()),
      (8, Publishers.MergeMany(subjects).eraseToAnyPublisher()),
      (3, s[0].merge(with: s[1]).merge(with: s[2]).eraseToAnyPublisher()),
    ]
    let told = rows.map { _ in Told() }
    let kept = zip(rows, told).map { $1.take($0.1) }
    for place in [3, 0, 7, 1, 5, 2, 4, 6] { subjects[place].send(place) }
    for (row, told) in zip(rows, told) {
      #expect(told.words == [3, 0, 7, 1, 5, 2, 4, 6].filter { $0 < row.0 }.map(String.init), "\(row.0)")
    }
    for subject in subjects { subject.send(completion: .finished) }
    for told in told { #expect(told.words.last == "finished") }
    for cancellable in kept { cancellable.cancel() }
  }

  @Test func nothingMergedIsOverAtOnce() {
    let told = Told()
    _ = told.take(Publishers.MergeMany([Just<Int>]()))
    #expect(told.words == ["finished"])
  }

  @Test func nobodyIsSentMoreThanHeAskedFor() {
    let merged = Asking<Int, Never>(.max(3))
    [1, 2].publisher.merge(with: [10, 20, 30].publisher).subscribe(merged)
    #expect(merged.words == ["1", "2", "10"])
    merged.ask(.max(1))
    #expect(merged.words.suffix(1) == ["20"])
    merged.ask(.unlimited)
    #expect(merged.words.suffix(2) == ["30", "over"])

    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<Int, Never>())
    let latest = Asking<(Int, Int), Never>(.max(1))
    a.combineLatest(b).subscribe(latest)
    b.send(2)
    b.send(3)
    #expect(latest.words == ["(1, 2)"], "what was not asked for is dropped")
    latest.ask(.max(1))
    b.send(4)
    #expect(latest.words == ["(1, 2)", "(1, 4)"])
    latest.cancel()
    latest.ask(.unlimited)
    b.send(5)
    #expect(latest.words.count == 2)
  }
}
