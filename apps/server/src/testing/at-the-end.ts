interface Ending {
  end: () => unknown
  /** Where it was asked for. */
  asked: Error
}

const endings: Ending[] = []

/** So long one ending may take: a PostgreSQL that a test has hurt needs time to end. */
const MOST_MS = 60_000

/** Has something ended when the test file is done, what was opened last first; from hooks and tests too. */
export function atTheEnd(end: () => unknown): void {
  endings.push({ end, asked: new Error('asked for here') })
}

/**
 * What the set-up of a test file (setup.ts) does last. An ending that fails does not keep the others. One that does not come
 * to its end is named and left behind: how the shop itself ends is tested by what-ends-the-shop.test.ts.
 */
export async function endAll(): Promise<void> {
  const failures: unknown[] = []
  for (const { end, asked } of endings.splice(0).toReversed()) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), MOST_MS)
    })
    try {
      if ((await Promise.race([end(), late])) === 'late') console.warn('does not end:', asked.stack)
    } catch (error) {
      failures.push(error)
    } finally {
      clearTimeout(timer)
    }
  }
  if (failures.length > 0) throw failures[0]
}
