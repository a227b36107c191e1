import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayBeSmall, thingsBehind, thingsSmallIn } from './diminutive.ts'

describe('diminutives, augmentatives and pejoratives', () => {
  it.each([
    ['mozzarelline', 'mozzarella'],
    ['pomodorini', 'pomodoro'],
    ['pomodorino', 'pomodori'],
    ['vinello', 'vino'],
    ['olietto', 'olio'],
    ['funghetti', 'funghi'],
    ['funghetto', 'fungo'],
    ['prosecchino', 'prosecco'],
    ['salsiccetta', 'salsiccia'],
    ['formaggini', 'formaggio'],
    ['ciliegine', 'ciliegia'],
    ['birretta', 'birra'],
    ['birruccia', 'birra'],
    ['carotine', 'carote'],
    ['gamberoni', 'gambero'],
    ['pesciolino', 'pesce'],
    ['limoncino', 'limone'],
    ['yogurtino', 'yogurt'],
    ['formaggiaccio', 'formaggio'],
    ['pagnottella', 'pagnotta'],
    ['polpettine', 'polpette'],
    ['focaccina', 'focaccia'],
    ['zucchinette', 'zucchine'],
  ])('%s may be %s', (word, thing) => {
    expect(thingsBehind(word)).toContain(thing)
  })

  it('do not exist for a word with another ending or too few letters', () => {
    for (const word of [
      'latte',
      'acqua',
      'riso',
      'vino',
      'mela',
      'melone',
      'sapone',
      'te',
      'on',
      'ino',
      'yogurt',
      '',
    ])
      expect(thingsBehind(word), word).toEqual([])
  })

  it('are found for any word by the spelling rules, and never the word itself', () => {
    const base = fc
      .stringMatching(/^[bdflmnprstvz][aeiou][bcdfglmnprstvz]{1,2}$/)
      .filter((text) => text.length >= 4)
    const suffix = fc.constantFrom('in', 'ett', 'ell', 'ott', 'on', 'ucci', 'acci')
    const vowel = fc.constantFrom('o', 'a', 'i', 'e')
    fc.assert(
      fc.property(base, suffix, vowel, fc.constantFrom('o', 'a'), (text, by, end, own) => {
        const isSoft = /^[ie]/.test(by)
        const spelled = /[cg]$/.test(text) && isSoft ? `${text}h` : text
        const word = spelled + by + end
        const things = thingsBehind(word)
        expect(things).toContain(text + own)
        expect(things).not.toContain(word)
        expect(new Set(things).size).toBe(things.length)
      }),
    )
  })

  it('are never missed by the check of a word that is not read', () => {
    const ending = fc.constantFrom(
      'ino',
      'ina',
      'etti',
      'ette',
      'ello',
      'elle',
      'otto',
      'ona',
      'ito',
      'ara',
      's',
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zè]{0,6}$/), ending, (text, end) => {
        const before = Buffer.from(`pane${text}`)
        const both = Buffer.concat([before, Buffer.from(text + end)])
        const isSmall = thingsSmallIn(text + end).length > 0
        if (isSmall) expect(mayBeSmall(both, before.length, both.length)).toBe(true)
      }),
    )
    expect(mayBeSmall(Buffer.from('patate'), 0, 6)).toBe(false)
  })
})
