const endings: (() => unknown)[] = []

/** Has something ended when the test file is done, what was opened last first; from hooks and tests too. */
export function atTheEnd(end: () => unknown): void {
  endings.push(end)
}

/** What the set-up of a test file (setup.ts) does last. An ending that fails does not keep the others. */
export async function endAll(): Promise<void> {
  const failures: unknown[] = []
  for (const end of endings.splice(0).toReversed())
    try {
      await end()
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}
