/// What is written to a worker's standard input, a line each: first the settings, then the work.
public enum WorkerRequest: Codable, Sendable {
  case options(AuditOptions)
  case item(WorkItem)
}
