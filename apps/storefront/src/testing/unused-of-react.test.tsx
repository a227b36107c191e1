import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'
import type * as React from 'react'
import type * as Dom from 'react-dom'
import type * as Client from 'react-dom/client'
import type * as Server from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { wantedOfReact, withoutUnused } from '../../unused-of-react.ts'

const require = createRequire(import.meta.url)
const PACKAGES: Record<string, string> = {
  react: 'react',
  'react-dom': 'react-dom',
  'react-dom-client': 'react-dom',
  'react-dom-server-legacy.browser': 'react-dom',
  scheduler: 'scheduler',
}

const textOf = (file: string) =>
  readFileSync(join(dirname(require.resolve(PACKAGES[file]!)), 'cjs', `${file}.production.js`), 'utf8')

const original = textOf('react-dom-client')
const built = withoutUnused('react-dom-client', original)

/** React as a built shop has it: each of its files without what is not used, asking only for the others. */
function builtReact() {
  vi.stubEnv('NODE_ENV', 'production')
  const read = new Map<string, object>()
  const load = (file: string): object => {
    const known = read.get(file)
    if (known) return known
    const exports = {}
    read.set(file, exports)
    const code = `(function (require, exports) {${withoutUnused(file, textOf(file))}\n})`
    const run = runInThisContext(code) as (...of: unknown[]) => void
    run(load, exports)
    return exports
  }
  return {
    react: load('react') as typeof React,
    dom: load('react-dom') as typeof Dom,
    client: load('react-dom-client') as typeof Client,
    server: load('react-dom-server-legacy.browser') as typeof Server,
  }
}

const drawn = () => new Promise((resolve) => setTimeout(resolve, 30))

test('React without what is not used draws, hydrates, updates in a transition and catches errors', async () => {
  const { react, client, server } = builtReact()
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
  place.innerHTML = server.renderToString(el(App))
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

test('React without what is not used hears typing, pointers and forms', async () => {
  const { react, dom, client } = builtReact()
  const { createElement: el, useState } = react
  const heard: string[] = []
  const hear = (event: { type: string }) => void heard.push(event.type)
  function Field() {
    const [typed, setTyped] = useState('')
    return el(
      'form',
      { onSubmit: (event) => (event.preventDefault(), hear(event)) },
      el('input', {
        value: typed,
        onChange: (event) => setTyped(event.target.value),
        onKeyDown: hear,
        onCompositionEnd: hear,
        onFocus: hear,
        onPaste: hear,
      }),
      el('button', { onClick: hear, onMouseEnter: hear }, typed),
    )
  }
  const place = document.createElement('div')
  document.body.append(place)
  const root = client.createRoot(place)
  dom.flushSync(() => root.render(el(Field)))
  const send = (to: string, event: Event) => place.querySelector(to)!.dispatchEvent(event)
  const bubbles = { bubbles: true, cancelable: true }
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(place.querySelector('input'), 'riso')
  send('input', new Event('input', bubbles))
  send('input', new FocusEvent('focusin', bubbles))
  for (const type of ['paste', 'compositionend']) send('input', new Event(type, bubbles))
  send('input', new KeyboardEvent('keydown', { key: 'a', ...bubbles }))
  send('button', new MouseEvent('mouseover', bubbles))
  send('button', new MouseEvent('click', bubbles))
  await drawn()
  expect(place.querySelector('button')!.textContent).toBe('riso')
  expect(heard).toEqual(['focus', 'paste', 'compositionend', 'keydown', 'mouseenter', 'click', 'submit'])
  root.unmount()
})

test('React without what is not used keeps what stands while late parts and pictures come, and hides it', async () => {
  const { react, client } = builtReact()
  const { Activity, createElement: el, lazy, startTransition, Suspense, useState } = react
  let bring: (code: { default: () => string }) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: () => string }>((resolve) => (bring = resolve)))
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return el(
      'main',
      null,
      el('button', { onClick: () => startTransition(() => setOpen(true)) }, 'open'),
      el('img', { src: isOpen ? '/b.jpg' : '/a.jpg', alt: '' }),
      el(Activity, { mode: isOpen ? 'hidden' : 'visible', children: el('p', null, 'first') }),
      isOpen && el(Suspense, { fallback: 'waits' }, el(Late)),
    )
  }
  const place = document.createElement('div')
  document.body.append(place)
  const root = client.createRoot(place)
  root.render(el(Page))
  await drawn()
  place.querySelector('button')!.click()
  await drawn()
  expect(place.textContent).toBe('openfirstwaits')
  expect(place.querySelector('img')!.getAttribute('src')).toBe('/b.jpg')
  expect(place.querySelector('p')!.style.display).toBe('none')
  bring({ default: () => 'late' })
  await vi.waitFor(() => expect(place.textContent).toBe('openfirstlate'))
  root.unmount()
})

test('the names of attributes stay those of React', () => {
  const aliasesOf = (code: string) => {
    const [, list] = /^var aliases = (new Map\([\s\S]*?\)),\n/m.exec(code)!
    return runInThisContext(list!) as Map<string, string>
  }
  expect(Object.fromEntries(aliasesOf(built))).toEqual(Object.fromEntries(aliasesOf(original)))
})

test('another React than the one that was read ends the build', () => {
  expect(() =>
    withoutUnused('react-dom-client', original.replace('function FragmentInstance(', 'function Fragment2(')),
  ).toThrow('FragmentInstance')
})

test('a module that wants what is gone is found, one that does not is not', () => {
  expect(wantedOfReact('import { useState, useActionState } from "react"', true)).toBe('useActionState')
  expect(wantedOfReact('import { preload } from "react-dom"', false)).toBe('preload')
  expect(wantedOfReact('React.useOptimistic(lines)', false)).toBe('useOptimistic')
  expect(wantedOfReact('_jsx("input", { onSelect: mark })', true)).toBe('onSelect')
  expect(wantedOfReact('_jsx(Fragment, { ref: box })', true)).toBe('Fragment, { ref')
  expect(wantedOfReact('_jsx("title", { children: name })', true)).toBe('title')
  expect(wantedOfReact('import { flushSync } from "react-dom"; _jsx("div", {})', true)).toBeUndefined()
})
