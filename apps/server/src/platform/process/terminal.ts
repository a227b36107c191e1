import { writeSync } from 'node:fs'

/**
 * The terminal may be closed, the file behind `>` full, the program behind `|` gone: what cannot be said there is
 * not said, and nothing ends for it. Called once by every program.
 */
export function bearLostTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Says one line to the person at the terminal; also where output is a file on a full disk. */
export function tell(line: string): void {
  write(process.stderr, `${line}\n`)
}

/** Writes to a stream of the terminal; a file on a full disk throws there and then. */
export function write(stream: NodeJS.WriteStream, text: string): void {
  try {
    stream.write(text)
  } catch {
    // Nobody can be told.
  }
}

/** The last line before the process ends: a pipe would lose what is still on its way. */
export function tellLast(line: string): void {
  try {
    writeSync(process.stderr.fd, `${line}\n`)
  } catch {
    // Nobody can be told.
  }
}
