// Whom apps would speak to, as values: names and settings that are kept and copied, ways that are not there, and people in an address book.
import DeviceFixtures
import Emulator
import Foundation
import FoundationNetworking
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct NetworkPartTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }

  /// NWEndpoint says where it leads; NWError has the number of what it is made of.
  @Test func ends() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let all: [(NWEndpoint, String)] = [
      (.hostPort(host: "example.org", port: .https), "example.org:443"),
      (.hostPort(host: .name("a", nil), port: 8080), "a:8080"),
      (.service(name: "a", type: "_http._tcp", domain: "local", interface: nil), "a._http._tcp.local"),
      (.unix(path: "/tmp/a"), "/tmp/a"),
      (.url(url), "https://example.org/a"),
    ]
    for (end, words) in all { #expect(end.debugDescription == words && end.interface == nil) }
    #expect(NWEndpoint.Host("a") == "a" && NWEndpoint.Host("a") != "b")
    #expect(
      NWError.posix(.ENETDOWN).errorCode == 100 && NWError.dns(-65_554).errorCode == -65_554
        && NWError.tls(-9806).errorCode == -9806)
    #expect(NWError.errorDomain == "Network.NWError" && NWError.dns(3) != .tls(3))
  }

  /// NWParameters: each kind has its transport, with TLS above where that is asked for; a copy has all of it, and is another.
  @Test func settings() {
    for (made, name, above) in [
      (NWParameters.tcp, "tcp", 0), (.tls, "tls", 1), (.udp, "udp", 0), (.dtls, "dtls", 1), (NWParameters(), "", 0),
    ] {
      #expect(made.debugDescription == name && made.defaultProtocolStack.applicationProtocols.count == above)
      #expect((made.defaultProtocolStack.transportProtocol == nil) == name.isEmpty)
    }
    #expect(NWParameters.tcp.defaultProtocolStack.transportProtocol is NWProtocolTCP.Options)
    #expect(NWParameters.dtls.defaultProtocolStack.transportProtocol is NWProtocolUDP.Options)
    let parameters = NWParameters.tls
    parameters.requiredInterfaceType = .wifi
    parameters.prohibitedInterfaceTypes = [.cellular]
    (parameters.prohibitExpensivePaths, parameters.prohibitConstrainedPaths) = (true, true)
    (parameters.includePeerToPeer, parameters.allowLocalEndpointReuse, parameters.acceptLocalOnly) = (true, true, true)
    parameters.serviceClass = .signaling
    parameters.requiredLocalEndpoint = .unix(path: "/a")
    let copy = parameters.copy()
    #expect(
      copy !== parameters && copy.debugDescription == "tls" && copy.requiredInterfaceType == .wifi
        && copy.prohibitedInterfaceTypes == [.cellular])
    #expect(
      copy.prohibitExpensivePaths && copy.prohibitConstrainedPaths && copy.includePeerToPeer
        && copy.allowLocalEndpointReuse)
    #expect(copy.acceptLocalOnly && copy.serviceClass == .signaling && copy.requiredLocalEndpoint == .unix(path: "/a"))
    #expect(copy.defaultProtocolStack.transportProtocol === parameters.defaultProtocolStack.transportProtocol)
    #expect(copy.defaultProtocolStack.applicationProtocols.count == 1)
    rows(NWParameters()) { usual in
      usual(\.prohibitExpensivePaths, false)
      usual(\.prohibitConstrainedPaths, false)
      usual(\.includePeerToPeer, false)
      usual(\.allowLocalEndpointReuse, false)
      usual(\.acceptLocalOnly, false)
      usual(\.serviceClass, .bestEffort, .background)
      usual(\.requiredInterfaceType, .other, .wifi)
    }
    rows(NWProtocolTCP.Options()) { usual in
      usual(\.noDelay, false)
      usual(\.enableKeepalive, false)
      usual(\.keepaliveIdle, 0, 3)
      usual(\.keepaliveCount, 0, 3)
      usual(\.keepaliveInterval, 0, 3)
      usual(\.connectionTimeout, 0, 3)
    }
    rows(NWProtocolUDP.Options()) { $0(\.preferNoChecksum, false) }
    rows(NWProtocolWebSocket.Options()) { usual in
      usual(\.autoReplyPing, false)
      usual(\.maximumMessageSize, 0, 3)
    }
  }

  /// There is no way out of the device, whichever is asked for, and nothing on it.
  @Test func ways() {
    let monitors = [
      NWPathMonitor(), NWPathMonitor(requiredInterfaceType: .wifi),
      NWPathMonitor(prohibitedInterfaceTypes: [.cellular]),
    ]
    for path in monitors.map(\.currentPath) {
      #expect(
        path.status == .unsatisfied && path.unsatisfiedReason == .notAvailable && path.availableInterfaces.isEmpty)
      #expect(
        !path.isExpensive && !path.isConstrained && !path.supportsDNS && !path.supportsIPv4 && !path.supportsIPv6
          && !path.usesInterfaceType(.wifi))
    }
    #expect(sockaddr().sa_len == 16 && sockaddr_in().sin_len == 16 && sockaddr_in6().sin6_len == 28)
    let context = NWConnection.ContentContext(identifier: "a", priority: 0.25)
    #expect(context.identifier == "a" && context.relativePriority == 0.25 && !context.isFinal)
    #expect(NWConnection.ContentContext.finalMessage.isFinal && !NWConnection.ContentContext.defaultMessage.isFinal)
    #expect(
      NWConnection.ContentContext.defaultStream.isFinal
        && NWConnection.ContentContext.defaultMessage.relativePriority == 0.5)
  }

  /// A connection is preparing, then waits; it begins once, tries again where it waits, and tells all it left out when it is cancelled.
  @Test func connections() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    var kept: NWConnection?
    stage.act { _ in
      let connection = NWConnection(host: "a", port: 1, using: .tcp)
      kept = connection
      #expect(connection.state == .setup && connection.currentPath == nil && connection.maximumDatagramSize == 0)
      connection.stateUpdateHandler = { heard.append("\($0)".components(separatedBy: "(")[0]) }
      connection.pathUpdateHandler = { heard.append("path \($0.status)") }
      connection.restart()
      connection.start(queue: .main)
      connection.start(queue: .main)
      #expect(connection.currentPath != nil && connection.queue != nil)
    }
    #expect(heard == ["preparing", "path unsatisfied", "waiting"])
    stage.act { _ in kept?.restart() }
    #expect(heard.suffix(2) == ["preparing", "waiting"] && heard.count == 5)
    stage.act { _ in
      kept?.send(content: nil, completion: .contentProcessed { heard.append("sent \($0?.errorCode ?? 0)") })
      kept?.send(content: nil, completion: .idempotent)
      kept?.receiveMessage { data, _, isComplete, error in
        heard.append("message \(data == nil) \(isComplete) \(error?.errorCode ?? 0)")
      }
      kept?.receive(minimumIncompleteLength: 1, maximumLength: 2) { data, _, isComplete, error in
        heard.append("received \(data == nil) \(isComplete) \(error?.errorCode ?? 0)")
      }
      kept?.batch { heard.append("batch") }
    }
    #expect(heard.suffix(1) == ["batch"] && heard.count == 6)
    stage.act { _ in kept?.forceCancel() }
    #expect(heard.suffix(4) == ["sent 125", "message true false 125", "received true false 125", "cancelled"])
    stage.act { _ in
      kept?.cancel()
      kept?.restart()
      kept?.receiveMessage { _, _, _, error in heard.append("late \(error?.errorCode ?? 0)") }
    }
    #expect(heard.suffix(2) == ["cancelled", "late 125"] && kept?.state == .cancelled)
    stage.act { _ in
      let never = NWConnection(to: .unix(path: "/a"), using: .tcp)
      never.cancel()
      #expect(never.state == .cancelled)
      never.start(queue: .main)
      #expect(never.queue == nil)
    }
  }

  /// CNContact: what is not set is empty, a copy is of the same person, and all keys are there; addresses of letters are told apart.
  @Test func people() {
    let new = CNMutableContact()
    (new.givenName, new.familyName, new.nickname, new.jobTitle, new.note) = ("Ann", "Lee", "A", "Smith", "n")
    (new.organizationName, new.departmentName, new.namePrefix, new.nameSuffix, new.middleName) = (
      "O", "D", "Dr.", "Jr.", "M"
    )
    new.contactType = .organization
    new.birthday = DateComponents(year: 2000, month: 2, day: 29)
    #expect(!new.imageDataAvailable && new.thumbnailImageData == nil)
    new.imageData = Data([1])
    let copy = new.copy() as? CNContact
    #expect(
      copy?.identifier == new.identifier && copy?.givenName == "Ann" && copy?.familyName == "Lee"
        && copy?.nickname == "A" && copy?.jobTitle == "Smith")
    #expect(
      copy?.note == "n" && copy?.organizationName == "O" && copy?.departmentName == "D" && copy?.namePrefix == "Dr."
        && copy?.nameSuffix == "Jr.")
    #expect(
      copy?.middleName == "M" && copy?.contactType == .organization && copy?.birthday?.day == 29
        && copy?.imageDataAvailable == true)
    #expect(
      copy?.thumbnailImageData == Data([1]) && copy?.isKeyAvailable(CNContactNoteKey) == true
        && copy?.areKeysAvailable([CNContactNoteKey]) == true)
    let again = copy?.mutableCopy() as? CNMutableContact
    again?.givenName = "Bea"
    #expect(
      again?.identifier == new.identifier && again?.givenName == "Bea" && copy?.givenName == "Ann"
        && new.givenName == "Ann")
    #expect(CNContact.predicateForContactsInContainer(withIdentifier: "local").evaluate(with: new))
    #expect(!CNContact.predicateForContactsInContainer(withIdentifier: "other").evaluate(with: new))
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode, address.country) = ("1 A", "B", "2", "C")
    new.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    new.urlAddresses = [CNLabeledValue(label: CNLabelWork, value: "https://a")]
    #expect(
      new.postalAddresses.first?.value.city == "B" && new.postalAddresses.first?.label == CNLabelHome
        && new.urlAddresses.first?.value == "https://a")
  }
}
