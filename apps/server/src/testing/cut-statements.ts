import pg from 'pg'

interface Sender {
  connection: { stream: { destroy(): void } }
}
type Send = (this: Sender, ...sent: unknown[]) => unknown

/** The statement at which the server dies, counted from when it is set: before it is sent, or before its answer is read. */
export interface Cut {
  at: number
  moment: 'before' | 'after'
  seen: number
}

/** Lets the server's connection die at a statement of the test's choice. */
export interface StatementCuts {
  /** Dies at the given statement of what `act` does; answers how many statements were seen. */
  dying: (at: number, moment: Cut['moment'], act: () => Promise<unknown>) => Promise<number>
  /** Statements pass as they are again. */
  end: () => void
}

/** Every statement of the program passes through here: connections that are open already know no other way. */
export function cutStatements(): StatementCuts {
  let cut: Cut | undefined
  const prototype = pg.Client.prototype as unknown as { query: Send }
  const { query } = prototype
  prototype.query = function (...sent) {
    // The watch over a silent database is no part of what is done.
    if (cut === undefined || sent[0] === 'select 1') return query.apply(this, sent)
    if ((cut.seen += 1) !== cut.at) return query.apply(this, sent)
    const die = () => this.connection.stream.destroy()
    if (cut.moment === 'before') {
      die()
      return query.apply(this, sent)
    }
    const done = sent.at(-1)
    if (typeof done !== 'function')
      return (query.apply(this, sent) as Promise<unknown>).then((result) => {
        die()
        return result
      })
    const dyingBefore = (...answer: unknown[]) => {
      die()
      ;(done as (...answer: unknown[]) => void)(...answer)
    }
    return query.apply(this, [...sent.slice(0, -1), dyingBefore])
  }
  return {
    dying: async (at, moment, act) => {
      const own = (cut = { at, moment, seen: 0 })
      try {
        await act()
      } finally {
        cut = undefined
      }
      return own.seen
    },
    end: () => {
      prototype.query = query
    },
  }
}
