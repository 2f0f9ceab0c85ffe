/// How many bytes have to be put in, taken out or changed to make one name from the other (Levenshtein).
package func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var previous = Array(0...right.count)
  for (row, leftByte) in left.enumerated() {
    var current = [row + 1]
    for (column, rightByte) in right.enumerated() {
      let change = previous[column] + (leftByte == rightByte ? 0 : 1)
      current.append(min(change, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[right.count]
}
