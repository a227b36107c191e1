import { foodAt } from '../../../apps/server/src/modules/pictures/pictures.ts'
import { darken, lighten, mix } from '../colour.ts'
import { label } from '../label.ts'
import { clipped, fall, groundShadow, oval, rect, roundedPath, shape, stroke } from '../parts.ts'
import type { Theme } from '../theme.ts'

/** A tray under film with the food in view and a banderole. */
export function tray(theme: Theme): string {
  const { spec } = theme
  const dark = theme.number % 3 === 0
  const plastic = dark ? '#24282b' : '#f4f5f3'
  const outer = { x: 90, y: 190, width: 820, height: 640 }
  const inner = { x: 142, y: 240, width: 716, height: 540 }
  const places: [number, number][] = [
    [300, 430],
    [500, 400],
    [700, 430],
    [300, 650],
    [500, 660],
    [700, 650],
  ]
  return (
    groundShadow(500, 838, 430, 36) +
    shape(roundedPath({ ...outer, y: outer.y + 22 }, 66), darken(plastic, 0.3)) +
    shape(roundedPath(outer, 66), plastic) +
    shape(roundedPath(inner, 50), dark ? '#3a4044' : '#dfe3e0') +
    clipped(
      'inside',
      roundedPath(inner, 50),
      fall(inner, 'well', [
        [0, '#000', 0.28],
        [0.2, '#000', 0.06],
        [1, '#000', 0],
      ]) + places.map(([x, y]) => foodAt(spec.food, x, y, 270, false)).join(''),
    ) +
    clipped(
      'pack',
      roundedPath(outer, 66),
      shape('M90 190H480L250 830H90Z', '#fff', 0.14) + shape('M620 190H700L470 830H390Z', '#fff', 0.12),
    ) +
    stroke(`M130 214H870Q886 214 886 236`, '#fff', 6, dark ? 0.4 : 0.9) +
    shape('M96 566H904V790H96Z', '#000', 0.16) +
    `<g>${label(theme, { x: 84, y: 552, width: 832, height: 224 })}</g>` +
    shape('M84 552H120V776H84Z', '#000', 0.14) +
    shape('M880 552H916V776H880Z', '#000', 0.18)
  )
}

/** A wooden crate, full: fruit and vegetables for the trade. */
export function crate(theme: Theme): string {
  const { spec } = theme
  const wood = '#d7aa6a'
  const rows: [number, number][][] = [
    [
      [250, 330],
      [375, 305],
      [500, 300],
      [625, 305],
      [750, 330],
    ],
    [
      [210, 410],
      [330, 395],
      [450, 390],
      [570, 390],
      [690, 395],
      [800, 410],
    ],
    [
      [260, 490],
      [390, 480],
      [520, 478],
      [650, 482],
      [765, 492],
    ],
  ]
  const slat = (y: number, h: number) =>
    rect({ x: 90, y, width: 820, height: h }, wood, 6) +
    fall({ x: 90, y, width: 820, height: h }, `slat${y}`, [
      [0, '#fff', 0.3],
      [0.2, '#fff', 0],
      [1, '#000', 0.18],
    ]) +
    stroke(
      `M130 ${y + h * 0.4}h160M420 ${y + h * 0.65}h220M720 ${y + h * 0.35}h130`,
      darken(wood, 0.3),
      3,
      0.4,
    )
  return (
    groundShadow(500, 868, 440, 38) +
    shape('M150 330L120 560H880L850 330Z', darken(wood, 0.35)) +
    rows.map((row) => row.map(([x, y]) => foodAt(spec.food, x, y, 212, false)).join('')).join('') +
    slat(540, 96) +
    slat(656, 96) +
    slat(772, 84) +
    rect({ x: 100, y: 520, width: 62, height: 340 }, darken(wood, 0.1), 6) +
    rect({ x: 838, y: 520, width: 62, height: 340 }, darken(wood, 0.1), 6) +
    oval(131, 590, 8, 8, '#8b8f92') +
    oval(131, 810, 8, 8, '#8b8f92') +
    oval(869, 590, 8, 8, '#8b8f92') +
    oval(869, 810, 8, 8, '#8b8f92') +
    shape('M246 586H764V806H246Z', '#000', 0.16) +
    label(theme, { x: 240, y: 576, width: 520, height: 220 })
  )
}

const SINGLE = new Set([
  'watermelon',
  'melon',
  'pineapple',
  'lobster',
  'broom',
  'bucket',
  'cooking',
  'pot-of-food',
  'spoon',
  'kitchen-knife',
  'pumpkin',
  'lab-coat',
  'cauliflower',
  'broccoli',
  'leafy-green',
  'radicchio',
  'artichoke',
  'asparagus',
  'celery',
  'bowl-with-spoon',
  'cocktail-glass',
  'bottle-with-popping-cork',
  'wine-glass',
  'plate',
  'tumbler-glass',
  'yarn',
  'gloves',
])

