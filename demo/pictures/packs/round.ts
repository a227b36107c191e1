import { foodAt } from '../../../apps/server/src/modules/pictures/pictures.ts'
import { darken, lighten, mix } from '../colour.ts'
import { label } from '../label.ts'
import { clipped, groundShadow, oval, rect, roundShade, shape, stroke, type Finish } from '../parts.ts'
import { groundOf, type Theme } from '../theme.ts'

interface Tin {
  x: number
  width: number
  top: number
  bottom: number
  /** Half height of the ellipses. */
  curve: number
  lid: string
  finish: Finish
}

/** An upright cylinder with its label all round and a lid seen from above. */
function cylinder(theme: Theme, { x, width, top, bottom, curve, lid, finish }: Tin): string {
  const cx = x + width / 2
  const rx = width / 2
  const side = `M${x} ${top}V${bottom}A${rx} ${curve} 0 0 0 ${x + width} ${bottom}V${top}Z`
  const box = { x, y: top - curve, width, height: bottom - top + curve * 2 }
  return (
    groundShadow(cx, bottom + curve * 0.7, rx * 1.08, 36) +
    clipped(
      'pack',
      side,
      label(theme, { x, y: top + curve * 0.9, width, height: bottom - top - curve * 0.1 }) +
        rect({ x, y: top - curve, width, height: curve * 2.1 }, groundOf(theme)) +
        roundShade(box, finish),
    ) +
    oval(cx, top, rx, curve, darken(lid, 0.2)) +
    oval(cx, top - 4, rx - 5, curve - 3, lid) +
    oval(cx, top - 1, rx * 0.86, curve * 0.78, darken(lid, 0.1)) +
    oval(cx - rx * 0.1, top - 3, rx * 0.72, curve * 0.58, lighten(lid, 0.4))
  )
}

const STEEL = '#c9d0d6'

/** A food tin with steel rims. */
export function can(theme: Theme): string {
  const [x, w, top, bottom] = [255, 490, 190, 855]
  const rim = (y: number) =>
    stroke(`M${x} ${y}A${w / 2} 42 0 0 0 ${x + w} ${y}`, '#8d979f', 18) +
    stroke(`M${x} ${y - 5}A${w / 2} 42 0 0 0 ${x + w} ${y - 5}`, '#eef2f5', 7)
  return (
    cylinder(theme, { x, width: w, top, bottom, curve: 42, lid: STEEL, finish: 'metal' }) +
    stroke(`M${x + 2} ${top + 8}Q500 ${top + 92} ${x + w - 2} ${top + 8}`, '#aab3ba', 14) +
    rim(bottom - 4) +
    `<ellipse cx="500" cy="${top + 12}" rx="46" ry="9" fill="#98a2aa"/><ellipse cx="500" cy="${top + 8}" rx="44" ry="8" fill="#e9eef1"/>`
  )
}

/** A low tin: tuna, anchovies. */
export function flatCan(theme: Theme): string {
  return (
    groundShadow(500, 742, 390, 40) +
    clipped(
      'side',
      'M110 470V590A390 152 0 0 0 890 590V470Z',
      rect({ x: 100, y: 420, width: 800, height: 420 }, theme.base) +
        rect({ x: 100, y: 560, width: 800, height: 40 }, theme.accent) +
        roundShade({ x: 110, y: 420, width: 780, height: 420 }, 'metal'),
    ) +
    oval(500, 470, 390, 152, '#9aa4ac') +
    oval(500, 462, 382, 146, STEEL) +
    clipped(
      'top',
      'M142 460A358 132 0 1 0 858 460A358 132 0 1 0 142 460Z',
      `<g transform="translate(0 -18)">${label(theme, { x: 150, y: 366, width: 700, height: 226 })}</g>` +
        shape('M150 300L430 300L280 620H60Z', '#fff', 0.16),
    ) +
    `<ellipse cx="500" cy="460" rx="358" ry="132" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/>`
  )
}

/** A drink can with its narrow shoulders. */
export function drinkCan(theme: Theme): string {
  const body = 'M330 175L310 232V838L334 900Q500 934 666 900L690 838V232L670 175Q500 150 330 175Z'
  return (
    groundShadow(500, 910, 220, 28) +
    clipped(
      'pack',
      body,
      label(theme, { x: 310, y: 232, width: 380, height: 620 }) +
        shape('M310 232L330 170H670L690 232Q500 262 310 232Z', STEEL) +
        shape('M310 838Q500 866 690 838L666 930H334Z', STEEL) +
        roundShade({ x: 310, y: 150, width: 380, height: 800 }, 'metal'),
    ) +
    oval(500, 172, 170, 26, '#8f9aa3') +
    oval(500, 168, 160, 22, '#dde3e8') +
    oval(500, 170, 138, 17, '#b6c0c8') +
    `<ellipse cx="478" cy="168" rx="52" ry="8" fill="#8f9aa3"/><ellipse cx="540" cy="166" rx="34" ry="6" fill="#eef2f5"/>`
  )
}

