import { darken, lighten } from '../colour.ts'
import { ball, body, flat, line, moved, round, shine } from './shade.ts'

/** A wedge with its rind. */
function wedge(paste: string, rind: string, marks = ''): string {
  return (
    body('M3 17 L20 7 C26 8.6 29 12 29.4 16 L29.4 23 L3 26 Z', paste, 0.5) +
    flat('M3 17 L20 7 C26 8.6 29 12 29.4 16 Z', lighten(paste, 0.32)) +
    body('M29.4 16 C29 12 26 8.6 20 7 L21 6 C27 7.4 30.6 11 31 15.6 L31 22.6 L29.4 23 Z', rind, 0.6) +
    marks
  )
}

const grain = (colour: string) =>
  line(
    'M7 20 l1.4 .4 M11 22 l1.6 -.2 M15 19 l1.2 .5 M19 22 l1.6 .1 M23 19.4 l1.4 .2 M9 23.6 l1 0 M25 21.8 l1 .2',
    colour,
    0.7,
    0.7,
  )

const veins = line(
  'M6 19 q2 1 3 3 M12 18 q1 3 3 3.4 M18 17.4 q2 1 2 4 M24 17 q.4 2.6 2.4 3.6 M14 12.4 q3 .4 4 -1.6 M21 11 q1 2 4 1.6',
  '#3f7d6a',
  1.1,
  0.85,
)

const tubOf = (colour: string, filling: string) =>
  body('M4 13 H28 L25.6 27 Q25.4 28.6 23.6 28.6 H8.4 Q6.6 28.6 6.4 27 Z', colour, 0.6) +
  round(16, 13, 12, 3.6, filling, 0, 0.5)

