import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { buildTreeCategory } from '../../../../testing/factories/catalogue.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { dishesKind } from './dishes.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await buildTreeCategory(database.db, { slug: 'casa', name: 'Casa' })
  await buildTreeCategory(database.db, { slug: 'casa/bucato', name: 'Bucato' })
})
beforeEach(() => database.pool.query('TRUNCATE search_dishes RESTART IDENTITY'))

const load = (file: string | Buffer, options = {}) => importBytes(database.pool, dishesKind, file, options)
const dishes = async () =>
  (await database.pool.query('SELECT name, phrases, shelves FROM search_dishes ORDER BY id')).rows
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const HEAD = 'piatto;si chiede con;serve;elimina\n'

describe('a file of dishes', () => {
  test('is loaded from CSV, XLSX and JSON; loading it again changes nothing', async () => {
    const files = await tableFiles([
      ['Piatto', 'Si chiede con', 'Serve'],
      ['Carbonara', 'pasta alla carbonara | spaghetti alla carbonara', 'Guanciale, uova, spaghetti'],
      ['bucato', '', 'casa/bucato'],
    ])
    for (const [name, file] of files) {
      await database.pool.query('TRUNCATE search_dishes')
      expect((await load(file)).counts, name).toEqual({ ...none, added: 2 })
      expect(await dishes(), name).toEqual([
        {
          name: 'carbonara',
          phrases: ['pasta alla carbonara', 'spaghetti alla carbonara'],
          shelves: ['guanciale', 'uova', 'spaghetti'],
        },
        { name: 'bucato', phrases: [], shelves: ['casa/bucato'] },
      ])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 2 })
    }
  })

  test('may have one search per column, and lists in JSON', async () => {
    await load('piatto;ingrediente 1;ingrediente 2;frase 1\ncaprese;mozzarella;pomodori;insalata caprese\n')
    await load('[{"piatto":"norma","ingrediente":["melanzane","ricotta salata"]}]')
    expect(await dishes()).toEqual([
      { name: 'caprese', phrases: ['insalata caprese'], shelves: ['mozzarella', 'pomodori'] },
      { name: 'norma', phrases: [], shelves: ['melanzane', 'ricotta salata'] },
    ])
  })

  test('changes, adds and removes dishes by their name; the order of shelves counts, that of phrases does not', async () => {
    await load(`${HEAD}norma;x, y;melanzane, ricotta;\ngricia;;guanciale;\npicnic;;panini;\n`)
    const file = `${HEAD}NORMA;y, x;ricotta, melanzane;\ngricia;;;sì\npicnic;;panini;\npesto;;basilico;\n`
    expect((await load(file)).counts).toEqual({ ...none, added: 1, changed: 2, unchanged: 1 })
    expect((await dishes()).map(({ name, shelves }) => [name, ...shelves])).toEqual([
      ['norma', 'ricotta', 'melanzane'],
      ['picnic', 'panini'],
      ['pesto', 'basilico'],
    ])
    expect((await load(file)).counts).toEqual({ ...none, unchanged: 4 })
  })

  test('takes off with --full what it does not name, except what a refused row names', async () => {
    await load(`${HEAD}norma;;melanzane;\ngricia;;guanciale;\npicnic;;panini;\n`)
    const { counts } = await load(`${HEAD}norma;;melanzane;\nGricia;;;\n`, { full: true, force: true })
    expect(counts).toEqual({ ...none, removed: 1, unchanged: 1, refused: 1 })
    expect((await dishes()).map(({ name }) => name)).toEqual(['norma', 'gricia'])
  })

  test('reports line, field and reason of each refused row, and changes nothing in a dry run', async () => {
    await load(`${HEAD}grigliata;alla brace;salsiccia;\n`)
    const file =
      `${HEAD};;uova;\nnorma;;;\n${'a'.repeat(61)};;uova;\nbucato;;casa/lavatrice;\n` +
      `brace;;carne;\npicnic;gite, per la gita;panini;\nescursione;gita;panini;\nPicnic;;acqua;\n`
    const { counts, refusals, remarks } = await load(file, { dryRun: true })
    expect(counts).toEqual({ ...none, added: 2, refused: 6 })
    expect(refusals).toEqual([
      '2,dish,,manca il nome del piatto o dell’occasione',
      '3,shelves,,"indica che cosa serve: ricerche o codici di categoria, separati da virgole"',
      `4,dish,${'a'.repeat(61)},più di 60 caratteri`,
      "9,dish,picnic,c'è già alla riga 7",
      '6,phrases,brace,si chiede già con queste parole «grigliata»: lasciale a uno dei due',
      '8,phrases,gita,si chiede già con queste parole «picnic»: lasciale a uno dei due',
    ])
    // Maybe of another shop: the last words of its path are searched.
    expect(remarks).toEqual([
      '5,shelves,casa/lavatrice,,"con una barra si indica il codice di una categoria, e questa non c’è nel negozio: finché manca se ne cercano le ultime parole"',
    ])
    expect((await dishes()).map(({ name }) => name)).toEqual(['grigliata'])
  })

  test('may switch off a built-in dish by its name alone, and on again', async () => {
    const off = 'piatto;serve;spento\ncarbonara;;sì\n'
    expect((await load(off)).counts).toEqual({ ...none, added: 1 })
    expect((await load(off)).counts).toEqual({ ...none, unchanged: 1 })
    // A dish that is switched off claims no phrase, so another dish may use its name.
    expect((await load(`${HEAD}cena;carbonara;uova;\n`)).counts).toEqual({ ...none, added: 1 })
    expect((await load('piatto;serve;spento\ncarbonara;;no\n')).counts).toEqual({ ...none, refused: 1 })
  })

  test('notifies of a change of the catalogue only when there is one', async () => {
    const version = async () =>
      (await database.pool.query('SELECT version FROM catalogue_version')).rows[0].version
    await load(`${HEAD}norma;;melanzane;\n`)
    const before = await version()
    await load(`${HEAD}NORMA;;Melanzane;\n`)
    expect(await version()).toBe(before)
    await load(`${HEAD}norma;;ricotta;\n`)
    expect(await version()).not.toBe(before)
  })

  test('without a column of shelves is refused as a whole', async () => {
    await expect(load('piatto;note\nx;y\n')).rejects.toThrow('manca la colonna «serve»')
  })
})
