import { contentPagePath, faqPath } from '@cambusa/domain/web/page-address'
import { faqTexts } from '@cambusa/messages/it/content/faq'
import {
  faqCategoriesQuery,
  faqOfCategoryQuery,
  type FaqQuestion,
} from '../../features/content/faq/faq-api.ts'
import { textOf } from '../../features/content/tree/text-of.ts'
import { pageQuery } from '../../lib/shop/shown-page.ts'
import { paths } from '../navigation/paths.ts'
import { stepsJsonLd } from './breadcrumb-json-ld.ts'
import type { HeadInput, ScreenHead } from './head-screen.ts'

/** schema.org FAQPage: the questions of a page with their answers as text. */
const faqJsonLd = (questions: readonly FaqQuestion[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, tree }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: textOf(tree) },
  })),
})

export function contentPageHead({ queryClient, params, search, origin }: HeadInput): ScreenHead {
  const version = search.version as string | undefined
  const page = queryClient.getQueryData(pageQuery(params.pageName ?? '', version).queryKey)
  if (!page) return { isHidden: true }
  const { slug, title, description, tree } = page
  const address = contentPagePath(slug)
  return {
    title,
    description: description || textOf(tree),
    address,
    // An earlier version, or the present one at another address.
    isHidden: version !== undefined,
    jsonLd: [stepsJsonLd([{ name: title, address }], origin)],
  }
}

const overview = { name: faqTexts.crumb, address: paths.faq }

export const faqHead = ({ search, origin }: HeadInput): ScreenHead => ({
  title: faqTexts.title,
  description: faqTexts.intro,
  address: paths.faq,
  // What a search finds is not indexed.
  isHidden: search.search !== undefined,
  jsonLd: [stepsJsonLd([overview], origin)],
})

export function faqCategoryHead({ queryClient, params, origin }: HeadInput): ScreenHead {
  const categories = queryClient.getQueryData(faqCategoriesQuery.queryKey) ?? []
  const category = categories.find(({ slug }) => slug === params.categoryName)
  if (!category) return { isHidden: true }
  const { slug, name } = category
  const questions = queryClient.getQueryData(faqOfCategoryQuery(slug).queryKey) ?? []
  const address = faqPath(slug)
  return {
    title: name,
    description: questions.map(({ title }) => title).join(' '),
    address,
    jsonLd: [faqJsonLd(questions), stepsJsonLd([overview, { name, address }], origin)],
  }
}
