import { darken, lighten } from '../colour.ts'
import { ball, body, flat, line, moved, round, shine, tube, turned } from './shade.ts'

const CRUST = '#cf8a3f'

const roll = (cx: number, cy: number, rx: number, ry: number, colour: string) =>
  round(cx, cy, rx, ry, colour) +
  line(
    `M${cx - rx * 0.5} ${cy - ry * 0.2} Q${cx} ${cy - ry * 0.9} ${cx + rx * 0.5} ${cy - ry * 0.2}`,
    lighten(colour, 0.5),
    1.1,
    0.9,
  )

function bun(): string {
  const seeds = [
    [10, 10],
    [14, 8],
    [18, 8.4],
    [22, 10.4],
    [13, 12],
    [19, 12],
  ].map(([x = 0, y = 0]) => round(x, y, 0.8, 0.5, '#fff0cf', 20, 0.2))
  return (
    body('M4 24 H28 V26 C28 28.4 26 29 24 29 H8 C6 29 4 28.4 4 26 Z', '#e0a557') +
    flat('M4 20.4 H28 V24 H4 Z', '#fbe8c4') +
    body('M4 20.6 C4 11 9 5.4 16 5.4 C23 5.4 28 11 28 20.6 Z', CRUST) +
    seeds.join('')
  )
}

function cracker(x: number, y: number, turn: number): string {
  const holes = [3, 7, 11].flatMap((px) =>
    [3, 7, 11].map((py) => `<circle cx="${px}" cy="${py}" r=".7" fill="#b9812f"/>`),
  )
  return moved(
    turned(
      body('M1 2 Q1 0 3 0 H11 Q14 0 14 2 V12 Q14 14 12 14 H3 Q1 14 1 12 Z', '#eec27a', 0.7) + holes.join(''),
      turn,
      7,
      7,
    ),
    x,
    y,
  )
}

const toast = (x: number, y: number, turn: number) =>
  moved(
    turned(
      body('M0 4 C-1 0 16 0 15 4 V15 Q15 17 13 17 H2 Q0 17 0 15 Z', '#c27f35', 0.8) +
        body(
          'M1.8 4.6 C1.6 2.4 13.4 2.4 13.2 4.6 V14 Q13.2 15.2 12 15.2 H3 Q1.8 15.2 1.8 14 Z',
          '#ecbf76',
          0.6,
        ),
      turn,
      7,
      8,
    ),
    x,
    y,
  )

const tarallo = (cx: number, cy: number, r: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#b9762c" stroke-width="${r * 0.86}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#dfa658" stroke-width="${r * 0.6}"/><circle cx="${cx - 0.3}" cy="${cy - 0.4}" r="${r}" fill="none" stroke="#f6d292" stroke-width="${r * 0.16}" stroke-dasharray="3 2"/>`

/** Bread, its substitutes and pastry. */
export const bakeryFoods: Record<string, string> = {
  'bread-roll': roll(11, 14, 8.6, 6.4, CRUST) + roll(21, 21, 9, 6.8, '#d99a4e'),
  'burger-bun': bun(),
  'hot-dog-bun': turned(
    body('M3 12 C3 8 29 8 29 12 V20 C29 24 3 24 3 20 Z', CRUST) +
      flat('M4 15 H28 V17.6 H4 Z', '#fbe8c4') +
      shine(12, 11, 6, 1, 0, 0.4),
    -16,
  ),
  cracker: cracker(2, 4, -12) + cracker(14, 8, 14) + cracker(7, 16, 4),
  toast: toast(2, 4, -10) + toast(12, 9, 10),
  breadstick: [6, 11, 16, 21, 26]
    .map((x, i) =>
      tube(`M${x} 30 C${x + 1} 20 ${x - 1} 12 ${x + (i - 2)} 3`, i % 2 ? '#d39a4f' : '#e3b06a', 3.4),
    )
    .join(''),
  tarallo: tarallo(10, 11, 5.4) + tarallo(22, 13, 5.2) + tarallo(15, 23, 5.4),
  panettone:
    body('M6 17 C2 9 9 3 16 3 C23 3 30 9 26 17 Z', '#8f5323') +
    body('M6 16 H26 V27 Q26 29.4 23.6 29.4 H8.4 Q6 29.4 6 27 Z', '#d9a15a', 0.7) +
    [9, 13, 17, 21].map((x) => line(`M${x + 1} 18 V28`, '#b67b37', 0.7, 0.6)).join('') +
    ball(11, 9, 1, '#e7b75c') +
    ball(18, 7.4, 1, '#5b2b12') +
    ball(21, 12, 1, '#e7b75c') +
    ball(14, 12.6, 1, '#5b2b12'),
  cannolo: turned(
    tube('M5 16 H27', '#c67a34', 11) +
      round(4.4, 16, 2.4, 5, '#fffaf0') +
      round(27.6, 16, 2.4, 5, '#fffaf0') +
      ball(28.4, 13.6, 1.2, '#7db13f') +
      ball(3.6, 18, 1.2, '#c22a2a'),
    -18,
  ),
  'pain-au-chocolat': turned(
    body('M4 11 C4 8 28 8 28 11 V22 C28 25 4 25 4 22 Z', '#c8833a') +
      line('M8 9.4 V23.6 M13 9 V24 M19 9 V24 M24 9.4 V23.6', '#8f5520', 1, 0.8) +
      ball(4.6, 14, 1.6, '#3f1f10') +
      ball(4.6, 19, 1.6, '#3f1f10'),
    -12,
  ),
  crisps: [
    [10, 11, -20],
    [21, 10, 24],
    [12, 21, 14],
    [22, 22, -16],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      turned(
        round(x, y, 8, 5.6, '#f3bd3e') +
          line(`M${x - 5} ${y + 1} Q${x} ${y - 3.4} ${x + 5} ${y + 1}`, darken('#f3bd3e', 0.22), 0.9, 0.7),
        turn,
        x,
        y,
      ),
    )
    .join(''),
}