/** A glass jar with a twist lid; the food shows above and below the label. */
export function jar(theme: Theme): string {
  const { spec, variety, base } = theme
  const glass =
    'M300 262C240 300 222 340 222 400V820Q222 884 290 892Q500 916 710 892Q778 884 778 820V400C778 340 760 300 700 262Z'
  const filling = mix(variety, '#fff3dc', 0.12)
  const bits = [
    [300, 340],
    [420, 330],
    [540, 335],
    [660, 342],
    [300, 850],
    [420, 858],
    [560, 858],
    [680, 850],
  ]
  return (
    groundShadow(500, 896, 300, 34) +
    shape(glass, lighten(filling, 0.25)) +
    clipped(
      'pack',
      glass,
      rect({ x: 222, y: 300, width: 556, height: 620 }, filling) +
        bits.map(([x = 0, y = 0]) => foodAt(spec.food, x, y, 130, false)).join('') +
        rect({ x: 222, y: 262, width: 556, height: 34 }, '#fff', 0, 0.55) +
        label(theme, { x: 222, y: 402, width: 556, height: 400 }) +
        roundShade({ x: 222, y: 250, width: 556, height: 680 }, 'gloss'),
    ) +
    lidOf(270, 460, 150, base) +
    stroke('M262 420V790', '#fff', 14, 0.55)
  )
}

/** A twist lid. */
function lidOf(x: number, width: number, y: number, colour: string): string {
  const cx = x + width / 2
  const side = `M${x} ${y + 26}V${y + 104}Q${cx} ${y + 150} ${x + width} ${y + 104}V${y + 26}Z`
  return (
    clipped(
      'lid',
      side,
      rect({ x, y, width, height: 160 }, colour) + roundShade({ x, y, width, height: 160 }, 'metal'),
    ) +
    stroke(`M${x + 2} ${y + 92}Q${cx} ${y + 138} ${x + width - 2} ${y + 92}`, '#fff', 4, 0.3) +
    oval(cx, y + 26, width / 2, 30, darken(colour, 0.12)) +
    oval(cx, y + 22, width / 2 - 6, 26, lighten(colour, 0.14)) +
    oval(cx - width * 0.12, y + 18, width * 0.24, 10, '#fff', 0.32)
  )
}

/** A small spice jar with a flip lid. */
export function spice(theme: Theme): string {
  const glass =
    'M352 330Q330 344 330 376V850Q330 892 372 898Q500 912 628 898Q670 892 670 850V376Q670 344 648 330Z'
  return (
    groundShadow(500, 900, 200, 26) +
    shape(glass, '#f2f5f7') +
    clipped(
      'pack',
      glass,
      rect({ x: 330, y: 372, width: 340, height: 540 }, theme.variety) +
        rect({ x: 330, y: 372, width: 340, height: 540 }, '#000', 0, 0.12) +
        label(theme, { x: 330, y: 440, width: 340, height: 420 }) +
        roundShade({ x: 330, y: 320, width: 340, height: 600 }, 'gloss'),
    ) +
    lidOf(352, 296, 196, darken(theme.base, 0.2)) +
    stroke('M360 400V840', '#fff', 9, 0.6)
  )
}

interface Cup {
  top: number
  bottom: number
  wide: number
  narrow: number
  lid: string
  curve: number
}

/** A conical pot with a lid: yogurt, ice-cream, ricotta, buckets. */
function cone(theme: Theme, { top, bottom, wide, narrow, lid, curve }: Cup): string {
  const side = `M${500 - wide} ${top}L${500 - narrow} ${bottom}A${narrow} ${curve * 0.8} 0 0 0 ${500 + narrow} ${bottom}L${500 + wide} ${top}Z`
  const box = { x: 500 - wide, y: top, width: wide * 2, height: bottom - top + curve }
  return (
    groundShadow(500, bottom + curve * 0.6, narrow * 1.1, 32) +
    clipped(
      'pack',
      side,
      rect(box, theme.spec.shape === 'bucket' ? '#f3f4f5' : groundOf(theme)) +
        label(theme, {
          x: 500 - narrow * 1.04,
          y: top + curve * 1.1,
          width: narrow * 2.08,
          height: bottom - top - curve * 0.6,
        }) +
        roundShade(box, 'satin'),
    ) +
    shape(
      `M${500 - wide - 12} ${top}V${top + 34}Q500 ${top + 34 + curve * 2} ${500 + wide + 12} ${top + 34}V${top}Z`,
      darken(lid, 0.16),
    ) +
    roundShadeOver(500 - wide - 12, top, wide * 2 + 24, 34 + curve) +
    oval(500, top, wide + 12, curve, lighten(lid, 0.1)) +
    oval(500, top - 2, wide - 6, curve * 0.82, lid)
  )
}

const roundShadeOver = (x: number, y: number, width: number, height: number) =>
  clipped(
    'rim',
    `M${x} ${y}V${y + 34}Q${x + width / 2} ${y + height * 1.6} ${x + width} ${y + 34}V${y}Z`,
    roundShade({ x, y, width, height: height * 2 }, 'satin', 'rimshade'),
  )

/** A wide tub: ice-cream, ricotta, cheese spread. */
export function tub(theme: Theme): string {
  return cone(theme, {
    top: 290,
    bottom: 830,
    wide: 330,
    narrow: 278,
    lid: theme.style === 'frame' ? '#f4ecd9' : lighten(theme.base, 0.12),
    curve: 46,
  })
}

/** A yogurt pot under its foil. */
export function cup(theme: Theme): string {
  return (
    cone(theme, { top: 235, bottom: 855, wide: 262, narrow: 206, lid: '#dfe5ea', curve: 36 }) +
    shape('M740 232q58 6 40 52q-40 -6 -52 -34Z', '#cfd6dc')
  )
}

/** A trade bucket with its handle. */
export function bucket(theme: Theme): string {
  return (
    cone(theme, { top: 270, bottom: 850, wide: 334, narrow: 276, lid: theme.base, curve: 46 }) +
    stroke('M160 330C190 520 340 590 500 596C660 590 810 520 840 330', '#9aa4ac', 9) +
    rect({ x: 440, y: 578, width: 120, height: 34 }, '#e3e7ea', 16)
  )
}
