import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { contractCalls } from './contract-calls.ts'

const ENTRY = 'virtual:entry'

/** What the browser gets of a file that imports from the contract. */
async function bundle(source: string, calls: Plugin[] = [contractCalls()]): Promise<string> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      ...calls,
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })) as Rolldown.RolldownOutput
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test('a call reaches the browser with its method and address, without schemas and their library', async () => {
  const code = await bundle(`import { addItems } from '@cambusa/contract/cart/cart'; console.log(addItems)`)
  expect(code).toContain('/cart/add')
  expect(code).toContain('POST')
  expect(code).not.toContain('maxItems')
  expect(code).not.toMatch(/typebox|~kind/)
})

test('a form stays a form', async () => {
  expect(await bundle(`import { login } from '@cambusa/contract/people/auth'; console.log(login)`)).toContain(
    'form',
  )
})

test('a call whose act is known by a key is one in the browser too', async () => {
  const source = `import { addQuickOrder, matchQuickOrder } from '@cambusa/contract/cart/quick-order'
    console.log(addQuickOrder, matchQuickOrder)`
  expect((await bundle(source)).match(/keyed/g)).toHaveLength(1)
})

test('calls that are not used leave nothing', async () => {
  const code = await bundle(`import { addItems } from '@cambusa/contract/cart/cart'; console.log(addItems)`)
  expect(code).not.toContain('/cart/empty')
})

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src')
const SCHEMA = /typebox|~kind/

test('of no file of the contract, in whichever room, a schema reaches the browser', async () => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  expect(files.length).toBeGreaterThan(40)
  const everything = files
    .map(
      (name, i) => `import * as all${i} from '@cambusa/contract/${name.slice(0, -3)}'; console.log(all${i})`,
    )
    .join('\n')
  expect(await bundle(everything)).not.toMatch(SCHEMA)
  expect(await bundle(everything, [])).toMatch(SCHEMA)
})
