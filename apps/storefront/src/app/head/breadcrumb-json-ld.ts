import type { Crumb } from '@cambusa/contract/catalogue/listed-product'
import { categoryPath } from '@cambusa/domain/web/page-address'
import { headTexts } from '@cambusa/messages/it/frame/head'
import { paths } from '../navigation/paths.ts'

/** schema.org BreadcrumbList: home, the parent categories, and the page itself unless that is a category. */
export function breadcrumbJsonLd(
  crumbs: readonly Crumb[],
  origin: string,
  end?: { name: string; address: string },
): object {
  return stepsJsonLd(
    [
      ...crumbs.map(({ name, slug }) => ({ name, address: categoryPath(slug) })),
      ...(end === undefined ? [] : [end]),
    ],
    origin,
  )
}

/** schema.org BreadcrumbList: home, and the screens that lead from there to the page, with the page itself. */
export function stepsJsonLd(below: readonly { name: string; address: string }[], origin: string): object {
  const steps = [{ name: headTexts.home, address: paths.home }, ...below]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + address,
    })),
  }
}
