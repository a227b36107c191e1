import { LOCALE } from '@cambusa/domain/constants'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import type { CommandContext } from '../process/command.ts'
import { startWorker } from './start-worker.ts'
import type { WatchdogData } from './watchdog.worker.ts'

const source = new URL('./watchdog.worker.ts', import.meta.url)
const shown = (value: number) => value.toLocaleString(LOCALE)

/** Maximum time of the whole command, and memory of its process. */
export interface CommandLimits {
  seconds: number
  megabytes: number
}

/**
 * The same command, ended with a sentence and exit code 1 when it exceeds the operator's limits. A separate thread
 * watches it, so that it is ended even when it is too busy to react; PostgreSQL rolls back what was not committed.
 */
export function withinLimits(act: (context: CommandContext) => Promise<void>) {
  return async (context: CommandContext) => {
    const { importSeconds: seconds, importMegabytes: megabytes } = context.config
    const end = watch({ seconds, megabytes })
    try {
      await act(context)
    } finally {
      await end()
    }
  }
}

/** Starts watching this process; returns a function that stops it. */
export function watch({ seconds, megabytes }: CommandLimits): () => Promise<unknown> {
  const workerData: WatchdogData = {
    seconds,
    megabytes,
    tooLong: startupTexts.commandTooLong({ seconds: shown(seconds) }),
    tooMuch: startupTexts.commandTooMuch({ megabytes: shown(megabytes) }),
  }
  const watchdog = startWorker(source, { workerData })
  watchdog.on('message', (sentence: string) => {
    console.error(sentence)
    process.exit(1)
  })
  watchdog.unref()
  return () => watchdog.terminate()
}
