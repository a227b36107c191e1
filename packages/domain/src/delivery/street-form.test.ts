import { describe, expect, it } from 'vitest'
import { isStreetForm } from './street-form.ts'

describe('the form of a street', () => {
  it.each([
    'Via Roma',
    'VIA DELL’INDIPENDENZA',
    'v.le Aldini',
    'P.za Maggiore',
    'piazza XX Settembre',
    "Ca' Bianca",
    'Località Monte Donato',
    'Loc. Il Poggio',
    'C.so Garibaldi',
    'S.S. 9 km 12',
    'Str. Maggiore',
    'Bahnhofstraße',
  ])('is recognised: %s', (text) => expect(isStreetForm(text)).toBe(true))

  it.each(['asdf', 'San Vitale', 'Bologna', '12', '', 'via', 'platz'])('is not: %s', (text) =>
    expect(isStreetForm(text)).toBe(false),
  )
})
