import { expect, it } from 'vitest'
import { storeHoursJsonLd } from './store-hours-json-ld.ts'

const type = 'OpeningHoursSpecification'

it('says the hours of a week once for equal days, a midday break as two intervals, and closed holidays', () => {
  const hours = [1, 2].flatMap((weekday) => [
    { weekday, from: '08:00', to: '13:00' },
    { weekday, from: '15:00', to: '24:00' },
  ])
  const holidays = { weekday: 8, from: null, to: null }
  expect(storeHoursJsonLd({ hours: [...hours, holidays], exceptions: [] })).toEqual({
    openingHoursSpecification: [
      { '@type': type, dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '13:00' },
      { '@type': type, dayOfWeek: ['Monday', 'Tuesday'], opens: '15:00', closes: '23:59' },
      { '@type': type, dayOfWeek: ['PublicHolidays'], opens: '00:00', closes: '00:00' },
    ],
  })
})

it('says the hours of single dates, and from midnight to midnight those on which a store is closed', () => {
  const exceptions = [
    { date: '2026-12-24', from: '08:00', to: '12:00', reason: 'Vigilia' },
    { date: '2026-12-31', from: null, to: null, reason: 'Inventario' },
  ]
  expect(storeHoursJsonLd({ hours: [], exceptions })).toEqual({
    specialOpeningHoursSpecification: [
      { '@type': type, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '08:00', closes: '12:00' },
      { '@type': type, validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '00:00', closes: '00:00' },
    ],
  })
})
