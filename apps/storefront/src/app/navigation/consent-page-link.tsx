import { CONSENT_PAGES, type PagedConsent } from '@cambusa/domain/people/consent-pages'
import { consentPageTexts, consentVersions } from '@cambusa/messages/it/people/consents'
import { useQuery } from '@tanstack/react-query'
import { pageQuery } from '../../lib/shop/shown-page.ts'
import { PageOverForm } from './page-over-form.tsx'

/** Below a consent: the link that opens its whole text over the form, with the version that one agrees to. */
export function ConsentPageLink({ kind }: { kind: PagedConsent }) {
  const page = CONSENT_PAGES[kind]
  const { data } = useQuery(pageQuery(page))
  const version = data?.version ?? consentVersions[kind]
  return <PageOverForm page={page}>{consentPageTexts[kind]({ version })}</PageOverForm>
}
