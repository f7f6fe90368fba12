// Plain views and their layers: corners, borders, shadows, gradients, forms, masks, transforms, and pictures in every mode.
import UIKit

final class ViewsViewController: ColumnViewController {
  private static let side: CGFloat = 56

  private func square(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.widthAnchor.constraint(equalToConstant: Self.side).isActive = true
    view.heightAnchor.constraint(equalToConstant: Self.side).isActive = true
    return view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addLooks()
    addLayers()
    addPictures()
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    glass.widthAnchor.constraint(equalToConstant: 120).isActive = true
    glass.heightAnchor.constraint(equalToConstant: 40).isActive = true
    add("Blur", glass)
  }

  private func addLooks() {
    let (round, circle, top) = (square(.systemTeal), square(.systemTeal), square(.systemTeal))
    round.layer.cornerRadius = 12
    circle.layer.cornerRadius = Self.side / 2
    top.layer.cornerRadius = 20
    top.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    add("Corners", round, circle, top)

    let (border, shadow, faint) = (square(.systemBackground), square(.systemBackground), square(.systemRed))
    border.layer.borderWidth = 3
    paint { border.layer.borderColor = UIColor.systemBlue.cgColor }
    shadow.layer.shadowOpacity = 0.4
    shadow.layer.shadowRadius = 5
    shadow.layer.shadowOffset = CGSize(width: 0, height: 3)
    faint.alpha = 0.3
    add("Border, shadow, alpha", border, shadow, faint)
  }

  private func addLayers() {
    let (down, across, form) = (square(.clear), square(.clear), square(.clear))
    for (view, end) in [(down, CGPoint(x: 0.5, y: 1)), (across, CGPoint(x: 1, y: 0.5))] {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      paint { gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemPink.cgColor] }
      gradient.startPoint = end.y == 1 ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 0, y: 0.5)
      gradient.endPoint = end
      view.layer.addSublayer(gradient)
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: Self.side / 2, y: 4))
    path.addLine(to: CGPoint(x: Self.side - 4, y: Self.side - 4))
    path.addLine(to: CGPoint(x: 4, y: Self.side - 4))
    path.close()
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    paint {
      shape.fillColor = UIColor.systemMint.cgColor
      shape.strokeColor = UIColor.label.cgColor
    }
    shape.lineWidth = 2
    shape.lineDashPattern = [4, 3]
    form.layer.addSublayer(shape)
    add("Gradients, a form", down, across, form)

    let (turned, larger, masked) = (square(.systemGreen), square(.systemGreen), square(.systemGreen))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
    larger.transform = CGAffineTransform(scaleX: 1.2, y: 0.6)
    let hole = CAShapeLayer()
    hole.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 8, width: Self.side, height: Self.side - 16)).cgPath
    masked.layer.mask = hole
    add("Transforms, a mask", turned, larger, masked)

    let (clipping, free) = (square(.systemGray4), square(.systemGray4))
    for view in [clipping, free] {
      let inner = UIView(frame: CGRect(x: 28, y: 28, width: 40, height: 40))
      inner.backgroundColor = .systemOrange
      view.addSubview(inner)
    }
    clipping.clipsToBounds = true
    add("Clipped and not", clipping, free)
  }

  private func addPictures() {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 20, y: 5, width: 20, height: 20)).fill()
    }
    let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft]
    let pictures = modes.map { mode in
      let picture = UIImageView(image: drawn)
      picture.contentMode = mode
      picture.clipsToBounds = true
      picture.backgroundColor = .systemGray5
      picture.widthAnchor.constraint(equalToConstant: 46).isActive = true
      picture.heightAnchor.constraint(equalToConstant: 46).isActive = true
      return picture
    }
    add("Modes", pictures[0], pictures[1], pictures[2], pictures[3], pictures[4])
  }
}
