import { readFileSync, renameSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { PostsAsked } from '@cambusa/contract/content/content-urls'
import type { ContentPost } from '@cambusa/contract/content/posts'
import { describe, expect, it, vi } from 'vitest'
import { projectRoot } from '../../../platform/process/project-root.ts'
import { contentFolder, sourceOn, textFile } from '../../../testing/content/content-folder.ts'
import { FLYER } from '../../../testing/content/flyer-file.ts'

const faq = (title: string, order: number, body = '') => textFile({ title, order }, body)
async function slugs(source: ReturnType<typeof sourceOn>['source'], type: string, asked: PostsAsked = {}) {
  const { posts, total, totalPages } = await source.posts(type, asked)
  return { slugs: posts.map(({ slug }) => slug), total, totalPages }
}
const one = async (source: ReturnType<typeof sourceOn>['source'], type: string, asked: PostsAsked) =>
  (await source.posts(type, asked)).posts[0] as ContentPost

describe('texts of the content folder', () => {
  const { folder } = contentFolder({
    'faq/categories.json': '[{"slug":"ordinare","name":"Ordinare"},{"slug":"consegna","name":"Consegna"}]',
    'faq/ordinare/modifica.md': faq('Posso modificare l’ordine?', 2, 'Sì, fino al taglio.'),
    'faq/ordinare/annulla.md': faq('Come annullo?', 1, 'Dalla pagina **I miei ordini**.'),
    'faq/consegna/orari.md': faq('Quali orari?', 1, 'Dalle 8 alle 20, più la sera.'),
    'pages/privacy.md': textFile({ title: 'Privacy', version: '2026-11', date: '2026-11-01' }, 'Nuova.'),
    'pages/privacy@2025-06.md': textFile({ title: 'Privacy', version: '2025-06' }, 'Vecchia.'),
    'pages/bozza.md': textFile({ title: 'Bozza', draft: 'true' }),
    'volantini/natale.md': FLYER,
    'ricette/pasta.md': textFile({ title: 'Pasta' }),
    '_note.md': 'no',
    'forms/contatti.json': readFileSync(join(projectRoot, 'apps/server/content/forms/contatti.json'), 'utf8'),
  })
  const { source } = sourceOn(folder)

  it('are found by slug, words, category, order and page', async () => {
    expect(await slugs(source, 'faq', { orderby: 'menu_order', category: 'ordinare' })).toEqual({
      slugs: ['annulla', 'modifica'],
      total: 2,
      totalPages: 1,
    })
    expect((await slugs(source, 'faq', { search: 'PIU sera' })).slugs).toEqual(['orari'])
    expect((await slugs(source, 'faq', { slug: 'orari,annulla', orderby: 'slug' })).slugs).toEqual([
      'annulla',
      'orari',
    ])
    expect(await slugs(source, 'faq', { per_page: 2, page: 2, orderby: 'title', order: 'desc' })).toEqual({
      slugs: ['annulla'],
      total: 3,
      totalPages: 2,
    })
    expect(await slugs(source, 'faq', { page: 9 })).toEqual({ slugs: [], total: 3, totalPages: 1 })
    for (const type of ['nothing', '__proto__', 'forms', 'menus'])
      expect(await slugs(source, type)).toEqual({ slugs: [], total: 0, totalPages: 0 })
    expect((await slugs(source, 'ricette')).slugs).toEqual(['pasta'])
  })

  it('have their categories, which count the published ones', async () => {
    const { posts } = await source.posts('faq_categories', {})
    expect(posts).toMatchObject([
      { slug: 'ordinare', name: 'Ordinare', count: 2 },
      { slug: 'consegna', count: 1 },
    ])
    const question = await one(source, 'faq', { slug: 'orari' })
    expect(question.shop.category).toEqual({ slug: 'consegna', name: 'Consegna' })
    expect(question.categories).toEqual([posts[1]!.id])
    expect((await slugs(source, 'faq', { category: String(posts[1]!.id) })).slugs).toEqual(['orari'])
  })

  it('have earlier versions that only their name finds, and drafts that nothing finds', async () => {
    expect((await slugs(source, 'pages')).slugs).toEqual(['privacy'])
    const now = await one(source, 'pages', { slug: 'privacy' })
    expect(now.shop).toMatchObject({ version: '2026-11', versions: ['2026-11', '2025-06'] })
    expect(now).toMatchObject({
      date: '2026-11-01T00:00:00',
      date_gmt: '2026-10-31T23:00:00',
      link: '/page/privacy',
    })
    const then = await one(source, 'pages', { slug: 'privacy', version: '2025-06' })
    expect(then.content.rendered).toBe('<p>Vecchia.</p>')
    expect((await one(source, 'pages', { slug: 'privacy', version: '2026-11' })).content.rendered).toBe(
      '<p>Nuova.</p>',
    )
    expect((await slugs(source, 'pages', { slug: 'privacy', version: '1999' })).slugs).toEqual([])
  })

  it('of flyers name their days, promotions, pages and file', async () => {
    expect((await one(source, 'volantini', { slug: 'natale' })).shop.flyer).toEqual({
      from: '2026-12-01',
      to: '2026-12-24',
      promotions: ['natale-2026'],
      pages: [
        {
          image: '/p/wp-content/uploads/natale-1.webp',
          alt: 'Panettoni in offerta',
          width: 800,
          height: 1100,
          promotion: 'natale-2026',
        },
      ],
      pdf: '/p/wp-content/uploads/natale.pdf',
    })
    expect(source.problem()).toBeUndefined()
  })
})

describe('slides and menus', () => {
  const slide = (id: number, more = {}) => ({
    id,
    title: { rendered: 'A &amp; <b>B</b>' },
    content: { rendered: 'x <script>1</script>' },
    link_text: 'Vai',
    link_url: '/category',
    image: '/pictures/x/640.webp',
    ...more,
  })
  const noon = (day: string) => Date.parse(`${day}T11:00:00Z`) / 1000
  const { folder } = contentFolder({
    'slides.json': JSON.stringify({
      home: [
        slide(1),
        slide(2, { from: '2026-11-21', to: '2026-11-22' }),
        slide(3, { deliveryServiceIds: [2] }),
      ],
    }),
    'menus/footer.json': JSON.stringify([
      { title: 'Chi siamo', url: '/page/chi-siamo' },
      {
        title: 'Fuori',
        url: 'https://altro.example',
        children: [{ title: 'Telefono', url: 'tel:+39051123456' }],
      },
    ]),
  })
  const { source } = sourceOn(folder)
  const ids = async (sliderId: string, day: string, deliveryServiceId: number) =>
    (await source.slides({ sliderId, unixSeconds: noon(day), deliveryServiceId })).map(({ id }) => id)

  it('depend on slider, day and service', async () => {
    expect(await ids('home', '2026-11-21', 0)).toEqual([1, 2])
    expect(await ids('home', '2026-11-22', 2)).toEqual([1, 2, 3])
    expect(await ids('home', '2026-11-23', 1)).toEqual([1])
    expect(await ids('__proto__', '2026-11-23', 1)).toEqual([])
    const [first] = await source.slides({ sliderId: 'home', unixSeconds: 0, deliveryServiceId: 0 })
    expect(first).toMatchObject({
      title: { rendered: 'A &amp; B', text: 'A & B' },
      content: { rendered: 'x ', text: 'x' },
    })
  })

  it('have two levels, and mark what leaves the shop', async () => {
    const [inside, outside] = await source.menu('footer')
    expect(inside).toMatchObject({
      title: 'Chi siamo',
      url: '/page/chi-siamo',
      parent: 0,
      xfn: '',
      children: [],
    })
    expect(outside).toMatchObject({ url: 'https://altro.example/', xfn: 'external noopener noreferrer' })
    expect(outside!.children).toMatchObject([{ parent: outside!.ID, url: 'tel:+39051123456' }])
    expect(await source.menu('constructor')).toEqual([])
  })
})

describe('a change of the folder', () => {
  it('is read without a restart: new, changed, removed files; the version says that something changed', async () => {
    const { folder, write, remove } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }) })
    const { source } = sourceOn(folder)
    await source.opened()
    const versions = new Set([source.version()])
    const told = async () => {
      await source.refresh()
      versions.add(source.version())
      return (await source.posts('pages', { orderby: 'slug' })).posts.map(
        (post) => (post as ContentPost).title.text,
      )
    }
    write('pages/b.md', textFile({ title: 'B' }))
    expect(await told()).toEqual(['A', 'B'])
    write('pages/a.md', textFile({ title: 'A2' }))
    expect(await told()).toEqual(['A2', 'B'])
    remove('pages/b.md')
    expect(await told()).toEqual(['A2'])
    expect(versions.size).toBe(4)
    // Another process, or the same after a restart, names the same content alike.
    const { source: other } = sourceOn(folder)
    await other.opened()
    expect(other.version()).toBe(source.version())
  })

  it('shows by itself, and never half of a file that is being written', async () => {
    const { folder, write } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }, 'Prima.') })
    const { source } = sourceOn(folder)
    await source.opened()
    const rendered = async () => (await one(source, 'pages', { slug: 'a' })).content.rendered
    write('pages/a.md', textFile({ title: 'A' }, 'Dopo.'))
    await vi.waitFor(async () => expect(await rendered()).toBe('<p>Dopo.</p>'), {
      timeout: 20_000,
      interval: 50,
    })
  })

  it('that takes the folder away, or empties it, leaves everything as it was', async () => {
    const { folder, remove } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }) })
    const { source } = sourceOn(folder)
    await source.opened()
    remove('pages')
    await source.refresh()
    expect([(await slugs(source, 'pages')).slugs, source.problem()]).toEqual([
      ['a'],
      expect.stringContaining(folder),
    ])
    const away = `${folder}-away`
    renameSync(folder, away)
    await source.refresh()
    expect((await slugs(source, 'pages')).slugs).toEqual(['a'])
    renameSync(away, folder)
  })

  it('by symbolic links counts within the folder only', async () => {
    const { folder, write } = contentFolder({
      '.data/a.md': textFile({ title: 'A' }),
      'pages/b.md': textFile({ title: 'B' }),
    })
    const secret = contentFolder({ 'secret.md': textFile({ title: 'Segreto' }) })
    symlinkSync(join(folder, '.data/a.md'), join(folder, 'pages/a.md'))
    symlinkSync(join(secret.folder, 'secret.md'), join(folder, 'pages/secret.md'))
    write('uploads/vera.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 '))
    const { source } = sourceOn(folder)
    expect((await slugs(source, 'pages', { orderby: 'slug' })).slugs).toEqual(['a', 'b'])
  })
})

it('a file that keeps size and date but changes is read too', async () => {
  const { folder, write } = contentFolder({ 'pages/a.md': textFile({ title: 'A' }, 'uno') })
  const { source } = sourceOn(folder)
  const file = join(folder, 'pages/a.md')
  const day = new Date('2026-01-01')
  utimesSync(file, day, day)
  await source.opened()
  write('pages/a.md', textFile({ title: 'A' }, 'due'))
  utimesSync(file, day, day)
  await source.refresh()
  expect((await one(source, 'pages', { slug: 'a' })).content.rendered).toBe('<p>due</p>')
})
