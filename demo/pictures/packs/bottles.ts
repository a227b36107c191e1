import { darken, lighten, mix } from '../colour.ts'
import { label } from '../label.ts'
import {
  clipped,
  groundShadow,
  oval,
  rect,
  roundShade,
  shape,
  stroke,
  type Box,
  type Finish,
} from '../parts.ts'
import type { LabelStyle, Theme } from '../theme.ts'

interface Bottle {
  silhouette: string
  /** Colour of the glass or plastic, and of what is in it. */
  glass: string
  liquid: string
  /** Level of the liquid. */
  level: number
  labelBox: Box
  style?: LabelStyle
  finish: Finish
  /** Half the width of its body, and where it stands. */
  half: number
  foot: number
  cap: string
  /** Drawn over the bottle: relief, foil, neck label. */
  over?: string
}

/** A bottle is its silhouette filled with glass and liquid, its label bent by light, and its cap. */
function bottleOf(
  theme: Theme,
  { silhouette, glass, liquid, level, labelBox, style, finish, half, foot, cap, over = '' }: Bottle,
): string {
  const whole = { x: 200, y: 20, width: 600, height: 940 }
  const { x, y, width: w, height: h } = labelBox
  const bent = `M${x - 4} ${y}Q${x + w / 2} ${y + 20} ${x + w + 4} ${y}V${y + h}Q${x + w / 2} ${y + h + 20} ${x - 4} ${y + h}Z`
  const shadeBox = { x: 500 - half, y: 20, width: half * 2, height: 940 }
  return (
    groundShadow(500, foot, half * 1.16, 26) +
    shape(silhouette, glass) +
    clipped(
      'pack',
      silhouette,
      rect({ ...whole, y: level, height: 960 - level }, liquid) +
        clipped(
          'label',
          bent,
          `<g transform="translate(0 6)">${label(theme, { ...labelBox, height: h + 8 }, style ?? theme.style)}</g>`,
        ) +
        roundShade(shadeBox, finish) +
        over,
    ) +
    cap
  )
}

const screwCap = (cx: number, y: number, width: number, height: number, colour: string) => {
  const x = cx - width / 2
  const ribs = Array.from({ length: 7 }, (_, i) =>
    stroke(`M${x + (width * (i + 1)) / 8} ${y + 10}V${y + height - 6}`, '#000', 3, 0.16),
  ).join('')
  return clipped(
    `cap${cx}`,
    `M${x} ${y + 8}Q${cx} ${y - 8} ${x + width} ${y + 8}V${y + height}Q${cx} ${y + height + 14} ${x} ${y + height}Z`,
    rect({ x, y: y - 8, width, height: height + 24 }, colour) +
      ribs +
      roundShade({ x, y: y - 8, width, height: height + 24 }, 'satin', 'cap'),
  )
}

/** PET bottle of water: waist and rings. */
export function water(theme: Theme): string {
  const tint = mix('#dff1fb', theme.base, 0.1)
  return bottleOf(theme, {
    silhouette:
      'M452 150V186C452 224 366 262 352 352C346 400 352 420 352 452C352 470 360 478 360 500C360 520 352 528 352 548V690C352 706 360 714 360 730C360 746 352 752 352 768V880Q352 912 384 914Q500 922 616 914Q648 912 648 880V768C648 752 640 746 640 730C640 714 648 706 648 690V548C648 528 640 520 640 500C640 478 648 470 648 452C648 420 654 400 648 352C634 262 548 224 548 186V150Z',
    glass: lighten(tint, 0.4),
    liquid: mix(tint, '#bfe2f4', 0.5),
    level: 236,
    labelBox: { x: 346, y: 448, width: 308, height: 290 },
    finish: 'gloss',
    half: 152,
    foot: 914,
    cap: screwCap(500, 96, 108, 62, theme.base),
    over:
      stroke('M356 390Q500 420 644 390M354 800Q500 824 646 800M356 842Q500 866 644 842', '#fff', 7, 0.6) +
      stroke('M354 394Q500 424 646 394', '#4f93b8', 3, 0.3) +
      stroke('M392 330V420M392 790V880', '#fff', 16, 0.7),
  })
}

