import { join } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import pino, { type Logger } from 'pino'
import type { Config } from '../../config.ts'
import { loggedError, withoutUrlSecrets } from './log-error.ts'
import { openLogWriter, type LogWriter } from './log-writer.ts'
import { tell } from '../process/terminal.ts'

const STANDARD_OUTPUT = 1
const WARNING = 40

export interface Log {
  log: Logger
  /** Where the details are, for the person at the terminal. */
  place: string
  /** Writes queued lines. */
  close(): Promise<void>
}

const requestLine = (request: { method?: string; url?: string; id?: unknown }) => ({
  id: request.id,
  method: request.method,
  path: request.url && withoutUrlSecrets(request.url).split('?', 1)[0],
})

/** The logger, which leaves out values that somebody typed (bodies, query strings, headers, parameters). */
export function createLogger(writer: Pick<LogWriter, 'write'>): Logger {
  return pino(
    {
      serializers: {
        err: (error: unknown) => loggedError(error),
        error: (error: unknown) => loggedError(error),
        req: requestLine,
        res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
      },
      hooks: {
        // Without its own text a line would repeat the error's message with its values.
        logMethod(given, method) {
          const [first, second] = given as unknown as [unknown, unknown]
          const isError = first instanceof Error
          const holdsError = typeof first === 'object' && first !== null && 'err' in first
          if ((isError || holdsError) && typeof second !== 'string')
            return method.apply(this, [isError ? { err: first } : first, 'failure'] as never)
          return method.apply(this, given)
        },
        streamWrite: withoutUrlSecrets,
      },
    },
    writer,
  )
}

/** In production the log goes to the output; elsewhere the output is for the person at the terminal. */
export function openLog({ mode, dataDir }: Pick<Config, 'mode' | 'dataDir'>): Log {
  const isOutput = mode === 'production'
  const file = join(dataDir, 'server.log')
  const writer = openLogWriter(isOutput ? STANDARD_OUTPUT : file, {
    onInterrupted: isOutput ? undefined : (reason) => tell(startupTexts.logInterrupted({ file, reason })),
    resumed: ({ lostLines, reason }) =>
      `${JSON.stringify({ level: WARNING, time: Date.now(), pid: process.pid, lostLines, reason, msg: 'the log goes on' })}\n`,
  })
  process.once('exit', writer.flushNow)
  return {
    log: createLogger(writer),
    place: isOutput ? startupTexts.placeOutput : file,
    close: writer.flush,
  }
}
