import { darken, lighten, mix } from '../colour.ts'
import { label } from '../label.ts'
import { clipped, fall, groundShadow, oval, rect, roundShade, shape, stroke } from '../parts.ts'
import type { Theme } from '../theme.ts'

/** Plastic of detergents and cosmetics takes the colour of the line. */
const plastic = ({ base, variety, style }: Theme) =>
  style === 'band' || style === 'poster' ? base : style === 'frame' ? lighten(variety, 0.55) : variety

const whole = { x: 200, y: 40, width: 600, height: 920 }

/** Shaped bottle with a flip cap: shampoo, detergent, sauces. */
export function flask(theme: Theme): string {
  const colour = plastic(theme)
  const body =
    'M420 220C330 236 292 300 288 392C284 520 300 560 300 660C300 760 286 800 290 866Q296 908 344 912Q500 924 656 912Q704 908 710 866C714 800 700 760 700 660C700 560 716 520 712 392C708 300 670 236 580 220Z'
  return (
    groundShadow(500, 914, 230, 28) +
    shape(body, colour) +
    clipped(
      'pack',
      body,
      fall(whole, 'tone', [
        [0, '#fff', 0.25],
        [0.5, '#fff', 0],
        [1, '#000', 0.16],
      ]) +
        clipped(
          'label',
          'M320 350Q500 336 680 350L676 840Q500 858 324 840Z',
          label(theme, { x: 316, y: 340, width: 368, height: 512 }),
        ) +
        roundShade({ x: 286, y: 200, width: 428, height: 740 }, 'gloss'),
    ) +
    clipped(
      'cap',
      'M408 116Q410 96 432 94H568Q590 96 592 116L600 222Q500 240 400 222Z',
      rect({ x: 390, y: 80, width: 220, height: 170 }, darken(theme.base, 0.1)) +
        stroke('M392 176Q500 192 608 176', '#fff', 4, 0.35) +
        roundShade({ x: 400, y: 80, width: 200, height: 170 }, 'satin', 'cap'),
    )
  )
}

/** Trigger spray. */
export function spray(theme: Theme): string {
  const colour = mix(plastic(theme), '#ffffff', 0.12)
  const body =
    'M440 330C440 400 330 420 318 520V860Q318 906 368 910Q500 922 632 910Q682 906 682 860V520C670 420 560 400 560 330Z'
  const head = darken(theme.base, 0.06)
  return (
    groundShadow(500, 912, 206, 26) +
    shape(body, colour) +
    clipped(
      'pack',
      body,
      clipped(
        'label',
        'M324 520Q500 548 676 520V850Q500 876 324 850Z',
        label(theme, { x: 322, y: 528, width: 356, height: 342 }),
      ) + roundShade({ x: 318, y: 320, width: 364, height: 620 }, 'gloss'),
    ) +
    rect({ x: 436, y: 280, width: 128, height: 64 }, '#f1f3f5', 10) +
    stroke('M456 290V334M478 290V334M500 290V334M522 290V334M544 290V334', '#000', 4, 0.12) +
    shape(
      'M432 284C430 240 410 226 372 214L300 206Q288 204 288 190V158Q288 146 300 144L560 118Q606 116 616 160L628 284Z',
      head,
    ) +
    shape('M300 150L560 124Q590 122 604 144L300 170Z', '#fff', 0.25) +
    rect({ x: 258, y: 158, width: 36, height: 40 }, theme.accent, 6) +
    stroke('M398 226C380 262 366 292 372 336', darken(head, 0.25), 26) +
    stroke('M398 226C380 262 366 292 372 336', lighten(head, 0.15), 12)
  )
}

/** A tube standing on its cap. */
export function tube(theme: Theme): string {
  const body = 'M318 96H682L640 760Q500 790 360 760Z'
  const box = { x: 318, y: 96, width: 364, height: 690 }
  return (
    groundShadow(500, 914, 170, 24) +
    clipped(
      'pack',
      body,
      rect(
        box,
        theme.style === 'frame'
          ? '#fdf8ec'
          : theme.style === 'band' || theme.style === 'poster'
            ? theme.variety
            : theme.base,
      ) +
        label(theme, { x: 340, y: 150, width: 320, height: 610 }) +
        roundShade({ x: 330, y: 96, width: 340, height: 700 }, 'satin'),
    ) +
    rect({ x: 316, y: 84, width: 368, height: 44 }, '#e6eaee') +
    stroke('M322 96H678M322 108H678M322 120H678', '#000', 3, 0.12) +
    clipped(
      'cap',
      'M372 764Q500 792 628 764L620 900Q500 922 380 900Z',
      rect({ x: 360, y: 750, width: 280, height: 180 }, '#f4f6f8') +
        Array.from({ length: 11 }, (_, i) => stroke(`M${384 + i * 23} 784V900`, '#000', 4, 0.08)).join('') +
        roundShade({ x: 372, y: 750, width: 256, height: 180 }, 'satin', 'cap'),
    )
  )
}

