import { describe, expect, it } from 'vitest'
import { addDaysIso } from './dates.ts'
import { easterSunday, holidayOn, holidaysFrom } from './public-holidays.ts'

describe('public holidays of Italy', () => {
  it('are those of the law, in order of the year', () => {
    expect(holidaysFrom('2027-01-01', 365).map(({ date, holiday }) => `${date} ${holiday}`)).toEqual([
      '2027-01-01 newYear',
      '2027-01-06 epiphany',
      '2027-03-28 easter',
      '2027-03-29 easterMonday',
      '2027-04-25 liberation',
      '2027-05-01 labourDay',
      '2027-06-02 republic',
      '2027-08-15 assumption',
      '2027-10-04 saintFrancis',
      '2027-11-01 allSaints',
      '2027-12-08 immaculate',
      '2027-12-25 christmas',
      '2027-12-26 saintStephen',
    ])
  })

  it('have Saint Francis again since 2026', () => {
    expect(['2025-10-04', '2026-10-04'].map(holidayOn)).toEqual([undefined, 'saintFrancis'])
  })

  it('keep Easter Monday where it meets a holiday of a fixed day', () => {
    // In 2011 Easter Monday was 25 April: one holiday, not two.
    expect(holidaysFrom('2011-04-24', 2).map(({ holiday }) => holiday)).toEqual(['easter', 'easterMonday'])
  })

  it('have Easter on the Sunday after the first full moon of spring, in any year', () => {
    for (let year = 1900; year <= 2199; year += 1) {
      const easter = easterSunday(year)
      expect(new Date(`${easter}T00:00:00Z`).getUTCDay(), easter).toBe(0)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`, easter).toBe(true)
      expect(holidayOn(addDaysIso(easter, 1)), easter).toBe('easterMonday')
    }
  })
})
