import { inStep, inTransaction, type Db } from './database.ts'

/** Runs an act in a transaction that is rolled back, to learn its result. */
export function tried<Result>(db: Db, act: (tx: Db) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (tx) => {
    const results: Result[] = []
    await inStep(tx, async () => {
      results.push(await act(tx))
      return 'undo'
    })
    return results[0]!
  })
}
