import { CONSENT_KINDS, type ConsentKind } from '@cambusa/domain/people/consent'
import { CONSENT_PAGES, hasPage } from '@cambusa/domain/people/consent-pages'
import { consentVersions } from '@cambusa/messages/it/people/consents'
import { agreedVersion, pageVersions, type ContentSource } from '../../content/content.ts'

/** The versions that were shown beside the consents, as far as the caller says so. */
export type ShownVersions = Partial<Readonly<Record<ConsentKind, string>>> | undefined

const fieldOf = (kind: ConsentKind) => `consents.${kind}`

/** The version of a sentence that is agreed to. Throws consent.textChanged. */
export const agreedSentence = (kind: ConsentKind, shown: ShownVersions): string =>
  agreedVersion([consentVersions[kind]], shown?.[kind], fieldOf(kind))

async function versionOf(
  content: Pick<ContentSource, 'posts'>,
  kind: ConsentKind,
  shown: ShownVersions,
): Promise<string> {
  if (!hasPage(kind)) return agreedSentence(kind, shown)
  const [present = consentVersions[kind], ...earlier] = await pageVersions(content, CONSENT_PAGES[kind])
  return agreedVersion([present, ...earlier], shown?.[kind], fieldOf(kind))
}

/**
 * The versions of the texts that a person agrees to, in the order of CONSENT_KINDS: those that were shown, otherwise of a
 * consent to a page the page's own, of any other that of its sentence. It may wait for the network: ask before a
 * transaction. Throws consent.textChanged for a version that a text never had.
 */
export const agreedVersions = (
  content: Pick<ContentSource, 'posts'>,
  shown: ShownVersions,
): Promise<string[]> => Promise.all(CONSENT_KINDS.map((kind) => versionOf(content, kind, shown)))
