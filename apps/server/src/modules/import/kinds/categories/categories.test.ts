import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { categoriesKind } from './categories.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.pool.query('TRUNCATE categories CASCADE'))

const load = (file: string | Buffer, options = {}) =>
  importBytes(database.pool, categoriesKind, file, options)
const tree = async () =>
  (
    await database.pool.query(`SELECT c.slug, p.slug AS parent, c.name, c.position, c.info
      FROM categories c LEFT JOIN categories p ON p.id = c.parent_id ORDER BY c.slug`)
  ).rows
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }

describe('a file of categories', () => {
  test('is loaded with codes and parents in any order, from CSV, XLSX and JSON; loading it again changes nothing', async () => {
    const rows = [
      ['codice', 'padre', 'nome', 'posizione', 'immagine', 'descrizione'],
      ['1010', '10', 'Pasta &amp; riso', '2', '/pictures/pasta.webp', 'Secca e fresca'],
      ['10', '', 'Dispensa', '1', '', ''],
      ['101010', '1010', 'Pasta corta', '', '', ''],
    ]
    for (const [name, file] of await tableFiles(rows)) {
      await database.pool.query('TRUNCATE categories CASCADE')
      expect((await load(file)).counts, name).toEqual({ ...none, added: 3 })
      expect(await tree(), name).toEqual([
        { slug: 'dispensa', parent: null, name: 'Dispensa', position: 1, info: {} },
        {
          slug: 'dispensa/pasta-riso',
          parent: 'dispensa',
          name: 'Pasta & riso',
          position: 2,
          info: { image: '/pictures/pasta.webp', description: 'Secca e fresca' },
        },
        {
          slug: 'dispensa/pasta-riso/pasta-corta',
          parent: 'dispensa/pasta-riso',
          name: 'Pasta corta',
          position: 1000,
          info: {},
        },
      ])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 3 })
    }
  })

  test('gets a remark on a picture that browsers would not show, with the missing host', async () => {
    const file = [
      'codice;nome;immagine',
      'dispensa;Dispensa;https://cdn.altro.it/dispensa.jpg',
      'casa;Casa;https://img.esempio.it/casa.jpg',
      'vini;Vini;vini.jpg',
      'bimbi;Bimbi;/pictures/department-3/320.webp',
    ].join('\n')
    const { counts, remarks } = await load(file, { pictureHosts: ['img.esempio.it'] })
    expect(counts).toEqual({ ...none, added: 4 })
    expect(remarks).toEqual([
      expect.stringMatching(/^2,image,.*aggiungi «cdn\.altro\.it» a pictureHosts in shop\.config\.json/),
      expect.stringMatching(/^4,image,.*serve un indirizzo https:\/\//),
    ])
  })

  test('is loaded with paths of names, whose levels are created, or with columns of levels', async () => {
    expect(
      (await load('percorso;posizione\nDispensa > Olio e aceto > Olio extravergine;3\n')).counts,
    ).toEqual({ ...none, added: 1 })
    expect((await load('livello 1;livello 2;posizione\nDispensa;Olio e aceto;7\nCasa;;9\n')).counts).toEqual({
      ...none,
      added: 1,
      changed: 1,
    })
    expect((await load('[{"categoria":["Dispensa","Olio e aceto"],"posizione":7}]')).counts).toEqual({
      ...none,
      unchanged: 1,
    })
    expect((await tree()).map(({ slug, name, position }) => [slug, name, position])).toEqual([
      ['casa', 'Casa', 9],
      ['dispensa', 'Dispensa', 1000],
      ['dispensa/olio-e-aceto', 'Olio e aceto', 7],
      ['dispensa/olio-e-aceto/olio-extravergine', 'Olio extravergine', 3],
    ])
  })

  test('renames a category given by its path, and keeps its URL', async () => {
    await load('codice;nome\ndispensa;Dispensa\ndispensa/riso;Riso\n')
    expect((await load('codice;nome;titolo\ndispensa/riso;Riso e cereali;Tutto il riso\n')).counts).toEqual({
      ...none,
      changed: 1,
    })
    expect((await load('codice;padre;nome\ndispensa/riso;dispensa;Riso, cereali\n')).counts).toEqual({
      ...none,
      changed: 1,
    })
    expect((await tree())[1]).toMatchObject({
      slug: 'dispensa/riso',
      name: 'Riso, cereali',
      info: { title: 'Tutto il riso' },
    })
  })

  test('keeps texts of dialogs that are not in it, and changes those that are', async () => {
    await database.pool.query(
      `INSERT INTO categories (slug, name, category_type_id, info) VALUES ('fast-search-popup', 'Ricerca', 2, '{"title":"A"}')`,
    )
    await load('codice;titolo\nfast-search-popup;Cerca insieme\n')
    const { rows } = await database.pool.query('SELECT category_type_id, name, info FROM categories')
    expect(rows).toEqual([{ category_type_id: 2, name: 'Ricerca', info: { title: 'Cerca insieme' } }])
  })

  test('reports line, field and reason of rows without a valid position in the tree', async () => {
    const circles = await load('codice;padre;nome\nA;B;Uno\nB;A;Due\nC;Z;Tre\nD;;Quattro\nE;;Quattro\n')
    expect(circles.counts).toEqual({ ...none, added: 1, refused: 4 })
    expect(circles.refusals.map((line) => line.split(',', 2).join(' '))).toEqual([
      '2 parent',
      '3 parent',
      '4 parent',
      '6 name',
    ])
    const deep = await load('codice;nome\na/b;X\nu > V > W > Y > Z > K;\n')
    expect(deep.refusals).toEqual([
      '3,code,u > V > W > Y > Z > K,ha più di 5 livelli',
      '2,code,a/b,"la categoria padre «a» non c\'è, né nel file né nel negozio"',
    ])
  })

  test('sends no notification when nothing differs', async () => {
    const version = async () =>
      (await database.pool.query('SELECT version FROM catalogue_version')).rows[0].version
    await load('codice;nome\ncasa;Casa\n')
    const before = await version()
    await load('codice;nome\ncasa;Casa\n')
    expect(await version()).toBe(before)
  })
})
