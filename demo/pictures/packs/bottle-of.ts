import { lighten } from '../colour.ts'
import { label } from '../label.ts'
import {
  clipped,
  groundShadow,
  oval,
  rect,
  roundShade,
  shape,
  stroke,
  type Box,
  type Finish,
} from '../parts.ts'
import type { LabelStyle, Theme } from '../theme.ts'

interface Bottle {
  silhouette: string
  /** Colour of the glass or plastic, and of what is in it. */
  glass: string
  liquid: string
  /** Level of the liquid. */
  level: number
  labelBox: Box
  style?: LabelStyle
  finish: Finish
  /** Half the width of its body, and where it stands. */
  half: number
  foot: number
  cap: string
  /** Drawn over the bottle: relief, foil, neck label. */
  over?: string
}

/** A bottle is its silhouette filled with glass and liquid, its label bent by light, and its cap. */
export function bottleOf(
  theme: Theme,
  { silhouette, glass, liquid, level, labelBox, style, finish, half, foot, cap, over = '' }: Bottle,
): string {
  const whole = { x: 200, y: 20, width: 600, height: 940 }
  const { x, y, width: w, height: h } = labelBox
  const bent = `M${x - 4} ${y}Q${x + w / 2} ${y + 20} ${x + w + 4} ${y}V${y + h}Q${x + w / 2} ${y + h + 20} ${x - 4} ${y + h}Z`
  const shadeBox = { x: 500 - half, y: 20, width: half * 2, height: 940 }
  return (
    groundShadow(500, foot, half * 1.16, 26) +
    shape(silhouette, glass) +
    clipped(
      'pack',
      silhouette,
      rect({ ...whole, y: level, height: 960 - level }, liquid) +
        clipped(
          'label',
          bent,
          `<g transform="translate(0 6)">${label(theme, { ...labelBox, height: h + 8 }, style ?? theme.style)}</g>`,
        ) +
        roundShade(shadeBox, finish) +
        over,
    ) +
    cap
  )
}

export const screwCap = (cx: number, y: number, width: number, height: number, colour: string) => {
  const x = cx - width / 2
  const ribs = Array.from({ length: 7 }, (_, i) =>
    stroke(`M${x + (width * (i + 1)) / 8} ${y + 10}V${y + height - 6}`, '#000', 3, 0.16),
  ).join('')
  return clipped(
    `cap${cx}`,
    `M${x} ${y + 8}Q${cx} ${y - 8} ${x + width} ${y + 8}V${y + height}Q${cx} ${y + height + 14} ${x} ${y + height}Z`,
    rect({ x, y: y - 8, width, height: height + 24 }, colour) +
      ribs +
      roundShade({ x, y: y - 8, width, height: height + 24 }, 'satin', 'cap'),
  )
}

/** Crown cap. */
export const crown = (colour: string) => {
  const teeth = Array.from(
    { length: 9 },
    (_, i) => `L${446 + i * 12 + 6} 108L${446 + (i + 1) * 12} 100`,
  ).join('')
  return (
    shape(`M446 100${teeth}V74Q554 54 500 54Q446 54 446 74Z`, colour) +
    oval(500, 66, 50, 12, lighten(colour, 0.3)) +
    oval(484, 63, 22, 5, '#fff', 0.5)
  )
}
