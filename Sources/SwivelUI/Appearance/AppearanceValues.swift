// What views take of the objects that stand for their class: the looks apps set most, where a view has none of its own.

extension AppearingView {
  /// Takes looks of one kind of view; colours all views have are `takeAppearance(of:)`'s.
  func takeValues(of proxy: UIView) {
    switch (self, proxy) {
    case (let bar as UINavigationBar, let given as UINavigationBar): bar.take(given)
    case (let bar as UITabBar, let given as UITabBar): bar.take(given)
    case (let bar as UIToolbar, let given as UIToolbar): bar.take(given)
    case (let bar as UISearchBar, let given as UISearchBar): bar.barTintColor = bar.barTintColor ?? given.barTintColor
    case (let control as UISwitch, let given as UISwitch):
      control.onTintColor = control.onTintColor ?? given.onTintColor
      control.thumbTintColor = control.thumbTintColor ?? given.thumbTintColor
    case (let slider as UISlider, let given as UISlider):
      slider.minimumTrackTintColor = slider.minimumTrackTintColor ?? given.minimumTrackTintColor
      slider.maximumTrackTintColor = slider.maximumTrackTintColor ?? given.maximumTrackTintColor
    case (let pages as UIPageControl, let given as UIPageControl):
      pages.pageIndicatorTintColor = pages.pageIndicatorTintColor ?? given.pageIndicatorTintColor
      pages.currentPageIndicatorTintColor = pages.currentPageIndicatorTintColor ?? given.currentPageIndicatorTintColor
    case (let control as UISegmentedControl, let given as UISegmentedControl):
      control.selectedSegmentTintColor = control.selectedSegmentTintColor ?? given.selectedSegmentTintColor
    case (let table as UITableView, let given as UITableView):
      table.separatorColor = table.separatorColor ?? given.separatorColor
    case (let label as UILabel, let given as UILabel):
      if label.colorOfCode == nil, let color = given.colorOfCode { label.textColor = color }
    case _: break
    }
  }
}

extension UINavigationBar {
  fileprivate func take(_ given: UINavigationBar) {
    barTintColor = barTintColor ?? given.barTintColor
    titleTextAttributes = titleTextAttributes ?? given.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? given.largeTitleTextAttributes
    if given.hasOwnAppearance, !hasOwnAppearance { standardAppearance = given.standardAppearance }
    scrollEdgeAppearance = scrollEdgeAppearance ?? given.scrollEdgeAppearance
    compactAppearance = compactAppearance ?? given.compactAppearance
    compactScrollEdgeAppearance = compactScrollEdgeAppearance ?? given.compactScrollEdgeAppearance
    shadowImage = shadowImage ?? given.shadowImage
    if barStyle == .default { barStyle = given.barStyle }
    if isTranslucent { isTranslucent = given.isTranslucent }
    if !saysTitleSize, given.saysTitleSize { prefersLargeTitles = given.prefersLargeTitles }
  }
}

extension UITabBar {
  fileprivate func take(_ given: UITabBar) {
    barTintColor = barTintColor ?? given.barTintColor
    unselectedItemTintColor = unselectedItemTintColor ?? given.unselectedItemTintColor
    if given.hasOwnAppearance, !hasOwnAppearance { standardAppearance = given.standardAppearance }
    scrollEdgeAppearance = scrollEdgeAppearance ?? given.scrollEdgeAppearance
    if barStyle == .default { barStyle = given.barStyle }
    if isTranslucent { isTranslucent = given.isTranslucent }
  }
}

extension UIToolbar {
  fileprivate func take(_ given: UIToolbar) {
    barTintColor = barTintColor ?? given.barTintColor
    if given.hasOwnAppearance, !hasOwnAppearance { standardAppearance = given.standardAppearance }
    scrollEdgeAppearance = scrollEdgeAppearance ?? given.scrollEdgeAppearance
    if barStyle == .default { barStyle = given.barStyle }
    if isTranslucent { isTranslucent = given.isTranslucent }
  }
}
