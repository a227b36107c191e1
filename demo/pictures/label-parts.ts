import { foodAt } from '../../apps/server/src/modules/pictures/pictures.ts'
import { fitText, textBlock } from './lettering.ts'
import type { Box } from './parts.ts'
import type { Theme } from './theme.ts'

export const part = ({ x, y, width, height }: Box, left: number, top: number, w: number, h: number): Box => ({
  x: x + width * left,
  y: y + height * top,
  width: width * w,
  height: height * h,
})

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

export function brandIn({ spec }: Theme, box: Box, fill: string): string {
  if (spec.brand === '') return ''
  const fitted = fitText(spec.face, spec.brand, {
    width: box.width,
    height: box.height,
    maxLines: 2,
    most: box.height * 0.86,
    least: box.width * 0.06,
    leading: 0.98,
  })
  const { x, y } = middle(box)
  return textBlock(fitted, x, y, { face: spec.face, fill }, 0.98)
}

export function nameIn({ spec }: Theme, box: Box, fill: string): string {
  const fitted = fitText('sans', spec.name, {
    width: box.width,
    height: box.height,
    maxLines: 3,
    most: Math.min(box.height * 0.7, box.width * 0.19),
    least: box.width * 0.055,
  })
  const { x, y } = middle(box)
  return textBlock(fitted, x, y, { face: 'sans', fill })
}

export function sizeIn({ spec }: Theme, box: Box, fill: string): string {
  if (spec.size === '') return ''
  const fitted = fitText('text', spec.size, {
    width: box.width,
    height: box.height,
    maxLines: 1,
    most: box.height * 0.9,
    least: box.height * 0.3,
  })
  const { x, y } = middle(box)
  return textBlock(fitted, x, y, { face: 'text', fill })
}

export function foodIn({ spec }: Theme, box: Box): string {
  const { x, y } = middle(box)
  return foodAt(spec.food, x, y, Math.min(box.width, box.height))
}
