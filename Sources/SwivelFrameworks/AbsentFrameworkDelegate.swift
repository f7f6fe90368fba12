// The same as SwivelUI's delegate that has no method, for the frameworks beside UIKit.
import SwivelUI

/// An object that leaves out whatever a delegate of a framework's may leave out.
@preconcurrency @MainActor
public final class AbsentFrameworkDelegate: NSObject,
  ASAuthorizationControllerDelegate, AVAudioPlayerDelegate, AVAudioRecorderDelegate,
  AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate, AVSpeechSynthesizerDelegate,
  CLLocationManagerDelegate, CNContactPickerDelegate, CNContactViewControllerDelegate, EKCalendarChooserDelegate,
  MFMailComposeViewControllerDelegate, MKLocalSearchCompleterDelegate, MKMapViewDelegate,
  MPMediaPickerControllerDelegate, NSFetchedResultsControllerDelegate, PDFDocumentDelegate, PDFViewDelegate,
  PHLivePhotoViewDelegate, QLPreviewControllerDelegate, SFSafariViewControllerDelegate,
  SFSpeechRecognizerDelegate, SKRequestDelegate, SKStoreProductViewControllerDelegate,
  VNDocumentCameraViewControllerDelegate, WKNavigationDelegate, WKUIDelegate
{
  /// The one there is: it knows nothing.
  public nonisolated static let shared = AbsentFrameworkDelegate()

  private nonisolated override init() { super.init() }
}
