// The functions that the checks and the benchmark call. The page has one thread, so `nonisolated(unsafe)` is safe.
import DOMList

nonisolated(unsafe) private let page = PageCommands()
nonisolated(unsafe) private var random: RandomList?
nonisolated(unsafe) private let table = Table(in: page)

@_expose(wasm, "randomStart")
@_cdecl("randomStart")
func randomStart(seed: Int32) { random = RandomList(seed: UInt64(seed), in: page) }

@_expose(wasm, "randomApply")
@_cdecl("randomApply")
func randomApply() { random?.apply() }

@_expose(wasm, "replace")
@_cdecl("replace")
func replace(count: Int32) { table.replace(Int(count)) }

@_expose(wasm, "append")
@_cdecl("append")
func append(count: Int32) { table.append(Int(count)) }

@_expose(wasm, "update")
@_cdecl("update")
func update(step: Int32) { table.update(every: Int(step)) }

@_expose(wasm, "select")
@_cdecl("table_select")  // C has a function with the name "select".
func select(row: Int32) { table.select(Int(row)) }

@_expose(wasm, "swap")
@_cdecl("swap")
func swap(first: Int32, second: Int32) { table.swap(Int(first), Int(second)) }

@_expose(wasm, "remove")
@_cdecl("table_remove")  // C has a function with the name "remove".
func remove(row: Int32) { table.remove(Int(row)) }

@_expose(wasm, "reverse")
@_cdecl("reverse")
func reverse() { table.reverse() }

@_expose(wasm, "clear")
@_cdecl("clear")
func clear() { table.clear() }

@_expose(wasm, "applyMany")
@_cdecl("applyMany")
func applyMany(count: Int32) { table.applyMany(Int(count)) }
