import type { ContentElement, ContentTree as Tree } from '@cambusa/domain/content/content-tree'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { pageTexts } from '@cambusa/messages/it/content/content-pages'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { el, treeOf } from '../../../testing/served-content.ts'
import { ContentTree } from './content-tree.tsx'
import { textOf } from './text-of.ts'

/** The HTML of a tree within a shop. */
async function htmlOf(tree: Tree, apart = false): Promise<string> {
  const route = createRootRoute({ component: () => createElement(ContentTree, { tree, apart }) })
  const router = createRouter({ routeTree: route, history: createMemoryHistory(), scrollRestoration: false })
  await router.load()
  const { prelude } = await prerender(createElement(RouterProvider, { router } as never))
  return new Response(prelude).text()
}

/** What the server would never send. */
const hostile = (tagName: string, properties: object = {}, children: Parameters<typeof el>[1] = ['testo']) =>
  el(tagName as ContentElement['tagName'], children, properties as ContentElement['properties'])

test('of an element that is not allowed only the text is shown, and no handler, style or class of any', async () => {
  const names = ['script', 'style', 'iframe', 'svg', 'form', 'object', 'math', 'template', 'x-y', '__proto__']
  const html = await htmlOf(
    treeOf(
      ...names.map((name) => hostile(name)),
      hostile('p', {
        onClick: 'alert(1)',
        style: 'top:0',
        className: 'x',
        dangerouslySetInnerHTML: '<b>',
        ref: 'x',
        key: 'k',
      }),
      hostile('img', { src: '/a.webp', onError: 'alert(1)', alt: '' }, []),
    ),
  )
  expect(html).not.toMatch(/<(?!\/?(?:div|p|img)\b|!--)/)
  expect(html).not.toMatch(/<[^>]+\s(?:on\w+|style)=/)
  expect(html.match(/testo/g)).toHaveLength(names.length + 1)
})

test('links that lead nowhere safe are text, those that leave say so, and none is within another', async () => {
  const bad = ['javascript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x', '//altro.example', '/\\altro.example', 'vbscript:x', ' javascript:x', 'blob:x'] // prettier-ignore
  for (const href of bad) expect(await htmlOf(treeOf(hostile('a', { href })))).not.toContain('<a')
  const away = await htmlOf(treeOf(hostile('a', { href: 'https://altro.example/x' })))
  expect(away).toContain('rel="noopener noreferrer"')
  expect(away).toContain(pageTexts.opensElsewhere)
  const inner = treeOf(hostile('a', { href: '/page/privacy' }))
  expect(await htmlOf(inner)).not.toContain('_blank')
  expect(await htmlOf(inner, true)).toContain('_blank')
  const nested = await htmlOf(
    treeOf(hostile('a', { href: '/faq' }, [hostile('a', { href: '/cart' }) as never])),
  )
  expect(nested.match(/<a /g)).toHaveLength(1)
})

test('a table can be scrolled by keys, and has no text between its rows', async () => {
  const html = await htmlOf(treeOf(el('table', ['\n ', el('tbody', ['\n', el('tr', [el('td', ['uno'])])])])))
  expect(html).toMatch(/<div[^>]* role="group"[^>]* tabindex="0"[^>]*><table><tbody><tr><td>uno/)
})

test('the text of a tree has its paragraphs apart', () => {
  expect(textOf(treeOf(el('p', ['Il ', el('strong', ['reso']), '.']), el('p', ['Ecco.'])))).toBe(
    'Il reso . Ecco.'.replace(' .', '.'),
  )
})
