import { darken, lighten } from '../colour.ts'
import { ball, body, flat, line, moved, round, shine, tube, turned } from './shade.ts'

const FAT = '#f7e3d6'

/** A slice of cured meat with its rim of fat, lying in folds. */
const slice = (x: number, y: number, colour: string, turn: number, scale = 1) =>
  moved(
    turned(
      body('M2 10 C1 5 5 1 11 1 C18 1 23 5 22 11 C21 16 16 18 10 17 C5 16.4 3 14 2 10 Z', FAT, 0.5) +
        body(
          'M4.4 10 C4 6.4 7 3.4 11.4 3.4 C16.8 3.4 20.4 6.4 19.6 10.8 C18.8 14.6 15 15.6 10.4 15 C6.8 14.4 4.8 12.8 4.4 10 Z',
          colour,
          0.7,
        ) +
        line('M7 9 C9 7 12 7.4 14 9 M9 12.4 C11 11 14 11.4 16 12.4', lighten(colour, 0.45), 0.8, 0.7),
      turn,
      12,
      9,
    ),
    x,
    y,
    scale,
  )

function speckled(cx: number, cy: number, r: number, colour: string, fat: string, rind: string): string {
  const spots = Array.from({ length: 15 }, (_, i) => {
    const angle = i * 2.4
    const distance = r * 0.82 * Math.sqrt((i + 0.7) / 15)
    return `<circle cx="${(cx + distance * Math.cos(angle)).toFixed(2)}" cy="${(cy + distance * Math.sin(angle)).toFixed(2)}" r="${(r * (0.07 + (i % 3) * 0.025)).toFixed(2)}" fill="${fat}" opacity=".9"/>`
  })
  return ball(cx, cy, r, rind, 0.5) + ball(cx, cy, r * 0.9, colour, 0.6) + spots.join('')
}

const links = (colour: string) =>
  tube('M4 22 C6 11 14 8 22 11', colour, 7) +
  tube('M10 26 C15 24 22 22 28 15', darken(colour, 0.08), 7) +
  line('M22 11 L24 9 M28 15 L29.6 13', darken(colour, 0.4), 1.4)

function chop(colour: string): string {
  return (
    body('M4 20 C2 12 8 5 17 5 C25 5 30 10 28.5 17 C27 24 20 28 13 27 C7 26.4 5 24 4 20 Z', FAT, 0.6) +
    body(
      'M6.4 19 C5.4 12.6 10 7.4 17 7.4 C23.4 7.4 27.4 11.4 26.2 16.6 C25 22 19.4 25 13.6 24.4 C9 23.8 7 22 6.4 19 Z',
      colour,
      0.8,
    ) +
    round(10.5, 20, 2.6, 2, '#fff4ea') +
    line('M13 12 C17 10 21 11 23 14 M14 16 C17 15 20 16 22 18', lighten(colour, 0.4), 0.9, 0.7)
  )
}

function ribs(colour: string): string {
  const bones = [7, 13, 19, 25].map((x) =>
    body(
      `M${x - 1.6} 4 C${x - 2.4} 2 ${x + 2.4} 2 ${x + 1.6} 4 L${x + 1.4} 26 H${x - 1.4} Z`,
      '#f6ead8',
      0.7,
    ),
  )
  return turned(
    bones.join('') +
      body('M3 9 C9 7 23 7 29 9 L28 24 C22 26.6 10 26.6 4 24 Z', colour, 0.8) +
      [10, 16, 22].map((x) => line(`M${x} 9 V25`, darken(colour, 0.3), 1)).join(''),
    -10,
  )
}

function mince(colour: string): string {
  const rows = [24, 20.5, 17, 13.5, 10].flatMap((y, row) =>
    Array.from({ length: 6 - row }, (_, i) => {
      const x = 5 + row * 2 + i * 4.2
      return tube(
        `M${x} ${y} c1.4 -2.6 3 -2.2 3.6 0 s2 2.2 3 .4`,
        i % 3 === 1 ? lighten(colour, 0.3) : colour,
        3,
      )
    }),
  )
  return rows.join('')
}

const fillet = (colour: string, rim: string) =>
  body('M3 19 C3 12 10 7 18 7 C25 7 30 11 29 17 C28 23 20 26 12 25.6 C6 25.4 3 23 3 19 Z', rim, 0.6) +
  body(
    'M4.6 17.4 C5 12 11 8.2 18 8.2 C24 8.2 28 11.2 27.4 16 C26.4 21 19.6 23.4 12.4 23 C7.4 22.8 4.6 21 4.6 17.4 Z',
    colour,
    0.7,
  ) +
  line('M9 17 C13 13 19 12 24 13.4 M10 20.4 C14 17.6 19 16.8 24 17.4', lighten(colour, 0.4), 0.8, 0.8)

const roast = (colour: string) =>
  round(16, 25.4, 13.6, 3.4, '#e8e3da') +
  body('M4 20 C4 12 10 7 17 7 C25 7 29 13 28 20 C27.6 24.6 22 26 16 26 C9 26 4 24.6 4 20 Z', colour) +
  body('M22 17 C26 13 30 14 30 18 C30 21 26 23 23 22 Z', lighten(colour, 0.1)) +
  line('M29.4 15.6 L31 13.4', '#f6ead8', 2) +
  body('M6 18 C8 13 14 12 16 16 C17 20 12 23 8 22 Z', darken(colour, 0.06)) +
  shine(14, 11, 4.5, 1.5)

