import { darken, lighten, mix } from '../colour.ts'
import { clipped, rect, roundShade, stroke } from '../parts.ts'
import type { Theme } from '../theme.ts'
import { bottleOf, crown, screwCap } from './bottle-of.ts'

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
