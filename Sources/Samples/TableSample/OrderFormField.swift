/// A line of the order form that is typed.
enum OrderFormField: String, CaseIterable {
  case name = "Name"
  case company = "Company"
  case street = "Street"
  case building = "Building"
  case city = "City"
  case postalCode = "Postal code"
  case telephone = "Telephone"
  case mail = "Mail"
  case doorCode = "Door code"
  case remarks = "Remarks"
}
