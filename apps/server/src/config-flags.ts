import { parseArgs } from 'node:util'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { StartupError } from './platform/process/startup-error.ts'

/** The flags of the command line by name. Throws StartupError for an unknown one. */
export function readFlags(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const yes = { type: 'boolean' } as const
    const options = { port: text, host: text, data: text, reset: yes, demo: yes, empty: yes }
    return parseArgs({ args: [...args], options }).values as Record<string, string | boolean | undefined>
  } catch (error) {
    const flag = /'(-[^' ]*)/.exec((error as Error).message)?.[1] ?? args.join(' ')
    throw new StartupError(startupTexts.unknownFlag({ flag }))
  }
}
