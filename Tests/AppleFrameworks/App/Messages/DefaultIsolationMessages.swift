import DiffableSnapshots

// A model that belongs to the main actor by default, because `.ci/apple/run` compiles this file so, and models that do not.

struct Employee: Identifiable, Equatable {
  let id: Int
}

// error: main actor-isolated conformance of 'Employee' to 'Equatable' cannot satisfy conformance requirement for a 'Sendable' type parameter 'Model'
func show(_ employees: Snapshot<Int, ModelItem<Employee>>) {}

nonisolated struct Album: Identifiable, Equatable {
  let id: Int
  var kind: Kind

  enum Kind { case studio, live }
}

func show(_ albums: Snapshot<Album.Kind, ModelItem<Album>>) {}

nonisolated struct Artist: Identifiable {
  let id: Int
}

nonisolated extension Artist: Hashable {}

func show(_ artists: Snapshot<Artist, ModelItem<Artist>>) {}
