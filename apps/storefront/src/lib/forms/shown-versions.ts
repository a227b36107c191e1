import { CONSENT_KINDS, type ConsentKind } from '@cambusa/domain/people/consent'
import { CONSENT_PAGES, hasPage } from '@cambusa/domain/people/consent-pages'
import { consentVersions } from '@cambusa/messages/it/people/consents'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { CallError } from '../api/call-error.ts'
import { pageQuery } from '../shop/shown-page.ts'

const versionOf = (client: QueryClient, kind: ConsentKind): string =>
  (hasPage(kind) ? client.getQueryData(pageQuery(CONSENT_PAGES[kind]).queryKey)?.version : undefined) ??
  consentVersions[kind]

/**
 * The versions of the texts beside the consents of a form, as the screen shows them: they are sent, so that what is stored
 * is what was read (decision 236).
 */
export function useShownVersions() {
  const client = useQueryClient()
  return {
    shown: (): Record<ConsentKind, string> => ({
      privacy: versionOf(client, 'privacy'),
      terms: versionOf(client, 'terms'),
      profiling: versionOf(client, 'profiling'),
      marketing: versionOf(client, 'marketing'),
    }),
    /**
     * After a refusal because of a text that has changed: shows the present pages; answers the consents that are to be
     * given anew.
     */
    renewAfter: (error: CallError): ConsentKind[] => {
      if (!error.has('consent.textChanged')) return []
      void client.invalidateQueries({ queryKey: ['content', 'page'] })
      const named = error.errors.map(({ field }) => field)
      return CONSENT_KINDS.filter((kind) => named.includes(`consents.${kind}`))
    },
  }
}
