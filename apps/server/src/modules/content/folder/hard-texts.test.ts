import type { ContentPost } from '@cambusa/contract/content/posts'
import { postsUrl } from '@cambusa/contract/content/content-urls'
import { expect, it } from 'vitest'
import { createTaskLine } from '../../../platform/offload/task-line.ts'
import { contentFolder, ENDLESS_TEXT, sourceOn, textFile } from '../../../testing/content/content-folder.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

/** Less patience than the shop has, so that the test need not wait for it. */
const shortLine = () =>
  createTaskLine({ seconds: 5, megabytes: 256 }, new URL('../content.worker.ts', import.meta.url))

it('a text that is read for minutes is a mistake with its name, its last good version stays, others are shown', async () => {
  const { folder, write } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }, 'Prima.') })
  const { source } = sourceOn(folder, [], shortLine())
  const rendered = async (slug: string) =>
    ((await source.posts('pages', { slug })).posts as ContentPost[]).map(({ content }) => content.rendered)
  expect(await rendered('a')).toEqual(['<p>Prima.</p>'])
  write('pages/a.md', textFile({ title: 'A' }, ENDLESS_TEXT))
  write('pages/b.md', textFile({ title: 'B' }, 'Dopo.'))
  await source.refresh()
  // Both were looked at; the one that takes long waits, and is told.
  expect(await rendered('b')).toEqual(['<p>Dopo.</p>'])
  expect(source.problem()).toContain('pages/a.md, riga 1: il testo è complicato')
  await source.refresh()
  expect(source.problem()).toContain('pages/a.md, riga 1: il testo è troppo complicato')
  expect(await rendered('a')).toEqual(['<p>Prima.</p>'])
  write('pages/a.md', textFile({ title: 'A' }, 'Corretta.'))
  await source.refresh()
  expect([await rendered('a'), source.problem()]).toEqual([['<p>Corretta.</p>'], undefined])
})

it('lists of products are answered while such a text is read', async () => {
  const { folder } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }, ENDLESS_TEXT) })
  const { app } = await buildTestApp({ config: { contentDir: folder } })
  const order: string[] = []
  const content = app.inject({ method: 'GET', url: postsUrl('pages') }).then(() => order.push('content'))
  // Each answer takes several turns of the event loop: a text read there would let few of them through before its end.
  for (let count = 0; count < 100; count += 1) {
    const { statusCode } = await app.inject({ method: 'GET', url: '/ebsn/api/products?page_size=1' })
    expect(statusCode).toBe(200)
    order.push('list')
  }
  await content
  expect(order).toEqual([...Array<string>(100).fill('list'), 'content'])
})
