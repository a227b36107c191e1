import { foodAt } from '../../../apps/server/src/modules/pictures/pictures.ts'
import { darken, lighten, mix } from '../colour.ts'
import { label } from '../label.ts'
import { clipped, fall, groundShadow, oval, rect, shape, stroke, type Box } from '../parts.ts'
import type { Theme } from '../theme.ts'

const sideOf = ({ style, base, variety }: Theme) =>
  style === 'band' || style === 'poster'
    ? darken(variety, 0.28)
    : style === 'frame'
      ? '#d9cfb8'
      : darken(base, 0.3)
const topOf = ({ style, base, variety }: Theme) =>
  style === 'band'
    ? lighten(variety, 0.25)
    : style === 'frame'
      ? '#fffdf6'
      : style === 'poster'
        ? lighten(base, 0.18)
        : lighten(base, 0.22)

/** A box seen a little from the right and above. */
function cuboid(theme: Theme, front: Box, depth: number, rise: number, lit = ''): string {
  const { x, y, width: w, height: h } = front
  return (
    groundShadow(x + w / 2 + depth / 2, y + h + 6, w * 0.6 + depth * 0.5, 34) +
    shape(
      `M${x + w} ${y}L${x + w + depth} ${y - rise}V${y + h - rise * 1.1}L${x + w} ${y + h}Z`,
      sideOf(theme),
    ) +
    shape(`M${x} ${y}L${x + depth} ${y - rise}H${x + w + depth}L${x + w} ${y}Z`, topOf(theme)) +
    clipped(
      'pack',
      `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
      label(theme, front) +
        lit +
        fall(front, 'sheen', [
          [0, '#fff', 0.18],
          [0.25, '#fff', 0],
          [0.75, '#000', 0],
          [1, '#000', 0.13],
        ]),
    ) +
    stroke(`M${x} ${y}H${x + w}V${y + h}`, '#fff', 3, 0.5)
  )
}

/** A carton box: cereals, rice, biscuits, frozen fish; low ones for pizza and cakes. */
export function box(theme: Theme): string {
  const flat = ['pizza', 'fish-finger', 'lasagne', 'birthday-cake', 'pie', 'shortcake'].includes(
    theme.spec.food,
  )
  const front = flat
    ? { x: 120, y: 230, width: 690, height: 620 }
    : { x: 215, y: 135, width: 500, height: 760 }
  return cuboid(theme, front, flat ? 62 : 86, flat ? 40 : 52)
}

/** A shipping carton with tape and the trade's label. */
export function carton(theme: Theme): string {
  const paper = '#c99f6a'
  const [x, y, w, h, depth, rise] = [110, 300, 610, 560, 170, 110]
  return (
    groundShadow(500, y + h + 6, 420, 40) +
    shape(
      `M${x + w} ${y}L${x + w + depth} ${y - rise}V${y + h - rise}L${x + w} ${y + h}Z`,
      darken(paper, 0.22),
    ) +
    shape(`M${x} ${y}L${x + depth} ${y - rise}H${x + w + depth}L${x + w} ${y}Z`, lighten(paper, 0.24)) +
    rect({ x, y, width: w, height: h }, paper) +
    fall({ x, y, width: w, height: h }, 'board', [
      [0, '#fff', 0.16],
      [0.3, '#fff', 0],
      [1, '#000', 0.14],
    ]) +
    shape(
      `M${x + w / 2 - 44} ${y}L${x + w / 2 - 44 + depth} ${y - rise}H${x + w / 2 + 44 + depth}L${x + w / 2 + 44} ${y}V${y + 84}H${x + w / 2 - 44}Z`,
      '#f0dcb4',
      0.85,
    ) +
    stroke(`M${x + depth / 2} ${y - rise / 2}H${x + w + depth / 2}`, darken(paper, 0.3), 3, 0.5) +
    shape(`M${x + 52} ${y + 118}H${x + w - 46}V${y + h - 34}H${x + 52}Z`, '#000', 0.14) +
    label(theme, { x: x + 46, y: y + 108, width: w - 92, height: h - 146 }) +
    stroke(`M${x + w + 54} ${y + h - 190}l34 -22M${x + w + 54} ${y + h - 150}l34 -22`, '#6b4a22', 9, 0.6)
  )
}

/** A drink carton with a screw cap or a straw. */
export function brick(theme: Theme): string {
  const front = { x: 285, y: 190, width: 370, height: 715 }
  const { x, y, width: w } = front
  const cap =
    shape(`M${x + 130} ${y - 42}h96v-46q0 -12 -12 -12h-72q-12 0 -12 12Z`, darken(theme.variety, 0.05)) +
    stroke(
      `M${x + 148} ${y - 92}v44M${x + 168} ${y - 92}v44M${x + 188} ${y - 92}v44M${x + 208} ${y - 92}v44`,
      '#fff',
      4,
      0.4,
    ) +
    oval(x + 178, y - 99, 46, 9, lighten(theme.variety, 0.35))
  return (
    cuboid(theme, front, 92, 56) +
    cap +
    stroke(`M${x} ${y}L${x + 92} ${y - 56}M${x + w} ${y}L${x + w + 92} ${y - 56}`, '#fff', 3, 0.35)
  )
}

/** A milk carton with its gable. */
export function gable(theme: Theme): string {
  const front = { x: 275, y: 330, width: 380, height: 575 }
  const { x, y, width: w, height: h } = front
  const depth = 96
  const top = topOf(theme)
  return (
    groundShadow(520, y + h + 6, 300, 34) +
    shape(`M${x + w} ${y}L${x + w + depth} ${y - 60}V${y + h - 64}L${x + w} ${y + h}Z`, sideOf(theme)) +
    shape(
      `M${x + w} ${y}L${x + w + depth} ${y - 60}L${x + w + 46} ${y - 178}Z`,
      darken(sideOf(theme), 0.12),
    ) +
    shape(`M${x} ${y}H${x + w}L${x + w + 46} ${y - 178}H${x + 46}Z`, top) +
    shape(`M${x} ${y}H${x + w}L${x + w + 8} ${y - 30}H${x + 8}Z`, '#000', 0.08) +
    shape(`M${x + 46} ${y - 178}H${x + w + 46}V${y - 232}H${x + 46}Z`, mix(top, '#ffffff', 0.3)) +
    stroke(`M${x + 46} ${y - 196}H${x + w + 46}M${x + 46} ${y - 214}H${x + w + 46}`, '#000', 3, 0.14) +
    clipped(
      'pack',
      `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
      label(theme, front) +
        fall(front, 'sheen', [
          [0, '#fff', 0.2],
          [0.3, '#fff', 0],
          [1, '#000', 0.13],
        ]),
    ) +
    oval(x + w / 2 + 26, y - 86, 62, 40, '#000', 0.16) +
    oval(x + w / 2 + 22, y - 96, 58, 38, darken(theme.variety, 0.16)) +
    oval(x + w / 2 + 22, y - 106, 58, 36, theme.variety) +
    oval(x + w / 2 + 16, y - 110, 40, 22, '#fff', 0.3)
  )
}

