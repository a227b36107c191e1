import { inkOn, lighten } from './colour.ts'
import { label } from './label.ts'
import { fitText, textBlock, textLine } from './lettering.ts'
import { packPictureSvg } from './pack-picture.ts'
import { rect, roundedPath, shape, type Box } from './parts.ts'
import type { PictureSpec } from './picture-spec.ts'
import { themeOf } from './theme.ts'

/** What a pack says on its back. */
export interface BackText {
  gtin: string
  ingredients: string
  nutrition: readonly { name: string; value: string }[]
}

const PANEL: Box = { x: 170, y: 70, width: 660, height: 860 }
const LEFT = 210
const RIGHT = 790
const INK = '#2b2622'
const BAR_PX = 3
/** Rows of the nutrition table that fit. */
const MOST_ROWS = 8
const ROW_PX = 34

const onWhite = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#fff"/>${content}</svg>`

/** The label of a pack alone, close up. */
const labelSvg = (spec: PictureSpec) =>
  onWhite(label(themeOf(spec), { x: 90, y: 60, width: 820, height: 880 }))

/** Bars that look like a code: their widths are the digits, no scanner reads them. */
function bars(digits: string, x: number, y: number): string {
  let at = x
  let drawn = ''
  for (const [place, digit] of [...digits].entries()) {
    const width = BAR_PX * (1 + (Number(digit) % 3))
    if (place % 2 === 0 || Number(digit) > 4) drawn += rect({ x: at, y, width, height: 84 }, INK)
    at += width + BAR_PX * (1 + (Number(digit) % 2))
  }
  return drawn + textLine(digits, x, y + 110, { face: 'text', size: 22, fill: INK, anchor: 'start' })
}

/** The back of a pack: name, ingredients, nutrition and code, in the colours of its front. */
function backSvg(spec: PictureSpec, { gtin, ingredients, nutrition }: BackText): string {
  const { base, pale } = themeOf(spec)
  const head = { ...PANEL, height: 150 }
  const name = fitText('text', [spec.brand, spec.name].filter(Boolean).join(' '), {
    width: RIGHT - LEFT,
    height: 110,
    maxLines: 2,
    most: 46,
    least: 22,
  })
  const told = fitText('text', ingredients, {
    width: RIGHT - LEFT,
    height: 220,
    maxLines: 8,
    most: 26,
    least: 17,
    leading: 1.3,
  })
  const rows = nutrition.slice(0, MOST_ROWS).map((row, place) => {
    const y = 520 + place * ROW_PX
    const text = { face: 'text', size: 22, fill: INK } as const
    return (
      rect({ x: LEFT, y: y + 10, width: RIGHT - LEFT, height: 1 }, lighten(INK, 0.6)) +
      textLine(row.name, LEFT, y, { ...text, anchor: 'start' }) +
      textLine(row.value, RIGHT, y, { ...text, anchor: 'end' })
    )
  })
  return onWhite(
    shape(roundedPath(PANEL, 26), lighten(pale, 0.4)) +
      shape(roundedPath(head, 26), base) +
      textBlock(name, 500, 145, { face: 'text', fill: inkOn(base) }) +
      textBlock(told, LEFT, 360, { face: 'text', fill: INK, anchor: 'start' }, 1.3) +
      rows.join('') +
      bars(gtin, LEFT, 800) +
      textLine(spec.size, RIGHT, 860, { face: 'text', size: 40, fill: INK, anchor: 'end' }),
  )
}

/** The shots that the demo shop has of a product, 1000 by 1000: pure functions of what they show. */
export const productShots = (spec: PictureSpec, text: BackText) =>
  [
    { shot: 'front', svg: packPictureSvg(spec) },
    { shot: 'back', svg: backSvg(spec, text) },
    { shot: 'label', svg: labelSvg(spec) },
  ] as const
