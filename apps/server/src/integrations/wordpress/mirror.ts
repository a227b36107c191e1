import { createHash } from 'node:crypto'
import type { Log } from '../../platform/log/log.ts'
import { partsOnDisk, type Part } from './parts-on-disk.ts'

/** So old an answer is while WordPress answers, and so long it is shown when it is away. */
const FRESH_MS = 5 * 60_000
const KEPT_MS = 24 * 60 * 60_000
/** How often it is looked whether a part is to be asked for again, and how seldom one that was refused. */
const LOOK_MS = 15_000
const AGAIN_MS = 30_000
/** More types of posts than any shop has. */
const MOST_PARTS = 60

interface Kept extends Partial<Part> {
  triedMs: number
  failure?: string | undefined
  /** Reads what the disk has, once. */
  onDisk: Promise<void>
  asking?: Promise<void> | undefined
}

export interface Mirror {
  /** The part as it was last answered, at most a day old. Waits only for a part that has never been answered. */
  read(name: string): Promise<string | undefined>
  /** The same without waiting: undefined also for a part that is still on its way. */
  peek(name: string): string | undefined
  /** Changes with what any part says. */
  version(): string
  /** Why WordPress did not answer last, and the time (ms) of the oldest answer that is shown. */
  failure(): { reason: string; sinceMs: number } | undefined
  /** Asks, one after the other, for every part that is not fresh. */
  refresh(): Promise<void>
  close(): void
}

interface Needs {
  /** Answers a part as JSON; throws if WordPress is away. */
  load: (name: string) => Promise<string>
  /** Parts that are asked for from the start, so that they are there when WordPress goes away. */
  wanted: readonly string[]
  /** Where parts are kept over a restart. */
  folder: string
  nowMs: () => number
  log: Pick<Log['log'], 'warn' | 'info'>
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Keeps what WordPress answers: asked for again every five minutes, shown for a day when it is away, kept on disk too.
 * A part is asked for once at a time, whoever waits for it; who reads a part that is there never waits.
 */
export function openMirror({ load, wanted, folder, nowMs, log }: Needs): Mirror {
  const disk = partsOnDisk(folder, log)
  const parts = new Map<string, Kept>()
  let version = ''
  let toldAway = false

  const isKept = ({ atMs }: Kept) => atMs !== undefined && nowMs() - atMs < KEPT_MS
  const isDue = ({ atMs = -Infinity, triedMs, failure }: Kept) =>
    nowMs() - atMs >= FRESH_MS && (failure === undefined || nowMs() - triedMs >= AGAIN_MS)
  const count = () => {
    const said = [...parts].filter(([, part]) => isKept(part))
    const digests = said.map(([name, { text }]) => `${name} ${digest(text!)}`)
    version = digest(digests.toSorted().join('\n')).slice(0, 16)
  }
  const failed = () => [...parts.values()].filter(({ failure }) => failure !== undefined)
  const tell = () => {
    const [first] = failed()
    if (first !== undefined && !toldAway)
      log.warn({ reason: first.failure }, 'WordPress is away: its last content is shown')
    if (first === undefined && toldAway) log.info('WordPress answers again')
    toldAway = first !== undefined
  }
  const open = (name: string): Kept => {
    const part: Kept = { triedMs: -Infinity, onDisk: Promise.resolve() }
    part.onDisk = disk.read(name).then((kept) => {
      if (kept !== undefined && kept.atMs <= nowMs()) Object.assign(part, kept)
      count()
    })
    parts.set(name, part)
    return part
  }
  const ask = async (name: string, part: Kept) => {
    part.triedMs = nowMs()
    try {
      const text = await load(name)
      Object.assign(part, { text, atMs: nowMs(), failure: undefined })
      await disk.keep(name, { text, atMs: nowMs() })
    } catch (error) {
      part.failure = (error as Error).message
    }
    tell()
    count()
  }
  const asked = (name: string, part: Kept) =>
    (part.asking ??= ask(name, part).finally(() => (part.asking = undefined)))

  for (const name of wanted) open(name)
  let refreshing: Promise<void> | undefined
  const refreshAll = async () => {
    for (const [name, part] of parts) {
      await part.onDisk
      if (isDue(part)) await asked(name, part)
    }
  }
  const refresh = () => (refreshing ??= refreshAll().finally(() => (refreshing = undefined)))
  const timer = setInterval(() => void refresh(), LOOK_MS)
  timer.unref()
  void refresh()

  return {
    async read(name) {
      if (!parts.has(name) && parts.size >= MOST_PARTS) return undefined
      const part = parts.get(name) ?? open(name)
      await part.onDisk
      if (!isKept(part) && (isDue(part) || part.asking !== undefined)) await asked(name, part)
      return isKept(part) ? part.text : undefined
    },
    peek(name) {
      const part = parts.get(name)
      return part !== undefined && isKept(part) ? part.text : undefined
    },
    version: () => version,
    failure() {
      const all = failed()
      if (all.length === 0) return undefined
      return {
        reason: all[0]!.failure!,
        sinceMs: Math.min(...all.map(({ atMs, triedMs }) => atMs ?? triedMs)),
      }
    },
    refresh,
    close: () => clearInterval(timer),
  }
}
