import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const route = (name: string) => join(import.meta.dirname, 'src/routes', `${name}.tsx`)

/** Everything that a module imports at once, not by `import()`. */
function reachableFrom(start: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const follow = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(follow)
  }
  follow(start)
  return found
}

/** A library's index reaches all of it: these are asked for by lists, forms and the cart, never by home. */
const NEVER_BY_HOME = /\/(useQueries|queriesObserver|useMutation|useMutationState|mutationObserver)\.js$/

/** The chunk of what home and the rows of a category share (product cards): one file instead of ten. */
export function cardsChunk(): (id: string, graph: ModuleGraph) => string | null {
  let shared: Set<string> | undefined
  return (id, graph) => {
    if (!shared) {
      const ofCategory = reachableFrom(route('category'), graph)
      shared = new Set([...reachableFrom(route('home'), graph)].filter((each) => ofCategory.has(each)))
    }
    return shared.has(id) && !NEVER_BY_HOME.test(id) ? 'cards' : null
  }
}