const skewer = (y: number) =>
  line(`M2 ${y + 2} L30 ${y - 4}`, '#c79a5b', 1.1) +
  [7, 12.4, 17.8, 23]
    .map((x, i) =>
      moved(
        turned(body('M0 0 H5.4 V7 H0 Z', i % 2 ? '#d6453a' : '#a8572f'), -12, 2.7, 3.5),
        x - 1,
        y - 3.4 - (x - 7) * 0.2,
      ),
    )
    .join('')

const breaded = (x: number, y: number, turn: number, w: number, h: number, colour: string) =>
  moved(
    turned(
      body(
        `M2 0 H${w - 2} Q${w} 0 ${w} 2 V${h - 2} Q${w} ${h} ${w - 2} ${h} H2 Q0 ${h} 0 ${h - 2} V2 Q0 0 2 0 Z`,
        colour,
      ) +
        Array.from(
          { length: 9 },
          (_, i) =>
            `<circle cx="${(((i * 37) % 90) / 100) * w + 0.8}" cy="${(((i * 53) % 80) / 100) * h + 0.8}" r=".55" fill="${lighten(colour, 0.45)}"/>`,
        ).join(''),
      turn,
      w / 2,
      h / 2,
    ),
    x,
    y,
  )

/** Meat, cured meat, and what is fried in crumbs. */
export const meatFoods: Record<string, string> = {
  prosciutto: slice(2, 3, '#c8404b', -12) + slice(8, 12, '#d2525a', 14),
  bresaola: slice(2, 3, '#7d1626', -12) + slice(8, 12, '#8e1c2e', 14),
  'cooked-ham': slice(2, 3, '#f0a3a6', -12) + slice(8, 12, '#f4b3b4', 14),
  salami:
    speckled(12, 13, 10, '#b5303a', '#fbe6dc', '#8a5a3c') +
    speckled(21, 20, 9.4, '#c13c44', '#fbe6dc', '#8a5a3c'),
  mortadella:
    speckled(15.5, 16, 13, '#f2a7a0', '#fff2ec', '#d98b80') +
    ball(12, 12, 1.1, '#8fae3a') +
    ball(20, 18, 1.1, '#8fae3a') +
    ball(14, 21, 1, '#8fae3a'),
  sausage: links('#b8543a'),
  'pork-chop': chop('#ef9a94'),
  ribs: ribs('#c8524a'),
  'minced-meat': mince('#cf4b4b'),
  'chicken-breast': fillet('#f7c9b4', '#f0b59c'),
  cutlet: breaded(2, 5, -8, 19, 13, '#d9942f') + breaded(10, 15, 10, 19, 12, '#e0a040'),
  'fish-finger':
    breaded(3, 5, -14, 24, 6, '#dd9a35') +
    breaded(4, 13, 4, 24, 6, '#e3a645') +
    breaded(3, 21, -6, 24, 6, '#d68f2c'),
  'roast-chicken': roast('#d1822f'),
  meatballs:
    round(16, 22, 14, 6.4, '#c8402c') +
    [
      [10, 17],
      [20, 16],
      [15, 21.4],
      [24, 21],
      [7, 22.4],
    ]
      .map(([x = 0, y = 0]) => ball(x, y, 5.2, '#8a4f2c'))
      .join('') +
    body('M14 9 C16 5 20 5 22 7 C21 10 17 12 14 9 Z', '#5fa63c'),
  arancini: [
    [10, 19],
    [22, 19],
    [16, 11],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ball(x, y, 7.4, '#d9892b') +
        Array.from(
          { length: 7 },
          (_, i) =>
            `<circle cx="${x - 4 + ((i * 31) % 9)}" cy="${y - 4 + ((i * 17) % 9)}" r=".6" fill="#f3c779"/>`,
        ).join(''),
    )
    .join(''),
  skewer: skewer(10) + skewer(19) + skewer(28),
  truffle:
    ball(13, 17, 9.5, '#3b2f2a') +
    [9, 13, 17, 11, 15].map((x, i) => ball(x, 11 + i * 2.6, 1.5, '#524139')).join('') +
    round(23, 21, 6.4, 5.6, '#c9ab84') +
    line('M19.4 20 C21 22 23 19.6 25 21.6 S27.6 21 28 22 M20 23 C22 24.6 24 22.6 26.6 24.4', '#7d6044', 0.7),
  plate:
    round(16, 18, 14, 10, '#e9edf2') +
    round(16, 17.4, 9, 6, '#fbfcfe') +
    line('M2.8 21 C8 29 24 29 29.2 21', '#c9d1db', 0.8),
  foil:
    body('M4 10 L22 4 L28 9 L10 15 Z', '#dfe5ea') +
    body('M4 10 L10 15 V26 L4 21 Z', '#aab4bd') +
    flat('M10 15 L28 9 V20 L10 26 Z', '#c8d0d7') +
    line('M13 15.6 V23.6 M18 13.4 V21.6 M23 11.8 V19.6', '#eef2f5', 1.1),
}
