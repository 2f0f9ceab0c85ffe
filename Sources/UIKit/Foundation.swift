// As on Apple's systems, `import UIKit` brings Foundation along.
@_exported import Foundation
