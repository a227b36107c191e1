/**
 * Writes into the server's foods.json what it has of Microsoft's Fluent Emoji (MIT, NOTICE.md): the foods and things that the demo shop sells, some in
 * other colours, each with its leading colour. Run once, in an empty folder:
 *   npm i @iconify-json/fluent-emoji@1.2.7 sharp@0.35.5
 *   node …/demo/pictures/assets/make-food-icons.mjs
 * and then make-shop-pictures.ts, which adds our own drawings and colours.
 */
import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const require = createRequire(join(process.cwd(), 'package.json'))
const sharp = require('sharp')
const { icons } = require('@iconify-json/fluent-emoji/icons.json')

const AS_THEY_ARE =
  `adhesive-bandage ant avocado baby baby-bottle bacon baguette-bread banana basket beans beer-mug bell-pepper bird
birthday-cake blossom blueberries bone bottle-with-popping-cork bowl-with-spoon bread broccoli broom brown-mushroom bubbles bucket
bug butter candle candy carrot cat cheese-wedge cherries chocolate-bar cloud cocktail-glass coconut cooked-rice cookie cooking
croissant cucumber cup-with-straw cupcake custard cut-of-meat dog doughnut droplet dumpling ear-of-corn egg eggplant falafel fire
flatbread fork-and-knife french-fries garlic ginger-root glass-of-milk gloves grapes green-apple green-salad herb high-voltage
honey-pot hot-beverage hot-pepper ice ice-cream kitchen-knife kiwi-fruit lab-coat leafy-green lemon lime lobster lollipop
lotion-bottle mango meat-on-bone melon memo mountain olive onion oyster pancakes parrot paw-prints pea-pod peach peanuts pear pie
pineapple pizza popcorn pot-of-food potato poultry-leg pretzel rabbit razor red-apple roasted-sweet-potato roll-of-paper salt
shallow-pan-of-food shaved-ice shopping-bags shortcake shrimp snowflake soap soft-ice-cream spaghetti sparkles sponge spoon
strawberry sun sunflower sushi taco takeout-box tangerine teddy-bear tomato tooth toothbrush tropical-drink tropical-fish
tumbler-glass turkey waffle wastebasket watermelon wine-glass wood yarn package delivery-truck convenience-store bicycle locked
house fish tulip`.split(/\s+/)

/** name: [source, hue shift in degrees or 'to' a hue, saturation factor, lightness factor, lightness shift] */
const RECOLOURED = {
  wheat: ['sheaf-of-rice', 0, 1, 1, 0],
  hyacinth: ['tulip', 300, 0.8, 1, 0.02],
  apricot: ['peach', 14, 1, 1.02, 0],
  nectarine: ['peach', -8, 1.1, 0.94, 0],
  plum: ['peach', -75, 0.75, 0.62, 0],
  'black-olive': ['olive', 190, 0.3, 0.5, 0],
  'blood-orange': ['tangerine', -17, 1.05, 0.92, 0],
  orange: ['tangerine', -3, 1.05, 1, 0],
  'golden-apple': ['green-apple', 'to52', 1.1, 1.1, 0.03],
  'red-pepper': ['bell-pepper', 'to359', 1.5, 0.95, 0.02],
  'yellow-pepper': ['bell-pepper', 'to44', 1.8, 1.2, 0.04],
  'yellow-tomato': ['tomato', 45, 1, 1.05, 0],
  'white-grapes': ['grapes', 'to82', 0.75, 1.3, 0.06],
  'red-onion': ['onion', 290, 0.75, 0.75, 0],
  'white-onion': ['onion', 0, 0.35, 1.25, 0.05],
  'white-mushroom': ['brown-mushroom', 10, 0.4, 1.6, 0.25],
  papaya: ['mango', 12, 0.9, 1, 0],
  cauliflower: ['broccoli', -105, 0.35, 1.75, 0.15],
  radicchio: ['leafy-green', 220, 0.75, 0.75, 0],
  zucchini: ['cucumber', 0, 0.9, 0.78, 0],
  'tea-leaf': ['herb', 5, 0.8, 0.8, 0],
  veal: ['cut-of-meat', 6, 0.75, 1.15, 0.03],
  calamari: ['squid', 30, 0.4, 1.45, 0.16],
  'black-rice': ['cooked-rice', 0, 0.6, 0.6, 0],
  'rice-bowl': ['cooked-rice', 215, 0.8, 1, 0],
  'chocolate-cake': ['birthday-cake', -8, 0.6, 0.5, 0],
  'choc-cookie': ['cookie', -6, 0.8, 0.55, 0],
}

function toHsl(r, g, b) {
  const max = Math.max(r, g, b) / 255
  const min = Math.min(r, g, b) / 255
  const l = (max + min) / 2
  const d = max - min
  if (d === 0) return [0, 0, l]
  const s = d / (1 - Math.abs(2 * l - 1))
  const [red, green, blue] = [r / 255, g / 255, b / 255]
  const h =
    max === red ? ((green - blue) / d) % 6 : max === green ? (blue - red) / d + 2 : (red - green) / d + 4
  return [h * 60, s, l]
}

function toHex(h, s, l) {
  const f = (n) => {
    const k = (n + h / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * Math.max(0, Math.min(1, value)))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${f(0)}${f(8)}${f(4)}`
}

const recolour = (body, [, hue, saturation, factor, shift]) =>
  body.replace(/#([0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/g, (_, hex) => {
    const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex
    const [r, g, b] = [0, 2, 4].map((i) => parseInt(full.slice(i, i + 2), 16))
    const [h, s, l] = toHsl(r, g, b)
    const turned = typeof hue === 'string' ? Number(hue.slice(2)) + (h > 180 ? 6 : (h - 100) / 12) : h + hue
    return toHex((turned + 720) % 360, Math.min(1, s * saturation), Math.min(0.98, l * factor + shift))
  })

/** Mean of the strong colours of a drawing: what its packs are coloured by. */
async function leadingColour(body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 32 32">${body}</svg>`
  const pixels = await sharp(Buffer.from(svg)).raw().toBuffer()
  let sum = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] < 200) continue
    const [, s, l] = toHsl(pixels[i], pixels[i + 1], pixels[i + 2])
    const w = s * (1 - Math.abs(2 * l - 1)) + 0.02
    sum = sum.map((value, c) => value + pixels[i + c] * w)
    weight += w
  }
  return `#${sum
    .map((value) =>
      Math.round(value / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Three decimals of a 32-pixel drawing are a thousandth of a pixel too many. */
const shorter = (body) =>
  body.replace(/-?\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))

const food = {}
for (const name of AS_THEY_ARE) {
  if (!icons[name]) throw new Error(`no icon ${name}`)
  food[name] = icons[name].body
}
for (const [name, change] of Object.entries(RECOLOURED)) food[name] = recolour(icons[change[0]].body, change)

const file = join(import.meta.dirname, '../../../apps/server/src/modules/pictures/assets/foods.json')
const result = JSON.parse(readFileSync(file, 'utf8'))
for (const [name, body] of Object.entries(food)) {
  if (body) result[name] = { body: shorter(body), colour: await leadingColour(body) }
}
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
console.log(Object.keys(result).length, 'foods')
