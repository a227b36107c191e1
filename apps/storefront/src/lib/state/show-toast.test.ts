import { beforeEach, expect, test } from 'vitest'
import { dismissToast, showToast, useToasts } from './show-toast.ts'

const shown = () => useToasts.getState().toasts.map((toast) => toast.text)

beforeEach(() => useToasts.setState({ toasts: [] }))

test('a message is shown without its tags', () => {
  showToast({ kind: 'success', text: '<b>Latte</b> aggiunto' })
  expect(shown()).toEqual(['Latte aggiunto'])
})

test('a repeated message is one toast whose time restarts', () => {
  const first = showToast({ kind: 'error', text: 'Riprova' })
  expect(showToast({ kind: 'error', text: 'Riprova' })).toBe(first)
  expect(useToasts.getState().toasts).toMatchObject([{ text: 'Riprova', round: 1 }])
})

test('a newer message of the same topic replaces the older one', () => {
  const first = showToast({ kind: 'success', text: 'Nel carrello: latte', topic: 'cart' })
  showToast({ kind: 'success', text: 'Indirizzo salvato.' })
  expect(showToast({ kind: 'success', text: 'Nel carrello: pane', topic: 'cart' })).toBe(first)
  expect(shown()).toEqual(['Nel carrello: pane', 'Indirizzo salvato.'])
})

test('at most three are shown, the newest stay', () => {
  for (const text of ['uno', 'due', 'tre', 'quattro']) showToast({ kind: 'info', text })
  expect(shown()).toEqual(['due', 'tre', 'quattro'])
})

test('toasts with an action stay when there are too many', () => {
  showToast({ kind: 'error', text: 'uno', action: { label: 'Riprova', onPress: () => undefined } })
  for (const text of ['due', 'tre', 'quattro']) showToast({ kind: 'info', text })
  expect(shown()).toEqual(['uno', 'tre', 'quattro'])
})

test('an empty message shows nothing', () => {
  showToast({ kind: 'info', text: ' <br> ' })
  expect(shown()).toEqual([])
})

test('a dismissed toast goes, the others stay', () => {
  const first = showToast({ kind: 'info', text: 'uno' })
  showToast({ kind: 'info', text: 'due' })
  dismissToast(first)
  expect(shown()).toEqual(['due'])
})
