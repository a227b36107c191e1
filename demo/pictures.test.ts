import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demoProducts } from './catalogue/generate.ts'
import { demoPictures } from './pictures/demo-pictures.ts'
import { contrast, inkOn } from './pictures/colour.ts'
import { fitText, textWidth } from './pictures/lettering.ts'
import { packPictureSvg } from './pictures/pack-picture.ts'
import { pictureKey } from './pictures/picture-key.ts'
import { PACK_SHAPES, type PictureSpec } from './pictures/picture-spec.ts'
import { readPictureSpec } from './pictures/read-spec.ts'
import { bannerSvgs, foodsWithDrawn, neutralPackSvgs } from './pictures/shop-pictures.ts'
import { lazyJson } from '../apps/server/src/modules/pictures/pictures.ts'

const spec: PictureSpec = {
  shape: 'bag',
  food: 'penne',
  brand: 'Pastificio Ombrosi',
  name: 'Penne rigate',
  size: '500 g',
  base: '#0b3d91',
  accent: '#f4c430',
  face: 'serif',
  marks: ['bio', 'pro'],
}

/** Share of the picture that is not white. */
async function inkOf(svg: string): Promise<number> {
  const pixels = await sharp(Buffer.from(svg), { density: 9.2 })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer()
  let dark = 0
  for (let i = 0; i < pixels.length; i += 3)
    if (Math.min(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0) < 240) dark += 1
  return dark / (pixels.length / 3)
}

it('draws every shape of pack so that there is something to see and white around it', async () => {
  for (const shape of PACK_SHAPES) {
    const ink = await inkOf(packPictureSvg({ ...spec, shape, count: 6, inner: 'can' }))
    expect([shape, ink > 0.1, ink < 0.85]).toEqual([shape, true, true])
  }
})

it('draws the same picture for the same product, and another one for another name', () => {
  expect(packPictureSvg({ ...spec }) === packPictureSvg(spec)).toBe(true)
  expect(packPictureSvg({ ...spec, name: 'Fusilli' }) === packPictureSvg(spec)).toBe(false)
})

it('draws what a sample of the demo shop sells, without text that needs a font or an unknown number', () => {
  let seen = 0
  for (const { picture } of demoProducts()) {
    seen += 1
    if (seen % 7 !== 0) continue
    const svg = packPictureSvg(picture)
    expect([picture, /<text|NaN|undefined|Infinity/.exec(svg)?.[0]]).toEqual([picture, undefined])
  }
})

it('names no part of a drawing twice with another meaning', () => {
  for (const shape of PACK_SHAPES) {
    const svg = packPictureSvg({ ...spec, shape, count: 4, inner: 'bottle' })
    const parts = [...svg.matchAll(/<(clipPath|linearGradient|radialGradient) id="([^"]+)"(.*?)<\/\1>/gs)]
    const meanings = new Map<string, string>()
    for (const [whole, , id = ''] of parts) {
      expect([shape, id, (meanings.get(id) ?? whole) === whole]).toEqual([shape, id, true])
      meanings.set(id, whole)
    }
  }
})

it('reads back a description as the database keeps it, under the same key', () => {
  const shuffled = Object.fromEntries(Object.entries(spec).toReversed())
  const read = readPictureSpec(shuffled)
  expect(read).toEqual(spec)
  expect(read && pictureKey('1', read)).toBe(pictureKey('1', spec))
  expect(pictureKey('1', { ...spec, name: 'Altro' })).not.toBe(pictureKey('1', spec))
})

it('refuses a description that would put anything but a pack into the drawing', () => {
  for (const broken of [
    null,
    'bag',
    {},
    { ...spec, shape: 'svg' },
    { ...spec, base: 'red"/><script' },
    { ...spec, name: 'x'.repeat(500) },
  ]) {
    expect(readPictureSpec(broken)).toBeUndefined()
  }
})

it('draws for the server what demo products describe, under the key that they bear', () => {
  const drawing = demoPictures.drawingOf({ code: '1400001', described: spec })
  expect(drawing?.name).toBe(pictureKey('1400001', spec))
  expect(drawing?.svg() === packPictureSvg(spec)).toBe(true)
  expect(demoPictures.drawingOf({ code: '1', described: { shape: '<svg>' } })).toBeUndefined()
})

it('has written into the server what every shop needs of it: make-shop-pictures.ts was run', () => {
  const written = <T>(file: string) => lazyJson<T>(`apps/server/src/modules/pictures/assets/${file}`)()
  const foods = written<Parameters<typeof foodsWithDrawn>[0]>('foods.json')
  const isSame = (made: object, file: string) => JSON.stringify(made) === JSON.stringify(written(file))
  expect(isSame(foodsWithDrawn(foods), 'foods.json')).toBe(true)
  expect(isSame(neutralPackSvgs(), 'neutral-packs.json')).toBe(true)
  expect(isSame(bannerSvgs(), 'banners.json')).toBe(true)
})

it('sets words so that they stay in their box and can be read on their ground', () => {
  const box = { width: 300, height: 120, maxLines: 3, most: 60, least: 16 }
  for (const text of [
    'Pane',
    'Penne rigate integrali biologiche',
    'Precipitevolissimevolmente',
    'Acqua minerale naturale',
  ]) {
    const { lines, size } = fitText('sans', text, box)
    for (const line of lines) expect(textWidth('sans', line, size)).toBeLessThanOrEqual(box.width + 0.5)
  }
  for (const ground of ['#002c6c', '#f4c430', '#ffffff', '#7f7f7f', '#cd3c0d']) {
    expect(contrast(ground, inkOn(ground, '#f4c430'))).toBeGreaterThan(3)
  }
})
