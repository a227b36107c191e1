import { advancedSearchTexts } from '@cambusa/messages/it/catalogue/advanced-search'
import { formTexts } from '@cambusa/messages/it/content/forms'
import { passwordFieldTexts } from '@cambusa/messages/it/people/password-field'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../app/navigation/paths.ts'
import { answerForm, enterAs } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { servePublicShop } from '../../testing/public-screens.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

beforeEach(servePublicShop)

type Main = Awaited<ReturnType<typeof openShop>>['main']
/** What a browser does before it leaves a page. */
async function leave() {
  await vi.dynamicImportSettled()
  window.dispatchEvent(new Event('pagehide'))
}
const field = (main: Main, name: string) => main.findByRole<HTMLInputElement>('textbox', { name })

/** As after the shopper's first event, with which the frame's later code comes. */
async function openTouched(address: string) {
  const opened = await openShop(address)
  const { watchDrafts } = await import('./typed-drafts.ts')
  watchDrafts()
  return opened
}

async function fillIn() {
  const { main, shopper } = await openTouched(paths.contact)
  await shopper.type(await field(main, 'Nome'), 'Ada Bianchi')
  await shopper.selectOptions(main.getByRole('combobox', { name: 'Argomento' }), 'Ordine')
  await shopper.click(main.getByRole('radio', { name: 'Sera' }))
  await shopper.click(main.getByRole('checkbox', { name: 'Ritiro' }))
  await shopper.type(await field(main, 'Messaggio'), 'Manca\nuna cassa.')
  await shopper.click(main.getByRole('checkbox', { name: 'Ho letto l’informativa' }))
  return { main, shopper }
}

async function expectFilled(main: Main) {
  const name = await field(main, 'Nome')
  await waitFor(() => expect(name.value).toBe('Ada Bianchi'))
  const message = await field(main, 'Messaggio')
  await waitFor(() => expect(message.value).toBe('Manca\nuna cassa.'))
  const isTicked = (role: 'radio' | 'checkbox', of: string) =>
    main.getByRole<HTMLInputElement>(role, { name: of }).checked
  expect(main.getByRole<HTMLSelectElement>('combobox', { name: 'Argomento' }).value).toBe('Ordine')
  expect([isTicked('radio', 'Mattina'), isTicked('radio', 'Sera')]).toEqual([false, true])
  expect([isTicked('checkbox', 'Consegna'), isTicked('checkbox', 'Ritiro')]).toEqual([false, true])
  // The text beside it may be another one now.
  expect(isTicked('checkbox', 'Ho letto l’informativa')).toBe(false)
}

test('a half-filled form is as it was after a reload and after the next one, and is sent with what was typed', async () => {
  await fillIn()
  await leave()
  await expectFilled((await openShop(paths.contact)).main)
  await leave()
  const { main, shopper } = await openShop(paths.contact)
  await expectFilled(main)
  const sent: FormData[] = []
  answerForm((form) => {
    sent.push(form)
    return { number: 12, done: 'Grazie.' }
  })
  await shopper.type(await field(main, 'E-mail'), 'ada@example.com')
  await shopper.click(main.getByRole('checkbox', { name: 'Ho letto l’informativa' }))
  await shopper.click(main.getByRole('button', { name: formTexts.send }))
  await main.findByRole('heading', { name: formTexts.sentTitle })
  expect([...sent[0]!.values()]).toEqual(expect.arrayContaining(['Ada Bianchi', 'Ordine', 'Sera', 'Ritiro']))
  await leave()
  expect(sessionStorage.getItem('cambusa.drafts')).toBeNull()
})

test('what a customer has typed is put back for nobody else of this browser, and never after a logout', async () => {
  beSignedIn()
  await fillIn()
  await leave()
  enterAs({ ...CUSTOMER, userId: 8 })
  const { main } = await openShop(paths.contact)
  const name = await field(main, 'Nome')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(name.value).toBe('')
  enterAs(CUSTOMER)
  await expectFilled((await openShop(paths.contact)).main)
  document.body.hidden = true
  await leave()
  document.body.hidden = false
  expect(sessionStorage.getItem('cambusa.drafts')).toBeNull()
})

test('passwords and codes that are good once are never kept', async () => {
  const { main, shopper } = await openTouched(paths.techLogin)
  await shopper.type(await main.findByLabelText(authTexts.key), 'CASSA1')
  await shopper.type(main.getByLabelText(authTexts.secret), 'Segreta.1')
  await shopper.click(main.getByRole('button', { name: passwordFieldTexts.show }))
  await shopper.type(main.getByLabelText(authTexts.secret), '2')
  await leave()
  const kept = sessionStorage.getItem('cambusa.drafts') ?? ''
  expect(JSON.parse(kept)).toMatchObject({ 'tech-login': { typed: { key: 'CASSA1' } } })
  expect(kept).not.toContain('Segreta')
})

test('what was sent is not put back into a form that stays: meanwhile it may be something else', async () => {
  const { main, shopper } = await openTouched(paths.advancedSearch)
  await shopper.type(await field(main, advancedSearchTexts.name), 'farina')
  await shopper.click(main.getByRole('button', { name: advancedSearchTexts.search }))
  await main.findByRole('button', { name: advancedSearchTexts.edit })
  await leave()
  expect(sessionStorage.getItem('cambusa.drafts')).toBeNull()
})
