import Testing
import UIKit

@Suite struct AppLanguageTests {
  @Test func foldersAreLookedThroughFromTheNearestOn() {
    #expect(AppLanguage("ja-JP").folders == ["ja-JP", "ja_JP", "ja", "Japanese"])
    #expect(AppLanguage("pt_BR").folders == ["pt-BR", "pt_BR", "pt"])
    #expect(AppLanguage("zh-Hans-CN").folders.prefix(4) == ["zh-Hans-CN", "zh_Hans_CN", "zh-Hans", "zh_Hans"])
    #expect(AppLanguage("zh-TW").folders.contains("zh-Hant") && !AppLanguage("zh-TW").folders.contains("zh-Hans"))
    #expect(AppLanguage("he").folders == ["he", "iw"])
    #expect(AppLanguage("").folders.isEmpty)
  }

  @Test(arguments: [
    ("he", true), ("ar-EG", true), ("fa", true), ("ur_PK", true), ("az-Arab", true), ("ur-Latn", false), ("ja", false),
    ("en-IL", false), ("", false),
  ])
  func direction(_ language: String, _ isRightToLeft: Bool) {
    #expect(AppLanguage(language).isRightToLeft == isRightToLeft)
  }
}
