import { noteCredit, setPaid } from '../../modules/due-dates/due-dates.ts'
import { codeOf } from '../fulfilment-acts.ts'
import type { Life, LifeShop } from './begin-life.ts'
import type { Chance } from './chance.ts'

const ROUNDS = { least: 1, most: 4 }
const SENT_TWICE = 0.25

interface Due {
  id: number
  cents: number
}

/** The constraint that keeps paid and credited within what is due: one of two acts at once was too much. */
const TOO_MUCH = 'due_dates_amounts'

/**
 * What is said of the due dates of an order after its hand-over: credit notes, some sent twice, and what the ledger says
 * is paid, two or three at once. Answers what was said, for repeating it.
 */
export async function settleLife({ shop }: LifeShop, order: Life, chance: Chance): Promise<string[]> {
  const { db, database, time } = shop.test
  const { rows: dues } = await database.pool.query<Due>(
    'select id::int, cents::int from due_dates where order_id = $1 order by id',
    [order.orderId],
  )
  if (dues.length === 0) return []
  const whole = dues.reduce((sum, { cents }) => sum + cents, 0)
  let documents = 0
  const credit = () => {
    documents += 1
    const document = `NC-${order.number}-${documents}`
    const note = { orderNumber: order.number, document, cents: chance.from(1, whole), reason: 'Merce resa' }
    const noted = () => codeOf(noteCredit(db, note, { actor: 'Rosa', now: time.now() }))
    const times = chance.is(SENT_TWICE) ? [noted, noted] : [noted]
    return async () => `credit ${note.cents}: ${(await Promise.all(times.map((each) => each()))).join(' & ')}`
  }
  const pay = () => {
    const { id, cents } = chance.oneOf(dues)
    const paid = chance.from(0, cents)
    const told = `select id as due_date_id, least($2, cents - credited_cents) as paid_cents, null::date as paid_on
      from due_dates where id = $1`
    return async () => {
      const said = await codeOf(database.pool.query(setPaid(told), [id, paid]))
      if (said !== 'done' && !said.includes(TOO_MUCH)) throw new Error(said)
      return `paid ${paid}: ${said}`
    }
  }
  const steps: string[] = []
  for (let round = chance.from(ROUNDS.least, ROUNDS.most); round > 0; round -= 1) {
    const plays = Array.from({ length: chance.from(2, 3) }, () => (chance.is(0.5) ? credit() : pay()))
    steps.push((await Promise.all(plays.map((play) => play()))).join(' | '))
  }
  return steps
}
