import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy through which a browser reaches the shop and nothing else; it writes down every host that is asked for. */
export interface CountingProxy {
  url: string
  /** The hosts asked for since the last call, without the shop's own and the browser's, sorted, each once. */
  takeHosts(): string[]
  /** How often each file of the build was asked for, by its path. */
  files(): ReadonlyMap<string, number>
  close(): Promise<void>
}

/** What Chromium itself asks, whatever page it shows: its accounts, messages, autofill and updates. */
const OF_THE_BROWSER: readonly string[] = [
  'accounts.google.com',
  'android.clients.google.com',
  'clients2.google.com',
  'content-autofill.googleapis.com',
  'optimizationguide-pa.googleapis.com',
  'update.googleapis.com',
]

/** Opens the proxy: requests to `shopUrl` are passed on, all others are counted and refused. */
export async function openCountingProxy(shopUrl: string): Promise<CountingProxy> {
  const own = new URL(shopUrl).host
  let hosts = new Set<string>()
  const files = new Map<string, number>()

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { host, pathname, search } = new URL(asked.url ?? '', shopUrl)
    if (host !== own) {
      hosts.add(host)
      return answer.writeHead(502).end()
    }
    if (pathname.startsWith('/assets/')) files.set(pathname, (files.get(pathname) ?? 0) + 1)
    const { method, headers } = asked
    const passed = request(shopUrl, { path: pathname + search, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    return asked.pipe(passed)
  }
  const server = createServer(pass)
  // What goes by https asks for a tunnel to its host first.
  server.on('connect', (asked, socket) => {
    hosts.add((asked.url ?? '').replace(/:443$/, ''))
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    takeHosts() {
      const taken = [...hosts].filter((host) => !OF_THE_BROWSER.includes(host)).toSorted()
      hosts = new Set()
      return taken
    },
    files: () => files,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
