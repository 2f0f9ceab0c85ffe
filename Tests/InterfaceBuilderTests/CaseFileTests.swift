import Foundation
import Testing

@testable import InterfaceBuilder

@Suite(.enabled(if: CaseFiles.areThere, CaseFiles.absence))
struct CaseFileTests {
  /// The elements that stand for views in the case files, as a person would list them.
  static let viewNames = [
    "view", "label", "textField", "textView", "button", "imageView", "scrollView", "tableView", "tableViewCell",
    "tableViewCellContentView", "collectionView", "collectionViewCell", "stackView", "switch", "stepper",
    "segmentedControl", "activityIndicatorView", "searchBar", "navigationBar", "toolbar", "tabBar", "webView",
  ]

  static func count(_ pattern: String, in text: String) throws -> Int {
    let range = NSRange(text.startIndex..., in: text)
    return try NSRegularExpression(pattern: pattern).numberOfMatches(in: text, range: range)
  }

  @Test(arguments: CaseFiles.names)
  func countsAgreeWithTheText(name: String) throws {
    let document = try InterfaceBuilderDocument(contentsOf: CaseFiles.url(name))
    let text = try CaseFiles.text(name)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    #expect(document.scenes.count == (try Self.count("<scene ", in: text)))
    if document.isArchive {
      let views = try Self.count("class=\"IBUI(View|ScrollView|TextField|Button)\"", in: text)
      #expect(document.views.count == views)
      return
    }
    #expect(document.constraints.count == (try Self.count("<constraint ", in: text)))
    let pattern = "<(" + Self.viewNames.joined(separator: "|") + ")[ >]"
    #expect(document.views.count == (try Self.count(pattern, in: text)))
    #expect(document.textInputs.count == (try Self.count("<(textField|textView|searchBar)[ >]", in: text)))
    let connections = try Self.count("<outlet |<outletCollection |<action |<segue (?!reference)", in: text)
    #expect(document.root.descendants.count { $0.parent?.name == "connections" } == connections)
  }

