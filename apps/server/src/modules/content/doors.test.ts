import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ContentPost } from '@cambusa/contract/content/posts'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { openWordPress } from '../../integrations/wordpress/wordpress-source.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { contentFolder, sourceOn } from '../../testing/content/content-folder.ts'
import { hostileFiles, hostileWordPress } from '../../testing/content/hostile-content.ts'
import { BAD_ADDRESSES, HTML_VECTORS } from '../../testing/content/script-vectors.ts'
import { unsafeAnswers, unsafeForm, unsafePost } from '../../testing/content/unsafe-answers.ts'
import { chosen } from '../../testing/extent.ts'
import { wordPressAnswers } from '../../testing/wordpress/content-of-wordpress.ts'
import { startStandIn } from '../../testing/wordpress/stand-in.ts'
import { readForms } from '../forms/form-files.ts'
import { plainFormPage } from '../forms/plain-form.ts'
import type { ContentSource } from './source/content-source.ts'

const log = pino({ level: 'silent' })
const config = readConfig({ env: { CAMBUSA_MODE: 'test' }, args: [] })

interface Written {
  source: ContentSource
  /** Where forms are looked for. */
  folder: string
}

const inFiles = (vector: string): Written => {
  const { folder } = contentFolder(hostileFiles([vector]))
  return { folder, source: sourceOn(folder).source }
}

const standIn = startStandIn()
const inWordPress = async (vector: string): Promise<Written> => {
  const { url, answers } = await standIn
  answers.clear()
  for (const [path, answer] of Object.entries(wordPressAnswers(hostileWordPress([vector]))))
    answers.set(path, answer)
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-doors-'))
  atTheEnd(() => rm(folder, { recursive: true, force: true }))
  const source = openWordPress({ url, dataDir: folder, pictureHosts: [], log, clock: () => new Date() })
  return { folder, source }
}

/** The plain page of the form that an author wrote. */
function formPage({ source: content, folder }: Written): string {
  const forms = readForms({ config: { ...config, contentDir: folder }, content, log })
  const definition = forms.definitionOf('contatti')
  if (definition === undefined) throw new Error('the form is not read')
  const given = { values: {}, versions: {}, errors: { nome: 'x' }, reason: '', trap: '', nonce: 'n' }
  return plainFormPage({ formId: 'contatti', definition, ...given })
}

describe.each([
  ['files', inFiles],
  ['a WordPress', inWordPress],
] as const)('from %s', (_, write) => {
  it('script in titles, texts, fields, names, menus, slides, flyers and forms comes through nowhere', async () => {
    for (const vector of [
      ...chosen('addresses at doors', BAD_ADDRESSES, 16),
      ...chosen('html at doors', HTML_VECTORS, 30),
    ]) {
      const written = await write(vector)
      const { source } = written
      await source.opened()
      // What is asked below is there: else nothing would be tried.
      expect((await source.posts('faq', {})).total, vector).toBeGreaterThan(0)
      expect([vector, await unsafeAnswers(source, vector)]).toEqual([vector, []])
      expect([vector, unsafeForm(formPage(written))]).toEqual([vector, []])
      source.close()
    }
  })
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
  expect(unsafeForm('<form><p onclick=x><svg></svg></form>')).toEqual(['onClick', 'element svg'])
})
