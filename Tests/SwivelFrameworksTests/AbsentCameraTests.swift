// What is told of cameras and microphones where there are none: that nothing is there, supported or running; and what sessions, outputs
// and connections keep all the same. Numbers are those of AVFoundation's headers.
import DeviceFixtures
import Emulator
import Foundation
import SwivelUI
import Testing

@testable import SwivelFrameworks

@MainActor struct AbsentCameraTests {
  private func rows<Owner>(_ owner: Owner, _ ask: (inout Usual<Owner>) -> Void) {
    var usual = Usual(owner)
    ask(&usual)
    #expect(usual.wrong == [])
  }

  /// Nothing of a camera that is not there can be switched on, moved or looked through.
  @Test func cameras() {
    let camera = AVCaptureDevice()
    rows(camera) { usual in
      for path in [
        \.hasTorch, \.isTorchAvailable, \.isTorchActive, \.hasFlash, \.isFlashAvailable, \.isFlashActive,
        \.isFocusPointOfInterestSupported, \.isExposurePointOfInterestSupported, \.isSmoothAutoFocusSupported,
        \.isConnected, \.isSuspended, \.isVirtualDevice, \.isRampingVideoZoom, \.isAdjustingFocus,
        \.isAdjustingExposure,
        \.isLowLightBoostSupported, \.isLowLightBoostEnabled, \.automaticallyEnablesLowLightBoostWhenAvailable,
        \.automaticallyAdjustsVideoHDREnabled, \.isVideoHDREnabled,
      ] as [KeyPath<AVCaptureDevice, Bool>] { usual.reads(path, false) }
      for path in [
        \.torchLevel, \.lensPosition, \.iso, \.lensAperture, \.exposureTargetOffset, \.exposureTargetBias,
        \.minExposureTargetBias, \.maxExposureTargetBias,
      ] as [KeyPath<AVCaptureDevice, Float>] { usual.reads(path, 0) }
      for path in [\.uniqueID, \.localizedName, \.modelID, \.manufacturer] as [KeyPath<AVCaptureDevice, String>] {
        usual.reads(path, "")
      }
      usual.reads(\.position, .unspecified)
      usual.reads(\.maxAvailableVideoZoomFactor, 1)
      usual.reads(\.minAvailableVideoZoomFactor, 1)
      usual.reads(\.exposureDuration, .invalid)
      usual.reads(\.constituentDevices.count, 0)
      usual.reads(\.virtualDeviceSwitchOverVideoZoomFactors.count, 0)
      usual.reads(\.formats.count, 0)
      usual.reads(\.activeColorSpace, .sRGB)
      usual.reads(\.whiteBalanceMode, .locked)
      usual(\.videoZoomFactor, 1, 2)
      usual(\.torchMode, .off, .on)
      usual(\.flashMode, .off, .auto)
      usual(\.focusMode, .locked, .autoFocus)
      usual(\.exposureMode, .locked, .custom)
      usual(\.focusPointOfInterest, CGPoint(x: 0.5, y: 0.5), .zero)
      usual(\.exposurePointOfInterest, CGPoint(x: 0.5, y: 0.5), .zero)
      usual(\.isSmoothAutoFocusEnabled, false)
      usual(\.isSubjectAreaChangeMonitoringEnabled, false)
    }
    #expect(!camera.hasMediaType(.video) && !camera.supportsSessionPreset(.high) && !camera.isTorchModeSupported(.on))
    #expect(!camera.isFocusModeSupported(.locked) && !camera.isExposureModeSupported(.locked))
    #expect(!camera.isFlashModeSupported(.off) && !camera.isWhiteBalanceModeSupported(.locked))
    #expect(throws: AVError(.deviceWasDisconnected)) { try camera.lockForConfiguration() }
    #expect(throws: AVError(.deviceWasDisconnected)) { try camera.setTorchModeOn(level: 1) }
    #expect(throws: AVError(.applicationIsNotAuthorizedToUseDevice)) { _ = try AVCaptureDeviceInput(device: camera) }
    var heard: [CMTime] = []
    camera.setFocusModeLocked(lensPosition: 1) { heard.append($0) }
    camera.setExposureTargetBias(1) { heard.append($0) }
    camera.setExposureModeCustom(duration: .zero, iso: 100) { heard.append($0) }
    #expect(heard == [.invalid, .invalid, .invalid])
  }

