import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** What may be fixed in every window: overlays, one-line bars, and elements of at most a quarter of the height. */
const ANYWHERE = [
  'features/quick-order/quick-order-pad.module.css: .drop',
  'frame/pending-bar.module.css: .bar',
  'ui/feedback/toasts.module.css: .toasts',
  'ui/overlays/dialog-panel.module.css: .backdrop',
  'ui/overlays/dialog-panel.module.css: .viewport',
  'ui/overlays/drawer.module.css: .backdrop',
  'ui/overlays/drawer.module.css: .popup',
]

/** Declarations that fix an element, each with the rules around it, outermost first. */
function fixedIn(css: string): string[] {
  const found: string[] = []
  const around: string[] = []
  for (const [, end, opened, declared] of css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/(\})|([^{};]+)\{|([^{};]+);/g)) {
    if (end) around.pop()
    if (opened) around.push(opened.trim())
    if (declared && /^\s*position:\s*(?:fixed|sticky)/.test(declared)) found.push(around.join(' '))
  }
  return found
}

test('fixed elements are found with the rules around them', () => {
  const css =
    '.a { position: sticky; } @media (--tall) and (--below-960) { /* } */ .b { top: 0; position: fixed; } } .c { position: relative; }'
  expect(fixedIn(css)).toEqual(['.a', '@media (--tall) and (--below-960) .b'])
})

test('no bar is fixed in a window under 400 px of height', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const told = files
    .flatMap((file) => fixedIn(readFileSync(join(source, file), 'utf8')).map((place) => `${file}: ${place}`))
    .filter((place) => !place.includes('(--tall)') && !ANYWHERE.includes(place))
  expect(told).toEqual([])
})
