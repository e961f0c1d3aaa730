import CGTK

extension GTKListTarget {
  /// Returns a label for the row for which the target calls a provider.
  ///
  /// The provider calls this method, and returns the label as the widget of the row.
  ///
  /// - Parameters:
  ///   - text: The text. The end of a text that does not fit is cut off.
  ///   - isHeading: Whether the label shows the title of a section.
  /// - Returns: The label that the row has already, or a new label.
  public func label(_ text: String, isHeading: Bool = false) -> Widget {
    let label = reusableWidget ?? makeLabel()
    gtk_label_set_text(OpaquePointer(label), text)
    (isHeading ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(label, "heading")
    return label
  }

  private func makeLabel() -> Widget {
    numberOfMadeWidgets += 1
    let label: Widget = gtk_label_new(nil)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    return label
  }
}
