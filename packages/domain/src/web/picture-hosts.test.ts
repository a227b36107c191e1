import { expect, test } from 'vitest'
import { tileHost } from './picture-hosts.ts'

test('the pictures of a map come from the host of their address, or from the shop itself', () => {
  expect(tileHost('https://mappe.esempio.it/{z}/{x}/{y}.png')).toBe('mappe.esempio.it')
  expect([tileHost('/mappe/{z}/{x}/{y}.png'), tileHost(undefined)]).toEqual([undefined, undefined])
})
