import { RESPONSE_CACHE_MAX_AGE_MS, RESPONSE_CACHE_MAX_ENTRIES } from '@cambusa/domain/constants'
import { QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { isOffline } from '../device/is-offline.ts'
import { emitAppEvent, onAppEvent } from '../state/events.ts'
import { CATALOGUE } from './query-keys.ts'
import { beginNewOwner, ownerOfKey } from '../state/shopping-scope.ts'

const isOfCatalogue = (query: Query) => query.queryKey[0] === CATALOGUE

/** A lost answer is retried twice; a decision of the server is not, nor is anything without a network. */
const isWorthRetrying = (failures: number, error: Error) =>
  error instanceof CallError && error.failure === 'network' && failures < 2 && !isOffline()

/** Without a network a call fails at once instead of waiting under a skeleton, and its screen says so. */
const networkMode = 'always'
/** When the network is back, missing answers are fetched. */
const refetchOnReconnect = ({ state }: { state: { data: unknown } }) => state.data === undefined

/** A failed first load leads to the error screen (specification §8); a screen with older data stays. */
function leaveUnreadable(error: Error, query: { state: { data: unknown } }): void {
  if (error instanceof CallError && error.leadsAway && query.state.data === undefined)
    emitAppEvent('serviceDown')
}

/** The query cache. Catalogue answers live 15 minutes, at most 50 of them. */
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

/** From now on each new catalogue answer removes those that are too old or too many. */
export const limitAnswers = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'added' && isOfCatalogue(event.query)) dropOldAnswers(client, Date.now(), event.query)
  })

/** Removes catalogue answers that no screen shows: those older than 15 minutes, and the oldest beyond 50. */
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
 * For another user or company: no earlier answer may be shown, and no answer still loading may arrive. Queries on
 * screen are fetched again: private ones under the new owner's key, public ones under the same.
 */
export function forgetAnswers(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' })
  for (const query of client.getQueryCache().findAll({ predicate: isOwned })) query.reset()
  return client.resetQueries({ predicate: (query) => !isOwned(query) })
}

/**
 * From now on a change of user or company (login, logout, company change, lost session) drops the private answers of
 * the previous one: their keys begin with the owner, and they leave the memory.
 */
export const forgetWithOwner = (client: QueryClient): (() => void) =>
  onAppEvent('sessionChanged', () => {
    beginNewOwner()
    void forgetAnswers(client)
  })
