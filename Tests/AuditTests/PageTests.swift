import Audit
import Foundation
import Testing

private enum Browser {
  static let program: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}

/// The page in a real browser: it filters, and the pictures are there.
@Suite(.serialized, .enabled(if: Browser.program != nil, "no Chromium is installed: Scripts/setup --tests installs it"))
struct PageTests {
  /// The page after its script ran, with more script at its end.
  private func open(_ page: String, then script: String = "", hash: String = "") throws -> String {
    let folder = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = page.replacingOccurrences(of: "</body>", with: "<script>\(script)</script></body>")
    try text.write(toFile: folder + "/page.html", atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Browser.program))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(folder)/profile",
      "--virtual-time-budget=5000", "--dump-dom", "file://\(folder)/page.html\(hash)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func page() throws -> String { try AuditFormat.html.write(try SampleReport.report, ReportContext()) }

  @Test func everythingIsShownAtFirst() throws {
    let dom = try open(try page())
    #expect(dom.contains("2 of 2 findings, 2 pictures"))
  }

  @Test func choosingAVerdictFilters() throws {
    let script = """
      var select = document.querySelector('select[name=verdict]');
      select.value = 'partly hidden';
      select.dispatchEvent(new Event('change', {bubbles: true}));
      var shown = Array.from(document.querySelectorAll('.finding')).filter(function (card) {
        return getComputedStyle(card).display !== 'none';
      });
      document.title = 'shown ' + shown.length + ' ' + shown[0].dataset.device + ' ' + location.hash;
      """
    let dom = try open(try page(), then: script)
    #expect(dom.contains("1 of 2 findings, 0 pictures"))
    #expect(dom.contains("<title>shown 1 ipad-9.7 #verdict=partly+hidden</title>"))
  }

  @Test func theAddressKeepsTheChoice() throws {
    let dom = try open(try page(), hash: "#device=iphone-4.7")
    #expect(dom.contains("1 of 2 findings, 2 pictures"))
    #expect(try open(try page(), hash: "#device=nothing").contains("2 of 2 findings, 2 pictures"))
  }

  /// The pictures are pictures to a browser.
  @Test func thePicturesAreDrawn() throws {
    let script = """
      window.addEventListener('load', function () {
        var widths = Array.from(document.images).map(function (image) { return image.naturalWidth; });
        document.title = 'widths ' + widths.join(' ');
      });
      """
    #expect(try open(try page(), then: script).contains("<title>widths 1 1</title>"))
  }
}
