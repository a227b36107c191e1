import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LOOK_MS = 50
const ANSWER_MS = 30_000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Memory of the server after a garbage collection, bytes. */
export interface Memory {
  rss: number
  heapUsed: number
}

/** A server process whose clock can be moved and whose memory can be read. */
export interface Watch {
  /** The options for openShopProcess. */
  options: { preload: string; env: Readonly<Record<string, string>> }
  /** Sets the clock of the process ahead of the machine's by these hours; resolves when done. */
  moveClock: (hours: number) => Promise<void>
  memory: () => Promise<Memory>
}

/** A watch for a server that is started with its options. */
export function watchProcess(): Watch {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-watch-'))
  let asked = 0
  async function ask(): Promise<Memory & { now: number }> {
    asked += 1
    writeFileSync(join(folder, 'ask'), String(asked))
    for (const deadline = Date.now() + ANSWER_MS; Date.now() < deadline; await pause(LOOK_MS)) {
      const told = read(join(folder, 'memory'))
      if (told?.asked === String(asked)) return told
    }
    throw new Error('the watched server does not answer')
  }
  return {
    options: {
      preload: fileURLToPath(new URL('watched-process.mjs', import.meta.url)),
      env: { PROOF_WATCH: folder },
    },
    moveClock: async (hours) => {
      writeFileSync(join(folder, 'clock'), String(hours * 3_600_000))
      const { now } = await ask()
      if (Math.abs(now - Date.now() - hours * 3_600_000) > 60_000) throw new Error('the clock did not move')
    },
    memory: ask,
  }
}

function read(file: string): (Memory & { now: number; asked: string }) | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Memory & { now: number; asked: string }
  } catch {
    // Missing, or just being written.
    return undefined
  }
}
