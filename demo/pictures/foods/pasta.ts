import { darken, lighten } from '../colour.ts'
import { ball, body, flat, line, moved, round, tube, turned } from './shade.ts'

const GOLD = '#f2b83c'
const EGG = '#f7c64a'
const WHOLE = '#b07a3e'
const RED = '#d9663c'

function pennaAt(x: number, y: number, turn: number, colour: string): string {
  const quill =
    body('M2 6.2 L16.5 2.2 L19.5 8.4 L5 12.4 Z', colour) +
    line('M3.2 7.4 L17 3.6 M3.9 9 L17.8 5.2 M4.6 10.7 L18.5 6.9', darken(colour, 0.22), 0.45, 0.6) +
    round(18, 5.3, 1.3, 3.3, darken(colour, 0.45), -25)
  return moved(turned(quill, turn, 10, 7), x, y)
}

const penne = (colour: string) =>
  pennaAt(4, 15.5, 12, colour) + pennaAt(9, 8.5, -34, colour) + pennaAt(1, 4, 38, colour)

function fusilloAt(x: number, y: number, turn: number, colour: string): string {
  const turns = [0, 3.4, 6.8, 10.2, 13.6].map((dx) =>
    body(
      `M${dx} 8.4 C${dx + 0.2} 4.6 ${dx + 2.4} 2.4 ${dx + 5.6} 1.6 C${dx + 5.4} 4.6 ${dx + 3.4} 7.8 ${dx} 8.4 Z`,
      colour,
    ),
  )
  return moved(turned(turns.join(''), turn, 9, 5), x, y)
}

const fusilli = (colour: string) =>
  fusilloAt(6, 17, 8, colour) + fusilloAt(9, 8, -24, colour) + fusilloAt(1, 7, 52, colour)

function bundle(colour: string): string {
  const straws = [-4.5, -3, -1.5, 0, 1.5, 3, 4.5].map((dx, i) =>
    tube(
      `M${16 + dx * 1.7} 2.5 L${16 + dx * 0.55} 16 L${16 + dx * 1.6} 29.5`,
      i % 2 === 0 ? colour : lighten(colour, 0.16),
      1.9,
    ),
  )
  return turned(straws.join('') + body('M11 14.2 H21 V18 H11 Z', '#c8102e'), 18)
}

function nest(colour: string): string {
  const rings = [
    'M4 20 C5 12 12 9 17 9.5 C24 10 29 14 28 20 C27 26 20 28 15 27.5 C8 27 4 24 4 20',
    'M8 20 C9 15 13 12.6 17 13 C22 13.4 25 16 24 20 C23 24 19 25 16 24.6 C11.5 24.4 8 23 8 20',
    'M12 20 C12.6 17 15 15.8 17 16 C20 16.4 21 18 20.6 20 C20 22 18 22.4 16 22.2 C14 22 12 21.6 12 20',
    'M6 15 C10 8 20 7 25 11',
    'M7 24 C12 29.5 22 29 27 23',
  ]
  return rings.map((d, i) => tube(d, i % 2 === 0 ? colour : lighten(colour, 0.12), 3.2)).join('')
}

function bowTie(x: number, y: number, turn: number): string {
  const bow =
    body('M1 1.5 L3 0 L8 4 L13 0 L15 1.5 L12.5 6 L15 10.5 L13 12 L8 8 L3 12 L1 10.5 L3.5 6 Z', GOLD) +
    body('M6.6 3.6 L9.4 3.6 L9.8 6 L9.4 8.4 L6.6 8.4 L6.2 6 Z', darken(GOLD, 0.14)) +
    line('M8 4 V8', darken(GOLD, 0.4), 0.5)
  return moved(turned(bow, turn, 8, 6), x, y)
}

const cup = (x: number, y: number, turn: number) =>
  moved(turned(round(5, 5, 5, 4.4, GOLD) + round(5.2, 5.6, 3.6, 2.9, darken(GOLD, 0.3)), turn, 5, 5), x, y)

const shell = (x: number, y: number, turn: number) =>
  moved(
    turned(
      body('M1 6 C1 1.5 5 0 8 0 C12 0 15.5 2 15.5 6 C15.5 8.6 12 10 8 10 C4 10 1 9 1 6 Z', GOLD) +
        line(
          'M3 3.4 V8.4 M5.6 1.6 V9.4 M8.2 1 V9.6 M10.8 1.6 V9.4 M13.2 3 V8.6',
          darken(GOLD, 0.24),
          0.6,
          0.7,
        ) +
        line('M3.4 6.2 C6 7.8 10.6 7.8 13.4 6.2', darken(GOLD, 0.5), 1.4),
      turn,
      8,
      5,
    ),
    x,
    y,
  )

