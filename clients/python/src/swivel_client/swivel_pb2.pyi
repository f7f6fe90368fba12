from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

CRASHED: Verdict
DESCRIPTOR: _descriptor.FileDescriptor
ERROR_CODE_UNSPECIFIED: ErrorCode
MALFORMED: ErrorCode
OUT_OF_RANGE: ErrorCode
REFUSED: Verdict
SETTLED: Verdict
UNAVAILABLE: ErrorCode
UNEXPECTED_BODY: ErrorCode
UNKNOWN_CAUSE: ErrorCode
UNSETTLED: Verdict
VERDICT_UNSPECIFIED: Verdict
WRONG_VERSION: ErrorCode

class Accepted(_message.Message):
    __slots__ = ["cause", "displaced_source", "duration", "orientation", "reason"]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    DISPLACED_SOURCE_FIELD_NUMBER: _ClassVar[int]
    DURATION_FIELD_NUMBER: _ClassVar[int]
    ORIENTATION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    cause: Cause
    displaced_source: str
    duration: float
    orientation: int
    reason: str
    def __init__(self, cause: _Optional[_Union[Cause, _Mapping]] = ..., orientation: _Optional[int] = ..., displaced_source: _Optional[str] = ..., reason: _Optional[str] = ..., duration: _Optional[float] = ...) -> None: ...

class Arrange(_message.Message):
    __slots__ = ["full", "half"]
    FULL_FIELD_NUMBER: _ClassVar[int]
    HALF_FIELD_NUMBER: _ClassVar[int]
    full: int
    half: bool
    def __init__(self, full: _Optional[int] = ..., half: bool = ...) -> None: ...

class AwaitCause(_message.Message):
    __slots__ = ["cause"]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    cause: Cause
    def __init__(self, cause: _Optional[_Union[Cause, _Mapping]] = ...) -> None: ...

class AwaitTraceEnd(_message.Message):
    __slots__ = ["epoch"]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    epoch: int
    def __init__(self, epoch: _Optional[int] = ...) -> None: ...

class CatchUp(_message.Message):
    __slots__ = ["after"]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    after: Cause
    def __init__(self, after: _Optional[_Union[Cause, _Mapping]] = ...) -> None: ...

class Cause(_message.Message):
    __slots__ = ["epoch", "n"]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    N_FIELD_NUMBER: _ClassVar[int]
    epoch: int
    n: int
    def __init__(self, epoch: _Optional[int] = ..., n: _Optional[int] = ...) -> None: ...

class Command(_message.Message):
    __slots__ = ["appearance", "arrange", "cause", "content_size", "dismiss", "drag", "gesture", "pop", "present", "pull_down", "push", "scroll", "segue", "system", "tap", "typing", "wait", "window_order"]
    APPEARANCE_FIELD_NUMBER: _ClassVar[int]
    ARRANGE_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_SIZE_FIELD_NUMBER: _ClassVar[int]
    DISMISS_FIELD_NUMBER: _ClassVar[int]
    DRAG_FIELD_NUMBER: _ClassVar[int]
    GESTURE_FIELD_NUMBER: _ClassVar[int]
    POP_FIELD_NUMBER: _ClassVar[int]
    PRESENT_FIELD_NUMBER: _ClassVar[int]
    PULL_DOWN_FIELD_NUMBER: _ClassVar[int]
    PUSH_FIELD_NUMBER: _ClassVar[int]
    SCROLL_FIELD_NUMBER: _ClassVar[int]
    SEGUE_FIELD_NUMBER: _ClassVar[int]
    SYSTEM_FIELD_NUMBER: _ClassVar[int]
    TAP_FIELD_NUMBER: _ClassVar[int]
    TYPING_FIELD_NUMBER: _ClassVar[int]
    WAIT_FIELD_NUMBER: _ClassVar[int]
    WINDOW_ORDER_FIELD_NUMBER: _ClassVar[int]
    appearance: SetAppearance
    arrange: Arrange
    cause: Cause
    content_size: ContentSize
    dismiss: Dismiss
    drag: Drag
    gesture: Gesture
    pop: Pop
    present: Present
    pull_down: PullDown
    push: Push
    scroll: Scroll
    segue: Segue
    system: SystemEvent
    tap: Tap
    typing: Typing
    wait: Wait
    window_order: WindowOrder
    def __init__(self, cause: _Optional[_Union[Cause, _Mapping]] = ..., tap: _Optional[_Union[Tap, _Mapping]] = ..., push: _Optional[_Union[Push, _Mapping]] = ..., pop: _Optional[_Union[Pop, _Mapping]] = ..., arrange: _Optional[_Union[Arrange, _Mapping]] = ..., present: _Optional[_Union[Present, _Mapping]] = ..., dismiss: _Optional[_Union[Dismiss, _Mapping]] = ..., pull_down: _Optional[_Union[PullDown, _Mapping]] = ..., segue: _Optional[_Union[Segue, _Mapping]] = ..., gesture: _Optional[_Union[Gesture, _Mapping]] = ..., window_order: _Optional[_Union[WindowOrder, _Mapping]] = ..., wait: _Optional[_Union[Wait, _Mapping]] = ..., typing: _Optional[_Union[Typing, _Mapping]] = ..., scroll: _Optional[_Union[Scroll, _Mapping]] = ..., drag: _Optional[_Union[Drag, _Mapping]] = ..., content_size: _Optional[_Union[ContentSize, _Mapping]] = ..., appearance: _Optional[_Union[SetAppearance, _Mapping]] = ..., system: _Optional[_Union[SystemEvent, _Mapping]] = ...) -> None: ...

class ConstraintConflict(_message.Message):
    __slots__ = ["broken", "members"]
    BROKEN_FIELD_NUMBER: _ClassVar[int]
    MEMBERS_FIELD_NUMBER: _ClassVar[int]
    broken: str
    members: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, members: _Optional[_Iterable[str]] = ..., broken: _Optional[str] = ...) -> None: ...

