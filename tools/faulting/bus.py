"""Asking an instance's sockets directly: libzmq and Protocol Buffers by hand, so that bytes can be wrong on purpose."""
import ctypes
import ctypes.util
import resource
import select
import socket
import struct
import time

_zmq = ctypes.CDLL(ctypes.util.find_library("zmq") or "libzmq.so.5", use_errno=True)
_zmq.zmq_ctx_new.restype = ctypes.c_void_p
_zmq.zmq_socket.restype = ctypes.c_void_p
_zmq.zmq_socket.argtypes = [ctypes.c_void_p, ctypes.c_int]
for _name in ("zmq_connect", "zmq_close", "zmq_setsockopt", "zmq_send", "zmq_recv"):
    getattr(_zmq, _name).argtypes = {
        "zmq_connect": [ctypes.c_void_p, ctypes.c_char_p],
        "zmq_close": [ctypes.c_void_p],
        "zmq_setsockopt": [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t],
        "zmq_send": [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int],
        "zmq_recv": [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int],
    }[_name]
_context = _zmq.zmq_ctx_new()
DEALER, SUB = 5, 2
_ROUTING_ID, _LINGER, _RCVTIMEO, _SNDTIMEO, _SUBSCRIBE = 5, 17, 27, 28, 6


class Socket:
    """One connection; `receive` gives None when nothing comes in time."""

    def __init__(self, endpoint, kind=DEALER, identity=None):
        self._socket = _zmq.zmq_socket(_context, kind)
        for option, value in ((_LINGER, 0), (_SNDTIMEO, 1000)):
            self._set(option, struct.pack("i", value))
        if identity:
            self._set(_ROUTING_ID, identity)
        if _zmq.zmq_connect(self._socket, endpoint.encode()) != 0:
            raise OSError(f"connect {endpoint}")
        self._buffer = ctypes.create_string_buffer(1 << 22)

    def _set(self, option, value):
        _zmq.zmq_setsockopt(self._socket, option, value, len(value))

    def subscribe(self, topic):
        self._set(_SUBSCRIBE, topic)

    def send(self, data):
        return _zmq.zmq_send(self._socket, data, len(data), 0) >= 0

    def receive(self, seconds):
        self._set(_RCVTIMEO, struct.pack("i", max(0, int(seconds * 1000))))
        count = _zmq.zmq_recv(self._socket, self._buffer, len(self._buffer), 0)
        return None if count < 0 else ctypes.string_at(self._buffer, min(count, len(self._buffer)))

    def close(self):
        _zmq.zmq_close(self._socket)


class Connections:
    """As many connections to a socket as can be had, none of which says a word."""

    def __init__(self, path, count):
        limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
        self._sockets = []
        for _ in range(min(count, limit - 100)):
            one = socket.socket(socket.AF_UNIX)
            # Without a timeout of Python's own, with which a full queue of the listener's is an error.
            one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, struct.pack("ll", 10, 0))
            try:
                one.connect(path)
            except OSError:
                one.close()
                break
            self._sockets.append(one)

    def close(self):
        for one in self._sockets:
            one.close()


class RawConnection:
    """A subscriber, or another socket, without a library, which keeps no limits of its own (ZMTP 3.0, RFC 23)."""

    def __init__(self, path, kind=b"SUB"):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(path)
        self._socket.settimeout(10)
        self._socket.sendall(b"\xff" + bytes(8) + b"\x7f\x03\x00" + b"NULL".ljust(20, b"\0") + bytes(32))
        ready = b"\x05READY\x0bSocket-Type" + struct.pack(">I", len(kind)) + kind
        self._socket.sendall(b"\x04" + bytes([len(ready)]) + ready)
        # Who speaks before the other side has said the same is hung up on.
        answer = b""
        while len(answer) < 66 or len(answer) < 66 + answer[65]:
            part = self._socket.recv(1 << 12)
            if not part:
                raise OSError(f"{path}: closed in the handshake")
            answer += part
        self._waiting = bytearray()

    def subscribe(self, topic):
        """False once the other side has closed the connection."""
        return self._frame(0, b"\x01" + topic)

    def part(self, data):
        """A part that is not a message's last; false once the other side has closed the connection."""
        return self._frame(1, data)

    def _frame(self, flags, data):
        head = bytes([flags, len(data)]) if len(data) < 256 else bytes([flags | 2]) + struct.pack(">Q", len(data))
        self._waiting += head + data
        return len(self._waiting) < 1 << 16 or self.flush()

    def flush(self):
        try:
            self._socket.sendall(self._waiting)
            self._waiting.clear()
            # What is published is not for us, but would fill the pipe.
            while select.select([self._socket], [], [], 0)[0]:
                if not self._socket.recv(1 << 16):
                    return False
            return True
        except OSError:
            return False

    def close(self):
        self._socket.close()


def varint(value):
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def field(number, value):
    """A field: an int as varint, a float as double, text or bytes with their length."""
    if isinstance(value, float):
        return varint(number << 3 | 1) + struct.pack("<d", value)
    if isinstance(value, int):
        return varint(number << 3) + varint(int(value))
    value = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(value)) + value


def _number(data, place):
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


def fields(data):
    """The fields of a message by number, each a list."""
    found, place = {}, 0
    while place < len(data):
        key, place = _number(data, place)
        kind = key & 7
        if kind == 0:
            value, place = _number(data, place)
        elif kind in (1, 5):
            size = 8 if kind == 1 else 4
            value, place = data[place : place + size], place + size
        else:
            size, place = _number(data, place)
            value, place = data[place : place + size], place + size
        found.setdefault(key >> 3, []).append(value)
    return found


VERSION = field(1, 1)
HELLO, HOLD, LOCK, COMMAND, AWAIT, SNAPSHOT, SENSOR = 3, 4, 7, 9, 10, 11, 16
FAILURE, ACCEPTED, RECEIPT = 20, 22, 24


def envelope(body, content=b"", request=0, session=0):
    return VERSION + field(2, request) + field(44, session) + field(body, content)


class Asker:
    """Asks one control socket as Swivel's own clients do: the same bytes again until they are answered."""

    def __init__(self, endpoint, session):
        self.socket, self._session, self._last = Socket(endpoint), session, 0

    def ask(self, body, content=b"", seconds=20.0, wanted=None):
        self._last += 1
        data, end = envelope(body, content, self._last, self._session), time.monotonic() + seconds
        while time.monotonic() < end:
            self.socket.send(data)
            pause = time.monotonic() + 0.25
            while time.monotonic() < pause:
                answer = self.socket.receive(pause - time.monotonic())
                if answer is None:
                    break
                found = fields(answer)
                if found.get(2, [0])[0] == self._last and found.get(44, [0])[0] == self._session:
                    return found
        return None

    def close(self):
        self.socket.close()
