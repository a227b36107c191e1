import { darken, inkOn, lighten, mix } from './colour.ts'
import { brandIn, foodIn, middle, nameIn, part, sizeIn } from './label-parts.ts'
import { marksOf } from './marks.ts'
import { clipped, oval, rect, shape, stroke, type Box } from './parts.ts'
import type { LabelStyle, Theme } from './theme.ts'

type Design = (theme: Theme, box: Box) => string

const medallion: Design = (theme, box) => {
  const { base, accent, variety } = theme
  const round = part(box, 0.12, 0.24, 0.76, 0.44)
  const { x, y } = middle(round)
  const r = Math.min(round.width, round.height) / 2
  return (
    rect(box, base) +
    shape(
      `M${box.x} ${y}Q${x} ${y - r * 0.7} ${box.x + box.width} ${y}V${box.y + box.height}H${box.x}Z`,
      darken(base, 0.18),
    ) +
    oval(x, y, r * 1.12, r * 1.12, accent, 0.35) +
    oval(x, y, r * 1.02, r * 1.02, lighten(accent, 0.55)) +
    foodIn(theme, part(round, 0.14, 0.1, 0.72, 0.8)) +
    brandIn(theme, part(box, 0.1, 0.05, 0.8, 0.17), inkOn(base, accent)) +
    rect(part(box, 0, 0.71, 1, 0.19), variety) +
    nameIn(theme, part(box, 0.08, 0.715, 0.84, 0.18), inkOn(variety)) +
    sizeIn(theme, part(box, 0.3, 0.915, 0.4, 0.06), inkOn(darken(base, 0.18), accent))
  )
}

const arch: Design = (theme, box) => {
  const { base, accent, variety, pale, ink } = theme
  const { x: left, y: top, width, height } = box
  const bottom = top + height * 0.27
  return (
    rect(box, pale) +
    shape(
      `M${left} ${top}H${left + width}V${bottom}Q${left + width / 2} ${bottom + height * 0.1} ${left} ${bottom}Z`,
      base,
    ) +
    stroke(
      `M${left} ${bottom + height * 0.012}Q${left + width / 2} ${bottom + height * 0.112} ${left + width} ${bottom + height * 0.012}`,
      accent,
      height * 0.014,
    ) +
    brandIn(theme, part(box, 0.1, 0.05, 0.8, 0.21), inkOn(base, accent)) +
    nameIn(theme, part(box, 0.09, 0.345, 0.82, 0.165), ink) +
    foodIn(theme, part(box, 0.12, 0.52, 0.76, 0.34)) +
    shape(
      `M${left} ${top + height}V${top + height * 0.92}Q${left + width / 2} ${top + height * 0.88} ${left + width} ${top + height * 0.92}V${top + height}Z`,
      variety,
    ) +
    sizeIn(theme, part(box, 0.3, 0.918, 0.4, 0.065), inkOn(variety))
  )
}

const band: Design = (theme, box) => {
  const { base, variety, accent } = theme
  const ground = mix(variety, '#ffffff', 0.1)
  return (
    rect(box, ground) +
    oval(
      box.x + box.width / 2,
      box.y + box.height * 0.78,
      box.width * 0.62,
      box.height * 0.3,
      lighten(variety, 0.45),
      0.7,
    ) +
    rect(part(box, 0, 0.13, 1, 0.2), '#ffffff') +
    rect(part(box, 0, 0.13, 1, 0.014), accent) +
    rect(part(box, 0, 0.316, 1, 0.014), accent) +
    brandIn(theme, part(box, 0.09, 0.15, 0.82, 0.16), base) +
    nameIn(theme, part(box, 0.08, 0.35, 0.84, 0.17), inkOn(ground)) +
    foodIn(theme, part(box, 0.1, 0.535, 0.8, 0.36)) +
    sizeIn(theme, part(box, 0.3, 0.925, 0.4, 0.055), darken(variety, 0.72))
  )
}

