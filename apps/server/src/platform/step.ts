import { startupTexts } from '@cambusa/messages/it/startup'

const seconds = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** Says on the terminal what begins, and how long it took. */
export async function step<T>(label: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now()
  console.log(`• ${label}`)
  const result = await act()
  console.log(startupTexts.stepDone({ seconds: seconds.format((performance.now() - start) / 1_000) }))
  return result
}
