import { ownValue } from '@cambusa/domain/own-value'
import { textLine } from './lettering.ts'
import type { Box } from './parts.ts'

interface Seal {
  text: string
  ground: string
  ring: string
  ink: string
}

const SEALS: Record<string, Seal> = {
  bio: { text: 'BIO', ground: '#5f9e2f', ring: '#ffffff', ink: '#ffffff' },
  sg: { text: 'SG', ground: '#ffffff', ring: '#c47f17', ink: '#8f5a0c' },
  vegan: { text: 'VEG', ground: '#ffffff', ring: '#3d8b3d', ink: '#2f6f2f' },
  dop: { text: 'DOP', ground: '#f2c230', ring: '#c8202f', ink: '#a3121f' },
  igp: { text: 'IGP', ground: '#f2c230', ring: '#1f4fa3', ink: '#1a3f85' },
  doc: { text: 'DOC', ground: '#f4ead2', ring: '#7a1f2b', ink: '#7a1f2b' },
  docg: { text: 'DOCG', ground: '#f4ead2', ring: '#7a1f2b', ink: '#7a1f2b' },
  pro: { text: 'PRO', ground: '#1d1b18', ring: '#d9a441', ink: '#f2d9a0' },
}

/** Small seals: down the right edge of a label, at the foot of the picture where the label is wide. */
export function marksOf(marks: readonly string[], { x, y, width, height }: Box, isWide = false): string {
  const r = Math.min(width, height) * (isWide ? 0.13 : 0.085)
  return marks
    .flatMap((mark) => ownValue(SEALS, mark) ?? [])
    .slice(0, 2)
    .map(({ text, ground, ring, ink }, i) => {
      const cx = isWide ? x + r * 1.3 + i * r * 2.2 : x + width - r * 1.35
      const cy = isWide ? y + height - r * 1.3 : y + height * 0.58 + i * r * 2.2
      const size = text.length > 3 ? r * 0.62 : r * 0.8
      return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${ground}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.86}" fill="none" stroke="${ring}" stroke-width="${r * 0.12}"/>${textLine(text, cx, cy + size * 0.36, { face: 'sans', size, fill: ink })}`
    })
    .join('')
}