class ConstraintLine(_message.Message):
    __slots__ = ["broken", "conflicts", "text"]
    BROKEN_FIELD_NUMBER: _ClassVar[int]
    CONFLICTS_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    broken: bool
    conflicts: _containers.RepeatedScalarFieldContainer[int]
    text: str
    def __init__(self, text: _Optional[str] = ..., conflicts: _Optional[_Iterable[int]] = ..., broken: bool = ...) -> None: ...

class ContentSize(_message.Message):
    __slots__ = ["category"]
    CATEGORY_FIELD_NUMBER: _ClassVar[int]
    category: str
    def __init__(self, category: _Optional[str] = ...) -> None: ...

class Device(_message.Message):
    __slots__ = ["appearance", "content_size", "device", "device_orientation", "era", "external", "rotation_locked", "screen_orientation", "screen_size", "windows"]
    APPEARANCE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_SIZE_FIELD_NUMBER: _ClassVar[int]
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    DEVICE_ORIENTATION_FIELD_NUMBER: _ClassVar[int]
    ERA_FIELD_NUMBER: _ClassVar[int]
    EXTERNAL_FIELD_NUMBER: _ClassVar[int]
    ROTATION_LOCKED_FIELD_NUMBER: _ClassVar[int]
    SCREEN_ORIENTATION_FIELD_NUMBER: _ClassVar[int]
    SCREEN_SIZE_FIELD_NUMBER: _ClassVar[int]
    WINDOWS_FIELD_NUMBER: _ClassVar[int]
    appearance: str
    content_size: str
    device: str
    device_orientation: int
    era: str
    external: DisplaySize
    rotation_locked: bool
    screen_orientation: int
    screen_size: Size
    windows: _containers.RepeatedCompositeFieldContainer[Window]
    def __init__(self, device: _Optional[str] = ..., era: _Optional[str] = ..., device_orientation: _Optional[int] = ..., screen_orientation: _Optional[int] = ..., screen_size: _Optional[_Union[Size, _Mapping]] = ..., rotation_locked: bool = ..., windows: _Optional[_Iterable[_Union[Window, _Mapping]]] = ..., external: _Optional[_Union[DisplaySize, _Mapping]] = ..., content_size: _Optional[str] = ..., appearance: _Optional[str] = ...) -> None: ...

class Dismiss(_message.Message):
    __slots__ = ["window"]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    window: int
    def __init__(self, window: _Optional[int] = ...) -> None: ...

class DisplaySize(_message.Message):
    __slots__ = ["scale", "size"]
    SCALE_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    scale: int
    size: Size
    def __init__(self, size: _Optional[_Union[Size, _Mapping]] = ..., scale: _Optional[int] = ...) -> None: ...

class Drag(_message.Message):
    __slots__ = ["by", "seconds", "start", "target", "window"]
    BY_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    START_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    by: Way
    seconds: float
    start: Way
    target: str
    window: int
    def __init__(self, window: _Optional[int] = ..., target: _Optional[str] = ..., start: _Optional[_Union[Way, _Mapping]] = ..., by: _Optional[_Union[Way, _Mapping]] = ..., seconds: _Optional[float] = ...) -> None: ...

class DragDivider(_message.Message):
    __slots__ = ["steps", "x"]
    STEPS_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    steps: int
    x: float
    def __init__(self, x: _Optional[float] = ..., steps: _Optional[int] = ...) -> None: ...

