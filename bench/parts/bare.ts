import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** A recorded answer, with its body still compressed. */
export interface RecordedAnswer {
  status: number
  /** Names and values alternating, without those of the connection. */
  headers: string[]
  body: Buffer
}

/** A server that only sends the given answers. */
export interface BareServer {
  url: string
  pid: number | undefined
  give(answers: readonly RecordedAnswer[]): Promise<void>
  close(): void
}

/** Node writes these itself for its own connection. */
const OF_CONNECTION = new Set(['date', 'connection', 'keep-alive'])

/** Makes one request and records the answer, byte for byte. */
export async function recordAnswer(url: string, headers: Record<string, string>): Promise<RecordedAnswer> {
  const request = get(url, { headers })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const kept: string[] = []
  for (let i = 0; i < answer.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = answer.rawHeaders.slice(i, i + 2)
    if (!OF_CONNECTION.has(name.toLowerCase())) kept.push(name, value)
  }
  return { status: answer.statusCode ?? 0, headers: kept, body: await buffer(answer) }
}

/** Starts it in a process of its own. */
export async function openBareServer(): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' })
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async give(answers) {
      const ready = once(child, 'message')
      child.send([...answers])
      await ready
    },
    close: () => void child.disconnect(),
  }
}