/** Cheese and what is made of milk. */
export const cheeseFoods: Record<string, string> = {
  parmesan: wedge('#f2d489', '#b98a2e', grain('#c49b45')),
  pecorino: wedge('#f7ecc6', '#4a3a2a', grain('#d1bd87')),
  gorgonzola: wedge('#f6efd8', '#c9a36b', veins),
  brie: wedge('#fbeec2', '#f7f4ec', line('M5 18.6 L28 15.6', '#f7f4ec', 1.4)),
  scamorza:
    body(
      'M16 3 C19 3 19.6 5.6 18.6 8 C23 9.4 26 14 26 19 C26 26 21.6 29.4 16 29.4 C10.4 29.4 6 26 6 19 C6 14 9 9.4 13.4 8 C12.4 5.6 13 3 16 3 Z',
      '#dba04a',
    ) +
    line('M12.6 8.4 C15 9.4 17 9.4 19.4 8.4', '#9c6a24', 1.3) +
    shine(12.6, 15, 2, 4.4, 18, 0.4),
  mozzarella:
    ball(12.6, 14, 9.6, '#fbf8f0') +
    ball(21.4, 20, 8.4, '#fdfbf5') +
    line('M7 20.6 C10 23 14 23.6 16 22.4', '#d8d2c2', 0.7) +
    shine(9.6, 9.6, 2.6, 1.6) +
    body('M20 8 C23 4 27 4 29 6 C28 9.6 24 11.4 20 8 Z', '#5fa63c'),
  ricotta:
    body('M7 27 L9.4 12 C11 9 21 9 22.6 12 L25 27 Z', '#fdfaf2', 0.7) +
    line('M10.4 12 L9 26 M13.6 11 L13 26.6 M16.8 10.8 V26.8 M20 11.2 L20.8 26.4', '#e3dccb', 0.8) +
    round(16, 27, 11, 2.6, '#e9eef2', 0, 0.4),
  'cream-cheese':
    tubOf('#7fb4df', '#fffaf0') +
    body('M9 12.6 C11 8 20 7 23 12 C20 14.6 12 15 9 12.6 Z', '#fffdf6') +
    shine(14, 10.4, 3, 1),
  'cream-jug':
    body(
      'M8 9 C8 7.6 24 7.6 24 9 L22.6 26 C22.4 28 20.6 28.6 16 28.6 C11.4 28.6 9.6 28 9.4 26 Z',
      '#eef3f8',
    ) +
    line('M24 12 C29.4 12 29 21 23.4 21', '#dfe6ee', 2.2) +
    round(16, 9.2, 7.6, 2, '#fffaf0') +
    body('M7.6 8.6 L5 6.6 L10 7.6 Z', '#eef3f8'),
  yogurt:
    tubOf('#eef4fb', '#fffdf8') +
    body('M8.6 13 C11 9.4 14 12 16 8.4 C18 12 21 9.4 23.4 13 C20 15.4 12 15.4 8.6 13 Z', '#ffffff') +
    line('M11 13 C14 11.6 18 11.6 21 13', '#e3e0d8', 0.8),
  tofu:
    body('M4 13 L17 8 L29 12 L29 22 L15.6 27.6 L4 22.4 Z', '#f4ead2', 0.5) +
    flat('M4 13 L17 8 L29 12 L15.8 17.4 Z', '#fffaf0') +
    flat('M15.8 17.4 L29 12 V22 L15.6 27.6 Z', darken('#f4ead2', 0.09)),
  mayonnaise:
    body(
      'M7 22 C5 18 9 15 12 16 C10 12 15 9.6 17.6 12 C17.4 8.4 23 8 23 12 C27 13 27.6 18 25 20 C26 25 21 27.6 16 27.4 C11 27.4 7.6 25.4 7 22 Z',
      '#fbeec0',
    ) + line('M11 20 C14 17 18 17.6 20 20 M15.6 14.6 C18 13.4 20.6 14 21.6 16', '#e0c877', 0.9),
  mustard:
    body(
      'M7 22 C5 18 9 15 12 16 C10 12 15 9.6 17.6 12 C17.4 8.4 23 8 23 12 C27 13 27.6 18 25 20 C26 25 21 27.6 16 27.4 C11 27.4 7.6 25.4 7 22 Z',
      '#e3a91c',
    ) + line('M11 20 C14 17 18 17.6 20 20 M15.6 14.6 C18 13.4 20.6 14 21.6 16', '#a8760a', 0.9),
  'ice-pop':
    body('M9 13 C9 5 23 5 23 13 V22 H9 Z', '#5b3220') +
    body('M13.8 22 H18.2 V29 Q16 30.6 13.8 29 Z', '#e6c489') +
    flat('M9 13 C9 5 23 5 23 13 L20 15 L17 12.6 L13 15.4 Z', lighten('#5b3220', 0.2)) +
    shine(12.4, 11, 1.2, 3, 14, 0.35),
  'fruit-cup':
    flat('M5 12 H27 L24.6 28 H7.4 Z', '#e6f3fb') +
    [
      [10, 16, '#e8483d'],
      [16, 15, '#f6b21b'],
      [22, 16, '#8cc63f'],
      [12, 21, '#f6b21b'],
      [18.4, 20.6, '#e8483d'],
      [15, 25, '#8a4fd1'],
      [21, 24, '#f08c2e'],
    ]
      .map(([x, y, c]) => ball(Number(x), Number(y), 3.1, String(c)))
      .join('') +
    line('M5 12 H27', '#bcd9ea', 1.4),
  'sugar-cubes': [
    [5, 15],
    [15, 15],
    [10, 6],
  ]
    .map(([x, y]) =>
      moved(
        body('M0 3 L6 0 L12 3 V10 L6 13 L0 10 Z', '#f4f1ea', 0.4) +
          flat('M0 3 L6 0 L12 3 L6 6 Z', '#ffffff') +
          flat('M6 6 L12 3 V10 L6 13 Z', '#dcd7cb'),
        Number(x),
        Number(y),
      ),
    )
    .join(''),
}