/** Soft drink in PET, coloured by what is in it. */
export function soda(theme: Theme): string {
  const cola = /cola|chinotto/i.test(theme.spec.name)
  const liquid = cola ? '#3a1710' : mix(theme.variety, '#fff6e0', 0.25)
  return bottleOf(theme, {
    silhouette:
      'M456 140V188C456 240 360 268 346 386C340 450 350 470 350 500V742C350 764 344 780 344 806V876Q346 904 372 910Q388 916 404 902Q420 918 440 912Q460 902 500 914Q540 902 560 912Q580 918 596 902Q612 916 628 910Q654 904 656 876V806C656 780 650 764 650 742V500C650 470 660 450 654 386C640 268 544 240 544 188V140Z',
    glass: mix(liquid, '#f4fbff', 0.72),
    liquid,
    level: 232,
    labelBox: { x: 344, y: 440, width: 312, height: 312 },
    finish: 'gloss',
    half: 156,
    foot: 912,
    cap: screwCap(500, 88, 104, 60, darken(theme.base, 0.05)),
    over: stroke('M382 340C372 390 374 420 376 440M378 770V870', '#fff', 15, 0.55),
  })
}

/** Plain plastic or glass bottle: seed oil, passata, drinking yogurt. */
export function bottle(theme: Theme): string {
  const liquid = mix(theme.variety, '#fff3d6', 0.18)
  return bottleOf(theme, {
    silhouette:
      'M430 168V236C430 282 322 300 312 400V846Q312 902 366 908Q500 922 634 908Q688 902 688 846V400C678 300 570 282 570 236V168Z',
    glass: mix(liquid, '#fbfdff', 0.7),
    liquid,
    level: 270,
    labelBox: { x: 310, y: 420, width: 380, height: 400 },
    finish: 'gloss',
    half: 188,
    foot: 910,
    cap: screwCap(500, 100, 156, 82, theme.base),
    over: stroke('M346 410V860', '#fff', 13, 0.45),
  })
}

/** Square-shouldered dark bottle of good oil or vinegar. */
export function oil(theme: Theme): string {
  const vinegar = /aceto|balsamic|soia|salsa/i.test(theme.spec.name)
  const glass = vinegar ? '#2b1712' : '#3c4a1e'
  return bottleOf(theme, {
    silhouette:
      'M458 150V292C458 330 344 334 340 392V858Q340 904 388 908Q500 916 612 908Q660 904 660 858V392C656 334 542 330 542 292V150Z',
    glass: lighten(glass, 0.12),
    liquid: glass,
    level: 320,
    labelBox: { x: 350, y: 452, width: 300, height: 392 },
    style: theme.style === 'poster' || theme.style === 'band' ? 'frame' : theme.style,
    finish: 'gloss',
    half: 160,
    foot: 908,
    cap:
      screwCap(500, 84, 96, 92, theme.accent) + rect({ x: 456, y: 196, width: 88, height: 22 }, theme.base),
    over: stroke('M372 400V870', '#fff', 10, 0.4) + stroke('M476 220V300', '#fff', 9, 0.35),
  })
}

const wineGlass = ({ spec }: Theme) =>
  /bianc|pinot|chardonn|vermentino|falanghina|soave|trebbiano|albana|greco|gewürz|pignoletto|malvasia|ortrugo/i.test(
    spec.name,
  )
    ? '#6f7f34'
    : /rosat|rosé|chiaretto|cerasuolo/i.test(spec.name)
      ? '#d98f86'
      : '#22291a'

/** Bordeaux bottle with capsule. */
export function wine(theme: Theme): string {
  const glass = wineGlass(theme)
  const capsule = darken(theme.base, 0.12)
  return bottleOf(theme, {
    silhouette:
      'M454 60H546V300C546 348 652 356 652 452V872Q652 912 608 914Q500 922 392 914Q348 912 348 872V452C348 356 454 348 454 300Z',
    glass: lighten(glass, 0.1),
    liquid: glass,
    level: 340,
    labelBox: { x: 360, y: 520, width: 280, height: 326 },
    style: theme.number % 3 === 0 ? 'medallion' : 'frame',
    finish: 'gloss',
    half: 152,
    foot: 914,
    cap: clipped(
      'capsule',
      'M448 52Q500 42 552 52V286H448Z',
      rect({ x: 448, y: 40, width: 104, height: 250 }, capsule) +
        rect({ x: 448, y: 250, width: 104, height: 12 }, theme.accent) +
        roundShade({ x: 448, y: 40, width: 104, height: 250 }, 'satin', 'capsule'),
    ),
    over: stroke('M376 470V860', '#fff', 10, 0.38),
  })
}

