import { expect, it } from 'vitest'
import { ALLOWED_ELEMENTS, ALLOWED_EVERYWHERE, ALLOWED_PROPERTIES, ALLOWED_SCHEMES } from './allowed-html.ts'

it('the allow-list has no element that runs, loads, styles or sends something', () => {
  const active =
    'script style link meta base iframe frame object embed applet svg math form input button select textarea template ' +
    'audio video source track canvas dialog noscript portal h1 html head body'
  expect(active.split(' ').filter((name) => (ALLOWED_ELEMENTS as readonly string[]).includes(name))).toEqual(
    [],
  )
})

it('no attribute of it runs, styles or names something outside the content', () => {
  const all = [...ALLOWED_EVERYWHERE, ...Object.values(ALLOWED_PROPERTIES).flat()] as string[]
  expect(all.filter((name) => /^on|style|class|name|target|srcset|srcdoc|action|ping/i.test(name))).toEqual(
    [],
  )
  const elements = ALLOWED_ELEMENTS as readonly string[]
  expect(Object.keys(ALLOWED_PROPERTIES).filter((name) => !elements.includes(name))).toEqual([])
})

it('links lead to pages, mails and telephones only', () => {
  expect([...ALLOWED_SCHEMES].toSorted()).toEqual(['http', 'https', 'mailto', 'tel'])
})