/** A flat pack lying at a slant: butter, chocolate. */
export function bar(theme: Theme): string {
  const front = { x: 110, y: 330, width: 720, height: 400 }
  const { x, y, width: w, height: h } = front
  return `<g transform="rotate(-7 500 520)">${
    groundShadow(500, y + h + 40, 400, 30) +
    shape(`M${x} ${y + h}l44 58H${x + w + 44}L${x + w} ${y + h}Z`, darken(theme.base, 0.36)) +
    shape(`M${x + w} ${y}l44 58V${y + h + 58}L${x + w} ${y + h}Z`, darken(theme.base, 0.22)) +
    clipped(
      'pack',
      `M${x} ${y}H${x + w}V${y + h}H${x}Z`,
      label(theme, front) +
        fall(front, 'sheen', [
          [0, '#fff', 0.3],
          [0.2, '#fff', 0.04],
          [0.6, '#000', 0],
          [1, '#000', 0.12],
        ]),
    ) +
    stroke(`M${x + 20} ${y + 8}L${x + 8} ${y + 70}M${x + w - 20} ${y + 8}l12 62`, '#fff', 8, 0.4)
  }</g>`
}

/** An egg box with the eggs' round lids. */
export function eggs(theme: Theme): string {
  const pulp = mix('#b9ae9c', theme.base, 0.22)
  const cups = [200, 350, 500, 650, 800]
    .map((cx) => oval(cx, 752, 82, 96, darken(pulp, 0.08)) + oval(cx - 14, 730, 50, 56, '#fff', 0.12))
    .join('')
  return (
    groundShadow(500, 846, 430, 34) +
    clipped(
      'base',
      'M90 660H910V850H90Z',
      cups + rect({ x: 90, y: 640, width: 820, height: 60 }, darken(pulp, 0.18)),
    ) +
    shape(
      'M92 690L140 300Q146 268 182 268H818Q854 268 860 300L908 690Q908 704 892 704H108Q92 704 92 690Z',
      pulp,
    ) +
    shape('M140 300Q146 268 182 268H818Q854 268 860 300L866 350H134Z', '#fff', 0.2) +
    shape('M92 690L98 640H902L908 690Q908 704 892 704H108Q92 704 92 690Z', '#000', 0.1) +
    shape('M166 356H842V636H166Z', '#000', 0.12) +
    label(theme, { x: 160, y: 342, width: 680, height: 284 })
  )
}

/** Equal things in a clear film under a printed header card: plates, cups, boxes, trays of eggs. */
export function stack(theme: Theme): string {
  const { spec } = theme
  const film = 'M150 330H850Q872 560 846 830Q844 866 806 870Q500 890 194 870Q156 866 154 830Q128 560 150 330Z'
  const columns = [310, 500, 690]
  const pile = columns.flatMap((x) =>
    [0, 1, 2, 3, 4, 5].map((i) => foodAt(spec.food, x, 480 + i * 52, 236, false)),
  )
  return (
    groundShadow(500, 876, 370, 34) +
    shape(film, mix(theme.pale, '#eef2f5', 0.6)) +
    clipped(
      'film',
      film,
      pile.join('') +
        shape('M150 330H330L230 880H140Z', '#fff', 0.26) +
        stroke('M196 380Q178 600 200 820', '#fff', 18, 0.8) +
        stroke('M806 400q22 120 0 260', '#fff', 12, 0.7) +
        shape('M150 330H850V372Q500 400 150 372Z', '#000', 0.12),
    ) +
    label(theme, { x: 138, y: 120, width: 724, height: 232 }) +
    fall({ x: 138, y: 120, width: 724, height: 232 }, 'card', [
      [0, '#fff', 0.2],
      [0.4, '#fff', 0],
      [1, '#000', 0.12],
    ]) +
    oval(500, 146, 34, 11, '#ffffff')
  )
}
