import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** How slow a network is, as the devtools of the browser name it. */
export interface Slowness {
  /** Of one round trip, milliseconds. */
  latency: number
  /** Bytes a second, for all connections together. */
  downloadThroughput: number
}

/** A way to the shop over a slow network. */
export interface SlowNetwork {
  url: string
  /** From now on it is slow; before it is as fast as the machine. */
  slowDown(): void
  close(): Promise<void>
}

/**
 * Opens an address that leads to the shop over a slow network. What the devtools of the browser slow down leaves out what a
 * service worker asks for.
 */
export async function openSlowNetwork(
  shopUrl: string,
  { latency, downloadThroughput }: Slowness,
): Promise<SlowNetwork> {
  const { hostname, port } = new URL(shopUrl)
  const sockets = new Set<Socket>()
  let isSlow = false
  /** When the line has passed on all that was sent over it. */
  let freeAt = 0
  const later = (bytes: number): number => {
    if (!isSlow) return 0
    const now = performance.now()
    freeAt = Math.max(now, freeAt) + (bytes / downloadThroughput) * 1000
    return freeAt - now + latency / 2
  }
  const server = createServer((browser) => {
    const shop = connect(Number(port), hostname)
    for (const socket of [browser, shop]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        setTimeout(() => (socket === shop ? browser : shop).end(), later(0))
      })
    }
    browser.on('data', (bytes) => setTimeout(() => shop.write(bytes), isSlow ? latency / 2 : 0))
    shop.on('data', (bytes) => setTimeout(() => browser.write(bytes), later(bytes.length)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slowDown: () => void (isSlow = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        sockets.forEach((socket) => socket.destroy())
      }),
  }
}
