import CCanvas

/// Keeps a surface equal to the latest frame, drawing only what differs from the frame before.
@MainActor
public final class Compositor {
  public let surface: Surface
  /// Where no chunk is opaque: true draws on black, false on transparent pixels.
  let isOpaque: Bool
  private let isObserver: Bool
  private var chunks: [Chunk] = []
  /// Tells the marks of one comparison from all others, those of other compositors too: views go from one to another.
  private static var stamp = 0
  private var stamp: Int { Self.stamp }
  private var damage = Damage()
  private var needsEverything = true
  private var redrawsWhole = false

  /// What the last `render` drew, in pixels.
  public private(set) var lastDamage = Damage()

  /// An opaque piece smaller than this is drawn over, not cut out of what lies below: cutting has its price too.
  private static let smallestOccluder = 2048

  public convenience init(surface: Surface, isOpaque: Bool = true) {
    self.init(surface: surface, isOpaque: isOpaque, isObserver: false)
  }

  /// An observer draws chunks that another compositor draws too: it leaves the changes of layers for that one.
  init(surface: Surface, isOpaque: Bool, isObserver: Bool) {
    self.surface = surface
    self.isOpaque = isOpaque
    self.isObserver = isObserver
  }

  /// The next frame is drawn in full.
  public func invalidate() { needsEverything = true }

  /// Brings the surface from the last frame to this one.
  public func render(_ frame: Frame) {
    damage.removeAll()
    let old = chunks
    chunks = frame.chunks
    if needsEverything {
      needsEverything = false
      damage.add(surface.bounds)
      for chunk in chunks { forgetLayerChanges(chunk) }
    } else {
      compare(old, chunks)
      if redrawsWhole, !damage.isEmpty { damage.add(surface.bounds) }
    }
    lastDamage = damage
    for rect in damage.rects { paint(rect.intersection(surface.bounds), below: chunks.count) }
  }

  func cutCorners(_ mask: Mask) {
    let s = mask.slices
    cc_multiply_nine(surface.native, surface.bounds.native, mask.native, s.left, s.top, s.right, s.bottom)
    // Pixels that are cut twice get too thin: a layer with corners is drawn whole or not at all.
    redrawsWhole = true
  }

  // MARK: Comparing

