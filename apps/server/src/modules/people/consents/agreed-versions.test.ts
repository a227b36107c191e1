import { CONSENT_KINDS } from '@cambusa/domain/people/consent'
import { consentVersions } from '@cambusa/messages/it/people/consents'
import { expect, it } from 'vitest'
import { agreedVersions } from './agreed-versions.ts'

type Source = Parameters<typeof agreedVersions>[0]

const source = (versions: Readonly<Record<string, string | undefined>>): Source => ({
  posts: async (_, { slug = '' }) => {
    const version = new Map(Object.entries(versions)).get(slug)
    const posts = slug in versions ? [{ shop: { version, versions: version && [version, '2029-01'] } }] : []
    return { posts, total: posts.length, totalPages: 1 } as unknown as Awaited<ReturnType<Source['posts']>>
  },
})

it('a consent to a page has the version of the page, any other that of its sentence', async () => {
  const versionsOf = async (given: Parameters<typeof source>[0]) => {
    const versions = await agreedVersions(source(given), undefined)
    return Object.fromEntries(CONSENT_KINDS.map((kind, place) => [kind, versions[place]]))
  }
  expect(await versionsOf({ privacy: '2030-01', terms: '2031-02' })).toEqual({
    ...consentVersions,
    privacy: '2030-01',
    terms: '2031-02',
  })
  // A page without a version, and a content service without pages.
  expect(await versionsOf({ privacy: undefined })).toEqual(consentVersions)
})

it('the version that was shown is agreed to if the text has or had it, any other is refused at its consent', async () => {
  const pages = source({ privacy: '2030-01', terms: '2030-01' })
  const [privacy, terms] = await agreedVersions(pages, { privacy: '2029-01', terms: '2030-01' })
  expect([privacy, terms]).toEqual(['2029-01', '2030-01'])
  for (const shown of [{ privacy: '1999-01' }, { marketing: '1999-01' }, { terms: '' }]) {
    const [kind] = Object.keys(shown)
    await expect(agreedVersions(pages, shown)).rejects.toMatchObject({
      code: 'consent.textChanged',
      field: `consents.${kind}`,
    })
  }
})
