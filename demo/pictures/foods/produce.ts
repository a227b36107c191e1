import { darken, lighten } from '../colour.ts'
import { ball, body, line, moved, round, shine, tube, turned } from './shade.ts'

function cluster(points: [number, number][], r: number, colour: string): string {
  return points
    .map(([x, y]) => ball(x, y, r, colour) + shine(x - r * 0.3, y - r * 0.4, r * 0.24, r * 0.16))
    .join('')
}

const BERRY: [number, number][] = [
  [16, 27],
  [12, 24.6],
  [20, 24.6],
  [16, 23],
  [9.4, 20.6],
  [14, 20],
  [18, 20],
  [22.6, 20.6],
  [11.4, 16.6],
  [16, 16.6],
  [20.6, 16.6],
  [9.6, 13.4],
  [14, 13],
  [18, 13],
  [22.4, 13.4],
]
const crown = body('M16 12 L9 8 L13.4 8.4 L12.6 4.4 L16 7.4 L19.4 4.4 L18.6 8.4 L23 8 Z', '#5da53a')

const nut = (x: number, y: number, r: number, colour: string) =>
  body(
    `M${x} ${y - r} C${x + r * 1.2} ${y - r * 0.8} ${x + r} ${y + r} ${x} ${y + r * 1.1} C${x - r} ${y + r} ${x - r * 1.2} ${y - r * 0.8} ${x} ${y - r} Z`,
    colour,
  ) + round(x, y + r * 0.72, r * 0.66, r * 0.34, lighten(colour, 0.5), 0, 0.4)

const almond = (x: number, y: number, turn: number) =>
  moved(
    turned(
      body('M6 0 C11 3 12 9 8 14.6 Q6 16.6 4 14.6 C0 9 1 3 6 0 Z', '#b97a42') +
        line('M6 2.4 V13.4 M4 4.6 C3 8 3.4 10.6 4.4 12.6 M8 4.6 C9 8 8.6 10.6 7.6 12.6', '#8a5425', 0.6, 0.7),
      turn,
      6,
      8,
    ),
    x,
    y,
  )

function artichoke(): string {
  const rows = [
    [
      [16, 24, 9],
      [9.6, 21, 7],
      [22.4, 21, 7],
    ],
    [
      [12.4, 17, 7],
      [19.6, 17, 7],
    ],
    [[16, 12.6, 7]],
  ] as [number, number, number][][]
  const leaf = ([x, y, h]: [number, number, number]) =>
    body(
      `M${x} ${y - h} C${x + 5.4} ${y - h * 0.4} ${x + 5} ${y + 3} ${x} ${y + 3.6} C${x - 5} ${y + 3} ${x - 5.4} ${y - h * 0.4} ${x} ${y - h} Z`,
      '#7d9b52',
    ) + line(`M${x} ${y - h + 1.6} L${x} ${y - h + 3.4}`, '#7a4b86', 1.6)
  return (
    line('M16 26 V30.6', '#6f8f4a', 4) +
    rows
      .toReversed()
      .flatMap((row) => row.map(leaf))
      .join('')
  )
}

const spear = (x: number, turn: number) =>
  turned(
    tube(`M${x} 30 V10`, '#7fb04a', 3.4) +
      body(
        `M${x} 2 C${x + 3} 5 ${x + 3} 9 ${x + 1.7} 12 H${x - 1.7} C${x - 3} 9 ${x - 3} 5 ${x} 2 Z`,
        '#5d7f45',
      ) +
      line(`M${x - 1.6} 7 L${x} 9 L${x + 1.6} 7 M${x - 1.4} 16 L${x} 17.6 L${x + 1.4} 16`, '#4c3a66', 0.8),
    turn,
    x,
    18,
  )

const celery =
  [9, 13, 17, 21]
    .map((x, i) => tube(`M${x + 1.6} 30 C${x} 22 ${x} 16 ${x - 2 + i * 1.2} 11`, '#a9cf6a', 4))
    .join('') +
  [
    [7, 8],
    [13, 5],
    [19, 5.6],
    [25, 9],
  ]
    .map(([x, y]) =>
      body(
        `M${x} ${y} m-4.4 2 c-1.6 -3 2 -5 3 -4.4 c.6 -2.8 4.6 -2.6 4.8 0 c2.6 -.4 4 3 1.6 5 c-2 2 -7.4 2 -9.4 -.6 Z`,
        '#4f9a3c',
      ),
    )
    .join('')

const fennel =
  line('M12 12 L8 2 M16 11 L16 1 M20 12 L24 2', '#9cc46a', 2.6) +
  line('M8 2 l-3 2 M8 2 l2 3 M16 1 l-3 3 M16 1 l3 3 M24 2 l3 2 M24 2 l-2 3', '#5fa63c', 1.1) +
  body('M16 10 C25 10 29 17 27 23 C25.6 28 20 30 16 30 C12 30 6.4 28 5 23 C3 17 7 10 16 10 Z', '#eef3d8') +
  line(
    'M16 12 C12 17 12 24 14 29 M16 12 C20 17 20 24 18 29 M10 13 C7 18 8 24 10 27 M22 13 C25 18 24 24 22 27',
    '#b9d08a',
    0.9,
  )

