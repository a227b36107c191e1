import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import type * as React from 'react'
import type * as Client from 'react-dom/client'
import type * as Server from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { wantedOfReact, withoutUnused } from '../../unused-of-react.ts'

const require = createRequire(import.meta.url)
const original = readFileSync(
  require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
)
const built = withoutUnused(original)

/** The changed client as a built shop has it, with the React that belongs to it. */
function builtReact() {
  vi.stubEnv('NODE_ENV', 'production')
  const react = require('react') as typeof React
  const client = {} as typeof Client
  const run = runInThisContext(`(function (require, exports) {${built}\n})`) as (...of: unknown[]) => void
  run(require, client)
  return { react, client }
}

const drawn = () => new Promise((resolve) => setTimeout(resolve, 30))

test('React without what is not used draws, hydrates, updates in a transition and catches errors', async () => {
  const { react, client } = builtReact()
  const { createElement: el, useState, useTransition, Suspense, Activity } = react
  const recovered: unknown[] = []
  let refTo: unknown
  function Counter() {
    const [count, setCount] = useState(0)
    const [, start] = useTransition()
    return el('button', { onClick: () => start(() => setCount(count + 1)) }, `n ${count}`)
  }
  class Caught extends react.Component<{ children?: unknown }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override render = () => (this.state.failed ? 'caught' : (this.props.children as string))
  }
  const Broken = () => {
    throw new Error('broken')
  }
  const App = () =>
    el(
      'main',
      { ref: (node: unknown) => void (refTo = node) },
      el(Counter),
      el(Suspense, { fallback: 'late' }, el(Activity, { mode: 'visible', children: el('i', null, 'kept') })),
      el('svg', { strokeWidth: 2, clipPath: 'url(#a)', xHeight: 3 } as object),
      el('label', { htmlFor: 'x', className: 'c' }),
    )
  const place = document.createElement('div')
  document.body.append(place)
  const { renderToString } = require('react-dom/server') as typeof Server
  place.innerHTML = renderToString(el(App))
  const button = place.querySelector('button')!
  const root = client.hydrateRoot(place, el(App), {
    onRecoverableError: (error) => void recovered.push(error),
  })
  await drawn()
  button.click()
  await drawn()
  expect(recovered).toEqual([])
  expect(place.querySelector('button')).toBe(button)
  expect(button.textContent).toBe('n 1')
  expect(refTo).toBe(place.querySelector('main'))
  expect(place.querySelector('svg')!.getAttribute('stroke-width')).toBe('2')
  expect(place.querySelector('svg')!.getAttribute('x-height')).toBe('3')
  root.unmount()

  const other = client.createRoot(place, { onCaughtError: () => undefined })
  other.render(el(Caught, null, el(Broken)))
  await drawn()
  expect(place.textContent).toBe('caught')
  other.unmount()
})

test('the names of attributes stay those of React', () => {
  const aliasesOf = (code: string) => {
    const [, list] = /^var aliases = (new Map\([\s\S]*?\)),\n/m.exec(code)!
    return runInThisContext(list!) as Map<string, string>
  }
  expect(Object.fromEntries(aliasesOf(built))).toEqual(Object.fromEntries(aliasesOf(original)))
})

test('another React than the one that was read ends the build', () => {
  expect(() => withoutUnused(original.replace('function FragmentInstance(', 'function Fragment2('))).toThrow(
    'FragmentInstance',
  )
})

test('a module that wants what is gone is found, one that does not is not', () => {
  expect(wantedOfReact('import { useState, useActionState } from "react"', true)).toBe('useActionState')
  expect(wantedOfReact('import { preload } from "react-dom"', false)).toBe('preload')
  expect(wantedOfReact('_jsx(Fragment, { ref: box })', true)).toBe('Fragment, { ref')
  expect(wantedOfReact('_jsx("title", { children: name })', true)).toBe('title')
  expect(wantedOfReact('import { flushSync } from "react-dom"; _jsx("div", {})', true)).toBeUndefined()
})
