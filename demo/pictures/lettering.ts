import { lazyJson } from '../../apps/server/src/modules/pictures/pictures.ts'
import type { LabelFace } from './picture-spec.ts'

export type Face = LabelFace | 'text'

interface FaceOutlines {
  capHeight: number
  descent: number
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>
  kern: Readonly<Record<string, number>>
}

const faces = lazyJson<Readonly<Record<Face, FaceOutlines>>>('demo/pictures/assets/glyphs.json')
const EM = 1000

const spaced = (face: Face) => (face === 'geometric' || face === 'elegant' ? 18 : 0)

/** Width of a text, in the unit of `size`. */
export function textWidth(face: Face, text: string, size: number): number {
  const { glyphs: outlines, kern } = faces()[face]
  let width = 0
  for (let i = 0; i < text.length; i += 1) {
    width += (outlines[text[i] ?? '']?.[0] ?? 300) + (kern[text.slice(i, i + 2)] ?? 0) + spaced(face)
  }
  return (width * size) / EM
}

/** Height of the capitals of a face, in the unit of `size`. */
export const capHeight = (face: Face, size: number) => (faces()[face].capHeight * size) / EM

export interface TextOptions {
  face: Face
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  opacity?: number
}

/** A line of text as outlines, its base line at y: the same on every machine, with whatever fonts it has. */
export function textLine(text: string, x: number, y: number, options: TextOptions): string {
  const { face, size, fill, anchor = 'middle', opacity = 1 } = options
  const { glyphs: outlines, kern } = faces()[face]
  const scale = size / EM
  const width = textWidth(face, text, size)
  const start = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  let pen = 0
  let parts = ''
  for (let i = 0; i < text.length; i += 1) {
    const [advance, outline] = outlines[text[i] ?? ''] ?? [300, '']
    if (outline !== '') parts += `<path transform="translate(${pen} 0)" d="${outline}"/>`
    pen += advance + (kern[text.slice(i, i + 2)] ?? 0) + spaced(face)
  }
  const faded = opacity === 1 ? '' : ` opacity="${opacity}"`
  return `<g fill="${fill}"${faded} transform="translate(${start.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${parts}</g>`
}

export interface FittedText {
  lines: string[]
  size: number
}

/** Every way to set words on so many lines is tried by filling them to a width. */
function wrap(face: Face, words: string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(face, `${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The largest size, between two bounds, at which a text fits a box; beyond that its last words are left out. */
export function fitText(
  face: Face,
  text: string,
  box: { width: number; height: number; maxLines: number; most: number; least: number; leading?: number },
): FittedText {
  const { width, height, maxLines, most, least, leading = 1.08 } = box
  const words = text.split(' ').filter(Boolean)
  for (let size = most; size > least; size *= 0.94) {
    const lines = wrap(face, words, size, width)
    const fits =
      lines.length <= maxLines &&
      lines.length * size * leading <= height &&
      lines.every((line) => textWidth(face, line, size) <= width)
    if (fits) return { lines, size }
  }
  const lines = wrap(face, words, least, width).slice(0, maxLines)
  const longest = Math.max(...lines.map((line) => textWidth(face, line, least)), 1)
  return { lines, size: Math.min(least, (least * width) / longest) }
}

/** Fitted lines around the middle of a box. */
export function textBlock(
  fitted: FittedText,
  x: number,
  middleY: number,
  options: Omit<TextOptions, 'size'>,
  leading = 1.08,
): string {
  const { lines, size } = fitted
  const step = size * leading
  const first = middleY - ((lines.length - 1) * step) / 2 + capHeight(options.face, size) / 2
  return lines.map((line, i) => textLine(line, x, first + i * step, { ...options, size })).join('')
}