  /// Every element and attribute of the text is in the tree, in its order and at its place.
  @Test(arguments: CaseFiles.names)
  func nothingIsLost(name: String) throws {
    let text = try CaseFiles.text(name)
    let document = try InterfaceBuilderDocument(contentsOf: CaseFiles.url(name))
    let tree = document.archiveTree ?? document.tree
    #expect(tree.count == (try Self.count("<[A-Za-z]", in: text)))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var failures = 0
    for element in tree.elements {
      let location = element.location
      guard lines.indices.contains(location.line - 1) else {
        failures += 1
        continue
      }
      var expected = "<\(element.name)"
      if let first = element.attributes.first { expected += " \(first.name)=\"" }
      let rest = String(lines[location.line - 1].unicodeScalars.dropFirst(location.column - 1))
      if !rest.hasPrefix(expected) { failures += 1 }
    }
    #expect(failures == 0)
    let attributes = tree.elements.reduce(0) { $0 + $1.attributes.count }
    #expect(
      attributes == (try Self.count("\\s[A-Za-z0-9]+=\"(?=[^<]*>)(?![^<]*\\?>)", in: text)))
  }

  @Test(arguments: CaseFiles.names)
  func hierarchyHoldsEveryView(name: String) throws {
    let document = try InterfaceBuilderDocument(contentsOf: CaseFiles.url(name))
    var seen = 0
    var pending: [ViewNode] = document.views.filter { $0.superview == nil }
    while let view = pending.popLast() {
      seen += 1
      pending += view.childViews
    }
    // Views of bar items hang from the items, not from the bar.
    let detached = document.views.filter { view in
      view.superview != nil && view.element.parent?.name == "barButtonItem"
    }
    #expect(seen + detached.count == document.views.count)
  }

  @Test func scrollViewSampleGeometry() throws {
    let document = try InterfaceBuilderDocument(
      contentsOf: CaseFiles.url("prince9__scrollViewSample__MainStoryboard.storyboard"))
    let controller = try #require(document.initialController)
    #expect(controller.customClass == "ViewController")
    #expect(controller.view?.frame.rect == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(controller.view?.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
    let scroll = try #require(controller.view?.subviews.first)
    #expect(scroll.kind == .scrollView)
    #expect(scroll.frame.rect == CGRect(x: 0, y: 0, width: 320, height: 460))
    #expect(scroll.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let fields = document.initialScene?.textInputs ?? []
    #expect(
      fields.map(\.view.frame.rect) == [
        CGRect(x: 25, y: 327, width: 178, height: 31), CGRect(x: 25, y: 401, width: 178, height: 31),
      ])
    #expect(fields.map(\.acceptsKeyboard) == [true, true])
    #expect(fields.first?.enclosingScrollViews == [scroll])
    #expect(fields.flatMap(\.view.actions).map(\.selector) == ["keyHide:", "keyHide2:"])
    #expect(fields.first?.view.actions.first?.event == .editingDidEndOnExit)
    #expect(fields.first?.view.font?.pointSize == 14)
    #expect(fields.first?.view.borderStyle == .roundedRect)
    #expect(
      scroll.subviews.filter { $0.kind == .label }.map(\.frame.rect) == [
        CGRect(x: 25, y: 284, width: 86, height: 21), CGRect(x: 25, y: 372, width: 42, height: 21),
      ])
    #expect(controller.outlets.map(\.property) == ["myField", "myField2", "myLabel", "myLabel2", "myscrollView"])
    #expect(document.view(id: controller.outlets[4].destination) == scroll)
    #expect(document.deploymentVersion?.description == "5.1")
    #expect(!document.usesAutoLayout)
  }

  @Test func tabScrollViewSampleGeometry() throws {
    let document = try InterfaceBuilderDocument(
      contentsOf: CaseFiles.url("prince9__TabscrollViewSample__MainStoryboard.storyboard"))
    let tabs = try #require(document.initialController)
    #expect(tabs.kind == .tabBarController)
    #expect(tabs.tabBar?.frame.rect == CGRect(x: 0, y: 431, width: 320, height: 49))
    let pages = tabs.relationships("viewControllers").compactMap { document.controller(id: $0) }
    #expect(pages.map { $0.tabBarItem?.title } == ["First", "Second"])
    let first = try #require(pages.first)
    #expect(first.view?.frame.rect == CGRect(x: 0, y: 20, width: 320, height: 411))
    #expect(first.view?.subviews.first?.frame.rect == CGRect(x: 0, y: 0, width: 320, height: 411))
    let fields = TextInputNode.all(in: first.element)
    #expect(
      fields.map(\.view.frame.rect) == [
        CGRect(x: 20, y: 319, width: 196, height: 31), CGRect(x: 20, y: 241, width: 196, height: 31),
      ])
    // The second page holds a text view that takes no touches.
    let second = try #require(pages.last)
    #expect(TextInputNode.all(in: second.element).map(\.acceptsKeyboard) == [false])
  }

  @Test func archive() throws {
    let document = try InterfaceBuilderDocument(
      contentsOf: CaseFiles.url("michaeltyson__TPKeyboardAvoiding__FirstView_2011_archive.xib"))
    #expect(document.isArchive)
    #expect(document.filesOwner?.customClass == "FirstViewController")
    #expect(document.filesOwner?.outlets.map(\.destination) == ["1"])
    let view = try #require(document.topLevelViews.first)
    #expect(view.frame.rect == CGRect(x: 0, y: 20, width: 320, height: 411))
    #expect(view.frame.storage == .archive)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(view.backgroundColor?.components == .white(1, alpha: 1))
    #expect(view.simulatedMetrics.map(\.subject) == ["statusBar", "bottomBar"])
    let scroll = try #require(view.subviews.first)
    #expect(scroll.customClass == "TPKeyboardAvoidingScrollView")
    #expect(scroll.frame.rect == CGRect(x: 0, y: 0, width: 320, height: 411))
    #expect(scroll.subviews.count == 6)
    let field = try #require(scroll.subviews.first)
    #expect(field.placeholder == "Iggle")
    #expect(field.frame.rect == CGRect(x: 20, y: 30, width: 280, height: 31))
    #expect(field.textInputTraits.returnKeyType == .done)
    #expect(field.outlets.map(\.property) == ["delegate"])
    #expect(field.outlets.first?.destination == "-1")
    let button = try #require(scroll.subviews.first { $0.kind == .button })
    #expect(button.buttonType == .roundedRect)
    #expect(button.buttonState(.normal)?.title == "Do A Thing")
    #expect(button.font?.pointSize == 15)
    let color = button.buttonState(.normal)?.titleColor?.components?.rgba
    #expect(abs((color?.red ?? 0) - 0.1961) < 0.001)
  }

  @Test func everyStoredFormOfAFrame() throws {
    var forms: Set<FrameDescription.Storage> = []
    for name in CaseFiles.names {
      for view in try InterfaceBuilderDocument(contentsOf: CaseFiles.url(name)).views {
        forms.insert(view.frame.storage)
      }
    }
    #expect(forms.isSuperset(of: [.rect, .frameInset, .archive]))
  }
}
