import type { TestApp } from './test-app.ts'

/** What a program that knows nothing of the contract reads of an answer: JSON as it comes. */
export type Json = Record<string, unknown>

export interface OtherAnswer {
  status: number
  response: {
    status: number
    errors: { error: string; code: string; field?: string }[]
    errorsMessage?: string[]
    infosMessage?: string[]
  }
  user: { userId: number }
  data: Json
}

type Payload = { json: unknown } | { form: string } | { type: string; text: string }

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

function sentOf(payload: Payload | undefined) {
  if (payload === undefined) return {}
  if ('json' in payload)
    return { payload: JSON.stringify(payload.json), headers: { 'content-type': JSON_TYPE } }
  if ('form' in payload) return { payload: payload.form, headers: { 'content-type': FORM } }
  return { payload: payload.text, headers: { 'content-type': payload.type } }
}

/** A program of others: it writes addresses and bodies by hand and keeps the session that the answers give it. */
export function createOtherProgram({ app }: TestApp) {
  let session: string | undefined
  async function ask(method: 'GET' | 'POST', path: string, payload?: Payload): Promise<OtherAnswer> {
    const { headers, ...sent } = { headers: {}, ...sentOf(payload) }
    const own = session === undefined ? {} : { 'x-ebsn-session': session }
    const url = `/ebsn/api${path}`
    const answer = await app.inject({ method, url, ...sent, headers: { ...headers, ...own } })
    const given = answer.headers['x-ebsn-session']
    if (typeof given === 'string') session = given
    return { ...answer.json<Omit<OtherAnswer, 'status'>>(), status: answer.statusCode }
  }
  return {
    get: (path: string) => ask('GET', path),
    post: (path: string, payload?: Payload) => ask('POST', path, payload),
    /** As programs do that set a type on every request. */
    postNothing: (path: string) => ask('POST', path, { type: JSON_TYPE, text: '' }),
  }
}
