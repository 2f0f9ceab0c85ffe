// One import in a test brings the phone, its devices and the strategies along.
@_exported import Assets
@_exported import Simulator
@_exported import Snapshots
