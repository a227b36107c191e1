import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALE } from '@cambusa/domain/constants'
import { projectRoot } from '../../platform/process/project-root.ts'

/** A municipality with its postal codes; the position is that of its centre, to about a kilometre. */
export interface Town {
  city: string
  /** Other names that people write. */
  aliases?: string[]
  province: string
  postalCodes: string[]
  latitude: number
  longitude: number
}

const SUGGESTIONS = 10

/** Letters and digits alone, without accents: "Forlì" and "forli'" are one town. */
function townKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
}

export interface Towns {
  /** The town of this name, however its accents and apostrophes are typed. */
  find(city: string): Town | undefined
  /**
   * Towns whose name begins with the letters, then those that have them in it; those of a postal code; at most 10. A code
   * that is not whole has none.
   */
  suggest(letters: string): Town[]
}

export function createTowns(towns: readonly Town[]): Towns {
  const sorted = towns.toSorted((a, b) => a.city.localeCompare(b.city, LOCALE))
  const byKey = new Map(sorted.map((town) => [townKey(town.city), town]))
  const byAlias = new Map(
    sorted.flatMap((town) => (town.aliases ?? []).map((alias) => [townKey(alias), town])),
  )
  return {
    find: (city) => byKey.get(townKey(city)) ?? byAlias.get(townKey(city)),
    suggest(letters) {
      const key = townKey(letters)
      if (key === '') return []
      if (/^\d+$/.test(key))
        return sorted.filter((town) => town.postalCodes.includes(key)).slice(0, SUGGESTIONS)
      const matches = (test: (name: string) => boolean) =>
        [...byKey].filter(([name]) => test(name)).map(([, town]) => town)
      const beginning = matches((name) => name.startsWith(key))
      const inside = matches((name) => name.includes(key) && !name.startsWith(key))
      return [...beginning, ...inside].slice(0, SUGGESTIONS)
    },
  }
}

let shipped: Towns | undefined

/** The towns that come with the program (apps/server/data/towns.json), read when first asked for. */
export function shippedTowns(): Towns {
  const file = join(projectRoot, 'apps/server/data/towns.json')
  return (shipped ??= createTowns(JSON.parse(readFileSync(file, 'utf8')) as Town[]))
}
