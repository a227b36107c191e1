import { foodAt } from '../../../apps/server/src/modules/pictures/pictures.ts'
import { darken, mix } from '../colour.ts'
import { label } from '../label.ts'
import { clipped, fall, groundShadow, oval, rect, roundShade, shape, stroke } from '../parts.ts'
import type { Theme } from '../theme.ts'

/** Film that bulges: light on the upper left, creases from the seams. */
const creases = (x: number, y: number, w: number, h: number) =>
  shape(
    `M${x} ${y}C${x + w * 0.1} ${y + h * 0.14} ${x + w * 0.06} ${y + h * 0.3} ${x} ${y + h * 0.42}Z`,
    '#000',
    0.14,
  ) +
  shape(
    `M${x + w} ${y}C${x + w * 0.88} ${y + h * 0.2} ${x + w * 0.92} ${y + h * 0.4} ${x + w} ${y + h * 0.6}Z`,
    '#000',
    0.16,
  ) +
  shape(
    `M${x + w * 0.16} ${y + h * 0.03}C${x + w * 0.1} ${y + h * 0.3} ${x + w * 0.1} ${y + h * 0.6} ${x + w * 0.15} ${y + h * 0.95}C${x + w * 0.22} ${y + h * 0.7} ${x + w * 0.2} ${y + h * 0.3} ${x + w * 0.16} ${y + h * 0.03}Z`,
    '#fff',
    0.17,
  ) +
  stroke(
    `M${x + w * 0.3} ${y + h * 0.01}l${-w * 0.02} ${h * 0.07}M${x + w * 0.48} ${y + h * 0.01}l${w * 0.01} ${h * 0.06}M${x + w * 0.7} ${y + h * 0.01}l${w * 0.02} ${h * 0.07}`,
    '#fff',
    7,
    0.3,
  ) +
  stroke(
    `M${x + w * 0.26} ${y + h * 0.99}l${w * 0.02} ${-h * 0.06}M${x + w * 0.52} ${y + h * 0.99}l0 ${-h * 0.05}M${x + w * 0.74} ${y + h * 0.99}l${-w * 0.02} ${-h * 0.07}`,
    '#000',
    7,
    0.14,
  )

/** The pressed seam of a bag, saw-toothed on its outer edge. */
function seam(x: number, y: number, w: number, h: number, colour: string, up: boolean): string {
  const teeth = 26
  const step = w / teeth
  const outer = up ? y : y + h
  const inner = up ? y + h : y
  const zig = Array.from(
    { length: teeth },
    (_, i) => `L${x + step * (i + 0.5)} ${outer + (up ? 8 : -8)}L${x + step * (i + 1)} ${outer}`,
  ).join('')
  const ribs = Array.from({ length: 5 }, (_, i) =>
    stroke(`M${x + 6} ${y + ((i + 0.8) * h) / 5.6}H${x + w - 6}`, '#fff', 3, 0.25),
  ).join('')
  return shape(`M${x} ${outer}${zig}L${x + w} ${inner}H${x}Z`, colour) + ribs
}

const seamColour = ({ style, base, variety, pale }: Theme) =>
  style === 'stripe' || style === 'medallion' || style === 'diagonal'
    ? base
    : style === 'frame' || style === 'arch'
      ? pale
      : variety

/** A pillow bag: pasta, salad, crisps, bread. */
export function bag(theme: Theme): string {
  const [x, y, w, h] = [205, 105, 590, 800]
  const body = `M${x + 12} ${y}H${x + w - 12}C${x + w + 16} ${y + h * 0.2} ${x + w + 22} ${y + h * 0.72} ${x + w - 6} ${y + h}H${x + 6}C${x - 22} ${y + h * 0.72} ${x - 16} ${y + h * 0.2} ${x + 12} ${y}Z`
  const box = { x: x - 20, y, width: w + 40, height: h }
  const colour = seamColour(theme)
  return (
    groundShadow(500, y + h + 30, 330, 30) +
    seam(x + 10, y - 44, w - 20, 48, theme.style === 'arch' ? theme.base : colour, true) +
    seam(x + 4, y + h - 4, w - 8, 44, theme.style === 'arch' ? theme.variety : colour, false) +
    clipped('pack', body, label(theme, box) + creases(x - 16, y, w + 32, h) + roundShade(box, 'matt'))
  )
}

