import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { ContentCategory, ContentPost } from '@cambusa/contract/content/posts'
import type { ContentSource } from '../../modules/content/source/content-source.ts'
import { unsafeAddress, unsafeHtml, unsafeNodes } from './unsafe-html.ts'

const ifAny = (address: string, isPicture = false) =>
  address === '' ? [] : unsafeAddress(address, isPicture)

/** What is wrong with a post as it is answered. */
export function unsafePost({ title, excerpt, content, link, slug, shop }: ContentPost): string[] {
  const { pages = [], pdf = '' } = shop.flyer ?? {}
  return [
    ...[title, excerpt, content].flatMap(({ rendered }) => unsafeHtml(rendered)),
    ...unsafeNodes(content.tree as Nodes),
    ...[link, pdf].flatMap((address) => ifAny(address)),
    ...pages.flatMap(({ image }) => ifAny(image, true)),
    ...(/^[a-z0-9-]+$/.test(slug) ? [] : [`slug ${slug}`]),
  ]
}

const isPost = (post: ContentPost | ContentCategory): post is ContentPost => 'shop' in post

/** What is wrong with anything that a source answers; it is also asked for what has the name of a vector. */
export async function unsafeAnswers(source: ContentSource, vector: string): Promise<string[]> {
  const found: string[] = []
  for (const type of ['pages', 'faq', 'volantini', vector]) {
    const { posts } = await source.posts(type, { per_page: 100 })
    found.push(...posts.filter(isPost).flatMap(unsafePost))
  }
  for (const location of ['main', 'footer', vector])
    for (const { url, children } of await source.menu(location))
      found.push(...[url, ...children.map((child) => child.url)].flatMap((address) => unsafeAddress(address)))
  for (const slide of await source.slides({ sliderId: 'home', unixSeconds: 0, deliveryServiceId: 0 })) {
    found.push(...unsafeHtml(slide.title.rendered), ...unsafeHtml(slide.content.rendered))
    found.push(...ifAny(slide.link_url), ...ifAny(slide.image, true))
  }
  return found
}

/** What the plain page of a form is made of. */
const FORM_ELEMENTS =
  'html head meta title style body main h1 p a form input label fieldset legend textarea select option button'.split(
    ' ',
  )
const wholePage = unified().use(rehypeParse).freeze()

/** What a browser would find in the plain page of a form that the page does not consist of. */
export function unsafeForm(html: string): string[] {
  const wrong = ({ tagName, properties }: Element) => [
    ...(FORM_ELEMENTS.includes(tagName) ? [] : [`element ${tagName}`]),
    ...Object.keys(properties).filter((name) => /^on|^style$|^src|^formAction/i.test(name)),
    ...(properties['href'] === undefined ? [] : unsafeAddress(String(properties['href']))),
  ]
  const below = (node: Nodes): string[] => [
    ...(node.type === 'element' ? wrong(node) : []),
    ...('children' in node ? node.children.flatMap(below) : []),
  ]
  return below(wholePage.parse(html))
}
