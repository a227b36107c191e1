import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { synonymsKind } from './synonyms.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.pool.query('TRUNCATE search_synonyms RESTART IDENTITY'))

const load = (file: string | Buffer, options = {}) => importBytes(database.pool, synonymsKind, file, options)
const groups = async () =>
  (await database.pool.query('SELECT id, words FROM search_synonyms ORDER BY id')).rows
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }

describe('a file of synonyms', () => {
  test('is loaded from CSV, XLSX and JSON; loading it again changes nothing', async () => {
    const files = await tableFiles([['parole'], ['Prezzemolo, erbe'], ['bibite | soft drink']])
    for (const [name, file] of files) {
      await database.pool.query('TRUNCATE search_synonyms')
      expect((await load(file)).counts, name).toEqual({ ...none, added: 2 })
      expect((await groups()).map(({ words }) => words)).toEqual([
        ['prezzemolo', 'erbe'],
        ['bibite', 'soft drink'],
      ])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 2 })
    }
  })

  test('may have one word per column, and lists in JSON', async () => {
    await load('parola 1;parola 2;parola 3\nbibite;soft drink;\n')
    await load('[{"parole":["tonno","scatolame"]}]')
    expect((await groups()).map(({ words }) => words)).toEqual([
      ['bibite', 'soft drink'],
      ['tonno', 'scatolame'],
    ])
  })

  test('changes, adds and removes groups by their code, and identifies a group by its words in any order', async () => {
    await load('parole\nprezzemolo,erbe\nbibite,soft drink\nriso,risotto\n')
    const file = 'codice;parole;elimina\n1;prezzemolo,odori,erbe;\n2;;sì\n;Risotto,RISO;\n;tè,infuso;\n'
    expect((await load(file)).counts).toEqual({ ...none, added: 1, changed: 3 })
    expect(await groups()).toEqual([
      { id: 1, words: ['prezzemolo', 'odori', 'erbe'] },
      // The first word is the group's name.
      { id: 3, words: ['risotto', 'riso'] },
      { id: 4, words: ['tè', 'infuso'] },
    ])
    expect((await load(file)).counts).toEqual({ ...none, unchanged: 4 })
  })

  test('takes off with --full what it does not name, except what a refused row names', async () => {
    await load('parole\na1,a2\nb1,b2\nc1,c2\n')
    const { counts } = await load('codice;parole\n1;a1,a2\n2;solo\n', { full: true })
    expect(counts).toEqual({ ...none, removed: 1, unchanged: 1, refused: 1 })
    expect((await groups()).map(({ id }) => id)).toEqual([1, 2])
  })

  test('reports line, field and reason of each refused row, and changes nothing in a dry run', async () => {
    const file = 'codice;parole\n;solo\nx;a,b\n;CaffÃ¨,espresso\n;espresso,caffè\n'
    const { counts, refusals, remarks } = await load(file, { dryRun: true })
    expect(counts).toEqual({ ...none, added: 1, refused: 3 })
    expect(refusals).toEqual([
      '2,words,solo,servono almeno due parole diverse',
      '3,code,x,il codice è un numero: è quello del file esportato',
      '5,words,"espresso, caffè",lo stesso gruppo è già alla riga 4',
    ])
    expect(remarks).toEqual(['4,words,"CaffÃ¨,espresso","Caffè,espresso",lettere accentate lette male'])
    expect(await groups()).toEqual([])
  })

  test('creates new groups for codes that the shop does not have, once', async () => {
    const file = 'codice;parole\n71;tonno,scatolame\n72;riso,risotto\n'
    expect((await load(file)).counts).toEqual({ ...none, added: 2 })
    expect((await load(file)).counts).toEqual({ ...none, unchanged: 2 })
    expect((await groups()).map(({ id }) => id)).toEqual([1, 2])
  })

  test('may switch off built-in groups, by one word or by the words of a group', async () => {
    const file = 'parole;spento\ncoca;sì\nprezzemolo, erbe;sì\ntonno;no\n'
    const { counts, refusals } = await load(file)
    expect(counts).toEqual({ ...none, added: 2, refused: 1 })
    expect(refusals).toEqual(['4,words,tonno,servono almeno due parole diverse'])
    const listed = 'SELECT words, is_off FROM search_synonyms ORDER BY id'
    expect((await database.pool.query(listed)).rows).toEqual([
      { words: ['coca'], is_off: true },
      { words: ['prezzemolo', 'erbe'], is_off: true },
    ])
    expect((await load('parole;spento\nprezzemolo, erbe;no\n')).counts).toEqual({ ...none, changed: 1 })
  })

  test('notifies of a change of the catalogue only when there is one', async () => {
    const version = async () =>
      (await database.pool.query('SELECT version FROM catalogue_version')).rows[0].version
    await load('parole\na,b\n')
    const before = await version()
    await load('parole\nA,B\n')
    expect(await version()).toBe(before)
  })

  test('without a column of words is refused as a whole', async () => {
    await expect(load('codice;nome\n1;x\n')).rejects.toThrow('manca la colonna «parole»')
  })
})
