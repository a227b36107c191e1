import { MutationObserver, QueryClient, MutationCache as Full } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** A client as the built shop has it. */
async function openClient() {
  const { MutationCache, bringMutations } = await import('./late-mutations.ts')
  const client = new QueryClient({ mutationCache: new MutationCache() as unknown as Full })
  return { client, bringMutations }
}

it('has nothing to tell before the first mutation', async () => {
  const { client } = await openClient()
  expect(client.isMutating()).toBe(0)
  expect(client.getMutationCache().getAll()).toEqual([])
  await expect(client.resumePausedMutations()).resolves.toBeUndefined()
  client.clear()
})

it('sends, tells who watches and forgets once the code of mutations has come', async () => {
  const { client, bringMutations } = await openClient()
  bringMutations(Full)
  const seen: string[] = []
  client.getMutationCache().subscribe(({ type }) => void seen.push(type))
  let end = (_: string) => {}
  const mutationFn = () => new Promise<string>((resolve) => (end = resolve))
  const sending = new MutationObserver(client, { mutationKey: ['cart'], mutationFn }).mutate()
  await vi.waitFor(() => expect(client.isMutating({ mutationKey: ['cart'] })).toBe(1))
  end('sent')
  await expect(sending).resolves.toBe('sent')
  expect(client.isMutating()).toBe(0)
  expect(seen).toContain('added')
  client.clear()
  expect(client.getMutationCache().getAll()).toEqual([])
})

it('says so where something sends before that', async () => {
  const { client } = await openClient()
  const mutationFn = () => Promise.resolve()
  expect(() => new MutationObserver(client, { mutationFn }).mutate()).toThrow('decision 141')
})
