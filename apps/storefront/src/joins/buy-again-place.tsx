import { useQuery } from '@tanstack/react-query'
import { BoughtShape, SHOWN_AT_FIRST } from '../features/catalogue/bought/bought-section.tsx'
import { lastBoughtQuery } from '../features/catalogue/list/last-bought-api.ts'
import { latePart } from '../lib/browser/late-part.ts'
import { keepOfSameOwner } from '../lib/state/keep-across-scopes.ts'
import { useOwner, useScopeKey } from '../lib/state/shopping-scope.ts'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const BuyAgain = latePart(() => import('./buy-again.tsx').then((module) => module.BuyAgain))

/**
 * Where home begins for a signed-in customer: what was bought last, in the room that its rows will take. Nothing for who
 * has no order yet.
 */
export function BuyAgainPlace() {
  const query = lastBoughtQuery(useOwner(), useScopeKey())
  const { data: last, isError } = useQuery({ ...query, placeholderData: keepOfSameOwner(query.queryKey) })
  if (last?.size === 0 || (isError && !last)) return null
  const shape = <BoughtShape count={last?.size ?? SHOWN_AT_FIRST} />
  return last ? (
    <PartPlace fallback={shape}>
      <BuyAgain last={last} />
    </PartPlace>
  ) : (
    shape
  )
}
