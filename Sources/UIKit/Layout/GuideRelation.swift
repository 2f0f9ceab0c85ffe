import ConstraintSolver

/// A linear relation of a guide's place and its view's size; the constant is known later.
struct GuideRelation {
  var guide: KeyValuePairs<LayoutQuantity, Double>
  var view: KeyValuePairs<LayoutQuantity, Double>
  var relation: Relation
  var priority: Priority

  init(
    _ guide: KeyValuePairs<LayoutQuantity, Double>, _ relation: Relation = .equal,
    ofView view: KeyValuePairs<LayoutQuantity, Double> = [:], priority: Priority = .required
  ) {
    (self.guide, self.view, self.relation, self.priority) = (guide, view, relation, priority)
  }
}
