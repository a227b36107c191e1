import { useQuery } from '@tanstack/react-query'
import { useScopeKey } from '../../lib/state/shopping-scope.ts'
import { RunningFlyers } from './flyer-list.tsx'
import { flyersQuery } from './flyers-api.ts'

/** The running flyers, asked for when they are rendered; while they load and without any there is nothing. */
export function HomeFlyers() {
  const { data: flyers = [] } = useQuery(flyersQuery(useScopeKey()))
  return <RunningFlyers flyers={flyers} />
}
