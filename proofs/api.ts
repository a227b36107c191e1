import { REQUEST_KEY_HEADER } from '@cambusa/contract/request-key'

/** What a proof reads of an answer. */
export interface Answer {
  httpStatus: number
  /** 0 is success. */
  status: number
  codes: string[]
  data: Record<string, unknown> | undefined
  /** The session in the answer. */
  session: string | undefined
  /** Seconds of the Retry-After header, if any. */
  retryAfterSeconds: number | undefined
  tookMs: number
}

interface Envelope {
  response: { status: number; errors: { code: string }[] }
  data?: Record<string, unknown>
}

/** Longer than the shop may ever hold a call: a slower call hangs. */
const HANGING_MS = 20_000

/** Makes a call like the storefront. Throws when the connection breaks, or when there is no answer in 20 s. */
export async function call(
  base: string,
  method: 'GET' | 'POST',
  path: string,
  session?: string,
  body?: Readonly<Record<string, unknown>>,
  /** Identifies the act, the same on every try. */
  key?: string,
): Promise<Answer> {
  const startedMs = performance.now()
  const answer = await fetch(`${base}/ebsn/api${path}`, {
    method,
    headers: {
      'x-ebsn-client': 'proof',
      'x-ebsn-version': '1.0.10',
      ...(session === undefined ? {} : { 'x-ebsn-session': session }),
      ...(key === undefined ? {} : { [REQUEST_KEY_HEADER]: key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(HANGING_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { response, data } = (await answer.json()) as Envelope
  const retryAfter = answer.headers.get('retry-after')
  return {
    httpStatus: answer.status,
    status: response.status,
    codes: response.errors.map(({ code }) => code),
    data,
    session: answer.headers.get('x-ebsn-session') ?? undefined,
    retryAfterSeconds: retryAfter === null ? undefined : Number(retryAfter),
    tookMs: performance.now() - startedMs,
  }
}
