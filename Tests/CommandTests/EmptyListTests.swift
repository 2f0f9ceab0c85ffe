import Testing

/// A list that is empty, as an unset variable of a script leaves it, is an error: nothing looked at is not all well.
@Suite struct EmptyListTests {
  @Test(
    arguments: ["--devices", "--orientations", "--keyboards", "--strategies"])
  func anEmptyListSwitchesNoAuditOff(_ option: String) throws {
    for list in ["", ","] {
      let result = try KeyriseProcess.run(["audit", "tab-sample", option, list])
      #expect(result.status == 2)
      #expect(result.errors.contains("\(option) is empty"), "\(result.errors)")
    }
  }

  @Test func anEmptyListIsNoDeviceOfATest() throws {
    let result = try KeyriseProcess.run(["test", "nothing.keyrise", "--devices", ""])
    #expect(result.status == 2)
    #expect(result.errors.contains("--devices is empty"), "\(result.errors)")
  }
}
