/**
 * Makes glyphs.json: outlines of the letters that pack labels need, so that drawings do not depend on the machine's fonts.
 * Run once, in an empty folder:
 *   npm i fontkit@2.0.4 @fontsource/{figtree,playfair-display,lobster,alfa-slab-one,oswald,baloo-2,cormorant-garamond,josefin-sans}
 *   node …/demo/pictures/assets/make-glyphs.mjs
 * Every font is under the SIL Open Font License 1.1 (NOTICE.md); the faces here are named by their look, not by their fonts.
 */
import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const require = createRequire(join(process.cwd(), 'package.json'))
const fontkit = require('fontkit')

const FACES = {
  text: 'figtree/files/figtree-latin-500-normal.woff',
  sans: 'figtree/files/figtree-latin-800-normal.woff',
  serif: 'playfair-display/files/playfair-display-latin-800-normal.woff',
  script: 'lobster/files/lobster-latin-400-normal.woff',
  slab: 'alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  condensed: 'oswald/files/oswald-latin-600-normal.woff',
  rounded: 'baloo-2/files/baloo-2-latin-700-normal.woff',
  elegant: 'cormorant-garamond/files/cormorant-garamond-latin-700-normal.woff',
  geometric: 'josefin-sans/files/josefin-sans-latin-700-normal.woff',
}
const LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...' .,;:-–’\'"&%()/+!?°*',
  ...'àèéìòóùúâêîôûäëïöüçñÀÈÉÌÒÙ',
]
/** Kerning is kept for these; others hardly have any. */
const KERNED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’.,']
const EM = 1000

const round = (value) => Math.round(value)

function outline(path, scale) {
  const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }
  return path.commands
    .map(({ command, args }) => {
      const points = args.map((value, i) => round(value * scale * (i % 2 === 1 ? -1 : 1)))
      return letters[command] + points.join(' ')
    })
    .join('')
}

const faces = {}
for (const [name, file] of Object.entries(FACES)) {
  const font = fontkit.openSync(require.resolve(`@fontsource/${file}`))
  const scale = EM / font.unitsPerEm
  const glyphs = {}
  for (const letter of LETTERS) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0))
    if (glyph.id === 0) continue
    glyphs[letter] = [round(glyph.advanceWidth * scale), outline(glyph.path, scale)]
  }
  const kern = {}
  for (const left of KERNED) {
    for (const right of KERNED) {
      const run = font.layout(left + right)
      if (run.positions.length !== 2) continue
      const value = round((run.positions[0].xAdvance - run.glyphs[0].advanceWidth) * scale)
      if (value !== 0) kern[left + right] = value
    }
  }
  const capHeight = round((font.capHeight || font.ascent * 0.7) * scale)
  faces[name] = { capHeight, descent: round(font.descent * scale), glyphs, kern }
}
writeFileSync(join(import.meta.dirname, 'glyphs.json'), JSON.stringify(faces))
