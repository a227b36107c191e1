import { Agent, request } from 'node:http'
import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import type { Pool } from 'pg'

/** A request whose answer must not reveal whether an account or a card exists. */
export interface Question {
  isKnown: boolean
  /** The caller's address from a trusted proxy: one of 50, different in every run. */
  address: string
  path: string
  body: Record<string, string>
}

interface AccountFigures {
  knownMs: number[]
  unknownMs: number[]
  /** Refused with 429. */
  limited: number
  /** Neither answered nor refused by a limit. */
  failures: number
}

export const ADDRESSES = 50
/** Within the limit for one e-mail or card: more are refused for any caller. */
const TIMES_EACH = 4

interface Answer {
  status: number
  milliseconds: number
}

function post(agent: Agent, base: string, { path, body, address }: Question): Promise<Answer> {
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

const KNOWN_VAT = '00743110157'

/** EAN-13 of a number: for cards of the bench only, or unknown ones. */
function cardCode(prefix: string, place: number): string {
  const body = `${prefix}${String(place).padStart(10, '0')}`
  return body + checkDigit(body)
}

/** Creates accounts, confirmed and not, and free cards, used only by the bench. */
async function makeKnown(pool: Pool, people: number): Promise<void> {
  await pool.query(
    `insert into users (login, password_hash, user_type_id, first_name, last_name, profile_level)
     select name || n || '@example.com', '!', 4, 'Ada', 'Banco ' || n, level
     from generate_series(1, $1::int) n, (values ('banco', 2), ('attesa', 0)) as kinds (name, level)
     on conflict do nothing`,
    [people],
  )
  await pool.query(
    `insert into store_cards (code, user_type_id, name, vat_number)
     select code, 3, 'Banco', $2 from unnest($1::text[]) code on conflict do nothing`,
    [Array.from({ length: people }, (_, place) => cardCode('28', place)), KNOWN_VAT],
  )
}

/** Mails with a link that anybody may request: the call, and the accounts that get one. */
const MAILS = {
  reset: { path: '/registration/password_reset_token_request', known: 'banco' },
  resend: { path: '/registration/registration_resend_email', known: 'attesa' },
}
export type QuestionKind = keyof typeof MAILS | 'card'

/**
 * Requests of a password reset or a registration link, or checks of a card: half for known ones, half for unknown ones.
 */
export async function makeQuestions(
  pool: Pool,
  { kind, count, run }: { kind: QuestionKind; count: number; run: number },
): Promise<Question[]> {
  const people = Math.ceil(count / (2 * TIMES_EACH))
  await makeKnown(pool, people * (run + 1))
  return Array.from({ length: count }, (_, place) => {
    const isKnown = place % 2 === 0
    const person = run * people + (Math.floor(place / 2) % people)
    // Each address alternates between known and unknown, never both in parallel: calls of one address are serialised,
    // so the second would be slower in any case.
    const address = `198.51.${run}.${(place + Math.floor(place / ADDRESSES)) % ADDRESSES}`
    if (kind !== 'card') {
      const { path, known } = MAILS[kind]
      const e_mail = `${isKnown ? known : 'nessuno'}${person + 1}@example.com`
      return { isKnown, address, path, body: { e_mail } }
    }
    // With a wrong VAT number: the answer must be the same for an existing card.
    const body = { card_code: cardCode(isKnown ? '28' : '27', person), vat_or_tax_code: '12345678903' }
    return { isKnown, address, path: '/registration-card/verify', body }
  })
}

/** Sends all of them, with limited concurrency. */
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
      const { status, milliseconds } = await post(agent, base, question)
      if (status === 429) figures.limited += 1
      else if (status !== 200) figures.failures += 1
      else (question.isKnown ? figures.knownMs : figures.unknownMs).push(milliseconds)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return figures
}