class Envelope(_message.Message):
    __slots__ = ["accepted", "await_cause", "await_trace_end", "catch_up", "command", "failure", "feed_trace", "get_layout", "get_ledger", "get_picture", "get_reasons", "get_sensor", "get_snapshot", "heartbeat", "hello", "hello_reply", "hold_acceleration", "hold_orientation", "layouts", "ledger", "orientation_change", "orientation_changes", "picture_file", "play_trace", "reasons", "receipt", "request", "sample", "select_source", "sensor_state", "session", "set_rotation_lock", "snapshot", "state_delta", "version"]
    ACCEPTED_FIELD_NUMBER: _ClassVar[int]
    AWAIT_CAUSE_FIELD_NUMBER: _ClassVar[int]
    AWAIT_TRACE_END_FIELD_NUMBER: _ClassVar[int]
    CATCH_UP_FIELD_NUMBER: _ClassVar[int]
    COMMAND_FIELD_NUMBER: _ClassVar[int]
    FAILURE_FIELD_NUMBER: _ClassVar[int]
    FEED_TRACE_FIELD_NUMBER: _ClassVar[int]
    GET_LAYOUT_FIELD_NUMBER: _ClassVar[int]
    GET_LEDGER_FIELD_NUMBER: _ClassVar[int]
    GET_PICTURE_FIELD_NUMBER: _ClassVar[int]
    GET_REASONS_FIELD_NUMBER: _ClassVar[int]
    GET_SENSOR_FIELD_NUMBER: _ClassVar[int]
    GET_SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    HELLO_FIELD_NUMBER: _ClassVar[int]
    HELLO_REPLY_FIELD_NUMBER: _ClassVar[int]
    HOLD_ACCELERATION_FIELD_NUMBER: _ClassVar[int]
    HOLD_ORIENTATION_FIELD_NUMBER: _ClassVar[int]
    LAYOUTS_FIELD_NUMBER: _ClassVar[int]
    LEDGER_FIELD_NUMBER: _ClassVar[int]
    ORIENTATION_CHANGES_FIELD_NUMBER: _ClassVar[int]
    ORIENTATION_CHANGE_FIELD_NUMBER: _ClassVar[int]
    PICTURE_FILE_FIELD_NUMBER: _ClassVar[int]
    PLAY_TRACE_FIELD_NUMBER: _ClassVar[int]
    REASONS_FIELD_NUMBER: _ClassVar[int]
    RECEIPT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_FIELD_NUMBER: _ClassVar[int]
    SAMPLE_FIELD_NUMBER: _ClassVar[int]
    SELECT_SOURCE_FIELD_NUMBER: _ClassVar[int]
    SENSOR_STATE_FIELD_NUMBER: _ClassVar[int]
    SESSION_FIELD_NUMBER: _ClassVar[int]
    SET_ROTATION_LOCK_FIELD_NUMBER: _ClassVar[int]
    SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    STATE_DELTA_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    accepted: Accepted
    await_cause: AwaitCause
    await_trace_end: AwaitTraceEnd
    catch_up: CatchUp
    command: Command
    failure: Failure
    feed_trace: FeedTrace
    get_layout: GetLayout
    get_ledger: GetLedger
    get_picture: GetPicture
    get_reasons: GetReasons
    get_sensor: GetSensor
    get_snapshot: GetSnapshot
    heartbeat: Heartbeat
    hello: Hello
    hello_reply: HelloReply
    hold_acceleration: HoldAcceleration
    hold_orientation: HoldOrientation
    layouts: Layouts
    ledger: Ledger
    orientation_change: OrientationChange
    orientation_changes: OrientationChanges
    picture_file: PictureFile
    play_trace: PlayTrace
    reasons: Reasons
    receipt: Receipt
    request: int
    sample: Sample
    select_source: SelectSource
    sensor_state: SensorState
    session: int
    set_rotation_lock: SetRotationLock
    snapshot: Snapshot
    state_delta: StateDelta
    version: int
    def __init__(self, version: _Optional[int] = ..., request: _Optional[int] = ..., session: _Optional[int] = ..., hello: _Optional[_Union[Hello, _Mapping]] = ..., hold_orientation: _Optional[_Union[HoldOrientation, _Mapping]] = ..., hold_acceleration: _Optional[_Union[HoldAcceleration, _Mapping]] = ..., play_trace: _Optional[_Union[PlayTrace, _Mapping]] = ..., set_rotation_lock: _Optional[_Union[SetRotationLock, _Mapping]] = ..., catch_up: _Optional[_Union[CatchUp, _Mapping]] = ..., await_trace_end: _Optional[_Union[AwaitTraceEnd, _Mapping]] = ..., select_source: _Optional[_Union[SelectSource, _Mapping]] = ..., get_sensor: _Optional[_Union[GetSensor, _Mapping]] = ..., feed_trace: _Optional[_Union[FeedTrace, _Mapping]] = ..., command: _Optional[_Union[Command, _Mapping]] = ..., await_cause: _Optional[_Union[AwaitCause, _Mapping]] = ..., get_snapshot: _Optional[_Union[GetSnapshot, _Mapping]] = ..., get_ledger: _Optional[_Union[GetLedger, _Mapping]] = ..., get_reasons: _Optional[_Union[GetReasons, _Mapping]] = ..., get_layout: _Optional[_Union[GetLayout, _Mapping]] = ..., get_picture: _Optional[_Union[GetPicture, _Mapping]] = ..., failure: _Optional[_Union[Failure, _Mapping]] = ..., hello_reply: _Optional[_Union[HelloReply, _Mapping]] = ..., accepted: _Optional[_Union[Accepted, _Mapping]] = ..., orientation_changes: _Optional[_Union[OrientationChanges, _Mapping]] = ..., receipt: _Optional[_Union[Receipt, _Mapping]] = ..., snapshot: _Optional[_Union[Snapshot, _Mapping]] = ..., ledger: _Optional[_Union[Ledger, _Mapping]] = ..., reasons: _Optional[_Union[Reasons, _Mapping]] = ..., sensor_state: _Optional[_Union[SensorState, _Mapping]] = ..., picture_file: _Optional[_Union[PictureFile, _Mapping]] = ..., layouts: _Optional[_Union[Layouts, _Mapping]] = ..., sample: _Optional[_Union[Sample, _Mapping]] = ..., orientation_change: _Optional[_Union[OrientationChange, _Mapping]] = ..., heartbeat: _Optional[_Union[Heartbeat, _Mapping]] = ..., state_delta: _Optional[_Union[StateDelta, _Mapping]] = ...) -> None: ...

class Failure(_message.Message):
    __slots__ = ["code", "text"]
    CODE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    code: ErrorCode
    text: str
    def __init__(self, code: _Optional[_Union[ErrorCode, str]] = ..., text: _Optional[str] = ...) -> None: ...

class FeedTrace(_message.Message):
    __slots__ = ["ends", "live", "name", "rate", "samples", "starts"]
    ENDS_FIELD_NUMBER: _ClassVar[int]
    LIVE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    RATE_FIELD_NUMBER: _ClassVar[int]
    SAMPLES_FIELD_NUMBER: _ClassVar[int]
    STARTS_FIELD_NUMBER: _ClassVar[int]
    ends: bool
    live: bool
    name: str
    rate: float
    samples: _containers.RepeatedScalarFieldContainer[float]
    starts: bool
    def __init__(self, name: _Optional[str] = ..., rate: _Optional[float] = ..., samples: _Optional[_Iterable[float]] = ..., starts: bool = ..., ends: bool = ..., live: bool = ...) -> None: ...

class Gesture(_message.Message):
    __slots__ = ["kind", "window"]
    KIND_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    kind: str
    window: int
    def __init__(self, window: _Optional[int] = ..., kind: _Optional[str] = ...) -> None: ...

class GetLayout(_message.Message):
    __slots__ = ["window"]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    window: int
    def __init__(self, window: _Optional[int] = ...) -> None: ...

class GetLedger(_message.Message):
    __slots__ = ["last"]
    LAST_FIELD_NUMBER: _ClassVar[int]
    last: int
    def __init__(self, last: _Optional[int] = ...) -> None: ...

