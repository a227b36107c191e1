import { Agent, request } from 'node:http'
import type { Pool } from 'pg'

/** A question that says nothing about who has an account or a card, however it is asked. */
export interface Question {
  isKnown: boolean
  path: string
  body: Record<string, string>
}

export interface AccountFigures {
  knownMs: number[]
  unknownMs: number[]
  /** Refused with 429. */
  limited: number
  /** Neither answered nor limited. */
  failures: number
}

const ADDRESSES = 50
/** Fits the limit of one e-mail or card: more of one are refused whoever asks. */
const TIMES_EACH = 4

interface Answer {
  status: number
  milliseconds: number
}

/** Posts from one of the addresses that a trusted proxy names. */
function post(agent: Agent, base: string, { path, body }: Question, address: string): Promise<Answer> {
  const start = performance.now()
  const payload = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    'x-forwarded-for': address,
  }
  return new Promise((resolve, reject) => {
    const call = request(`${base}/ebsn/api${path}`, { method: 'POST', agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - start }))
    })
    call.on('error', reject).end(payload)
  })
}

/** Accounts and free cards of the bench, known to the shop; answers questions about them and about as many others. */
export async function makeQuestions(pool: Pool, count: number): Promise<Question[]> {
  const people = count / (4 * TIMES_EACH)
  await pool.query(
    `insert into users (login, password_hash, user_type_id, first_name, last_name, profile_level)
     select 'banco' || n || '@example.com', '!', 4, 'Ada', 'Banco ' || n, 2 from generate_series(1, $1::int) n
     on conflict do nothing`,
    [people],
  )
  const { rows: cards } = await pool.query<{ code: string }>(
    `select code from store_cards where state = 'free' order by code limit 1`,
  )
  const card = cards[0]?.code ?? ''
  const reset = (isKnown: boolean, place: number): Question => ({
    isKnown,
    path: '/registration/password_reset_token_request',
    body: { e_mail: `${isKnown ? 'banco' : 'nessuno'}${place}@example.com` },
  })
  const check = (isKnown: boolean, place: number): Question => ({
    isKnown,
    path: '/registration-card/verify',
    body: { card_code: isKnown ? card : cardOf(place), vat_or_tax_code: '00743110157' },
  })
  return Array.from({ length: count }, (_, place) => {
    const isKnown = place % 2 === 0
    const person = (Math.floor(place / 4) % people) + 1
    return place % 4 < 2 ? reset(isKnown, person) : check(isKnown, person)
  })
}

/** A code with its check digit that no card has. */
function cardOf(place: number): string {
  const body = `28${String(place).padStart(10, '0')}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** Asks them all, so many at a time, each from one of 50 addresses in turn. */
export async function askAll(
  base: string,
  questions: readonly Question[],
  connections: number,
): Promise<AccountFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const figures: AccountFigures = { knownMs: [], unknownMs: [], limited: 0, failures: 0 }
  let next = 0
  async function work() {
    for (let place = next++; place < questions.length; place = next++) {
      const question = questions[place]!
      const { status, milliseconds } = await post(agent, base, question, `198.51.100.${place % ADDRESSES}`)
      if (status === 429) figures.limited += 1
      else if (status !== 200) figures.failures += 1
      else (question.isKnown ? figures.knownMs : figures.unknownMs).push(milliseconds)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return figures
}
