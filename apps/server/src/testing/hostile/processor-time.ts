/** Most tries of a text or a piece: one that is within its bound ends them, so only what is dear pays for all. */
const TRIES = 8

/** The longest that the thread is held between two turns of its loop, milliseconds of processor; the least of a few tries. */
export async function longestPieceMs(act: () => Promise<unknown>, most: number): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least > most; tries += 1) {
    let longest = 0
    let isOver = false
    let before = process.cpuUsage()
    const turn = () => {
      const { user, system } = process.cpuUsage(before)
      longest = Math.max(longest, (user + system) / 1_000)
      before = process.cpuUsage()
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await act()
    isOver = true
    least = Math.min(least, longest)
  }
  return least
}

/** The least of a few tries: what else the machine does meanwhile costs nothing then. */
export async function processorMs(act: () => Promise<unknown>, most: number): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least > most; tries += 1) {
    const before = process.cpuUsage()
    await act()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}
