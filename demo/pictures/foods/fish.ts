import { darken, lighten } from '../colour.ts'
import { ball, body, line, round, shine, turned } from './shade.ts'

function fish(back: string, belly: string): string {
  return turned(
    body('M25 16 L31 10.4 C30.4 14 30.4 18 31 21.6 Z', darken(back, 0.1)) +
      body('M12 9.4 C15 5.6 20 6 23 10 Z', darken(back, 0.14)) +
      body(
        'M1.6 16 C5 9.6 12 8 18 9.4 C22 10.4 25.4 13 27 16 C25.4 19 22 21.6 18 22.6 C12 24 5 22.4 1.6 16 Z',
        belly,
        0.6,
      ) +
      body('M1.6 16 C5 9.6 12 8 18 9.4 C22 10.4 25.4 13 27 16 C20 14.4 10 14.4 1.6 16 Z', back, 0.6) +
      line('M9.4 11.4 C11 14 11 18 9.4 20.8', darken(back, 0.35), 0.8) +
      ball(6.2, 14.4, 1.5, '#ffffff', 0.2) +
      ball(6, 14.4, 0.8, '#1c2733', 0.2) +
      line(
        'M13 17.4 h1.6 M16.6 17.4 h1.6 M20 17 h1.6 M14.8 19.6 h1.6 M18.4 19.2 h1.4',
        lighten(back, 0.3),
        0.7,
        0.8,
      ) +
      shine(14, 11.8, 5, 0.9, 4, 0.4),
    -10,
  )
}

function steak(flesh: string, skin: string, stripe: string): string {
  return (
    body(
      'M2.6 18 C3 11 9 6.6 17 6.6 C25 6.6 30 11 29.6 17 C29.2 22.6 25 26 21 25 C19 22.6 13 22.4 11 25.4 C6 26 2.4 23 2.6 18 Z',
      skin,
      0.6,
    ) +
    body(
      'M4.4 17.4 C5 12 10 8.4 17 8.4 C23.6 8.4 28 12 27.8 16.8 C27.4 21 24.6 23.4 21.6 23 C19.4 20.4 12.8 20.2 10.6 23.4 C7 23.4 4.2 21.4 4.4 17.4 Z',
      flesh,
      0.6,
    ) +
    line(
      'M7 15 C11 11 20 10.4 25 14 M8.4 18.6 C12 15 20 14.6 24.6 17.6 M9 21.4 C12 18.6 15 18 16 18',
      stripe,
      0.9,
      0.85,
    )
  )
}

const halfShell = (x: number, y: number, turn: number, dark: string) =>
  turned(
    body(`M${x} ${y} c-7 3 -9 11 -4 16 c7 1 13 -5 12 -12 c-1.4 -3 -4.6 -4.6 -8 -4 Z`, dark) +
      line(
        `M${x - 4} ${y + 14} c5 -.4 9 -4 9.6 -9 M${x - 5} ${y + 10} c3 -.6 6.4 -3 7.4 -6.6`,
        lighten(dark, 0.35),
        0.7,
        0.7,
      ),
    turn,
    x,
    y + 8,
  )

const fan = (cx: number, cy: number, r: number, colour: string) =>
  body(
    `M${cx} ${cy + r * 0.8} C${cx - r * 1.2} ${cy + r * 0.4} ${cx - r} ${cy - r} ${cx} ${cy - r} C${cx + r} ${cy - r} ${cx + r * 1.2} ${cy + r * 0.4} ${cx} ${cy + r * 0.8} Z`,
    colour,
  ) +
  [0.85, 0.6, 0.35]
    .map((k) =>
      line(
        `M${cx - r * 0.9 * k} ${cy + r * 0.2 * k} C${cx - r * 0.8 * k} ${cy - r * k} ${cx + r * 0.8 * k} ${cy - r * k} ${cx + r * 0.9 * k} ${cy + r * 0.2 * k}`,
        darken(colour, 0.25),
        0.7,
        0.7,
      ),
    )
    .join('')

/** Fish, shellfish. */
export const fishFoods: Record<string, string> = {
  'silver-fish': fish('#8196a6', '#dfe7ec'),
  'blue-fish': fish('#24507e', '#cfdbe4'),
  'salmon-fillet': steak('#f58a63', '#8d99a3', '#ffc9ae'),
  'white-fillet': steak('#f8f2ea', '#c9d2d8', '#ded5c8'),
  mussel:
    halfShell(12, 4, -16, '#20283a') +
    halfShell(22, 11, 20, '#2b3550') +
    round(12.4, 15, 3, 4.4, '#f0a04b', 20),
  clam: fan(11, 14, 9, '#d9c3a0') + fan(21, 20, 9, '#c8ab80'),
}
