import pg from 'pg'

type Send = (this: unknown, config: unknown, ...rest: unknown[]) => unknown
type Replacements = readonly (readonly [guard: string | RegExp, naive: string])[]

/** Takes guards out of the program's statements, so that a test can show that they are what holds. */
export interface NaiveStatements {
  /** Runs `act` with these replacements made in every named statement. */
  without: <Answer>(replacements: Replacements, act: () => Promise<Answer>) => Promise<Answer>
  /** Statements pass as they are again. */
  end: () => void
}

interface Named {
  name: string
  text: string
}

const isNamed = (config: unknown): config is Named =>
  typeof config === 'object' && config !== null && 'name' in config && 'text' in config

/** To be called before the first connection opens: one that is open already knows no other way. */
export function naiveStatements(): NaiveStatements {
  let replacements: Replacements = []
  const prototype = pg.Client.prototype as unknown as { query: Send }
  const { query } = prototype
  // Under another name: connections keep what they have prepared.
  const naiveOf = (config: Named): Named => {
    const text = replacements.reduce((all, [guard, naive]) => all.replace(guard, naive), config.text)
    return text === config.text ? config : { ...config, name: `naive_${config.name}`, text }
  }
  prototype.query = function (config, ...rest) {
    return query.call(this, isNamed(config) ? naiveOf(config) : config, ...rest)
  }
  return {
    without: async (given, act) => {
      replacements = given
      try {
        return await act()
      } finally {
        replacements = []
      }
    },
    end: () => {
      prototype.query = query
    },
  }
}
