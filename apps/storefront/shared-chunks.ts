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

/** Screens that show some of what home shows. */
const LIKE_HOME = ['category', 'categories', 'search', 'fast-search', 'product']

/** The chunk of what home shares with other screens (product cards above all): one file instead of many. */
export function cardsChunk(): (id: string, graph: ModuleGraph) => string | null {
  let shared: Set<string> | undefined
  return (id, graph) => {
    if (!shared) {
      const ofOthers = LIKE_HOME.map((name) => reachableFrom(route(name), graph))
      const ofHome = [...reachableFrom(route('home'), graph)]
      shared = new Set(ofHome.filter((each) => ofOthers.some((other) => other.has(each))))
    }
    return shared.has(id) && !NEVER_BY_HOME.test(id) ? 'cards' : null
  }
}
