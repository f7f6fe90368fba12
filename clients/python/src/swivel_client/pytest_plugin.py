"""pytest fixtures: `swivel` starts devices that end with the test."""

from __future__ import annotations

from typing import Any, Callable, Iterator

import pytest

from .device import Device


@pytest.fixture
def swivel() -> Iterator[Callable[..., Device]]:
    """`swivel(device="iphone-15", apps=["Alternates"])` is a running device; all end with the test."""
    devices: list[Device] = []

    def start(**options: Any) -> Device:
        device = Device.up(**options)
        devices.append(device)
        return device

    yield start
    for device in devices:
        device.close()