/** A stand-up pouch with a tear line: frozen vegetables, nuts, grated cheese. */
export function pouch(theme: Theme): string {
  const [x, y, w, h] = [190, 100, 620, 815]
  const body = `M${x + 22} ${y}H${x + w - 22}Q${x + w - 4} ${y} ${x + w - 2} ${y + 20}C${x + w - 14} ${y + h * 0.5} ${x + w + 6} ${y + h * 0.8} ${x + w} ${y + h - 30}Q${x + w - 4} ${y + h} ${x + w - 60} ${y + h + 4}Q${x + w / 2} ${y + h + 26} ${x + 60} ${y + h + 4}Q${x + 4} ${y + h} ${x} ${y + h - 30}C${x - 6} ${y + h * 0.8} ${x + 14} ${y + h * 0.5} ${x + 2} ${y + 20}Q${x + 4} ${y} ${x + 22} ${y}Z`
  const box = { x: x - 8, y: y + 64, width: w + 16, height: h - 36 }
  const top =
    theme.style === 'frame'
      ? '#fdf8ec'
      : theme.style === 'band' || theme.style === 'poster'
        ? theme.variety
        : theme.base
  return (
    groundShadow(500, y + h + 8, 330, 32) +
    clipped(
      'pack',
      body,
      rect({ x: x - 8, y, width: w + 16, height: h + 40 }, theme.style === 'poster' ? theme.base : top) +
        label(theme, box) +
        stroke(`M${x} ${y + 46}H${x + w}`, '#fff', 4, 0.5) +
        stroke(`M${x} ${y + 58}H${x + w}`, '#000', 4, 0.14) +
        shape(
          `M${x} ${y + h - 60}Q${x + w / 2} ${y + h - 140} ${x + w} ${y + h - 60}V${y + h + 40}H${x}Z`,
          '#000',
          0.1,
        ) +
        stroke(
          `M${x + 10} ${y + h - 60}Q${x + w / 2} ${y + h - 140} ${x + w - 10} ${y + h - 60}`,
          '#fff',
          5,
          0.35,
        ) +
        creases(x, y + 60, w, h - 100) +
        roundShade({ x: x - 8, y, width: w + 16, height: h + 40 }, 'satin'),
    )
  )
}

/** A paper sack, folded flat at the top: flour, sugar, and the large ones of the trade. */
export function sack(theme: Theme): string {
  const [x, y, w, h] = [225, 110, 550, 800]
  const body = `M${x + 8} ${y + 70}L${x} ${y + h - 24}Q${x} ${y + h} ${x + 26} ${y + h}H${x + w - 26}Q${x + w} ${y + h} ${x + w} ${y + h - 24}L${x + w - 8} ${y + 70}Z`
  const box = { x, y: y + 70, width: w, height: h - 70 }
  return (
    groundShadow(500, y + h, 320, 34) +
    shape(
      `M${x + 8} ${y + 72}L${x + 26} ${y}H${x + w - 26}L${x + w - 8} ${y + 72}Z`,
      mix(theme.base, '#f4ead2', 0.25),
    ) +
    shape(`M${x + 26} ${y}H${x + w - 26}L${x + w - 21} ${y + 24}H${x + 21}Z`, '#fff', 0.35) +
    stroke(`M${x + 12} ${y + 60}H${x + w - 12}`, '#000', 4, 0.2) +
    clipped(
      'pack',
      body,
      label(theme, box) +
        shape(`M${x} ${y + 70}L${x + 46} ${y + 118}L${x + 40} ${y + h}H${x}Z`, '#000', 0.09) +
        shape(`M${x + w} ${y + 70}L${x + w - 46} ${y + 118}L${x + w - 40} ${y + h}H${x + w}Z`, '#000', 0.14) +
        fall(box, 'fold', [
          [0, '#000', 0.14],
          [0.08, '#000', 0],
          [0.9, '#000', 0],
          [1, '#000', 0.16],
        ]) +
        roundShade(box, 'matt'),
    )
  )
}

