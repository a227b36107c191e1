import { useQuery } from '@tanstack/react-query'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { RunningFlyers } from './flyer-list.tsx'
import { flyersQuery } from './flyers-api.ts'

/** The flyers of home, as far as they run; their query is asked for before home is rendered. */
export function HomeFlyers() {
  const { data: flyers = [] } = useQuery(flyersQuery(useScopeKey()))
  return <RunningFlyers flyers={flyers} />
}