  @Test func formats() {
    rows(AVCaptureDevice.Format()) { usual in
      usual.reads(\.isVideoHDRSupported, false)
      usual.reads(\.isHighestPhotoQualitySupported, false)
      usual.reads(\.isMultiCamSupported, false)
      usual.reads(\.videoFieldOfView, 0)
      usual.reads(\.videoMaxZoomFactor, 1)
      usual.reads(\.videoZoomFactorUpscaleThreshold, 1)
      usual.reads(\.minISO, 0)
      usual.reads(\.maxISO, 0)
      usual.reads(\.minExposureDuration, .invalid)
      usual.reads(\.maxExposureDuration, .invalid)
      usual.reads(\.supportedColorSpaces, [])
      usual.reads(\.supportedDepthDataFormats, [])
      usual.reads(\.videoSupportedFrameRateRanges, [])
      usual.reads(\.mediaType, .video)
    }
    for mode in [AVCaptureVideoStabilizationMode.off, .standard, .cinematic, .cinematicExtended, .auto] {
      #expect(AVCaptureDevice.Format().isVideoStabilizationModeSupported(mode) == (mode == .off))
    }
    rows(AVFrameRateRange()) { usual in
      usual.reads(\.minFrameRate, 0)
      usual.reads(\.maxFrameRate, 0)
      usual.reads(\.minFrameDuration, .invalid)
      usual.reads(\.maxFrameDuration, .invalid)
    }
  }

  /// AVCaptureSession: what is added is there once and can be taken out; starting and stopping are told once each.
  @Test func sessions() throws {
    let (session, output) = (AVCaptureSession(), AVCaptureOutput())
    let input = AVCaptureInput()
    #expect(session.canAddOutput(output) && session.canAddInput(input) && session.canSetSessionPreset(.photo))
    session.addOutput(output)
    session.addInput(input)
    #expect(session.outputs == [output] && session.inputs == [input])
    #expect(!session.canAddOutput(output) && !session.canAddInput(input) && session.canAddOutput(AVCaptureOutput()))
    session.removeOutput(AVCaptureOutput())
    session.removeInput(AVCaptureInput())
    #expect(session.outputs == [output] && session.inputs == [input])
    session.removeOutput(output)
    session.removeInput(input)
    #expect(session.outputs.isEmpty && session.inputs.isEmpty && session.connections.isEmpty)
    session.addInputWithNoConnections(input)
    session.addOutputWithNoConnections(output)
    #expect(session.outputs == [output] && session.inputs == [input])
    rows(session) { usual in
      usual.reads(\.isInterrupted, false)
      usual(\.usesApplicationAudioSession, true)
      usual(\.automaticallyConfiguresApplicationAudioSession, true)
      usual.reads(\.isMultitaskingCameraAccessSupported, false)
      usual(\.isMultitaskingCameraAccessEnabled, false)
    }
    #expect(!session.canAddConnection(AVCaptureConnection()) && !AVCaptureMultiCamSession.isMultiCamSupported)
    #expect(AVCaptureMultiCamSession().hardwareCost == 0 && AVCaptureMultiCamSession().systemPressureCost == 0)
    rows(AVCaptureConnection()) { usual in
      usual(\.isEnabled, false)
      usual.reads(\.isActive, false)
      usual(\.videoOrientation, .portrait, .landscapeLeft)
      usual.reads(\.isVideoOrientationSupported, true)
      usual(\.videoRotationAngle, 0, 90)
      usual(\.isVideoMirrored, false)
      usual.reads(\.isVideoMirroringSupported, true)
      usual(\.automaticallyAdjustsVideoMirroring, true)
      usual.reads(\.isVideoStabilizationSupported, false)
      usual(\.preferredVideoStabilizationMode, .off, .auto)
      usual.reads(\.activeVideoStabilizationMode, .off)
      usual.reads(\.videoMaxScaleAndCropFactor, 1)
      usual(\.videoScaleAndCropFactor, 1, 2)
      usual.reads(\.inputPorts, [])
    }
    for (angle, isOne) in [(0, true), (90, true), (180, true), (270, true), (45, false), (360, false), (-90, false)] {
      #expect(AVCaptureConnection().isVideoRotationAngleSupported(CGFloat(angle)) == isOne)
    }
    rows(AVCaptureInput.Port()) { usual in
      usual(\.isEnabled, false)
      usual.reads(\.sourceDevicePosition, .unspecified)
      usual.reads(\.mediaType, .video)
    }
  }

