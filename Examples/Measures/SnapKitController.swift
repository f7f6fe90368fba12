// The panels by SnapKit.
import SnapKit
import UIKit

final class SnapKitController: PanelsController {
  override func constrain() {
    header.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide).offset(8)
      make.leading.trailing.equalToSuperview().inset(16)
      make.height.equalTo(44)
    }
    first.snp.makeConstraints { make in
      make.top.equalTo(header.snp.bottom).offset(8)
      make.leading.equalTo(header)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(16)
    }
    second.snp.makeConstraints { make in
      make.top.bottom.width.equalTo(first)
      make.leading.equalTo(first.snp.trailing).offset(8)
      make.trailing.equalTo(header)
    }
  }
}
