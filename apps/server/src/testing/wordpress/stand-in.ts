import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { atTheEnd } from '../at-the-end.ts'

/** What the stand-in answers at an address. */
export interface StandInAnswer {
  status?: number
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  /** It answers nothing and holds the connection. */
  hangs?: boolean
}

export interface StandIn {
  url: string
  /** Answers by path, without the query; a value that is no answer is sent as JSON. */
  answers: Map<string, StandInAnswer>
  /** Every request: address and headers. */
  asked: { url: string; headers: IncomingHttpHeaders }[]
  /** Ends it, as a crash does; start answers at the same address again. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

export const asJson = (value: unknown): StandInAnswer => ({
  headers: { 'content-type': 'application/json', 'x-wp-total': '1', 'x-wp-totalpages': '1' },
  body: JSON.stringify(value),
})

/** What WordPress answers where a route is not there. */
const NO_ROUTE: StandInAnswer = { status: 404, ...asJson({ code: 'rest_no_route', data: { status: 404 } }) }

const listenOn = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })

/** A server in the place of a WordPress that answers what a test says; ends with the test file. */
export async function startStandIn(given: Record<string, StandInAnswer> = {}): Promise<StandIn> {
  const answers = new Map(Object.entries(given))
  const asked: StandIn['asked'] = []
  const open = () =>
    createServer((request, response) => {
      const { url = '/', headers } = request
      asked.push({ url, headers })
      const path = url.split('?')[0]!
      const found = answers.get(path)
      const answer = found ?? (path.startsWith('/wp-json/') ? NO_ROUTE : { status: 404, body: 'none' })
      if (answer.hangs) return
      response.writeHead(answer.status ?? 200, answer.headers)
      response.end(answer.body ?? '')
    })
  let server = open()
  const port = await listenOn(server, 0)
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  atTheEnd(stop)
  const start = async () => {
    server = open()
    await listenOn(server, port)
  }
  return { url: `http://127.0.0.1:${port}`, answers, asked, stop, start }
}
