/** Groups of files that import each other in a circle (Tarjan), each as one circle's files. */
export function findCycles(graph) {
  const index = new Map()
  const low = new Map()
  const stack = []
  const cycles = []
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node), low.get(next)))
      } else if (stack.includes(next)) {
        low.set(node, Math.min(low.get(node), index.get(next)))
      }
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return cycles
}
