import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the browser waits before it paints the received part. */
const REST_LATER_MS = 700

/**
 * Serves a server-rendered page whose second half arrives later, as over a slow connection; everything else comes from
 * the shop. Returns its address and a function that stops it. `cutAt` is called for each page and returns the offset of
 * the second half.
 */
export async function serveHalved(shopUrl: string, cutAt: (html: string) => number) {
  const server = createServer((request, answer) => {
    const forward = async () => {
      const from = await fetch(shopUrl + request.url, {
        headers: { accept: request.headers.accept ?? '*/*' },
      })
      const type = from.headers.get('content-type') ?? ''
      answer.writeHead(from.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return answer.end(Buffer.from(await from.arrayBuffer()))
      const html = await from.text()
      const cut = cutAt(html)
      answer.write(html.slice(0, cut))
      await wait(REST_LATER_MS)
      return answer.end(html.slice(cut))
    }
    forward().catch(() => answer.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
