import { vi } from 'vitest'

/** What the operator reads of a command: what it says, or the sentence that it refuses with. */
export async function saidBy(run: () => Promise<void>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    await run()
    return log.mock.calls.flat().join('\n')
  } catch (error) {
    return (error as Error).message
  } finally {
    log.mockRestore()
  }
}
