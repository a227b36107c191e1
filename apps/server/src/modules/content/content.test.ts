import { contentMenu, contentPosts, contentSlides } from '@cambusa/contract/content/content-calls'
import { strictCheck } from '@cambusa/contract/answer-check'
import { menuUrl, postsUrl, slidesUrl, UPLOADS_URL } from '@cambusa/contract/content/content-urls'
import type { ContentPost } from '@cambusa/contract/content/posts'
import type { Slide } from '@cambusa/contract/content/slides'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentFolder, textFile } from '../../testing/content/content-folder.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const WEBP = Buffer.from('RIFF\x10\0\0\0WEBPVP8 aaaa', 'latin1')
const { folder: contentDir } = contentFolder({
  'pages/chi-siamo.md': textFile({ title: 'Chi siamo' }, 'Una **dispensa**.'),
  'faq/ordinare/come.md': textFile({ title: 'Come ordino?' }, 'Così.'),
  'faq/ordinare/quando.md': textFile({ title: 'Quando ordino?' }, 'Sempre.'),
  'menus/footer.json':
    '[{ "title": "Aiuto", "url": "/faq", "children": [{ "title": "Resi", "url": "/page/resi" }] }]',
  'slides.json': JSON.stringify({
    home: [
      {
        id: 1,
        title: { rendered: 'A' },
        content: { rendered: '' },
        link_text: '',
        link_url: '',
        image: '',
        to: '2026-11-21',
      },
    ],
  }),
  'uploads/uno.webp': WEBP,
})

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ config: { contentDir } })
})
const get = (url: string, headers = {}) => test.app.inject({ method: 'GET', url, headers })
const noon = (day: string) => Date.parse(`${day}T11:00:00Z`) / 1000

describe('the content service', () => {
  it('answers in WordPress’s shape, without envelope or session, as the contract declares', async () => {
    for (const [url, { answer }] of [
      [menuUrl('footer'), contentMenu],
      [slidesUrl('home', noon('2026-11-21'), 0), contentSlides],
      [postsUrl('pages', { slug: 'chi-siamo' }), contentPosts],
      [postsUrl('faq'), contentPosts],
      [postsUrl('faq_categories'), contentPosts],
    ] as const) {
      const reply = await get(url)
      expect([url, reply.statusCode, strictCheck(answer)(reply.json())]).toEqual([url, 200, []])
      expect(reply.json()).not.toEqual([])
      expect(reply.headers['cache-control']).toBe('public, max-age=300')
      expect(reply.headers).not.toHaveProperty('x-ebsn-session')
    }
    const [page] = (await get(postsUrl('pages'))).json<ContentPost[]>()
    expect(page).toMatchObject({
      title: { text: 'Chi siamo' },
      content: { rendered: '<p>Una <strong>dispensa</strong>.</p>', tree: { type: 'root' } },
    })
  })

  it('counts all posts and pages in its headers', async () => {
    for (const [asked, total, pages, count] of [
      [{}, '2', '1', 2],
      [{ per_page: 1, page: 2 }, '2', '2', 1],
      [{ per_page: 1, page: 3 }, '2', '2', 0],
      [{ search: 'quando' }, '1', '1', 1],
      [{ category: 'nessuna' }, '0', '0', 0],
    ] as const) {
      const { headers, json } = await get(postsUrl('faq', asked))
      const { 'x-wp-total': all, 'x-wp-totalpages': allPages } = headers
      expect([asked, all, allPages, json<ContentPost[]>().length]).toEqual([asked, total, pages, count])
    }
  })

  it('never leads to an error screen: unknown and malformed questions are answered empty or as if not asked', async () => {
    for (const url of [
      menuUrl('nowhere'),
      menuUrl('__proto__'),
      menuUrl('a/../../b'),
      slidesUrl('none', 'now', 'any'),
      postsUrl('users'),
      postsUrl('constructor'),
      postsUrl('pages', { slug: '../../etc/passwd' }),
      postsUrl('pages', { slug: '<script>' }),
    ]) {
      const reply = await get(url)
      expect([url, reply.statusCode, reply.json()]).toEqual([url, 200, []])
    }
    for (const query of [
      'per_page=-1',
      'per_page=x&page=0',
      'page=1e9',
      'order=drop&orderby=table',
      'search=%00',
      'slug=',
      'per_page=9999',
      'search=a&search=b&order[]=asc',
      `search=${'x'.repeat(5_000)}`,
      'categories=1%27--',
    ]) {
      const reply = await get(`${postsUrl('faq')}?${query}`)
      expect([query, reply.statusCode, Array.isArray(reply.json())]).toEqual([query, 200, true])
    }
    for (const url of [slidesUrl('home', 'NaN', '-1e999'), slidesUrl('home', '99999999999999', 2)])
      expect((await get(url)).statusCode).toBe(200)
    expect((await get(`${postsUrl('faq')}?per_page=-1&order=drop&slug=`)).json()).toHaveLength(2)
  })

  it('shows the slides of the day that is asked for, and of today without a time', async () => {
    const ids = async (time: number | string) =>
      (await get(slidesUrl('home', time, 0))).json<Slide[]>().map(({ id }) => id)
    expect([await ids(noon('2026-11-21')), await ids(noon('2026-11-22')), await ids('x')]).toEqual([
      [1],
      [],
      [1],
    ])
  })

  it('serves pictures with their type and a mark, and nothing else of the folder', async () => {
    const reply = await get(`${UPLOADS_URL}uno.webp`)
    expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload]).toEqual([
      200,
      'image/webp',
      WEBP,
    ])
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    const again = await get(`${UPLOADS_URL}uno.webp`, { 'if-none-match': reply.headers.etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    for (const path of [
      'due.webp',
      '..%2fpages%2fchi-siamo.md',
      '%2e%2e/pages/chi-siamo.md',
      '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    ])
      expect((await get(`${UPLOADS_URL}${path}`)).statusCode).toBe(404)
  })
})

describe('a mistake in the file of a form', () => {
  it('is where operators look for mistakes in the content: in /readyz, with file and line', async () => {
    const { folder } = contentFolder({ 'forms/contatti.json': '{\n "title": "Contatti" }' })
    const { app } = await buildTestApp({ config: { contentDir: folder } })
    await app.inject({ method: 'GET', url: menuUrl('main') })
    const { parts } = (await app.inject({ method: 'GET', url: '/readyz' })).json<{
      parts: { content: { ok: boolean; problem: string } }
    }>()
    expect(parts.content).toEqual({
      ok: true,
      problem: expect.stringContaining('forms/contatti.json, riga 1: il campo done') as string,
    })
  })
})

describe('the version call', () => {
  it('answers the version of the built storefront, never from a cache', async () => {
    const reply = await get('/version.json')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({
      version: expect.stringMatching(/^\d+(\.\d+)*$/) as string,
      url: '/?platform={platform}',
    })
  })
})
