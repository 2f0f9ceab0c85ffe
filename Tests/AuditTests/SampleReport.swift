import Assets
import Audit
import Foundation

/// A report made by hand, with all that a report can hold and names that want escaping.
enum SampleReport {
  static var report: AuditReport {
    get throws { try JSONDecoder().decode(AuditReport.self, from: Data(text.utf8)) }
  }

  private static let text = """
    {
      "version": 1, "isComplete": true,
      "problems": [{"file": "Broken.xib", "message": "line 3: an element does not end"}],
      "skipped": [{"reason": "it is hidden", "input": {
        "file": "A & B/Main.storyboard", "scene": "Sign <Up>", "id": "zzz", "name": "Code", "type": "textField",
        "line": 90, "column": 5}}],
      "checks": [
        {
          "input": {"file": "A & B/Main.storyboard", "scene": "Sign <Up>", "id": "pw1", "name": "Pass, \\"word\\": 100 %",
            "type": "UITextField", "line": 48, "column": 13},
          "device": "iphone-4.7", "orientation": "portrait", "keyboard": "standard",
          "findings": [
            {"subject": "input", "verdict": "hidden", "moment": "focus", "frame": [16, 498, 343, 30],
             "keyboard": [0, 407, 375, 260], "visible": 0, "gap": -121, "isReachable": false,
             "causes": ["keyboard"], "changes": []},
            {"subject": "screen", "verdict": "not restored", "moment": "dismissal", "causes": [],
             "changes": [{"view": "scroll", "property": "offset", "before": [0, 60], "after": [0, 124]}]}
          ],
          "notes": ["a note"], "best": "inset",
          "strategies": [
            {"strategy": "inset", "verdict": "ok", "cures": true, "worsens": [], "findings": []},
            {"strategy": "shift", "verdict": "hidden", "cures": false, "worsens": ["Name"], "findings": []}
          ]
        },
        {
          "input": {"file": "A & B/Main.storyboard", "scene": "Sign <Up>", "id": "pw1", "name": "Pass, \\"word\\": 100 %",
            "type": "UITextField", "line": 48, "column": 13},
          "device": "ipad-9.7", "orientation": "landscape", "keyboard": "standard",
          "findings": [
            {"subject": "button", "verdict": "partly hidden", "moment": "focus", "name": "Send", "frame": [0, 700, 100, 40],
             "keyboard": [0, 416, 1024, 352], "visible": 0, "isReachable": false, "causes": ["keyboard"], "changes": []}
          ],
          "notes": [], "strategies": []
        },
        {
          "input": {"file": "A & B/Main.storyboard", "scene": "Sign <Up>", "id": "nm1", "name": "Name",
            "type": "UITextField", "line": 30, "column": 13},
          "device": "iphone-4.7", "orientation": "portrait", "keyboard": "standard", "findings": [], "notes": [],
          "strategies": []
        },
        {
          "input": {"file": "tab-sample", "scene": "tab-sample", "id": "f", "name": "f", "type": "UITextField"},
          "device": "iphone-3.5", "orientation": "portrait", "keyboard": "standard", "ignored": "the sample's flaw",
          "findings": [{"subject": "input", "verdict": "tight", "moment": "focus", "visible": 1, "gap": 3, "causes": [],
            "changes": []}],
          "notes": [], "strategies": []
        }
      ],
      "pictures": [{"check": "A & B/Main.storyboard|Sign <Up>|pw1|iphone-4.7|portrait|standard",
        "before": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "after": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="}]
    }
    """
}