/** Canister with a handle: five litres of oil, detergent for the trade. */
export function canister(theme: Theme): string {
  const isOil = theme.spec.food === 'olive' || theme.spec.food === 'sunflower'
  const colour = isOil ? mix(theme.base, '#caa23a', 0.55) : '#eef1f3'
  const body =
    'M250 300Q250 248 300 244H400L430 196H660Q724 198 740 260L756 860Q756 906 706 910Q500 922 294 910Q244 906 246 860Z'
  return (
    groundShadow(500, 914, 290, 32) +
    shape(body, colour) +
    shape(
      'M470 262Q470 244 490 242H640Q668 244 672 268L676 330Q676 346 656 348H492Q470 346 470 326Z',
      '#ffffff',
    ) +
    shape('M470 262Q470 244 490 242H640Q668 244 672 268L673 280H470Z', '#000', 0.18) +
    clipped(
      'pack',
      body,
      fall(whole, 'tone', [
        [0, '#fff', 0.3],
        [0.4, '#fff', 0],
        [1, '#000', 0.14],
      ]) +
        clipped(
          'label',
          'M282 392Q500 404 722 392L724 850Q500 864 280 850Z',
          label(theme, { x: 278, y: 392, width: 448, height: 470 }),
        ) +
        roundShade({ x: 244, y: 180, width: 514, height: 740 }, 'satin'),
    ) +
    clipped(
      'cap',
      'M284 176H396V250H284Z',
      rect({ x: 284, y: 170, width: 112, height: 84 }, theme.base) +
        stroke('M300 184V250M320 184V250M340 184V250M360 184V250M380 184V250', '#000', 4, 0.15) +
        roundShade({ x: 284, y: 170, width: 112, height: 84 }, 'satin', 'cap'),
    ) +
    oval(340, 176, 56, 12, lighten(theme.base, 0.2))
  )
}

/** Rolls in film: kitchen paper, toilet paper, bin bags. */
export function rolls(theme: Theme): string {
  const roll = (cx: number, top: number) =>
    clipped(
      `roll${cx}${top}`,
      `M${cx - 118} ${top}V${top + 330}Q${cx} ${top + 386} ${cx + 118} ${top + 330}V${top}Z`,
      rect({ x: cx - 118, y: top - 30, width: 236, height: 420 }, '#fbfbfa') +
        stroke(
          `M${cx - 60} ${top + 60}q20 16 0 34M${cx + 20} ${top + 120}q20 16 0 34M${cx - 20} ${top + 210}q20 16 0 34M${cx + 66} ${top + 250}q20 16 0 34`,
          '#b9cfe4',
          6,
          0.7,
        ) +
        roundShade({ x: cx - 118, y: top - 30, width: 236, height: 420 }, 'matt', 'roll'),
    ) +
    oval(cx, top, 118, 34, '#ffffff') +
    oval(cx, top, 118, 34, '#000', 0.05) +
    oval(cx, top, 44, 13, '#b98f5f') +
    oval(cx, top + 2, 32, 9, '#6f5230')
  const film = 'M112 190Q500 150 888 190L900 850Q500 890 100 850Z'
  return (
    groundShadow(500, 872, 410, 34) +
    roll(258, 220) +
    roll(500, 226) +
    roll(742, 220) +
    roll(258, 490) +
    roll(500, 500) +
    roll(742, 490) +
    clipped(
      'film',
      film,
      `<g transform="translate(0 10)">${label(theme, { x: 100, y: 400, width: 800, height: 270 })}</g>` +
        roundShade({ x: 100, y: 150, width: 800, height: 740 }, 'satin'),
    ) +
    stroke('M150 220Q140 520 156 820', '#fff', 16, 0.7) +
    stroke('M846 230Q858 420 848 560', '#fff', 10, 0.6)
  )
}