const frame: Design = (theme, box) => {
  const { base, variety } = theme
  const cream = '#fdf8ec'
  const ink = darken(base, 0.1)
  const inner = part(box, 0.05, 0.035, 0.9, 0.93)
  const edge = Math.min(box.width, box.height) * 0.014
  const { x, y, width, height } = inner
  return (
    rect(box, cream) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-width="${edge}"/>` +
    `<rect x="${x + edge * 2}" y="${y + edge * 2}" width="${width - edge * 4}" height="${height - edge * 4}" fill="none" stroke="${ink}" stroke-width="${edge * 0.4}"/>` +
    brandIn(theme, part(box, 0.13, 0.08, 0.74, 0.2), inkOn(cream, base)) +
    rect(part(box, 0.36, 0.3, 0.28, 0.006), variety) +
    foodIn(theme, part(box, 0.18, 0.33, 0.64, 0.34)) +
    nameIn(theme, part(box, 0.13, 0.7, 0.74, 0.16), darken(variety, 0.5)) +
    sizeIn(theme, part(box, 0.3, 0.87, 0.4, 0.05), ink)
  )
}

const diagonal: Design = (theme, box) => {
  const { base, accent, variety } = theme
  const { x, y, width, height } = box
  return (
    rect(box, base) +
    shape(`M${x} ${y + height * 0.62}L${x + width} ${y + height * 0.3}V${y + height}H${x}Z`, variety) +
    shape(
      `M${x} ${y + height * 0.6}L${x + width} ${y + height * 0.28}V${y + height * 0.315}L${x} ${y + height * 0.635}Z`,
      accent,
    ) +
    brandIn(theme, part(box, 0.09, 0.06, 0.82, 0.22), inkOn(base, accent)) +
    foodIn(theme, part(box, 0.12, 0.31, 0.76, 0.4)) +
    nameIn(theme, part(box, 0.08, 0.735, 0.84, 0.16), inkOn(variety)) +
    sizeIn(theme, part(box, 0.3, 0.905, 0.4, 0.06), inkOn(variety))
  )
}

const stripe: Design = (theme, box) => {
  const { base, accent, variety } = theme
  return (
    rect(box, '#ffffff') +
    rect(part(box, 0, 0, 1, 0.085), base) +
    rect(part(box, 0, 0.085, 1, 0.02), accent) +
    rect(part(box, 0, 0.86, 1, 0.14), base) +
    rect(part(box, 0, 0.845, 1, 0.02), variety) +
    brandIn(theme, part(box, 0.08, 0.13, 0.84, 0.17), inkOn('#ffffff', base)) +
    nameIn(theme, part(box, 0.08, 0.305, 0.84, 0.16), darken(variety, 0.35)) +
    foodIn(theme, part(box, 0.12, 0.475, 0.76, 0.35)) +
    sizeIn(theme, part(box, 0.28, 0.895, 0.44, 0.07), inkOn(base, accent))
  )
}

const poster: Design = (theme, box) => {
  const { base, accent, variety } = theme
  const { x, y, width, height } = box
  const rays = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    const b = a + Math.PI / 12
    const r = width + height
    const cx = x + width / 2
    const cy = y + height * 0.62
    return shape(
      `M${cx} ${cy}L${cx + r * Math.cos(a)} ${cy + r * Math.sin(a)}L${cx + r * Math.cos(b)} ${cy + r * Math.sin(b)}Z`,
      lighten(variety, 0.3),
      0.5,
    )
  })
  return (
    rect(box, variety) +
    rays.join('') +
    shape(
      `M${x} ${y}H${x + width}V${y + height * 0.2}L${x + width / 2} ${y + height * 0.27}L${x} ${y + height * 0.2}Z`,
      base,
    ) +
    brandIn(theme, part(box, 0.09, 0.04, 0.82, 0.165), inkOn(base, accent)) +
    oval(
      x + width / 2,
      y + height * 0.56,
      width * 0.4,
      Math.min(width * 0.4, height * 0.24),
      '#ffffff',
      0.82,
    ) +
    foodIn(theme, part(box, 0.14, 0.36, 0.72, 0.4)) +
    rect(part(box, 0.06, 0.775, 0.88, 0.145), '#ffffff', box.width * 0.03) +
    nameIn(theme, part(box, 0.09, 0.78, 0.82, 0.135), inkOn('#ffffff', base)) +
    sizeIn(theme, part(box, 0.3, 0.93, 0.4, 0.055), inkOn(variety))
  )
}

const plain: Design = (theme, box) =>
  rect(box, '#f7f4ee') +
  rect(part(box, 0, 0, 1, 0.05), theme.base, 0, 0.35) +
  rect(part(box, 0, 0.95, 1, 0.05), theme.base, 0, 0.35) +
  foodIn(theme, part(box, 0.14, 0.14, 0.72, 0.72))

const wide: Design = (theme, box) => {
  const { base, accent, variety, pale } = theme
  return (
    rect(box, pale) +
    rect(part(box, 0, 0, 0.36, 1), base) +
    rect(part(box, 0.36, 0, 0.016, 1), accent) +
    foodIn(theme, part(box, 0.03, 0.08, 0.3, 0.84)) +
    brandIn(theme, part(box, 0.4, 0.09, 0.53, 0.35), inkOn(pale, base)) +
    nameIn(theme, part(box, 0.4, 0.46, 0.53, 0.33), darken(variety, 0.5)) +
    sizeIn(theme, part(box, 0.53, 0.81, 0.27, 0.14), inkOn(pale, base))
  )
}

const DESIGNS: Record<LabelStyle, Design> = { medallion, arch, band, frame, diagonal, stripe, poster, plain }

/** A label that fills a box; wide boxes have the food beside the words. */
export function label(theme: Theme, box: Box, style: LabelStyle = theme.style): string {
  const shown = theme.style === 'plain' ? 'plain' : style
  const design = shown !== 'plain' && box.width > box.height * 1.55 ? wide : DESIGNS[shown]
  const { x, y, width, height } = box
  const edge = `M${x} ${y}H${x + width}V${y + height}H${x}Z`
  const id = `l${Math.round(x)}-${Math.round(y)}-${Math.round(width)}`
  return clipped(id, edge, design(theme, box)) + marksOf(theme.spec.marks, box, design === wide)
}
