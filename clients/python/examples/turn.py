"""Turns an iPad with two apps side by side and asserts what every window made of it."""

from swivel_client import Device, Ending, Orientation

with Device.up(device="ipad-air-2", era="9", apps=["Alternates", "BaseController"]) as device:
    device.split("half")
    receipt = device.rotate("landscapeLeft")
    print(receipt)
    assert receipt.ending is Ending.SETTLED
    assert receipt.window(1).interface_orientation is Orientation.LANDSCAPE_RIGHT
    assert receipt.window(1).frame.width == 507

    device.tap("open-b")
    assert device.state().window(1).visible_controller == "B"
    assert any(call.startswith("B.viewDidAppear") for call in device.calls())
