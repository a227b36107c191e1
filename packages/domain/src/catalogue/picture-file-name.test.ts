import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPictureFileName } from './picture-file-name.ts'
import { SHOTS, SHOT_NUMBER_MAX } from './product-shots.ts'

const among = (...codes: string[]) => {
  const known = new Set(codes)
  return (code: string) => known.has(code)
}
const told = (name: string, ...codes: string[]) => {
  const said = readPictureFileName(name, among(...codes))
  return said && `${said.code} ${said.shot} ${said.number}`
}

it('reads codes and shots, in Italian and English', () => {
  const names: [string, string][] = [
    ['1001.jpg', '1001 front 1'],
    ['1001_front.jpg', '1001 front 1'],
    ['1001-back-2.png', '1001 back 2'],
    ['1001_Fronte.JPG', '1001 front 1'],
    ['1001 retro.webp', '1001 back 1'],
    ['1001-etichetta3.png', '1001 label 3'],
    ['1001_aperto.jpg', '1001 open 1'],
    ['1001-uso_9.jpeg', '1001 use 9'],
    ['1001-2.jpg', '1001 front 2'],
    ['1001', '1001 front 1'],
  ]
  for (const [name, expected] of names) expect(told(name, '1001')).toBe(expected)
  for (const name of [
    '1002.jpg',
    '1001-altro.jpg',
    '1001-back-0.jpg',
    '1001-back-10.jpg',
    '1001back.jpg',
    '.jpg',
  ])
    expect([name, told(name, '1001')]).toEqual([name, undefined])
})

it('means the longest known code, as codes may end like a shot', () => {
  expect(told('A-back.jpg', 'A', 'A-back')).toBe('A-back front 1')
  expect(told('A-back.jpg', 'A')).toBe('A back 1')
  expect(told('A-back-back.jpg', 'A', 'A-back')).toBe('A-back back 1')
  expect(told('A-2.jpg', 'A', 'A-2')).toBe('A-2 front 1')
  expect(told('v1.5-uso.jpg', 'v1.5')).toBe('v1.5 use 1')
})

const code = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9_.-]{0,12}[A-Za-z0-9])?$/)

it('finds the code, shot and number of every name that is made of them, unless another known code is longer', () => {
  fc.assert(
    fc.property(
      code,
      fc.array(code, { maxLength: 6 }),
      fc.constantFrom(...SHOTS),
      fc.integer({ min: 1, max: SHOT_NUMBER_MAX }),
      fc.constantFrom('-', '_', ' '),
      (own, others, shot, number, sign) => {
        const read = readPictureFileName(`${own}${sign}${shot}${sign}${number}.jpg`, among(own, ...others))
        expect(read).toBeDefined()
        if (read?.code === own) expect(read).toEqual({ code: own, shot, number })
        else expect(read!.code.length).toBeGreaterThan(own.length)
      },
    ),
  )
})

it('never names a code that is not known, whatever the file is called', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(name, fc.array(code, { maxLength: 4 }), (file, codes) => {
      const read = readPictureFileName(file, among(...codes))
      expect(read === undefined || codes.includes(read.code)).toBe(true)
    }),
  )
})