  private func compare(_ old: [Chunk], _ new: [Chunk]) {
    var first = 0
    while first < old.count, first < new.count, isSame(old[first], new[first]) {
      addLayerChanges(new[first])
      first += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > first, newEnd > first, isSame(old[oldEnd - 1], new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
      addLayerChanges(new[newEnd])
    }
    if first == oldEnd && first == newEnd { return }

    Self.stamp &+= 1
    for index in first..<oldEnd { mark(old[index], index: index) }
    var highest = -1
    for index in first..<newEnd {
      let chunk = new[index]
      guard let match = take(chunk) else {
        damage.add(chunk.bounds)
        forgetLayerChanges(chunk)
        continue
      }
      let before = old[match]
      if match < highest {
        damage.add(before.bounds)
        damage.add(chunk.bounds)
      } else {
        highest = match
        addDifference(before, chunk)
      }
    }
    for index in first..<oldEnd where isMarked(old[index], index: index) { damage.add(old[index].bounds) }
  }

  private func isSame(_ a: Chunk, _ b: Chunk) -> Bool {
    guard a.x == b.x, a.y == b.y, a.clip == b.clip else { return false }
    switch (a.source, b.source) {
    case (.contents(let c, _, let v), .contents(let d, _, let w)): return c === d && v == w
    case (.layer(let l, let e), .layer(let m, let f)): return l === m && e == f
    default: return false
    }
  }

  private func mark(_ chunk: Chunk, index: Int) {
    switch chunk.source {
    case .contents(let contents, _, _):
      contents.index = index
      contents.stamp = stamp
    case .layer(let layer, _):
      layer.index = index
      layer.stamp = stamp
    }
  }

  private func isMarked(_ chunk: Chunk, index: Int) -> Bool {
    switch chunk.source {
    case .contents(let contents, _, _): return contents.stamp == stamp && contents.index == index
    case .layer(let layer, _): return layer.stamp == stamp && layer.index == index
    }
  }

  /// The place in the old frame, once; a view that draws twice in one frame counts as new the second time.
  private func take(_ chunk: Chunk) -> Int? {
    switch chunk.source {
    case .contents(let contents, _, _):
      guard contents.stamp == stamp, contents.index >= 0 else { return nil }
      defer { contents.index = -1 }
      return contents.index
    case .layer(let layer, _):
      guard layer.stamp == stamp, layer.index >= 0 else { return nil }
      defer { layer.index = -1 }
      return layer.index
    }
  }

  private func addDifference(_ old: Chunk, _ new: Chunk) {
    switch (old.source, new.source) {
    case (.contents(_, let a, let v), .contents(_, let b, let w)):
      if old.x != new.x || old.y != new.y {
        damage.add(old.bounds)
        damage.add(new.bounds)
      } else if v != w {
        if old.clip != new.clip {
          damage.add(old.bounds)
          damage.add(new.bounds)
        } else {
          addDifference(a.items, b.items, chunk: new)
        }
      } else if old.clip != new.clip {
        for band in old.bounds.subtracting(new.bounds) { damage.add(band) }
        for band in new.bounds.subtracting(old.bounds) { damage.add(band) }
      }
    case (.layer(_, let e), .layer(_, let f)):
      if old.x != new.x || old.y != new.y || e != f {
        damage.add(old.bounds)
        damage.add(new.bounds)
        forgetLayerChanges(new)
      } else {
        for band in old.bounds.subtracting(new.bounds) { damage.add(band) }
        for band in new.bounds.subtracting(old.bounds) { damage.add(band) }
        addLayerChanges(new)
      }
    default:
      damage.add(old.bounds)
      damage.add(new.bounds)
    }
  }

  private func addDifference(_ old: [DrawItem], _ new: [DrawItem], chunk: Chunk) {
    var first = 0
    while first < old.count, first < new.count, old[first] == new[first] { first += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > first, newEnd > first, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    for item in old[first..<oldEnd] { damage.add(item.bounds.offset(chunk.x, chunk.y).intersection(chunk.clip)) }
    for item in new[first..<newEnd] { damage.add(item.bounds.offset(chunk.x, chunk.y).intersection(chunk.clip)) }
  }

  private func addLayerChanges(_ chunk: Chunk) {
    guard case .layer(let layer, let effect) = chunk.source, !layer.changed.isEmpty else { return }
    if effect.inverse != nil {
      damage.add(chunk.bounds)
    } else {
      for rect in layer.changed.rects { damage.add(rect.offset(chunk.x, chunk.y).intersection(chunk.clip)) }
    }
    if !isObserver { layer.changed.removeAll() }
  }

  private func forgetLayerChanges(_ chunk: Chunk) {
    if !isObserver, case .layer(let layer, _) = chunk.source { layer.changed.removeAll() }
  }

  // MARK: Painting

  /// Draws `rect`, beginning with the topmost opaque chunk before `end` that lies in it: what is covered is not drawn.
  private func paint(_ rect: PixelRect, below end: Int) {
    guard !rect.isEmpty else { return }
    var index = end - 1
    while index >= 0 {
      let covered = chunks[index].opaque.intersection(rect)
      if covered == rect { return draw(from: index, rect) }
      if covered.area >= Self.smallestOccluder {
        draw(from: index, covered)
        for piece in rect.subtracting(covered) { paint(piece, below: index) }
        return
      }
      index -= 1
    }
    if isOpaque {
      surface.fill(rect, .black)
    } else {
      surface.clear(rect)
    }
    draw(from: 0, rect)
  }

  private func draw(from first: Int, _ rect: PixelRect) {
    for index in first..<chunks.count {
      let chunk = chunks[index]
      let part = chunk.bounds.intersection(rect)
      if part.isEmpty { continue }
      switch chunk.source {
      case .contents(_, let list, _):
        list.draw(on: surface.native, x: chunk.x, y: chunk.y, clip: part)
      case .layer(let layer, let effect):
        guard let pixels = layer.compositor?.surface.native else { continue }
        if let inverse = effect.inverse {
          cc_blend_affine(
            surface.native, part.native, effect.mappedBounds.native, pixels, inverse.native, effect.alpha)
        } else if layer.isOpaque && effect.alpha == 255 {
          cc_copy(surface.native, part.native, chunk.x, chunk.y, pixels)
        } else {
          cc_blend(surface.native, part.native, chunk.x, chunk.y, pixels, effect.alpha)
        }
      }
    }
  }
}
