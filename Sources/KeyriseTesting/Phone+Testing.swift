import Testing
import UIKit

extension Phone {
  /// A phone that shows an app. Where the system lacks the phone's fonts, that is a failure of the test, and text is set
  /// in boxes.
  ///
  /// - Parameters:
  ///   - device: The phone.
  ///   - scale: Pixels per point; the device's own when nil.
  ///   - fonts: What text is set in.
  ///   - app: Makes the app's root controller, on the phone.
  public convenience init(
    _ device: DeviceProfile, scale: Int? = nil, fonts: PhoneFonts = .system,
    app: @autoclosure () throws -> UIViewController, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) rethrows {
    var options = PhoneOptions()
    options.device = device
    options.scale = scale
    options.fonts = fonts
    let place = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
    try self.init(Self.parts(options, place), root: app)
  }

  private static func parts(_ options: PhoneOptions, _ place: TestSource) -> Parts {
    do {
      return try Parts(options)
    } catch {
      TestFailure.record("The phone has no fonts: \(error)", at: place)
    }
    var options = options
    options.fonts = .boxes
    do {
      return try Parts(options)
    } catch {
      // The boxes are built in, so that only memory can be missing; without it nothing goes on.
      fatalError("\(error)")
    }
  }

  /// Taps as a person would: where the element is, after scrolling it into sight when it is not. That there is none, or
  /// that a person cannot reach it, is a failure of the test.
  public func tap(
    _ element: ScreenElement, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(TestSource(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let tap: (ScreenElement) throws -> Void = self.tap(_:)
      try tap(element)
    }
  }

  /// The part of the element's area that a person can see, 0 … 1. That there is no such element is a failure of the test.
  public func visibleFraction(
    of element: ScreenElement, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Double {
    attempt(TestSource(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let fraction: (ScreenElement) throws -> Double = self.visibleFraction(of:)
      return try fraction(element)
    } ?? 0
  }

  /// Types characters into the focused input. That nothing has the focus is a failure of the test.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    attempt(TestSource(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let type: (String) throws -> Void = self.type(_:)
      try type(text)
    }
  }

  /// Presses return. That nothing has the focus is a failure of the test.
  public func pressReturn(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(TestSource(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let pressReturn: () throws -> Void = self.pressReturn
      try pressReturn()
    }
  }

  /// Takes the keyboard away. That nothing has the focus is a failure of the test.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    attempt(TestSource(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let dismiss: () throws -> Void = self.dismiss
      try dismiss()
    }
  }

  @discardableResult
  private func attempt<Result>(_ place: TestSource, _ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      let text = "\(error)"
      TestFailure.record(text.prefix(1).uppercased() + text.dropFirst() + ".", at: place)
      return nil
    }
  }
}
