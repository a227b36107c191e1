/** Runs works one after the other, in the order in which they were given. */
export function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    const mine = last.then(work)
    last = mine
    return mine
  }
}
