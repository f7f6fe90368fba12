"""What the timer's screen must do, whichever way the phone is held."""

import pytest
from swivel_client import Ending


@pytest.mark.parametrize("held", ["portrait", "landscapeLeft", "landscapeRight"])
def test_start_can_be_tapped(swivel, held):
    phone = swivel(device="iphone-15", storyboards=["Timer.storyboard"])
    assert phone.rotate(held).ending is Ending.SETTLED
    receipt = phone.tap("start")
    assert receipt.ending is Ending.SETTLED, receipt.explanation
