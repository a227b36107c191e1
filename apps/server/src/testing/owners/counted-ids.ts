import { chosen } from '../extent.ts'
import type { CountableIds } from './countable-ids.ts'
import type { About, RouteLine } from './route-line.ts'

/** So far away are the next rows of others: each owner has up to four of a kind in a row. */
const FURTHEST = 8
const farther = Array.from({ length: FURTHEST - 1 }, (_, index) => index + 2)

/** How far from his own ids somebody tries: the neighbours always, of those farther away some. */
export const COUNTED: readonly number[] = [
  -1,
  1,
  ...chosen(
    'counted ids',
    farther.flatMap((far) => [-far, far]),
    2,
  ),
]

/** The same call about rows so many ids away from these. */
export function countedAbout(about: About, ids: CountableIds, by: number): About {
  const count = (id: number | readonly number[]) =>
    Array.isArray(id) ? id.map((each) => each + by) : Number(id) + by
  const counted = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, count(id)]))
  const { giftCode, newGiftCode, login, storeCard, vatNumber, deviceUuid } = about.victim
  const texts = { giftCode, newGiftCode, login, storeCard, vatNumber, deviceUuid }
  return { ...about, victim: { ...(counted as unknown as CountableIds), ...texts } }
}

/** Whether a call names a row by an id that can be counted. */
export function namesCountableIds({ request }: RouteLine, about: About): boolean {
  const { victim } = about
  return JSON.stringify(request(about)) !== JSON.stringify(request(countedAbout(about, victim, 1)))
}
