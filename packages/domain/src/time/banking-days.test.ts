import { describe, expect, it } from 'vitest'
import { bankingDayFrom, isBankingDay } from './banking-days.ts'

describe('banking days', () => {
  it('are the weekdays on which the payment system of the euro is open', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isBankingDay)).toEqual([
      true,
      false,
      false,
      true,
    ])
    // Christmas 2026 is a Friday, New Year 2027 too; 6 January is a holiday in Italy, but a banking day.
    expect(['2026-12-24', '2026-12-25', '2027-01-01', '2027-01-06'].map(isBankingDay)).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(bankingDayFrom('2026-12-25')).toBe('2026-12-28')
    expect(bankingDayFrom('2026-11-23')).toBe('2026-11-23')
  })

  it('leave out Good Friday and Easter Monday of any year', () => {
    const easters = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2049-04-18']
    for (const easter of easters) {
      const shifted = (days: number) =>
        new Date(Date.parse(`${easter}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
      expect(
        [-3, -2, 1, 2].map((days) => isBankingDay(shifted(days))),
        easter,
      ).toEqual([true, false, false, true])
    }
  })
})