  /// Who starts what runs already hears nothing.
  @Test func startingAndStopping() throws {
    let stage = try Stage()
    nonisolated(unsafe) var heard: [String] = []
    stage.act { _ in
      let (session, center) = (AVCaptureSession(), SwivelUI.NotificationCenter.default)
      let tokens = [AVCaptureSession.didStartRunningNotification, AVCaptureSession.didStopRunningNotification].map {
        center.addObserver(forName: $0, object: session, queue: nil) { heard.append($0.name.rawValue) }
      }
      session.stopRunning()
      #expect(!session.isRunning && heard.isEmpty)
      session.startRunning()
      session.startRunning()
      #expect(session.isRunning)
      session.stopRunning()
      session.stopRunning()
      #expect(!session.isRunning)
      tokens.forEach(center.removeObserver)
    }
    #expect(
      heard == ["AVCaptureSessionDidStartRunningNotification", "AVCaptureSessionDidStopRunningNotification"])
  }

  /// A layer that shows a session knows which; where a point of it is seen by a camera on its side, and back.
  @Test func places() throws {
    let stage = try Stage()
    stage.act { _ in
      let session = AVCaptureSession()
      let layer = AVCaptureVideoPreviewLayer(sessionWithNoConnection: session)
      #expect(layer.session === session && !layer.isPreviewing && layer.connection == nil)
      #expect(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 3, y: 4)) == .zero, "it has no size")
      layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 400)
      for x in stride(from: 0.0, through: 200, by: 25) {
        for y in stride(from: 0.0, through: 400, by: 50) {
          let there = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: x, y: y))
          #expect(there == CGPoint(x: y / 400, y: 1 - x / 200))
          #expect(layer.layerPointConverted(fromCaptureDevicePoint: there) == CGPoint(x: x, y: y))
        }
      }
      #expect(
        layer.metadataOutputRectConverted(fromLayerRect: CGRect(x: 50, y: 100, width: 100, height: 200))
          == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
      #expect(
        layer.metadataOutputRectConverted(fromLayerRect: CGRect(x: 0, y: 0, width: 50, height: 400))
          == CGRect(x: 0, y: 0.75, width: 1, height: 0.25))
    }
  }

  @Test func numbers() {
    #expect([AVAuthorizationStatus.notDetermined, .restricted, .denied, .authorized].map(\.rawValue) == [0, 1, 2, 3])
    #expect([AVCaptureDevice.Position.unspecified, .back, .front].map(\.rawValue) == [0, 1, 2])
    #expect([AVCaptureDevice.TorchMode.off, .on, .auto].map(\.rawValue) == [0, 1, 2])
    #expect([AVCaptureDevice.FlashMode.off, .on, .auto].map(\.rawValue) == [0, 1, 2])
    #expect([AVCaptureDevice.FocusMode.locked, .autoFocus, .continuousAutoFocus].map(\.rawValue) == [0, 1, 2])
    #expect(
      [AVCaptureDevice.ExposureMode.locked, .autoExpose, .continuousAutoExposure, .custom].map(\.rawValue) == [
        0, 1, 2, 3,
      ])
    #expect(
      [AVCaptureDevice.WhiteBalanceMode.locked, .autoWhiteBalance, .continuousAutoWhiteBalance].map(\.rawValue) == [
        0, 1, 2,
      ])
    let ways: [AVCaptureVideoOrientation] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
    #expect(ways.map(\.rawValue) == [1, 2, 3, 4])
    let modes: [AVCaptureVideoStabilizationMode] = [
      .auto, .off, .standard, .cinematic, .cinematicExtended, .previewOptimized, .cinematicExtendedEnhanced,
    ]
    #expect(modes.map(\.rawValue) == [-1, 0, 1, 2, 3, 4, 5])
    #expect([AVCaptureColorSpace.sRGB, .P3_D65, .HLG_BT2020, .appleLog].map(\.rawValue) == [0, 1, 2, 3])
  }
}
