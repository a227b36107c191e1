import { RESPONSE_CACHE_MAX_AGE_MS, RESPONSE_CACHE_MAX_ENTRIES } from '@cambusa/domain/constants'
import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { isOffline } from '../browser/online.ts'
import { emitAppEvent, onAppEvent } from '../state/events.ts'
import { CATALOGUE } from './query-keys.ts'
import { beginNewOwner, ownerOfKey } from '../state/shopping-scope.ts'

const isOfCatalogue = (query: Query) => query.queryKey[0] === CATALOGUE

/** A lost answer is worth two more tries; what the server has decided is not, nor is trying where there is no network. */
const isWorthRetrying = (failures: number, error: Error) =>
  error instanceof CallError && error.failure === 'network' && failures < 2 && !isOffline()

/** Without a network a call fails like any other, and its screen says so: nobody waits for an answer under a skeleton. */
const networkMode = 'always'
/** When it is back, what is missing is asked for. */
const refetchOnReconnect = ({ state }: { state: { data: unknown } }) => state.data === undefined

/** A screen that cannot be read is left (specification §8); one that has something to show stays as it is. */
function leaveUnreadable(error: Error, query: { state: { data: unknown } }): void {
  if (error instanceof CallError && error.leadsAway && query.state.data === undefined)
    emitAppEvent('serviceDown')
}

/** The browser's store of answers. Catalogue answers live 15 minutes, at most 50 of them. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: leaveUnreadable }),
    defaultOptions: {
      queries: {
        networkMode,
        retry: isWorthRetrying,
        staleTime: 0,
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode, retry: false },
    },
  })
  client.setQueryDefaults([CATALOGUE], {
    staleTime: RESPONSE_CACHE_MAX_AGE_MS,
    gcTime: RESPONSE_CACHE_MAX_AGE_MS,
    refetchOnReconnect,
  })
  return client
}

/** From now on each new catalogue answer takes the place of those that are too old or too many. */
export const limitAnswers = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'added' && isOfCatalogue(event.query)) dropOldAnswers(client, Date.now(), event.query)
  })

/** Takes out catalogue answers that nobody shows: those older than 15 minutes, and the oldest beyond 50. */
export function dropOldAnswers(client: QueryClient, now: number, added?: Query): void {
  const cache = client.getQueryCache()
  const kept = cache.findAll({ queryKey: [CATALOGUE] }).filter((query) => {
    const { dataUpdatedAt } = query.state
    const old = dataUpdatedAt > 0 && now - dataUpdatedAt >= RESPONSE_CACHE_MAX_AGE_MS
    if (!old || query === added || query.isActive()) return true
    cache.remove(query)
    return false
  })
  const tooMany = kept.length - RESPONSE_CACHE_MAX_ENTRIES
  if (tooMany <= 0) return
  kept
    .filter((query) => query !== added && !query.isActive() && query.state.fetchStatus === 'idle')
    .sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .slice(0, tooMany)
    .forEach((query) => cache.remove(query))
}

const isOwned = ({ queryKey }: Pick<Query, 'queryKey'>) => ownerOfKey(queryKey) !== undefined

/**
 * Another user, another company: nothing of what was seen before may be shown, nor what is under way come in. What is on
 * screen is asked anew: of the new owner under a new key, of everybody under the same.
 */
export function forgetAnswers(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' })
  for (const query of client.getQueryCache().findAll({ predicate: isOwned })) query.reset()
  return client.resetQueries({ predicate: (query) => !isOwned(query) })
}

/**
 * From now on whoever comes next (login, logout, another company, a session that ends) finds nothing of the one
 * before: neither by its key, which begins with the owner, nor in memory.
 */
export const forgetWithOwner = (client: QueryClient): (() => void) =>
  onAppEvent('sessionChanged', () => {
    beginNewOwner()
    void forgetAnswers(client)
  })