/** A net with a paper band: oranges, potatoes, onions, mussels. */
export function net(theme: Theme): string {
  const { food } = theme.spec
  const spots: [number, number][] = [
    [350, 330],
    [500, 290],
    [650, 335],
    [295, 470],
    [430, 440],
    [570, 445],
    [705, 475],
    [340, 610],
    [500, 590],
    [660, 610],
    [290, 745],
    [430, 745],
    [570, 745],
    [710, 740],
    [370, 850],
    [500, 865],
    [630, 850],
  ]
  const colour = theme.variety
  const mesh = Array.from({ length: 15 }, (_, i) =>
    stroke(
      `M${190 + i * 46} 170Q${140 + i * 52} 560 ${190 + i * 46} 930M${140} ${210 + i * 54}Q500 ${270 + i * 54} 860 ${210 + i * 54}`,
      colour,
      4,
      0.55,
    ),
  ).join('')
  const silhouette =
    'M430 180C330 230 190 330 185 560C180 790 270 920 500 925C730 920 820 790 815 560C810 330 670 230 570 180Z'
  return (
    groundShadow(500, 925, 330, 34) +
    spots.map(([x, y]) => foodAt(food, x, y, 205, false)).join('') +
    clipped('net', silhouette, mesh) +
    shape('M440 90H560L575 190H425Z', darken(colour, 0.1)) +
    oval(500, 140, 74, 22, darken(colour, 0.3)) +
    `<g transform="rotate(-3 500 560)">${shape('M215 470H785V690H215Z', '#000', 0.12)}${label(theme, { x: 215, y: 458, width: 570, height: 222 })}</g>`
  )
}

/** A flat vacuum pack with the food to be seen. */
export function vacuum(theme: Theme): string {
  const { spec, base } = theme
  const [x, y, w, h] = [150, 130, 700, 750]
  const edge = `M${x} ${y + 14}Q${x + w * 0.25} ${y - 6} ${x + w / 2} ${y + 10}T${x + w} ${y + 6}Q${x + w + 8} ${y + h / 2} ${x + w - 6} ${y + h}Q${x + w / 2} ${y + h + 12} ${x + 4} ${y + h - 4}Q${x - 10} ${y + h / 2} ${x} ${y + 14}Z`
  return (
    groundShadow(500, y + h + 8, 370, 26) +
    clipped(
      'pack',
      edge,
      rect({ x: x - 10, y: y - 10, width: w + 20, height: h + 30 }, mix(base, '#eef1f4', 0.86)) +
        shape(
          `M${x + 60} ${y + 400}Q${x + w / 2} ${y + 330} ${x + w - 60} ${y + 400}L${x + w - 70} ${y + h - 60}Q${x + w / 2} ${y + h - 20} ${x + 70} ${y + h - 60}Z`,
          '#fff',
          0.55,
        ) +
        foodAt(spec.food, 500, y + h - 232, 400) +
        label(theme, { x, y: y + 44, width: w, height: 300 }) +
        stroke(`M${x + 26} ${y + 26}H${x + w - 26}V${y + h - 26}H${x + 26}Z`, '#fff', 8, 0.75) +
        stroke(`M${x + 34} ${y + 34}H${x + w - 34}V${y + h - 34}H${x + 34}Z`, '#000', 3, 0.1) +
        stroke(`M${x + 90} ${y + 420}Q${x + 130} ${y + 560} ${x + 100} ${y + 680}`, '#fff', 22, 0.55) +
        stroke(`M${x + w - 100} ${y + 400}q30 40 10 110`, '#fff', 12, 0.5),
    )
  )
}
