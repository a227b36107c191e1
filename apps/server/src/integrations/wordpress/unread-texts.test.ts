import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentPost } from '@cambusa/contract/content/posts'
import pino from 'pino'
import { expect, it } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { asJson, startStandIn } from '../../testing/wordpress/stand-in.ts'
import { openWordPress } from './wordpress-source.ts'

const LIST = '/wp-json/wp/v2/'

it('a text of WordPress that cannot be read is named for operators, and its last good version stays', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-unread-'))
  atTheEnd(() => rm(dataDir, { recursive: true, force: true }))
  const wordpress = await startStandIn()
  let nowMs = Date.parse('2026-11-26T11:00:00Z')
  const source = openWordPress({
    url: wordpress.url,
    dataDir,
    pictureHosts: [],
    log: pino({ level: 'silent' }),
    clock: () => new Date(nowMs),
  })
  atTheEnd(() => source.close())
  const says = async (path: string, posts: object[]) => {
    wordpress.answers.set(`${LIST}${path}`, asJson(posts))
    nowMs += 6 * 60_000
    const before = source.version()
    await source.refresh()
    expect(source.version()).not.toBe(before)
  }
  const post = (slug: string, rendered: string, given: object = {}) => ({
    id: slug.length,
    slug,
    status: 'publish',
    title: { rendered: slug },
    content: { rendered },
    excerpt: { rendered: '' },
    ...given,
  })
  const shown = async () =>
    ((await source.posts('pages', { orderby: 'slug' })).posts as ContentPost[]).map(
      ({ content }) => content.rendered,
    )
  await source.opened()
  await says('pages', [post('uno', '<p>Prima.</p>'), post('altra', '<p>Altra.</p>')])
  expect(await shown()).toEqual(['<p>Altra.</p>', '<p>Prima.</p>'])
  await says('pages', [post('uno', `<p>${'x'.repeat(400_000)}</p>`), post('altra', '<p>Nuova.</p>')])
  expect(await shown()).toEqual(['<p>Nuova.</p>', '<p>Prima.</p>'])
  expect(source.problem()).toContain('pages/uno di WordPress: il testo è troppo complicato')
  await says('pages', [post('uno', '<p>Dopo.</p>')])
  expect([await shown(), source.problem()]).toEqual([['<p>Dopo.</p>'], undefined])
  await says('forms', [post('contatti', '', { meta: { definition: '{' } })])
  expect(source.problem()).toContain('forms/contatti di WordPress: non è JSON valido')
})
