import Foundation
import Testing

@testable import UIKit

@Suite("Scroll physics")
struct ScrollPhysicsTests {
  @Test("A fling of 1000 points a second goes 494.01 points and stops at 10 points a second")
  func deceleration() {
    let fling = Deceleration(position: 0, velocity: 1000, rate: 0.998)
    #expect(abs(fling.destination - 494.01) < 1e-9)
    #expect(abs(fling.position(at: fling.duration - 1e-9) - 494.01) < 1e-6)
    #expect(abs(fling.velocity(at: fling.duration) - 10) < 1e-9)
    #expect(abs(fling.duration - 2.300) < 0.001)
    #expect(abs(Deceleration(position: 0, velocity: -1000, rate: 0.99).destination + 98.01) < 1e-9)
    #expect(Deceleration(position: 7, velocity: 9, rate: 0.998).destination == 7)
    for rate in [0, 1, 2, -1, CGFloat.nan] {
      #expect(Deceleration(position: 0, velocity: 500, rate: rate).destination.isFinite)
    }
  }

  @Test("A slide to a place stops there")
  func slideToPlace() {
    let slide = Deceleration(position: 100, destination: -250, rate: 0.998)
    #expect(abs(slide.destination + 250) < 1e-9)
    let half = slide.time(reaching: -75)
    #expect(abs(slide.position(at: half ?? 0) + 75) < 1e-9)
    #expect(slide.time(reaching: -251) == nil)
    #expect(slide.time(reaching: 101) == nil)
  }

  @Test(
    "The rubber band's published values",
    arguments: [
      (460, 10, 5.44), (460, 50, 25.95), (460, 100, 49.13), (460, 200, 88.77), (460, 300, 121.44), (460, 460, 163.23),
      (480, 10, 5.44), (480, 50, 26.01), (480, 100, 49.35), (480, 200, 89.49), (480, 300, 122.79), (480, 480, 170.3),
      (568, 10, 5.45), (568, 100, 50.14), (568, 300, 127.86), (960, 5, 2.74), (960, 100, 52.02), (960, 960, 340.65),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func rubberBand(length: CGFloat, finger: CGFloat, shown: CGFloat) {
    let band = RubberBand(length: length, isPlain: false)
    #expect(abs(band.shown(finger) - shown) < 0.03)
    #expect(abs(band.distance(band.shown(finger)) - finger) < 1e-6)
    let plain = RubberBand(length: length, isPlain: true)
    #expect(plain.shown(finger) == finger / 2)
    #expect(plain.distance(finger / 2) == finger)
  }

  @Test("A band of no length, and content beyond what a band can show")
  func rubberBandLimits() {
    #expect(RubberBand(length: 0, isPlain: false).shown(10) == 0)
    #expect(RubberBand(length: 0, isPlain: false).distance(10) == 0)
    #expect(RubberBand(length: 100, isPlain: false).distance(500).isFinite)
  }

  @Test("A bounce entered with a speed peaks at v / 11e after 1/11 s")
  func bounceWithVelocity() {
    let spring = BounceSpring(displacement: 0, velocity: 1000)
    #expect(abs(spring.displacement(at: 1.0 / 11) - 1000 / (11 * M_E)) < 1e-9)
    #expect(abs(spring.velocity(at: 1.0 / 11)) < 1e-9)
    let rest = spring.restTime(within: 0.5)
    #expect(abs(spring.displacement(at: rest) - 0.5) < 1e-6)
    #expect(rest > 1.0 / 11)
  }

  @Test("A bounce from rest is overdamped with the rates 9 and 46")
  func bounceFromRest() {
    let spring = BounceSpring(displacement: 100, velocity: 0)
    #expect(spring.displacement(at: 0) == 100)
    #expect(spring.velocity(at: 0) == 0)
    let expected = 100 * (46 * exp(-0.9) - 9 * exp(-4.6)) / 37
    #expect(abs(spring.displacement(at: 0.1) - expected) < 1e-9)
    #expect(abs(spring.displacement(at: spring.restTime(within: 0.5))) <= 0.5)
    #expect(spring.crossingTime == nil)
  }

  @Test("The speed of a bounce is the slope of its way")
  func bounceSlope() {
    for spring in [
      BounceSpring(displacement: 40, velocity: 0), BounceSpring(displacement: 40, velocity: -900),
      BounceSpring(displacement: -30, velocity: -500),
    ] {
      for time in stride(from: 0.01, to: 0.6, by: 0.05) {
        let slope = (spring.displacement(at: time + 1e-6) - spring.displacement(at: time - 1e-6)) / 2e-6
        #expect(abs(slope - spring.velocity(at: time)) < 1e-3)
      }
    }
  }

  @Test("A glide has no gaps and ends where it says, over random ways")
  func glides() {
    var random = SeededGenerator(state: 11)
    for _ in 0..<400 {
      let low = CGFloat.random(in: -100...0, using: &random)
      let range = low...(low + (Bool.random(using: &random) ? 0 : CGFloat.random(in: 0...2000, using: &random)))
      let bounces = Bool.random(using: &random)
      let position = CGFloat.random(in: (low - 150)...(range.upperBound + 150), using: &random)
      let velocity = CGFloat.random(in: -6000...6000, using: &random)
      let glide = AxisGlide(
        position: position, velocity: velocity, range: range, rate: 0.998, bounces: bounces, tolerance: 0.5)
      #expect(range.contains(glide.end))
      #expect(glide.duration >= 0 && glide.duration < 10)
      // Without a bounce, what lies beyond an edge jumps to it.
      var last = bounces ? position : position.clamped(to: range)
      for time in stride(from: 0, to: glide.duration + 0.01, by: 0.002) {
        let place = glide.position(at: time)
        #expect(abs(place - last) < 6000 * 0.002 + 2)
        last = place
      }
      #expect(Double(last) == glide.end)
    }
  }
}
