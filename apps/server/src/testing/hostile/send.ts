import type { FastifyInstance } from 'fastify'
import type { HostileRequest } from './requests.ts'

/** Who sends, and what must be put right before the next request; undefined where nothing is remembered. */
export interface Caller {
  name: string
  headers: () => Promise<Record<string, string>>
}

export interface Answer {
  status: number
  /** The code of the first error of an envelope. */
  code: string | undefined
}

let addresses = 0
/** Every request from an address of its own: a limit by address must not hide what lies behind it. */
const nextAddress = () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

export async function send(app: FastifyInstance, caller: Caller, request: HostileRequest): Promise<Answer> {
  const { method, url, payload, contentType, headers } = request
  const response = await app.inject({
    method: method as 'GET',
    url,
    remoteAddress: nextAddress(),
    headers: {
      ...(await caller.headers()),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: response.statusCode, code: /"code":"([\w.]+)"/.exec(response.payload.slice(0, 400))?.[1] }
}

/** A request that was answered by a failure of the server. */
export interface Found {
  route: string
  caller: string
  about: string
  status: number
  code: string | undefined
}

const AT_ONCE = 4
const BUSY = 503

/** Sends them all, a few at once. Returns those answered with 5xx, and which ones a handler may have seen. */
export async function sendAll(
  app: FastifyInstance,
  { caller, route }: { caller: Caller; route: string },
  requests: Iterable<HostileRequest>,
): Promise<{ found: Found[]; passed: Set<string>; sent: number }> {
  const found: Found[] = []
  const passed = new Set<string>()
  let sent = 0
  const queue = requests[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); next.done !== true; next = queue.next()) {
      const request = next.value
      let { status, code } = await send(app, caller, request)
      // A busy machine may let the time of a call run out; an input that does has it run out again.
      if (status === BUSY) ({ status, code } = await send(app, caller, request))
      sent += 1
      if (status >= 500)
        found.push({ route, caller: caller.name, about: request.about.slice(0, 120), status, code })
      else if (code !== 'request.malformed') passed.add(request.about)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { found, passed, sent }
}
