import { foodAt } from '../../apps/server/src/modules/pictures/pictures.ts'
import type { Banner, BannerItem } from './banners.ts'
import { darken, lighten } from './colour.ts'
import { packDrawing } from './pack-picture.ts'
import { oval, shape } from './parts.ts'

function itemSvg(item: BannerItem, index: number): string {
  const { x, y, size } = item
  if ('food' in item) return foodAt(item.food, x, y, size)
  const drawing = packDrawing(item.spec, `i${index}`)
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 1000})">${drawing}</g>`
}

/** A banner of the slides that come with the program, 4 to 3, on transparent ground. */
export function bannerPictureSvg({ colour, items }: Banner): string {
  const ground =
    shape(
      'M120 470C90 250 300 110 560 96C840 80 1090 190 1112 430C1130 640 1010 770 760 790C470 812 150 760 120 470Z',
      lighten(colour, 0.55),
    ) +
    shape(
      'M190 500C170 330 340 190 570 180C800 170 1010 260 1030 450C1046 620 930 720 720 734C470 752 210 720 190 500Z',
      lighten(colour, 0.72),
    ) +
    oval(600, 800, 470, 46, darken(colour, 0.4), 0.14)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${ground}${items.map(itemSvg).join('')}</svg>`
}