const ring = (x: number, y: number, turn: number) =>
  moved(
    turned(body('M0 1 H6.5 V6.5 H0 Z', GOLD) + round(6.5, 3.75, 1.6, 2.75, darken(GOLD, 0.35)), turn, 3, 4),
    x,
    y,
  )

function sheets(): string {
  const sheet = (y: number) =>
    body(`M3 ${y} L16 ${y - 5} L29 ${y} L16 ${y + 5.5} Z`, EGG, 0.6) +
    line(`M3 ${y} L16 ${y + 5.5} L29 ${y}`, darken(EGG, 0.3), 0.7)
  return [24, 20.4, 16.8, 13.2, 9.6].map(sheet).join('')
}

const tortellino = (x: number, y: number, scale: number) =>
  moved(
    body(
      'M8 0 C10.5 3 15 5.4 15.4 9 C15.8 12.6 12 14.4 8 14.4 C4 14.4 .2 12.6 .6 9 C1 5.4 5.5 3 8 0 Z',
      EGG,
    ) +
      round(8, 9.8, 2.6, 2.1, darken(EGG, 0.42)) +
      line('M3 6.6 C5 5.6 6.6 4.2 8 2.4 C9.4 4.2 11 5.6 13 6.6', lighten(EGG, 0.4), 0.8),
    x,
    y,
    scale,
  )

const raviolo = (x: number, y: number, turn: number) =>
  moved(
    turned(
      body(
        'M0 2 L2 0 L4 1.4 L6 0 L8 1.4 L10 0 L12 1.4 L14 0 L15.5 2 L14.4 4 L15.5 6 L14.4 8 L15.5 10 L14.4 12 L15.5 14 L13.5 15.5 L11.5 14.4 L9.5 15.5 L7.5 14.4 L5.5 15.5 L3.5 14.4 L1.5 15.5 L0 13.5 L1.2 11.5 L0 9.5 L1.2 7.5 L0 5.5 L1.2 3.8 Z',
        EGG,
      ) + round(7.8, 7.8, 5, 4.8, lighten(EGG, 0.12)),
      turn,
      8,
      8,
    ),
    x,
    y,
  )

const gnocco = (x: number, y: number, turn: number) =>
  moved(
    turned(
      round(5.5, 4, 5.5, 4, '#f3dfa6') +
        line(
          'M2 2.2 C3 4 3 5 2.4 6.4 M4.6 .8 C5.6 3 5.6 5.4 5 7.2 M7.4 1 C8.4 3 8.2 5.4 7.6 7.2',
          '#c9a75c',
          0.7,
        ),
      turn,
      5,
      4,
    ),
    x,
    y,
  )

/** Pasta, dry and fresh. */
export const pastaFoods: Record<string, string> = {
  penne: penne(GOLD),
  'penne-whole': penne(WHOLE),
  'penne-red': penne(RED),
  fusilli: fusilli(GOLD),
  'fusilli-whole': fusilli(WHOLE),
  'spaghetti-dry': bundle(GOLD),
  'spaghetti-whole': bundle(WHOLE),
  farfalle: bowTie(1, 3, -18) + bowTie(14, 6, 24) + bowTie(7, 17, -6),
  orecchiette:
    cup(2, 4, -20) + cup(13, 3, 15) + cup(20, 10, 30) + cup(7, 12, 10) + cup(3, 20, -15) + cup(14, 20, 20),
  conchiglie: shell(1, 4, -14) + shell(14, 9, 20) + shell(4, 18, 6),
  ditalini:
    ring(3, 5, -20) +
    ring(14, 3, 30) +
    ring(22, 9, -10) +
    ring(8, 13, 15) +
    ring(18, 17, -30) +
    ring(4, 22, 25) +
    ring(14, 24, 0),
  tagliatelle: nest(EGG),
  lasagne: sheets(),
  tortellini: tortellino(1, 3, 0.95) + tortellino(15, 5, 0.95) + tortellino(8, 16, 1),
  ravioli: raviolo(1, 2, -12) + raviolo(14.5, 6, 16) + raviolo(6, 15.5, 4),
  gnocchi:
    gnocco(2, 6, -20) +
    gnocco(14, 4, 12) +
    gnocco(20, 12, -30) +
    gnocco(7, 14, 8) +
    gnocco(2, 21, -10) +
    gnocco(15, 21, 18),
  'cereal-bowl':
    flat('M3 14 H29 C29 22 24 28 16 28 C8 28 3 22 3 14 Z', '#3f8fd6') +
    round(16, 14, 13, 4.6, '#fff8ea') +
    [8, 12, 16, 20, 24]
      .map((x, i) => ball(x, 13 + (i % 2) * 1.4, 2.1, i % 2 ? '#d99a3d' : '#c47d2a'))
      .join(''),
}
