import { worstTexts } from '../../apps/server/src/testing/worst-texts.ts'
import { worstWorkbooks } from '../../apps/server/src/testing/files/worst-workbooks.ts'

/** The most expensive files that are within the limits or fail late, and the worst known that fail early. */
const KINDS = [
  'empty rows that do not say their place',
  'shared strings',
  'empty shared strings',
  'a long shared string in every cell',
  'styles',
  'number formats',
  'rows as many as allowed',
  'relations',
  'delimiters in one line',
  'a cell wrapped in cells',
  'empty lines',
  'brackets that never close',
] as const
/** A refused caller retries after this time: faster retries are a matter of the rate limiter. */
export const PAUSE_MS = 50

const FILE_TYPE = { 'content-type': 'application/octet-stream' }

export interface Uploads {
  /** Stops sending; returns the number of files by status. */
  stop(): Promise<Map<number, number>>
}

/** The worst files, built once. */
export const worstFiles: readonly Buffer[] = KINDS.map((kind) => {
  const make = worstWorkbooks[kind] ?? worstTexts[kind]
  if (make === undefined) throw new Error(`no file is called ${kind}`)
  return make()
})

const ownAddress = (sender: number) => `203.0.113.${sender + 1}`

/**
 * Sends the worst files to the quick order, one after the other, with the given concurrency; by default each from
 * another caller.
 */
export function sendWorstFiles(base: string, senders: number, addressOf = ownAddress): Uploads {
  const statuses = new Map<number, number>()
  let isOver = false
  let next = 0
  async function send(_: unknown, sender: number) {
    while (!isOver) {
      const file = worstFiles[next++ % worstFiles.length] ?? Buffer.alloc(0)
      const answer = await fetch(`${base}/ebsn/api/quick-order/read`, {
        method: 'POST',
        headers: { ...FILE_TYPE, 'x-forwarded-for': addressOf(sender) },
        body: Uint8Array.from(file),
      })
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const all = Array.from({ length: senders }, send)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return statuses
    },
  }
}

let others = 0

/** Time for a small valid file of a new caller, milliseconds; undefined: it was refused. */
export async function readGoodFile(base: string): Promise<number | undefined> {
  others += 1
  const beganMs = performance.now()
  const answer = await fetch(`${base}/ebsn/api/quick-order/read`, {
    method: 'POST',
    headers: { ...FILE_TYPE, 'x-forwarded-for': `198.51.100.${others % 250}` },
    body: '1234567;12\n',
  })
  await answer.arrayBuffer()
  return answer.ok ? performance.now() - beganMs : undefined
}
