/// The words for a phone's surroundings, in scenarios and in the options of commands.
package enum ScenarioWords {
  /// How the phone is held.
  package static let orientations = ["portrait", "landscape-left", "landscape-right", "portrait-upside-down"]
  /// The system's colours.
  package static let styles = ScenarioAppearance.allCases.map(\.rawValue)
  /// Of Dynamic Type, from small to large.
  package static let textSizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
  /// The first number of the systems that can be imitated.
  package static let systems = 2...26
}
