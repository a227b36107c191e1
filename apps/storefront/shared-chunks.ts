import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const HOME = join(import.meta.dirname, 'src/routes/home.tsx')

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
const NEVER_BY_HOME =
  /bring-mutations|\/(useQueries|queriesObserver|useMutation|useMutationState|mutationObserver|mutationCache|mutation)\.js$/

/** The chunk of home with the product cards, which lists, search and products show too: one file instead of many. */
export function cardsChunk(): (id: string, graph: ModuleGraph) => string | null {
  let ofHome: Set<string> | undefined
  return (id, graph) => {
    ofHome ??= reachableFrom(HOME, graph)
    return ofHome.has(id) && !NEVER_BY_HOME.test(id) ? 'cards' : null
  }
}
