import type { StatementCuts } from '../cut-statements.ts'
import type { Fault } from '../payments/scripted-gateway.ts'
import { actsOfLife, LIFE_JOBS, NEXT_ACTS, type LifeAct } from './acts-of-life.ts'
import { beginLife, LIVED_TYPES, type Life, type LifeShop } from './begin-life.ts'
import { chanceOf, type Chance } from './chance.ts'
import { wrongAtTheEnd } from './right-end.ts'
import { settleLife } from './settle-life.ts'

const ROUNDS = { least: 3, most: 7 }
const LOST_AT_BANK = 0.1
const SENT_TWICE = 0.25
const CUT_OFF = 0.15
/** A round sends about this many statements. */
const STATEMENTS = 80
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** After the cut-off of every slot, before the authorisations of the last one end. */
const AFTER_ALL = new Date('2026-12-03T18:30:00Z')

/** How the life of an order went. */
export interface Lived {
  seed: number
  /** What is not right; nothing if all is. */
  wrong: string[]
  /** What happened, round by round, for repeating it. */
  steps: string[]
  /** The status in which it ended. */
  status: number
}

/** Answers that no call may give while the database is there. */
const isBroken = (answer: string): boolean => /^5(?!03)|Error/.test(answer)

/**
 * The life of one order: in each round two to four acts at once, some of them sent twice, some cut off from the database
 * in the middle, the bank's questions and answers lost now and then. At the end all jobs have run.
 */
export async function liveOrder(life: LifeShop, cuts: StatementCuts, seed: number): Promise<Lived> {
  const { shop } = life
  const { gateway, test } = shop
  const chance = chanceOf(seed)
  const begin = test.time.now()
  const order = await beginLife(life, LIVED_TYPES[seed % LIVED_TYPES.length]!, chance)
  const steps: string[] = [`type ${order.paymentTypeId}${order.isAtLocker ? ' at the locker' : ''}`]
  const wrong: string[] = []
  gateway.fault = () => lost(chance)
  for (let round = chance.from(ROUNDS.least, ROUNDS.most); round > 0; round -= 1) {
    if (chance.is(0.08)) await passCutoff(life, order)
    const done = await playRound(life, order, chance, cuts)
    steps.push(done.told)
    wrong.push(...done.broken)
  }
  gateway.fault = () => undefined
  steps.push(await comeToAnEnd(life, order, chance))
  steps.push(...(await settleLife(life, order, chance)))
  wrong.push(...(await wrongAtTheEnd(life, order)))
  test.time.set(begin)
  return { seed, wrong, steps, status: await shop.statusOf(order) }
}

const lost = (chance: Chance): Fault | undefined =>
  chance.is(LOST_AT_BANK) ? chance.oneOf<Fault>(['question', 'answer']) : undefined

/** The clock stands shortly before or after the cut-off of the order's slot. */
async function passCutoff({ shop }: LifeShop, order: Life): Promise<void> {
  const { cutoff } = await shop.row<{ cutoff: Date }>(
    'select t.cutoff_at cutoff from orders o join timeslots t on t.id = o.timeslot_id where o.id = $1',
    [order.orderId],
  )
  if (cutoff > shop.test.time.now()) shop.test.time.set(cutoff)
  await shop.stay(order)
}

async function playRound(life: LifeShop, order: Life, chance: Chance, cuts: StatementCuts) {
  const all = actsOfLife(life, order, chance)
  const likely = NEXT_ACTS[await life.shop.statusOf(order)] ?? []
  const names = Array.from({ length: chance.from(2, 4) }, () =>
    likely.length > 0 && chance.is(0.7) ? chance.oneOf(likely) : chance.oneOf(Object.keys(all)),
  )
  // The queue of the tests forgets a job whose connection dies.
  const isCut = chance.is(CUT_OFF) && !names.includes('queuedJobs')
  const plays = names.map((name) => playOnceOrTwice(all[name]!, chance.is(SENT_TWICE)))
  const answers: string[] = []
  const play = async () => void answers.push(...(await Promise.all(plays.map((each) => each()))))
  if (isCut) await cuts.dying(chance.from(1, STATEMENTS), chance.oneOf(['before', 'after']), play)
  else await play()
  if (isCut) await untilConnected(life)
  const told = names.map((name, at) => `${name}: ${answers[at]}`).join(' | ')
  return {
    told: isCut ? `(cut) ${told}` : told,
    broken: isCut ? [] : answers.filter(isBroken),
  }
}

const playOnceOrTwice = (act: LifeAct, isTwice: boolean) => async () => {
  const once = () => act().catch((error: unknown) => String(error))
  return isTwice ? (await Promise.all([once(), once()])).join(' & ') : once()
}

/** Waits until the pool has noticed the connection that died. */
async function untilConnected({ shop }: LifeShop): Promise<void> {
  for (let good = 0, tries = 0; good < 3 && tries < 200; tries += 1) {
    const isGood = await shop.row('select 1').then(
      () => true,
      () => false,
    )
    good = isGood ? good + 1 : 0
    if (!isGood) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Lets the jobs run until nothing waits; most orders that are still there are then handed over. */
async function comeToAnEnd(life: LifeShop, order: Life, chance: Chance): Promise<string> {
  const { shop } = life
  const acts = actsOfLife(life, order, chance)
  const runJobs = async () => {
    for (const name of LIFE_JOBS) await acts[name]!()
    await shop.runQueuedJobs()
  }
  await runJobs()
  const told: string[] = []
  const finish = ['startPicking', 'ready', order.isAtLocker ? 'ready' : 'onTheWay', 'handOver']
  if (chance.is(0.8)) for (const name of finish) told.push(`${name}: ${await acts[name]!()}`)
  await runJobs()
  if (AFTER_ALL > shop.test.time.now()) shop.test.time.set(AFTER_ALL)
  for (let again = 0; again < 3; again += 1) {
    await runJobs()
    shop.test.time.advance(again === 0 ? HOUR_MS : MINUTE_MS)
  }
  return `at the end ${told.join(' | ')}`
}
