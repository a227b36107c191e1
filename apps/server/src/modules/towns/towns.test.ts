import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { shippedTowns, type Town } from './towns.ts'

const towns = JSON.parse(readFileSync(new URL('../../../data/towns.json', import.meta.url), 'utf8')) as Town[]

/** Where the postal codes of a province begin; two towns came from Pesaro in 2021 and kept theirs. */
const prefixes: Record<string, RegExp> = {
  BO: /^40/,
  MO: /^41/,
  RE: /^42/,
  PR: /^43/,
  PC: /^29/,
  FE: /^44/,
  RA: /^48/,
  FC: /^47/,
  RN: /^(47|6101[34])/,
}

describe('the towns that come with the program', () => {
  it('are the 330 of Emilia-Romagna, each once', () => {
    expect(towns).toHaveLength(330)
    expect(new Set(towns.map(({ city }) => city)).size).toBe(330)
    for (const { city } of towns) expect(shippedTowns().find(city)?.city).toBe(city)
  })

  it('are found by the names that people write too', () => {
    expect(shippedTowns().find('reggio emilia')?.city).toBe("Reggio nell'Emilia")
    expect(shippedTowns().find('CASTELNOVO NE’ MONTI')?.province).toBe('RE')
    expect(shippedTowns().find('Milano')).toBeUndefined()
  })

  it('are suggested by a postal code too, when it is whole', () => {
    const of = (code: string) =>
      shippedTowns()
        .suggest(code)
        .map(({ city }) => city)
    expect(of('47921')).toEqual(['Rimini'])
    expect(of('4792')).toEqual([])
    expect(of('29010').length).toBeGreaterThan(1)
  })

  it('have postal codes of their province and lie in the region', () => {
    for (const { city, province, postalCodes, latitude, longitude } of towns) {
      for (const code of postalCodes)
        expect([city, code]).toEqual([city, expect.stringMatching(prefixes[province]!)])
      expect([city, latitude > 43.7 && latitude < 45.15 && longitude > 9.1 && longitude < 12.8]).toEqual([
        city,
        true,
      ])
    }
  })
})
