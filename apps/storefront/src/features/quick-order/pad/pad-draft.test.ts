import { describe, expect, it } from 'vitest'
import { fakeBrowser } from '../../../lib/testing/fake-browser.ts'
import type { SafeStorage } from '../../../lib/browser/storage.ts'
import { EMPTY_DRAFT, readDraft, VISITOR, writeDraft } from './pad-draft.ts'
import { ownedBy } from './pad-owner.ts'
import { buildLine } from './test-pad.ts'

const ADA = 7
const BEA = 8

function freshStore(): SafeStorage & { keys: () => number } {
  const { local } = fakeBrowser()
  return {
    get: (key) => local.getItem(key),
    set: (key, value) => local.setItem(key, value),
    remove: (key) => local.removeItem(key),
    keys: () => local.length,
  }
}
const ids = ({ lines }: { lines: readonly { id: string }[] }) => lines.map(({ id }) => id)

describe('the draft of the pad', () => {
  it('keeps lines and decisions, but not the server’s answers', () => {
    const store = freshStore()
    const line = buildLine('a', { productId: 1 }, { quantity: 3, chosen: 'C1' })
    writeDraft(store, ADA, { lines: [line], typed: '2 lat' })
    expect(readDraft(store, ADA)).toEqual({
      lines: [{ id: 'a', text: 'riga a', quantity: 3, chosen: 'C1' }],
      typed: '2 lat',
    })
    expect(readDraft(store, BEA)).toEqual(EMPTY_DRAFT)
  })

  it('leaves nothing in storage when empty, and ignores invalid data', () => {
    const store = freshStore()
    writeDraft(store, ADA, { lines: [buildLine('a')], typed: '' })
    writeDraft(store, ADA, { lines: [], typed: ' ' })
    expect(store.keys()).toBe(0)
    for (const rubbish of ['{', 'null', '{"lines":[1,null,{"id":2}],"typed":4}']) {
      store.set(`cambusa.quick-order.${ADA}`, rubbish)
      expect(readDraft(store, ADA)).toEqual(EMPTY_DRAFT)
    }
  })
})

describe('the owner of a pad', () => {
  const draft = (id: string) => ({ lines: [buildLine(id)], typed: '' })

  it('becomes the customer when a visitor signs in: the visitor’s lines go above the customer’s', () => {
    const store = freshStore()
    writeDraft(store, ADA, draft('left'))
    const owned = ownedBy(store, { owner: VISITOR, ...draft('fresh') }, ADA)
    expect([owned.owner, ...ids(owned)]).toEqual([ADA, 'fresh', 'left'])
    expect(readDraft(store, VISITOR)).toEqual(EMPTY_DRAFT)
  })

  it('becomes the customer also after a sign-in on another screen', () => {
    const store = freshStore()
    writeDraft(store, VISITOR, draft('fresh'))
    expect(ids(ownedBy(store, undefined, ADA))).toEqual(['fresh'])
    expect(readDraft(store, VISITOR)).toEqual(EMPTY_DRAFT)
  })

  it('stays when the session ends, and no other customer sees the pad', () => {
    const store = freshStore()
    const before = { owner: ADA, ...draft('hers') }
    expect(ownedBy(store, before, VISITOR)).toBe(before)
    expect(ids(ownedBy(store, before, BEA))).toEqual([])
    expect(ownedBy(store, before, ADA)).toBe(before)
  })
})
