import { connect } from 'node:net'
import type { Call, Load } from './figures.ts'

const HEAD_END = '\r\n\r\n'
const BUFFER_BYTES = 256 * 1024
/** Longer than the headers of any answer. */
const HEAD_BYTES = 4_096

/**
 * Answers per second over persistent connections, complete but not parsed: a client that decodes answers is slower than
 * a server that only sends. Ends early when there are no more calls. Throws when an answer is not 200 or has no length.
 */
export async function measureLightly(
  base: string,
  { connections, seconds }: Load,
  nextCall: () => Call | undefined,
): Promise<number> {
  const sleep = stayAwake()
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(new URL(base), until, nextCall)),
  )
  sleep()
  const answers = counts.reduce((sum, count) => sum + count, 0)
  return (answers / (performance.now() - started)) * 1000
}

/**
 * Keeps its core awake between answers, until stopped: waking a core takes the sender as long as a whole answer, and
 * the slower of two servers would pay for that each time. Real shoppers are on other machines.
 */
function stayAwake(): () => void {
  let isAwake = true
  const turn = () => void (isAwake && setImmediate(turn))
  turn()
  return () => void (isAwake = false)
}

function askUntil({ hostname, port }: URL, until: number, nextCall: () => Call | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0
    let missing = 0
    const take = (length: number, bytes: Uint8Array) => {
      missing = missing > 0 ? missing - length : lengthOf(bytes.subarray(0, length)) - length
      if (missing > 0) return true
      answers += 1
      if (performance.now() < until) ask()
      else socket.end()
      return true
    }
    const onread = {
      buffer: Buffer.alloc(BUFFER_BYTES),
      callback(length: number, bytes: Uint8Array) {
        try {
          return take(length, bytes)
        } catch (error) {
          socket.destroy(error as Error)
          return false
        }
      },
    }
    const socket = connect({ host: hostname, port: Number(port), onread, noDelay: true })
    const ask = () => {
      const call = nextCall()
      if (call === undefined) return void socket.end()
      const { path, headers } = call
      const lines = Object.entries({ host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}`)
      socket.write([`GET ${path} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END)
    }
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.once('close', () => resolve(answers))
  })
}

/** Length of an answer including its headers, from its first bytes. */
function lengthOf(bytes: Uint8Array): number {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString(
    'latin1',
  )
  const end = head.indexOf(HEAD_END)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || end < 0 || length === undefined)
    throw new Error(`an answer that cannot be counted: ${head.slice(0, end < 0 ? undefined : end)}`)
  return end + HEAD_END.length + Number(length)
}
