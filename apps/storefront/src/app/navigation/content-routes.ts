import { createRoute } from '@tanstack/react-router'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { screenRoute } from './screen-route.tsx'
import { textIn, type RawSearch } from './search-values.ts'

const importScreens = () => import('./content-screens.ts')

const optionsOf = (name: keyof Awaited<ReturnType<typeof importScreens>>) =>
  screenRoute(async () => (await importScreens())[name])

const page = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.page,
  validateSearch: (raw: RawSearch): { version?: string | undefined } => ({ version: textIn(raw.version) }),
  ...optionsOf('page'),
})

const faq = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.faq,
  validateSearch: (raw: RawSearch): { search?: string | undefined } => ({ search: textIn(raw.search) }),
  ...optionsOf('faq'),
})

const faqCategory = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.faqCategory,
  ...optionsOf('faqCategory'),
})

const contact = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.contact,
  ...optionsOf('form'),
})

/** `ordine` fills in the field of that name. */
const form = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.form,
  validateSearch: (raw: RawSearch): { ordine?: string | undefined } => ({ ordine: textIn(raw.ordine) }),
  ...optionsOf('form'),
})

/** Pages, frequent questions and forms of the content service; open to everybody. */
export const contentRoutes = [page, faq, faqCategory, contact, form] as const
