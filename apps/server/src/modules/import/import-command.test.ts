import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProgram } from '../../testing/shop-program.ts'
import { createMigratedDatabase } from '../../testing/test-database.ts'
import { askForMap, type Terminal } from './ask-for-map.ts'
import { exportTables } from './export-tables.ts'
import { readArguments } from './import-arguments.ts'
import { importKinds } from './kinds.ts'

let folder: string
let url: string
beforeAll(async () => {
  url = await createMigratedDatabase()
  folder = await mkdtemp(join(tmpdir(), 'cambusa-command-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the built command on a file; returns its exit code and its output. */
async function load(file: string, text: string, args: string[] = []) {
  const path = join(folder, file)
  await writeFile(path, text)
  return run('import', ['products', path, ...args])
}

async function run(program: 'import' | 'export', args: string[]) {
  const started = startProgram(args, { program, env: { DATABASE_URL: url, CAMBUSA_DATA: folder } })
  return { code: await started.ended, said: started.output() }
}

describe('the command ends with', () => {
  test('2 if the file needs a map, which it prints in a form that can be passed', async () => {
    const shelf = 'Product;Reparto;Prezzo al pezzo €\nPane;Forno;1,50\nRiso;Dispensa;2,00\n'
    const first = await load('scaffale.csv', shelf)
    expect(first.code).toBe(2)
    const map = /^\{\n[^]*?\n\}$/m.exec(first.said)?.[0] ?? ''
    expect(JSON.parse(map)).toEqual({
      columns: { name: 'Product', category: 'Reparto', price: 'Prezzo al pezzo €' },
      key: ['Product'],
      vat: { default: 22 },
    })
    expect(first.said).toContain('la mappa mette 22% a tutto')
    await writeFile(join(folder, 'mappa.json'), map)
    const second = await load('scaffale.csv', shelf, ['--map', join(folder, 'mappa.json')])
    expect([second.code, second.said]).toEqual([0, expect.stringContaining('Aggiunti 2')])
  })

  test('0 if some rows are refused, naming the columns that it did not read; and 1 if all are', async () => {
    const some = await load('alcune.csv', 'codice;nome;iva;note\nA1;Pane;4;x\nA2;;4;x\n')
    expect([some.code, some.said]).toEqual([0, expect.stringContaining('Colonne non lette: note.')])
    const all = await load('tutte.csv', 'codice;nome;iva\nA3;;4\n')
    expect([all.code, all.said]).toEqual([1, expect.stringContaining('Nessuna riga si può caricare')])
    const none = await load('nessuna.csv', 'codice;nome;iva\n')
    expect([none.code, none.said]).toEqual([0, expect.stringContaining('non ci sono righe')])
  })

  test('a remark on what a file without prices means for buyers, and how to compute them from unit prices', async () => {
    const none = await load('senza.csv', 'codice;nome;iva\nP1;Pane;4\n')
    expect([none.code, none.said]).toEqual([0, expect.stringContaining('non c’è una colonna del prezzo')])
    const shelf = 'codice;nome;formato;iva;prezzo al kg\nP2;Pasta;500 g;4;2,40\n'
    const only = await load('al-chilo.csv', shelf)
    expect([only.code, only.said]).toEqual([0, expect.stringContaining('"unitPrice × format"')])
    const map = join(folder, 'dal-chilo.json')
    await writeFile(map, '{"price": {"from": "unitPrice × format"}}')
    const made = await load('al-chilo.csv', shelf, ['--map', map])
    expect(made.said).not.toContain('i prodotti nuovi si vedono')
    expect(made.said).toContain('Nel negozio non c’è ancora un punto vendita')
  })

  test('a remark that a column is read in cents, if its name says so', async () => {
    const { code, said } = await load('cents.csv', 'codice;nome;iva;price_cents\nP9;Pane;4;199\n')
    expect([code, said]).toEqual([0, expect.stringContaining('«price_cents» dice centesimi')])
  })

  test('the line of a quote that never closes, printed while the file is still being read', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `B${at};Merce ${at};4`).join('\n')
    const { code, said } = await load('virgolette.csv', `codice;nome;iva\nA1;"Pane;4\n${rows}\n`)
    expect(code).toBe(0)
    expect(said).toContain('Riga 2: una virgoletta si apre e non si chiude')
    expect(said.indexOf('Riga 2:')).toBeLessThan(said.lastIndexOf('Lettura'))
  })
})

test('every table is exported into an empty folder, numbered in the order of import, and tables for export only cannot be imported', async () => {
  const out = join(folder, 'copia')
  const first = await run('export', ['--all', out])
  expect([first.code, first.said]).toEqual([0, expect.stringContaining('Per ricaricare tutto')])
  const names = exportTables.map(({ name }, at) => `${String(at + 1).padStart(2, '0')}-${name}.csv`)
  expect((await readdir(out)).toSorted()).toEqual([...names, 'leggimi.txt'])
  const told = await readFile(join(out, 'leggimi.txt'), 'utf8')
  const commands = [...told.matchAll(/^npm run import -- (\S+) (\S+)$/gm)]
  const onlyOut = ['product-synonyms', 'product-dishes', 'orders']
  expect(commands.map(([, kind]) => kind)).toEqual(
    exportTables.map(({ name }) => name).filter((name) => !onlyOut.includes(name)),
  )
  for (const [, kind, file = ''] of commands)
    expect(names.find((name) => name.endsWith(`-${kind}.csv`))).toBe(file)
  const again = await run('export', ['--all', out])
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('non è vuota')])
  expect((await run('export', ['--all', out, '--force'])).code).toBe(0)
  for (const name of onlyOut) {
    const args = [name, join(out, 'leggimi.txt')]
    expect(() => readArguments(args, importKinds)).toThrow(`«${name}» si scrive soltanto`)
  }
})

describe('a person at a terminal', () => {
  const proposal = {
    missing: [],
    needs: [],
    assumed: [],
    guessed: [],
    map: { columns: { name: 'Product' } },
    known: 'Product',
  }
  const terminal = (answer: string) => {
    const stream = () => Object.assign(new PassThrough(), { isTTY: true })
    const streams = { stdin: stream(), stdout: stream(), stderr: stream() }
    streams.stdin.write(`${answer}\n`)
    return streams as unknown as Terminal
  }

  test('accepts the proposed map, or not', async () => {
    for (const yes of ['s', 'Sì', 'y']) expect(await askForMap(proposal, terminal(yes))).toEqual(proposal.map)
    for (const no of ['n', '', 'boh'])
      await expect(askForMap(proposal, terminal(no))).rejects.toMatchObject({ exitCode: 2 })
  })

  test('is not asked if the map is incomplete', async () => {
    const broken = { ...proposal, needs: ['manca la colonna «nome»'] }
    await expect(askForMap(broken, terminal('s'))).rejects.toThrow('manca la colonna «nome»')
  })
})
