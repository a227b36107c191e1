import { LOCALE } from '@cambusa/domain/constants'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { write } from './terminal.ts'

const seconds = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** Prints what begins, and how long it took. */
export async function step<T>(label: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now()
  console.log(`• ${label}`)
  const result = await act()
  console.log(startupTexts.stepDone({ seconds: seconds.format((performance.now() - start) / 1_000) }))
  return result
}

const wholeNumber = new Intl.NumberFormat(LOCALE, { useGrouping: 'always' })
const LINE_EVERY_MS = 2_000

/** Reports the progress of long work: in one updated line on a terminal, in a line every two seconds elsewhere. */
export function progressOf(what: string): (done: number, total: number) => void {
  let lastMs = 0
  return (done, total) => {
    const nowMs = performance.now()
    const isLast = done >= total
    if (!isLast && nowMs - lastMs < (process.stdout.isTTY ? 100 : LINE_EVERY_MS)) return
    lastMs = nowMs
    const line = `  ${startupTexts.progress({ done: wholeNumber.format(done), total: wholeNumber.format(total), what })}`
    write(process.stdout, process.stdout.isTTY ? `\r${line}${isLast ? '\n' : ''}` : `${line}\n`)
  }
}
