// The toolchain declares a module of this name as the bridge between Swift Testing and UIKit, and puts it in place of
// both in every file that imports both. The toolchain's own is for Apple's UIKit; this one, without additions so far,
// stands in for ours: a test target that imports Testing and UIKit depends on it.
@_exported import Testing
@_exported import UIKit