/** Sparkling wine: thick glass, foil down the neck. */
export function sparkling(theme: Theme): string {
  const glass = /rosé|rosat/i.test(theme.spec.name)
    ? '#c9837a'
    : theme.spec.food === 'hops'
      ? '#3a2112'
      : '#2f4a2a'
  const foil = theme.accent
  return bottleOf(theme, {
    silhouette:
      'M456 70H544V240C550 360 664 400 664 540V872Q664 910 618 914Q500 922 382 914Q336 910 336 872V540C336 400 450 360 456 240Z',
    glass: lighten(glass, 0.1),
    liquid: glass,
    level: 360,
    labelBox: { x: 352, y: 560, width: 296, height: 290 },
    style: 'frame',
    finish: 'gloss',
    half: 164,
    foot: 914,
    cap: clipped(
      'foil',
      'M446 62Q446 44 464 42H536Q554 44 554 62L556 110Q548 122 548 240C550 300 580 330 600 372L500 404L400 372C420 330 450 300 452 240Q452 122 444 110Z',
      rect({ x: 390, y: 30, width: 220, height: 400 }, foil) +
        stroke('M444 112Q500 130 556 112M420 340L500 372L580 340', '#000', 4, 0.2) +
        stroke('M470 150L520 330M520 140L480 340', '#fff', 4, 0.2) +
        roundShade({ x: 400, y: 30, width: 200, height: 400 }, 'metal', 'foil'),
    ),
    over: stroke('M366 560V860', '#fff', 11, 0.36),
  })
}

/** Long-neck beer bottle, brown or green, with a crown cap. */
export function beer(theme: Theme): string {
  const glass = theme.number % 4 === 0 ? '#1f5a35' : '#5a2c0c'
  return bottleOf(theme, {
    silhouette:
      'M456 96H544V300C548 380 632 400 632 500V870Q632 908 592 912Q500 920 408 912Q368 908 368 870V500C368 400 452 380 456 300Z',
    glass: lighten(glass, 0.14),
    liquid: glass,
    level: 330,
    labelBox: { x: 368, y: 530, width: 264, height: 300 },
    finish: 'gloss',
    half: 132,
    foot: 912,
    cap: crown(theme.base),
    over:
      clipped(
        'neck',
        'M440 236Q500 256 560 236V336Q500 358 440 336Z',
        rect({ x: 440, y: 220, width: 120, height: 150 }, theme.base) +
          rect({ x: 440, y: 300, width: 120, height: 12 }, theme.accent) +
          roundShade({ x: 454, y: 220, width: 92, height: 150 }, 'satin', 'neck'),
      ) + stroke('M394 520V860', '#fff', 9, 0.4),
  })
}

const crown = (colour: string) => {
  const teeth = Array.from(
    { length: 9 },
    (_, i) => `L${446 + i * 12 + 6} 108L${446 + (i + 1) * 12} 100`,
  ).join('')
  return (
    shape(`M446 100${teeth}V74Q554 54 500 54Q446 54 446 74Z`, colour) +
    oval(500, 66, 50, 12, lighten(colour, 0.3)) +
    oval(484, 63, 22, 5, '#fff', 0.5)
  )
}

/** Spirit bottle, clear, with a stopper. */
export function spirit(theme: Theme): string {
  const clear = /grappa bianca|vodka|gin|sambuca|rum bianco/i.test(theme.spec.name)
  const liquid = clear ? '#e9f3f6' : mix(theme.variety, '#7a3d12', 0.35)
  return bottleOf(theme, {
    silhouette:
      'M450 170V268C450 312 330 318 322 412V860Q322 906 372 910Q500 920 628 910Q678 906 678 860V412C670 318 550 312 550 268V170Z',
    glass: mix(liquid, '#f6fbfd', 0.6),
    liquid,
    level: 330,
    labelBox: { x: 346, y: 480, width: 308, height: 346 },
    style: theme.style === 'poster' ? 'medallion' : theme.style,
    finish: 'gloss',
    half: 178,
    foot: 912,
    cap: screwCap(500, 84, 122, 92, '#2b211a'),
    over:
      stroke('M352 430V870', '#fff', 12, 0.5) +
      rect({ x: 322, y: 872, width: 356, height: 40 }, '#fff', 0, 0.22),
  })
}

/** Returnable glass of water, juice and mixers. */
export function glass(theme: Theme): string {
  const isWater = theme.spec.food === 'mountain' || theme.spec.food === 'bubbles'
  const liquid = isWater
    ? '#cfe8f2'
    : /cola|chinotto/i.test(theme.spec.name)
      ? '#3a1710'
      : mix(theme.variety, '#fff3d6', 0.2)
  return bottleOf(theme, {
    silhouette:
      'M458 104H542V250C546 340 640 372 640 480V872Q640 908 600 912Q500 920 400 912Q360 908 360 872V480C360 372 454 340 458 250Z',
    glass: mix(liquid, '#ffffff', 0.55),
    liquid,
    level: 300,
    labelBox: { x: 360, y: 510, width: 280, height: 310 },
    finish: 'gloss',
    half: 140,
    foot: 912,
    cap: isWater ? screwCap(500, 70, 96, 56, theme.base) : crown(theme.base),
    over: stroke('M386 500V870M480 150V260', '#fff', 11, 0.6),
  })
}
