import { writeSync } from 'node:fs'

/**
 * The terminal may be closed, the file behind `>` full, the program behind `|` gone: output is then lost, and the
 * process continues. Called once by every program.
 */
export function bearLostTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Prints one line for the person at the terminal; also safe when output is a file on a full disk. */
export function tell(line: string): void {
  write(process.stderr, `${line}\n`)
}

/** Writes to a stream of the terminal; for a file on a full disk this throws synchronously. */
export function write(stream: NodeJS.WriteStream, text: string): void {
  try {
    stream.write(text)
  } catch {
    // The error can be reported nowhere.
  }
}

/** The last line before the process ends, written synchronously: a pipe would lose pending data. */
export function tellLast(line: string): void {
  try {
    writeSync(process.stderr.fd, `${line}\n`)
  } catch {
    // The error can be reported nowhere.
  }
}