class GetPicture(_message.Message):
    __slots__ = ["device_frame", "format", "layers", "scale", "window"]
    DEVICE_FRAME_FIELD_NUMBER: _ClassVar[int]
    FORMAT_FIELD_NUMBER: _ClassVar[int]
    LAYERS_FIELD_NUMBER: _ClassVar[int]
    SCALE_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    device_frame: bool
    format: str
    layers: _containers.RepeatedScalarFieldContainer[str]
    scale: float
    window: int
    def __init__(self, window: _Optional[int] = ..., device_frame: bool = ..., layers: _Optional[_Iterable[str]] = ..., format: _Optional[str] = ..., scale: _Optional[float] = ...) -> None: ...

class GetReasons(_message.Message):
    __slots__ = ["window"]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    window: int
    def __init__(self, window: _Optional[int] = ...) -> None: ...

class GetSensor(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class GetSnapshot(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class Heartbeat(_message.Message):
    __slots__ = ["epoch", "n", "sent_at"]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    N_FIELD_NUMBER: _ClassVar[int]
    SENT_AT_FIELD_NUMBER: _ClassVar[int]
    epoch: int
    n: int
    sent_at: float
    def __init__(self, epoch: _Optional[int] = ..., n: _Optional[int] = ..., sent_at: _Optional[float] = ...) -> None: ...

class Hello(_message.Message):
    __slots__ = []
    def __init__(self) -> None: ...

class HelloReply(_message.Message):
    __slots__ = ["epoch", "last_edge", "n", "process", "ready", "role"]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    LAST_EDGE_FIELD_NUMBER: _ClassVar[int]
    N_FIELD_NUMBER: _ClassVar[int]
    PROCESS_FIELD_NUMBER: _ClassVar[int]
    READY_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    epoch: int
    last_edge: int
    n: int
    process: int
    ready: bool
    role: str
    def __init__(self, role: _Optional[str] = ..., ready: bool = ..., process: _Optional[int] = ..., epoch: _Optional[int] = ..., n: _Optional[int] = ..., last_edge: _Optional[int] = ...) -> None: ...

class HoldAcceleration(_message.Message):
    __slots__ = ["x", "y", "z"]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    Z_FIELD_NUMBER: _ClassVar[int]
    x: float
    y: float
    z: float
    def __init__(self, x: _Optional[float] = ..., y: _Optional[float] = ..., z: _Optional[float] = ...) -> None: ...

class HoldOrientation(_message.Message):
    __slots__ = ["orientation"]
    ORIENTATION_FIELD_NUMBER: _ClassVar[int]
    orientation: int
    def __init__(self, orientation: _Optional[int] = ...) -> None: ...

class Insets(_message.Message):
    __slots__ = ["bottom", "left", "right", "top"]
    BOTTOM_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    RIGHT_FIELD_NUMBER: _ClassVar[int]
    TOP_FIELD_NUMBER: _ClassVar[int]
    bottom: float
    left: float
    right: float
    top: float
    def __init__(self, top: _Optional[float] = ..., left: _Optional[float] = ..., bottom: _Optional[float] = ..., right: _Optional[float] = ...) -> None: ...

class Layouts(_message.Message):
    __slots__ = ["windows"]
    WINDOWS_FIELD_NUMBER: _ClassVar[int]
    windows: _containers.RepeatedCompositeFieldContainer[WindowLayout]
    def __init__(self, windows: _Optional[_Iterable[_Union[WindowLayout, _Mapping]]] = ...) -> None: ...

class Ledger(_message.Message):
    __slots__ = ["inputs"]
    INPUTS_FIELD_NUMBER: _ClassVar[int]
    inputs: _containers.RepeatedCompositeFieldContainer[LedgerOfInput]
    def __init__(self, inputs: _Optional[_Iterable[_Union[LedgerOfInput, _Mapping]]] = ...) -> None: ...

class LedgerEntry(_message.Message):
    __slots__ = ["call", "subject", "window"]
    CALL_FIELD_NUMBER: _ClassVar[int]
    SUBJECT_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    call: str
    subject: str
    window: int
    def __init__(self, window: _Optional[int] = ..., subject: _Optional[str] = ..., call: _Optional[str] = ...) -> None: ...

class LedgerOfInput(_message.Message):
    __slots__ = ["entries", "input", "seq"]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    INPUT_FIELD_NUMBER: _ClassVar[int]
    SEQ_FIELD_NUMBER: _ClassVar[int]
    entries: _containers.RepeatedCompositeFieldContainer[LedgerEntry]
    input: str
    seq: int
    def __init__(self, seq: _Optional[int] = ..., input: _Optional[str] = ..., entries: _Optional[_Iterable[_Union[LedgerEntry, _Mapping]]] = ...) -> None: ...

class MoveWindow(_message.Message):
    __slots__ = ["window", "x", "y"]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    window: int
    x: float
    y: float
    def __init__(self, window: _Optional[int] = ..., x: _Optional[float] = ..., y: _Optional[float] = ...) -> None: ...

class OrientationChange(_message.Message):
    __slots__ = ["cause", "orientation", "reason", "rotation_lock", "t"]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    ORIENTATION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ROTATION_LOCK_FIELD_NUMBER: _ClassVar[int]
    T_FIELD_NUMBER: _ClassVar[int]
    cause: Cause
    orientation: int
    reason: str
    rotation_lock: bool
    t: float
    def __init__(self, cause: _Optional[_Union[Cause, _Mapping]] = ..., t: _Optional[float] = ..., orientation: _Optional[int] = ..., rotation_lock: bool = ..., reason: _Optional[str] = ...) -> None: ...

class OrientationChanges(_message.Message):
    __slots__ = ["changes", "epoch", "last"]
    CHANGES_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    LAST_FIELD_NUMBER: _ClassVar[int]
    changes: _containers.RepeatedCompositeFieldContainer[OrientationChange]
    epoch: int
    last: int
    def __init__(self, epoch: _Optional[int] = ..., last: _Optional[int] = ..., changes: _Optional[_Iterable[_Union[OrientationChange, _Mapping]]] = ...) -> None: ...

class PictureFile(_message.Message):
    __slots__ = ["content", "note"]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    NOTE_FIELD_NUMBER: _ClassVar[int]
    content: bytes
    note: str
    def __init__(self, content: _Optional[bytes] = ..., note: _Optional[str] = ...) -> None: ...

class PlayTrace(_message.Message):
    __slots__ = ["name", "rate", "samples"]
    NAME_FIELD_NUMBER: _ClassVar[int]
    RATE_FIELD_NUMBER: _ClassVar[int]
    SAMPLES_FIELD_NUMBER: _ClassVar[int]
    name: str
    rate: float
    samples: _containers.RepeatedScalarFieldContainer[float]
    def __init__(self, name: _Optional[str] = ..., rate: _Optional[float] = ..., samples: _Optional[_Iterable[float]] = ...) -> None: ...

class Pop(_message.Message):
    __slots__ = ["window"]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    window: int
    def __init__(self, window: _Optional[int] = ...) -> None: ...

class Present(_message.Message):
    __slots__ = ["screen", "window"]
    SCREEN_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    screen: str
    window: int
    def __init__(self, window: _Optional[int] = ..., screen: _Optional[str] = ...) -> None: ...

class PullDown(_message.Message):
    __slots__ = ["window"]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    window: int
    def __init__(self, window: _Optional[int] = ...) -> None: ...

class Push(_message.Message):
    __slots__ = ["screen", "window"]
    SCREEN_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    screen: str
    window: int
    def __init__(self, window: _Optional[int] = ..., screen: _Optional[str] = ...) -> None: ...

class Reasons(_message.Message):
    __slots__ = ["windows"]
    WINDOWS_FIELD_NUMBER: _ClassVar[int]
    windows: _containers.RepeatedCompositeFieldContainer[WindowReasons]
    def __init__(self, windows: _Optional[_Iterable[_Union[WindowReasons, _Mapping]]] = ...) -> None: ...

class Receipt(_message.Message):
    __slots__ = ["cause", "device", "fingerprint", "input", "seq", "text", "verdict", "windows"]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    FINGERPRINT_FIELD_NUMBER: _ClassVar[int]
    INPUT_FIELD_NUMBER: _ClassVar[int]
    SEQ_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    WINDOWS_FIELD_NUMBER: _ClassVar[int]
    cause: Cause
    device: str
    fingerprint: int
    input: str
    seq: int
    text: str
    verdict: Verdict
    windows: _containers.RepeatedCompositeFieldContainer[WindowReport]
    def __init__(self, seq: _Optional[int] = ..., cause: _Optional[_Union[Cause, _Mapping]] = ..., device: _Optional[str] = ..., verdict: _Optional[_Union[Verdict, str]] = ..., text: _Optional[str] = ..., windows: _Optional[_Iterable[_Union[WindowReport, _Mapping]]] = ..., fingerprint: _Optional[int] = ..., input: _Optional[str] = ...) -> None: ...

class Rect(_message.Message):
    __slots__ = ["height", "width", "x", "y"]
    HEIGHT_FIELD_NUMBER: _ClassVar[int]
    WIDTH_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    height: float
    width: float
    x: float
    y: float
    def __init__(self, x: _Optional[float] = ..., y: _Optional[float] = ..., width: _Optional[float] = ..., height: _Optional[float] = ...) -> None: ...

class ResizeWindow(_message.Message):
    __slots__ = ["corner", "size", "steps", "window"]
    CORNER_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    STEPS_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    corner: str
    size: Size
    steps: int
    window: int
    def __init__(self, window: _Optional[int] = ..., size: _Optional[_Union[Size, _Mapping]] = ..., corner: _Optional[str] = ..., steps: _Optional[int] = ...) -> None: ...

class Sample(_message.Message):
    __slots__ = ["confidence", "orientation", "source", "t", "tilt", "x", "y", "z"]
    CONFIDENCE_FIELD_NUMBER: _ClassVar[int]
    ORIENTATION_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TILT_FIELD_NUMBER: _ClassVar[int]
    T_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    Z_FIELD_NUMBER: _ClassVar[int]
    confidence: float
    orientation: int
    source: str
    t: float
    tilt: float
    x: float
    y: float
    z: float
    def __init__(self, t: _Optional[float] = ..., x: _Optional[float] = ..., y: _Optional[float] = ..., z: _Optional[float] = ..., orientation: _Optional[int] = ..., tilt: _Optional[float] = ..., confidence: _Optional[float] = ..., source: _Optional[str] = ...) -> None: ...

class Scroll(_message.Message):
    __slots__ = ["by", "target", "window"]
    BY_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    by: Way
    target: str
    window: int
    def __init__(self, window: _Optional[int] = ..., target: _Optional[str] = ..., by: _Optional[_Union[Way, _Mapping]] = ...) -> None: ...

class Segue(_message.Message):
    __slots__ = ["identifier", "window"]
    IDENTIFIER_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    identifier: str
    window: int
    def __init__(self, window: _Optional[int] = ..., identifier: _Optional[str] = ...) -> None: ...

class SelectSource(_message.Message):
    __slots__ = ["name"]
    NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    def __init__(self, name: _Optional[str] = ...) -> None: ...

class SensorState(_message.Message):
    __slots__ = ["candidate", "change_reason", "changed_at", "confidence", "displaced_source", "epoch", "last_edge", "n", "orientation", "rotation_locked", "source", "source_detail", "t", "tilt", "verdict", "x", "y", "z"]
    CANDIDATE_FIELD_NUMBER: _ClassVar[int]
    CHANGED_AT_FIELD_NUMBER: _ClassVar[int]
    CHANGE_REASON_FIELD_NUMBER: _ClassVar[int]
    CONFIDENCE_FIELD_NUMBER: _ClassVar[int]
    DISPLACED_SOURCE_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    LAST_EDGE_FIELD_NUMBER: _ClassVar[int]
    N_FIELD_NUMBER: _ClassVar[int]
    ORIENTATION_FIELD_NUMBER: _ClassVar[int]
    ROTATION_LOCKED_FIELD_NUMBER: _ClassVar[int]
    SOURCE_DETAIL_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TILT_FIELD_NUMBER: _ClassVar[int]
    T_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    Z_FIELD_NUMBER: _ClassVar[int]
    candidate: int
    change_reason: str
    changed_at: float
    confidence: float
    displaced_source: str
    epoch: int
    last_edge: int
    n: int
    orientation: int
    rotation_locked: bool
    source: str
    source_detail: str
    t: float
    tilt: float
    verdict: str
    x: float
    y: float
    z: float
    def __init__(self, epoch: _Optional[int] = ..., n: _Optional[int] = ..., orientation: _Optional[int] = ..., last_edge: _Optional[int] = ..., tilt: _Optional[float] = ..., confidence: _Optional[float] = ..., candidate: _Optional[int] = ..., verdict: _Optional[str] = ..., change_reason: _Optional[str] = ..., changed_at: _Optional[float] = ..., t: _Optional[float] = ..., x: _Optional[float] = ..., y: _Optional[float] = ..., z: _Optional[float] = ..., source: _Optional[str] = ..., source_detail: _Optional[str] = ..., displaced_source: _Optional[str] = ..., rotation_locked: bool = ...) -> None: ...

class SetAppearance(_message.Message):
    __slots__ = ["appearance"]
    APPEARANCE_FIELD_NUMBER: _ClassVar[int]
    appearance: str
    def __init__(self, appearance: _Optional[str] = ...) -> None: ...

class SetRotationLock(_message.Message):
    __slots__ = ["locked"]
    LOCKED_FIELD_NUMBER: _ClassVar[int]
    locked: bool
    def __init__(self, locked: bool = ...) -> None: ...

class Size(_message.Message):
    __slots__ = ["height", "width"]
    HEIGHT_FIELD_NUMBER: _ClassVar[int]
    WIDTH_FIELD_NUMBER: _ClassVar[int]
    height: float
    width: float
    def __init__(self, width: _Optional[float] = ..., height: _Optional[float] = ...) -> None: ...

class SlideOver(_message.Message):
    __slots__ = ["side", "window"]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    side: str
    window: int
    def __init__(self, window: _Optional[int] = ..., side: _Optional[str] = ...) -> None: ...

class Snapshot(_message.Message):
    __slots__ = ["device", "epoch", "seq"]
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    SEQ_FIELD_NUMBER: _ClassVar[int]
    device: Device
    epoch: int
    seq: int
    def __init__(self, epoch: _Optional[int] = ..., seq: _Optional[int] = ..., device: _Optional[_Union[Device, _Mapping]] = ...) -> None: ...

class SplitWindows(_message.Message):
    __slots__ = ["first", "second", "share"]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    SECOND_FIELD_NUMBER: _ClassVar[int]
    SHARE_FIELD_NUMBER: _ClassVar[int]
    first: int
    second: int
    share: str
    def __init__(self, first: _Optional[int] = ..., second: _Optional[int] = ..., share: _Optional[str] = ...) -> None: ...

class StateDelta(_message.Message):
    __slots__ = ["closed", "device", "epoch", "ledger", "receipt", "windows"]
    CLOSED_FIELD_NUMBER: _ClassVar[int]
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    EPOCH_FIELD_NUMBER: _ClassVar[int]
    LEDGER_FIELD_NUMBER: _ClassVar[int]
    RECEIPT_FIELD_NUMBER: _ClassVar[int]
    WINDOWS_FIELD_NUMBER: _ClassVar[int]
    closed: _containers.RepeatedScalarFieldContainer[int]
    device: Device
    epoch: int
    ledger: _containers.RepeatedCompositeFieldContainer[LedgerEntry]
    receipt: Receipt
    windows: _containers.RepeatedCompositeFieldContainer[Window]
    def __init__(self, epoch: _Optional[int] = ..., receipt: _Optional[_Union[Receipt, _Mapping]] = ..., device: _Optional[_Union[Device, _Mapping]] = ..., windows: _Optional[_Iterable[_Union[Window, _Mapping]]] = ..., ledger: _Optional[_Iterable[_Union[LedgerEntry, _Mapping]]] = ..., closed: _Optional[_Iterable[int]] = ...) -> None: ...

class SwapWindows(_message.Message):
    __slots__ = ["first", "second"]
    FIRST_FIELD_NUMBER: _ClassVar[int]
    SECOND_FIELD_NUMBER: _ClassVar[int]
    first: int
    second: int
    def __init__(self, first: _Optional[int] = ..., second: _Optional[int] = ...) -> None: ...

class SystemEvent(_message.Message):
    __slots__ = ["memory_warning", "notification", "open_url", "shake", "shortcut"]
    MEMORY_WARNING_FIELD_NUMBER: _ClassVar[int]
    NOTIFICATION_FIELD_NUMBER: _ClassVar[int]
    OPEN_URL_FIELD_NUMBER: _ClassVar[int]
    SHAKE_FIELD_NUMBER: _ClassVar[int]
    SHORTCUT_FIELD_NUMBER: _ClassVar[int]
    memory_warning: bool
    notification: TouchedNotification
    open_url: str
    shake: bool
    shortcut: str
    def __init__(self, shake: bool = ..., memory_warning: bool = ..., open_url: _Optional[str] = ..., shortcut: _Optional[str] = ..., notification: _Optional[_Union[TouchedNotification, _Mapping]] = ...) -> None: ...

class Tap(_message.Message):
    __slots__ = ["target", "times", "window"]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    TIMES_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    target: str
    times: int
    window: int
    def __init__(self, window: _Optional[int] = ..., target: _Optional[str] = ..., times: _Optional[int] = ...) -> None: ...

class TileWindow(_message.Message):
    __slots__ = ["tile", "window"]
    TILE_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    tile: str
    window: int
    def __init__(self, window: _Optional[int] = ..., tile: _Optional[str] = ...) -> None: ...

class TouchedNotification(_message.Message):
    __slots__ = ["action", "name"]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    action: str
    name: str
    def __init__(self, name: _Optional[str] = ..., action: _Optional[str] = ...) -> None: ...

class TransferWindow(_message.Message):
    __slots__ = ["screen", "window"]
    SCREEN_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    screen: str
    window: int
    def __init__(self, window: _Optional[int] = ..., screen: _Optional[str] = ...) -> None: ...

class Typing(_message.Message):
    __slots__ = ["deletes", "field", "text", "window"]
    DELETES_FIELD_NUMBER: _ClassVar[int]
    FIELD_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    deletes: int
    field: str
    text: str
    window: int
    def __init__(self, window: _Optional[int] = ..., text: _Optional[str] = ..., field: _Optional[str] = ..., deletes: _Optional[int] = ...) -> None: ...

class ViewLayout(_message.Message):
    __slots__ = ["ambiguous", "class_name", "constraints", "depth", "frame", "hidden", "identifier", "solved_frame"]
    AMBIGUOUS_FIELD_NUMBER: _ClassVar[int]
    CLASS_NAME_FIELD_NUMBER: _ClassVar[int]
    CONSTRAINTS_FIELD_NUMBER: _ClassVar[int]
    DEPTH_FIELD_NUMBER: _ClassVar[int]
    FRAME_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    IDENTIFIER_FIELD_NUMBER: _ClassVar[int]
    SOLVED_FRAME_FIELD_NUMBER: _ClassVar[int]
    ambiguous: bool
    class_name: str
    constraints: _containers.RepeatedCompositeFieldContainer[ConstraintLine]
    depth: int
    frame: Rect
    hidden: bool
    identifier: str
    solved_frame: Rect
    def __init__(self, depth: _Optional[int] = ..., class_name: _Optional[str] = ..., identifier: _Optional[str] = ..., hidden: bool = ..., frame: _Optional[_Union[Rect, _Mapping]] = ..., solved_frame: _Optional[_Union[Rect, _Mapping]] = ..., constraints: _Optional[_Iterable[_Union[ConstraintLine, _Mapping]]] = ..., ambiguous: bool = ...) -> None: ...

class ViewNode(_message.Message):
    __slots__ = ["class_name", "depth", "frame", "hidden", "identifier", "tappable", "text", "value"]
    CLASS_NAME_FIELD_NUMBER: _ClassVar[int]
    DEPTH_FIELD_NUMBER: _ClassVar[int]
    FRAME_FIELD_NUMBER: _ClassVar[int]
    HIDDEN_FIELD_NUMBER: _ClassVar[int]
    IDENTIFIER_FIELD_NUMBER: _ClassVar[int]
    TAPPABLE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    class_name: str
    depth: int
    frame: Rect
    hidden: bool
    identifier: str
    tappable: bool
    text: str
    value: str
    def __init__(self, depth: _Optional[int] = ..., class_name: _Optional[str] = ..., frame: _Optional[_Union[Rect, _Mapping]] = ..., hidden: bool = ..., text: _Optional[str] = ..., identifier: _Optional[str] = ..., tappable: bool = ..., value: _Optional[str] = ...) -> None: ...

class Wait(_message.Message):
    __slots__ = ["seconds"]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    seconds: float
    def __init__(self, seconds: _Optional[float] = ...) -> None: ...

class Way(_message.Message):
    __slots__ = ["x", "y"]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    x: float
    y: float
    def __init__(self, x: _Optional[float] = ..., y: _Optional[float] = ...) -> None: ...

class Window(_message.Message):
    __slots__ = ["app", "explanation", "external", "focused", "foreground", "frame", "horizontal", "id", "interface", "layer", "layout_margins", "navigation_stack", "placement", "reason", "safe_area", "vertical", "views", "visible_controller"]
    APP_FIELD_NUMBER: _ClassVar[int]
    EXPLANATION_FIELD_NUMBER: _ClassVar[int]
    EXTERNAL_FIELD_NUMBER: _ClassVar[int]
    FOCUSED_FIELD_NUMBER: _ClassVar[int]
    FOREGROUND_FIELD_NUMBER: _ClassVar[int]
    FRAME_FIELD_NUMBER: _ClassVar[int]
    HORIZONTAL_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    INTERFACE_FIELD_NUMBER: _ClassVar[int]
    LAYER_FIELD_NUMBER: _ClassVar[int]
    LAYOUT_MARGINS_FIELD_NUMBER: _ClassVar[int]
    NAVIGATION_STACK_FIELD_NUMBER: _ClassVar[int]
    PLACEMENT_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SAFE_AREA_FIELD_NUMBER: _ClassVar[int]
    VERTICAL_FIELD_NUMBER: _ClassVar[int]
    VIEWS_FIELD_NUMBER: _ClassVar[int]
    VISIBLE_CONTROLLER_FIELD_NUMBER: _ClassVar[int]
    app: str
    explanation: str
    external: bool
    focused: bool
    foreground: bool
    frame: Rect
    horizontal: int
    id: int
    interface: int
    layer: int
    layout_margins: Insets
    navigation_stack: _containers.RepeatedScalarFieldContainer[str]
    placement: str
    reason: str
    safe_area: Insets
    vertical: int
    views: _containers.RepeatedCompositeFieldContainer[ViewNode]
    visible_controller: str
    def __init__(self, id: _Optional[int] = ..., app: _Optional[str] = ..., foreground: bool = ..., frame: _Optional[_Union[Rect, _Mapping]] = ..., horizontal: _Optional[int] = ..., vertical: _Optional[int] = ..., interface: _Optional[int] = ..., reason: _Optional[str] = ..., explanation: _Optional[str] = ..., navigation_stack: _Optional[_Iterable[str]] = ..., visible_controller: _Optional[str] = ..., views: _Optional[_Iterable[_Union[ViewNode, _Mapping]]] = ..., placement: _Optional[str] = ..., layer: _Optional[int] = ..., focused: bool = ..., external: bool = ..., safe_area: _Optional[_Union[Insets, _Mapping]] = ..., layout_margins: _Optional[_Union[Insets, _Mapping]] = ...) -> None: ...

class WindowLayout(_message.Message):
    __slots__ = ["app", "conflicts", "id", "views"]
    APP_FIELD_NUMBER: _ClassVar[int]
    CONFLICTS_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    VIEWS_FIELD_NUMBER: _ClassVar[int]
    app: str
    conflicts: _containers.RepeatedCompositeFieldContainer[ConstraintConflict]
    id: int
    views: _containers.RepeatedCompositeFieldContainer[ViewLayout]
    def __init__(self, id: _Optional[int] = ..., app: _Optional[str] = ..., views: _Optional[_Iterable[_Union[ViewLayout, _Mapping]]] = ..., conflicts: _Optional[_Iterable[_Union[ConstraintConflict, _Mapping]]] = ...) -> None: ...

class WindowOrder(_message.Message):
    __slots__ = ["close", "connect", "disconnect", "divider", "focus", "home", "move", "open", "open_external", "put_away", "resize", "slide_over", "split", "swap", "tile", "transfer"]
    CLOSE_FIELD_NUMBER: _ClassVar[int]
    CONNECT_FIELD_NUMBER: _ClassVar[int]
    DISCONNECT_FIELD_NUMBER: _ClassVar[int]
    DIVIDER_FIELD_NUMBER: _ClassVar[int]
    FOCUS_FIELD_NUMBER: _ClassVar[int]
    HOME_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    OPEN_EXTERNAL_FIELD_NUMBER: _ClassVar[int]
    OPEN_FIELD_NUMBER: _ClassVar[int]
    PUT_AWAY_FIELD_NUMBER: _ClassVar[int]
    RESIZE_FIELD_NUMBER: _ClassVar[int]
    SLIDE_OVER_FIELD_NUMBER: _ClassVar[int]
    SPLIT_FIELD_NUMBER: _ClassVar[int]
    SWAP_FIELD_NUMBER: _ClassVar[int]
    TILE_FIELD_NUMBER: _ClassVar[int]
    TRANSFER_FIELD_NUMBER: _ClassVar[int]
    close: int
    connect: DisplaySize
    disconnect: bool
    divider: DragDivider
    focus: int
    home: bool
    move: MoveWindow
    open: str
    open_external: str
    put_away: bool
    resize: ResizeWindow
    slide_over: SlideOver
    split: SplitWindows
    swap: SwapWindows
    tile: TileWindow
    transfer: TransferWindow
    def __init__(self, open: _Optional[str] = ..., close: _Optional[int] = ..., focus: _Optional[int] = ..., swap: _Optional[_Union[SwapWindows, _Mapping]] = ..., split: _Optional[_Union[SplitWindows, _Mapping]] = ..., slide_over: _Optional[_Union[SlideOver, _Mapping]] = ..., put_away: bool = ..., move: _Optional[_Union[MoveWindow, _Mapping]] = ..., resize: _Optional[_Union[ResizeWindow, _Mapping]] = ..., tile: _Optional[_Union[TileWindow, _Mapping]] = ..., divider: _Optional[_Union[DragDivider, _Mapping]] = ..., connect: _Optional[_Union[DisplaySize, _Mapping]] = ..., disconnect: bool = ..., transfer: _Optional[_Union[TransferWindow, _Mapping]] = ..., open_external: _Optional[str] = ..., home: bool = ...) -> None: ...

class WindowReasons(_message.Message):
    __slots__ = ["app", "id", "interface", "lines"]
    APP_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    INTERFACE_FIELD_NUMBER: _ClassVar[int]
    LINES_FIELD_NUMBER: _ClassVar[int]
    app: str
    id: int
    interface: int
    lines: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[int] = ..., app: _Optional[str] = ..., interface: _Optional[int] = ..., lines: _Optional[_Iterable[str]] = ...) -> None: ...

class WindowReport(_message.Message):
    __slots__ = ["changed", "external", "horizontal", "id", "interface", "reason", "size", "vertical", "x", "y"]
    CHANGED_FIELD_NUMBER: _ClassVar[int]
    EXTERNAL_FIELD_NUMBER: _ClassVar[int]
    FROM_FIELD_NUMBER: _ClassVar[int]
    HORIZONTAL_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    INTERFACE_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    VERTICAL_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    changed: bool
    external: bool
    horizontal: int
    id: int
    interface: int
    reason: str
    size: Size
    vertical: int
    x: float
    y: float
    def __init__(self, id: _Optional[int] = ..., interface: _Optional[int] = ..., changed: bool = ..., size: _Optional[_Union[Size, _Mapping]] = ..., horizontal: _Optional[int] = ..., vertical: _Optional[int] = ..., reason: _Optional[str] = ..., x: _Optional[float] = ..., y: _Optional[float] = ..., external: bool = ..., **kwargs) -> None: ...

class ErrorCode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []

class Verdict(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = []
