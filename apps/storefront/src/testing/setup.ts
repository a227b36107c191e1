import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { fetchFromTest, networkFaults, resetNetwork } from './network.ts'
import { closeShop } from './opened-shop.ts'

/** A busy machine may take its time to draw; only the end counts. */
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  resetNetwork()
  vi.stubGlobal('fetch', fetchFromTest)
})

afterEach(() => {
  closeShop()
  expect(networkFaults()).toEqual([])
})