/** Loose goods: one large, or a few together. */
export function loose(theme: Theme): string {
  const { food } = theme.spec
  if (SINGLE.has(food)) return groundShadow(500, 840, 330, 40) + foodAt(food, 500, 500, 720, false)
  const places: [number, number, number][] = [
    [345, 420, 370],
    [655, 415, 370],
    [500, 600, 430],
  ]
  return (
    groundShadow(500, 806, 350, 40) +
    places
      .map(
        ([x, y, size]) =>
          oval(x, y + size * 0.44, size * 0.36, size * 0.07, '#1d1b18', 0.16) +
          foodAt(food, x, y, size, false),
      )
      .join('')
  )
}

/** Counter goods on the shop's paper. */
export function paper(theme: Theme): string {
  const { spec, base } = theme
  const sheet = 'M96 470Q300 420 500 452T906 440L866 800Q690 838 500 812T138 826Z'
  return (
    groundShadow(500, 824, 420, 34) +
    shape(sheet, '#f6efdf') +
    clipped(
      'sheet',
      sheet,
      stroke('M90 560L920 470M90 680L920 590M90 800L920 710', base, 14, 0.1) +
        shape('M96 470Q300 420 500 452L420 830H120Z', '#fff', 0.35) +
        shape('M760 440L906 440L866 820H700Z', '#000', 0.05),
    ) +
    oval(500, 690, 330, 60, '#1d1b18', 0.14) +
    foodAt(spec.food, 330, 560, 330, false) +
    foodAt(spec.food, 672, 560, 330, false) +
    foodAt(spec.food, 500, 520, 450, false)
  )
}

/** Sliced meats fanned out in a clear pack with a printed band. */
export function slices(theme: Theme): string {
  const { spec, base } = theme
  const pack = { x: 110, y: 130, width: 780, height: 740 }
  const spots: [number, number][] = [
    [290, 610],
    [430, 575],
    [570, 575],
    [710, 610],
    [360, 735],
    [500, 720],
    [640, 735],
  ]
  return (
    groundShadow(500, 878, 400, 28) +
    shape(roundedPath(pack, 34), mix(base, '#eef0f1', 0.88)) +
    clipped(
      'pack',
      roundedPath(pack, 34),
      rect({ x: 150, y: 480, width: 700, height: 350 }, '#fff', 30, 0.6) +
        spots.map(([x, y]) => foodAt(spec.food, x, y, 250, false)).join('') +
        label(theme, { x: 110, y: 130, width: 780, height: 336 }) +
        stroke('M190 500Q170 650 200 820', '#fff', 24, 0.5) +
        stroke('M800 500q20 90 -10 170', '#fff', 12, 0.5),
    ) +
    `<path d="${roundedPath({ x: 124, y: 144, width: 752, height: 712 }, 26)}" fill="none" stroke="#fff" stroke-width="7" opacity=".6"/>` +
    oval(500, 166, 30, 11, '#ffffff')
  )
}

/** A bowl with a clear lid: salads, sushi, ready dishes. */
export function bowl(theme: Theme): string {
  const { spec } = theme
  return (
    groundShadow(500, 816, 340, 36) +
    shape('M130 430Q500 560 870 430L800 770Q780 812 730 816Q500 840 270 816Q220 812 200 770Z', '#eef2f0') +
    shape('M130 430Q500 560 870 430L862 470Q500 600 138 470Z', '#000', 0.07) +
    oval(500, 430, 370, 150, '#dbe3df') +
    oval(500, 424, 352, 138, lighten(theme.variety, 0.8)) +
    clipped(
      'inside',
      'M148 424A352 138 0 1 0 852 424A352 230 0 1 0 148 424Z',
      [
        [300, 400],
        [440, 350],
        [580, 350],
        [710, 400],
        [380, 470],
        [510, 450],
        [640, 470],
      ]
        .map(([x = 0, y = 0]) => foodAt(spec.food, x, y, 230, false))
        .join(''),
    ) +
    `<path d="M128 424C150 200 850 200 872 424" fill="#fff" opacity=".2"/><path d="M128 424C150 200 850 200 872 424" fill="none" stroke="#c9d4d0" stroke-width="7"/>` +
    stroke('M230 330Q310 256 430 244', '#fff', 16, 0.85) +
    clipped(
      'sleeve',
      'M168 560Q500 640 832 560L808 746Q500 806 192 746Z',
      `<g transform="translate(0 20)">${label(theme, { x: 160, y: 566, width: 680, height: 196 })}</g>`,
    )
  )
}