const pumpkin =
  round(7.6, 19, 6, 9.4, '#e8871e') +
  round(24.4, 19, 6, 9.4, '#e8871e') +
  round(12, 19, 6, 10, '#ef9330') +
  round(20, 19, 6, 10, '#ef9330') +
  round(16, 19, 5, 10.4, '#f5a140') +
  line('M16 9.4 C15.6 6 17 4 19.4 3.4', '#6f8a3a', 3)

/** Fruit and vegetables that the icon set does not have, nuts, spices. */
export const produceFoods: Record<string, string> = {
  raspberry: cluster(BERRY, 3, '#d6295b') + crown,
  blackberry: cluster(BERRY, 3, '#3d2352') + crown,
  dates:
    round(12, 14, 9, 4.6, '#7a4220', -30) +
    round(20, 21, 9, 4.6, '#8f5227', -24) +
    line('M6 17 C9 15 13 12 17 10 M14.6 24 C18 22 22 19 25.6 17.4', '#b77a45', 0.8, 0.8),
  hazelnut: nut(11, 13, 7.4, '#a9652c') + nut(22, 14.6, 6.6, '#b8763a') + nut(16, 23, 6.6, '#9c5a24'),
  almond: almond(3, 3, -34) + almond(15, 4, 26) + almond(9, 13, 74),
  artichoke: artichoke(),
  asparagus:
    spear(9, -8) + spear(14, -2) + spear(19, 4) + spear(24, 9) + body('M7 20 H26 V24 H7 Z', '#c8102e', 0.6),
  celery,
  fennel,
  pumpkin,
  chickpeas: [
    [8, 10],
    [16, 7],
    [24, 11],
    [11, 17],
    [20, 17],
    [7, 24],
    [15.6, 25],
    [24.4, 23],
  ]
    .map(
      ([x, y]) =>
        ball(x ?? 0, y ?? 0, 4.1, '#e0bb78') +
        line(`M${(x ?? 0) - 0.4} ${(y ?? 0) - 3.4} q1.6 .6 .8 2`, '#a97f3d', 0.7),
    )
    .join(''),
  lentils: [
    [7, 9],
    [14, 7],
    [21, 9],
    [26, 14],
    [10, 14],
    [17, 14],
    [6, 19],
    [13, 20],
    [20.6, 20],
    [26, 21],
    [10, 26],
    [18, 26],
  ]
    .map(([x, y], i) => round(x ?? 0, y ?? 0, 3.5, 2.5, i % 3 === 0 ? '#7c6b34' : '#93803f', i * 31))
    .join(''),
  pepper: [
    [9, 10],
    [17, 8],
    [24, 12],
    [13, 16],
    [21, 19],
    [8, 20],
    [15, 24],
    [24, 26],
  ]
    .map(([x, y]) => ball(x ?? 0, y ?? 0, 3.1, '#3a2f2b'))
    .join(''),
  juniper:
    body('M4 8 C12 4 20 6 28 3 C24 10 14 12 4 8 Z', '#4d7f4a') +
    ball(11, 17, 5.4, '#344a86') +
    ball(21, 15, 5, '#3f5797') +
    ball(16.6, 24, 5.4, '#2c3f78') +
    shine(9.6, 15, 1.2, 0.8),
  cinnamon:
    tube('M5 25 L25 5', '#a8642d', 6) +
    tube('M9 29 L29 10', '#8f5222', 5.4) +
    tube('M3 19 L18 4', '#b9743a', 5),
  'star-anise':
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((a) =>
        turned(
          body('M16 14 C13.6 10 14 5 16 2 C18 5 18.4 10 16 14 Z', '#8a4b1f') +
            round(16, 8, 1.1, 1.8, '#d08b3f'),
          a,
        ),
      )
      .join('') + ball(16, 16, 2.6, '#6d3714'),
  hops:
    line('M16 8 C15 4 18 2 20 2', '#4d7f2c', 1.6) +
    [
      [16, 26],
      [11, 22],
      [21, 22],
      [16, 20],
      [10, 16],
      [22, 16],
      [16, 14],
      [12, 11],
      [20, 11],
    ]
      .map(([x = 0, y = 0]) =>
        body(
          `M${x} ${y + 4} C${x - 5} ${y + 1} ${x - 4.4} ${y - 4} ${x} ${y - 4.6} C${x + 4.4} ${y - 4} ${x + 5} ${y + 1} ${x} ${y + 4} Z`,
          '#8fbf45',
        ),
      )
      .join(''),
  'coffee-bean': [
    [10, 12, -30],
    [21, 11, 24],
    [15.6, 22, 8],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      turned(
        round(x, y, 6, 8, '#5a3016') +
          line(
            `M${x} ${y - 7} C${x + 3} ${y - 2} ${x - 3} ${y + 2} ${x} ${y + 7}`,
            darken('#5a3016', 0.5),
            1.3,
          ),
        turn,
        x,
        y,
      ),
    )
    .join(''),
  soy:
    body('M4 18 H28 C28 25 23 28.4 16 28.4 C9 28.4 4 25 4 18 Z', '#f2efe8', 0.6) +
    round(16, 18, 12, 3.8, '#3a1c10') +
    shine(12, 17, 4, 0.9, -6, 0.4) +
    line('M20 4 L9 17 M24 5 L13 17.4', '#c2342b', 1.3),
}
