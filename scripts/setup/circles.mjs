/**
 * Cycles of a graph (Map from names to the names that they lead to): for each strongly connected component one shortest
 * cycle, as a list of names.
 */
export function findCircles(graph) {
  const circles = []
  const told = new Set()
  for (const start of graph.keys()) {
    if (told.has(start)) continue
    const circle = wayBack(graph, start)
    if (circle === undefined) continue
    circles.push(circle)
    for (const name of knotOf(graph, start)) told.add(name)
  }
  return circles
}

/** The shortest path from a name to itself. */
function wayBack(graph, start) {
  const cameFrom = new Map()
  const ahead = [start]
  for (const name of ahead) {
    for (const next of graph.get(name) ?? []) {
      if (next === start) return [...pathTo(cameFrom, start, name), start]
      if (cameFrom.has(next)) continue
      cameFrom.set(next, name)
      ahead.push(next)
    }
  }
  return undefined
}

function pathTo(cameFrom, start, end) {
  const path = [end]
  while (path[0] !== start) path.unshift(cameFrom.get(path[0]))
  return path
}

/** The strongly connected component of a name. */
function knotOf(graph, start) {
  const backward = new Map()
  for (const [name, targets] of graph) {
    for (const target of targets) {
      const known = backward.get(target)
      if (known === undefined) backward.set(target, [name])
      else known.push(name)
    }
  }
  const after = reach(graph, start)
  return [...reach(backward, start)].filter((name) => after.has(name))
}

function reach(graph, start) {
  const seen = new Set([start])
  for (const name of seen) for (const next of graph.get(name) ?? []) seen.add(next)
  return seen
}
