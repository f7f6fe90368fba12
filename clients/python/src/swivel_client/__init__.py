"""Turn a headless iPad or iPhone from Python: a client of Swivel's processes over ZeroMQ and Protocol Buffers."""

from .device import Device
from .errors import (
    Crashed,
    NoAnswer,
    NothingRunning,
    Refused,
    SwivelError,
    Unsettled,
    Untrusted,
    WrongVersion,
)
from .values import Ending, Frame, Orientation, Receipt, State, View, Window, WindowReport

__all__ = [
    "Crashed",
    "Device",
    "Ending",
    "Frame",
    "NoAnswer",
    "NothingRunning",
    "Orientation",
    "Receipt",
    "Refused",
    "State",
    "SwivelError",
    "Unsettled",
    "Untrusted",
    "View",
    "Window",
    "WindowReport",
    "WrongVersion",
]
