import { darken, lighten, mix } from '../colour.ts'
import { stroke } from '../parts.ts'
import type { Theme } from '../theme.ts'
import { bottleOf, crown, screwCap } from './bottle-of.ts'

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
