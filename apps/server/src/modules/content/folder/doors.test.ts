import type { Nodes } from 'hast'
import type { ContentPost } from '@cambusa/contract/content/posts'
import { expect, it } from 'vitest'
import { contentFolder, sourceOn, textFile } from '../../../testing/content/content-folder.ts'
import { BAD_ADDRESSES, HTML_VECTORS } from '../../../testing/content/script-vectors.ts'
import { chosen } from '../../../testing/extent.ts'
import { unsafeAddress, unsafeHtml, unsafeNodes } from '../../../testing/content/unsafe-html.ts'

/** A name that a file system takes. */
const fileName = (vector: string) => vector.replaceAll(/[/\0]/g, '_').slice(0, 60)

/** A folder with a vector at every place that an author can write to. */
function folderWith(vector: string) {
  const text = JSON.stringify(vector)
  const slide = {
    id: 1,
    title: { rendered: vector },
    content: { rendered: vector },
    link_text: vector.slice(0, 80),
    link_url: vector.slice(0, 500),
    image: vector.slice(0, 500),
  }
  return contentFolder({
    'pages/corpo.md': textFile(
      { title: text.slice(0, 100).replace(/\\*"?$/, '"'), description: text },
      vector,
    ),
    [`pages/${fileName(vector)}.md`]: textFile({ title: 'Nome' }, vector),
    [`${fileName(vector)}/uno.md`]: textFile({ title: 'Cartella' }, vector),
    [`faq/${fileName(vector)}/uno.md`]: textFile({ title: 'Categoria' }),
    'faq/domanda.md': textFile({ title: text, category: 'uno' }, `> ${vector}`),
    'faq/categories.json': JSON.stringify([{ slug: 'uno', name: vector.slice(0, 100), description: vector }]),
    'pages/rotta.md': `---\n${vector}: 1\n---\n`,
    'volantini/v.md': textFile({
      title: text,
      from: '2026-01-01',
      to: '2026-01-02',
      pages: `[{ image: ${text}, alt: ${text}, width: 1, height: 1 }]`,
      pdf: text,
    }),
    'menus/main.json': JSON.stringify([
      { title: vector.slice(0, 80), url: '/', children: [{ title: vector.slice(0, 80), url: '/faq' }] },
    ]),
    'menus/footer.json': JSON.stringify([{ title: 'x', url: vector }]),
    'slides.json': JSON.stringify({ home: [slide], [vector]: [slide] }),
  })
}

function unsafePost({ title, excerpt, content, link, slug, shop }: ContentPost): string[] {
  const { pages = [], pdf = '' } = shop.flyer ?? {}
  return [
    ...[title, excerpt, content].flatMap(({ rendered }) => unsafeHtml(rendered)),
    ...unsafeNodes(content.tree as Nodes),
    ...[link, pdf, ...pages.map(({ image }) => image)].flatMap((address) =>
      address === '' ? [] : unsafeAddress(address),
    ),
    ...(/^[a-z0-9-]+$/.test(slug) ? [] : [`slug ${slug}`]),
  ]
}

async function unsafeAnswers(vector: string): Promise<string[]> {
  const { source } = sourceOn(folderWith(vector).folder)
  const found: string[] = []
  for (const type of ['pages', 'faq', 'volantini', fileName(vector), vector]) {
    const { posts } = await source.posts(type, { per_page: 100 })
    found.push(...(posts as ContentPost[]).flatMap(unsafePost))
  }
  for (const location of ['main', 'footer', vector])
    for (const item of await source.menu(location))
      found.push(...[item.url, ...item.children.map(({ url }) => url)].flatMap((url) => unsafeAddress(url)))
  for (const slide of await source.slides({ sliderId: 'home', unixSeconds: 0, deliveryServiceId: 0 })) {
    found.push(...unsafeHtml(slide.title.rendered), ...unsafeHtml(slide.content.rendered))
    found.push(
      ...[slide.link_url, slide.image].flatMap((address) => (address === '' ? [] : unsafeAddress(address))),
    )
  }
  source.close()
  return found
}

it('script in titles, bodies, fields, names of files and folders, menus, slides and flyers comes through nowhere', async () => {
  for (const vector of [
    ...chosen('addresses at doors', BAD_ADDRESSES, 16),
    ...chosen('html at doors', HTML_VECTORS, 30),
  ])
    expect([vector, await unsafeAnswers(vector)]).toEqual([vector, []])
})

it('would be found if a door let it pass', () => {
  const post = {
    title: { rendered: '<b onclick=x>' },
    excerpt: { rendered: '' },
    content: { rendered: '<svg>', tree: { type: 'root', children: [] } },
    link: 'javascript:1',
    slug: '<',
    shop: {},
  }
  expect(unsafePost(post as unknown as ContentPost)).toEqual([
    'attribute onClick',
    'element svg',
    'scheme javascript:1',
    'slug <',
  ])
})
