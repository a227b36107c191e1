import { formParametersUrl } from '@cambusa/contract/content/form-urls'
import { FORM_IDS, fieldPart, FORM_PARTS, versionPart } from '@cambusa/domain/content/form-parts'
import { formTexts } from '@cambusa/messages/it/content/forms'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../app/navigation/paths.ts'
import { answerContent, answerForm, fetchFromTest, refuse, resetNetwork } from '../../testing/network.ts'
import { closeShop, openShop } from '../../testing/opened-shop.ts'
import { servePublicShop } from '../../testing/public-screens.ts'
import { buildForm } from '../../testing/served-form.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(fetchFromTest))
  resetNetwork()
  servePublicShop()
})
afterEach(async () => {
  await closeShop()
  vi.unstubAllGlobals()
})

const picture = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])], name)
const optional = (label: string) => new RegExp(`^${label}`)

async function fillIn() {
  const { main, shopper } = await openShop(paths.contact)
  await shopper.type(await main.findByRole('textbox', { name: 'Nome' }), 'Ada Bianchi')
  await shopper.type(main.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com')
  await shopper.selectOptions(main.getByRole('combobox', { name: 'Argomento' }), 'Ordine')
  await shopper.click(main.getByRole('radio', { name: 'Sera' }))
  await shopper.click(main.getByRole('checkbox', { name: 'Consegna' }))
  await shopper.click(main.getByRole('checkbox', { name: 'Ritiro' }))
  await shopper.type(main.getByRole('textbox', { name: optional('Dal giorno') }), '01/12/2026')
  await shopper.type(main.getByRole('textbox', { name: 'Messaggio' }), 'Manca una cassa.')
  await shopper.upload(main.getByLabelText(optional('Allegati')), picture('cassa.jpg'))
  await main.findByText('cassa.jpg')
  await shopper.click(main.getByRole('checkbox', { name: 'Ho letto l’informativa' }))
  const send = () => shopper.click(main.getByRole('button', { name: formTexts.send }))
  return { main, shopper, send }
}

const filled = (main: Awaited<ReturnType<typeof openShop>>['main']) => [
  (main.getByRole('textbox', { name: 'Nome' }) as HTMLInputElement).value,
  (main.getByRole('textbox', { name: 'Messaggio' }) as HTMLTextAreaElement).value,
  main.getByText('cassa.jpg').textContent,
]
const ALL = ['Ada Bianchi', 'Manca una cassa.', 'cassa.jpg']

test('a form of every kind of field is sent as the browser would send it, and its number is told', async () => {
  const sent: FormData[] = []
  answerForm((form) => {
    sent.push(form)
    return { number: 12, done: 'Grazie, ti rispondiamo.' }
  })
  const { main, send } = await fillIn()
  await send()
  const heading = await main.findByRole('heading', { name: formTexts.sentTitle })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  main.getByText(/Il numero del tuo messaggio è 12/)
  const [form] = sent
  expect(form!.get(FORM_PARTS.nonce)).toBe('a-nonce')
  expect(form!.get(FORM_PARTS.id)).toBe(FORM_IDS.contact)
  expect(form!.getAll(fieldPart('servizi'))).toEqual(['Consegna', 'Ritiro'])
  expect(form!.get(fieldPart('quando'))).toBe('Sera')
  expect(form!.get(fieldPart('privacy'))).toBe('on')
  expect(form!.getAll(FORM_PARTS.files).map((file) => (file as File).name)).toEqual(['cassa.jpg'])
})

test('every wrong field says what is wrong, and the first one has the focus', async () => {
  const { main, shopper } = await openShop(paths.contact)
  const email = await main.findByRole('textbox', { name: 'E-mail' })
  await shopper.type(email, 'ada@')
  await shopper.upload(main.getByLabelText(optional('Allegati')), new File(['MZ'], 'foto.jpg'))
  await main.findByText(validationTexts.filesType)
  await shopper.click(main.getByRole('button', { name: formTexts.send }))
  await main.findByText(validationTexts.email)
  expect(main.getAllByText(validationTexts.required)).toHaveLength(3)
  main.getByText(validationTexts.consent)
  expect(document.activeElement).toBe(main.getByRole('textbox', { name: 'Nome' }))
  await shopper.click(main.getByRole('button', { name: formTexts.removeFile({ name: 'foto.jpg' }) }))
  await vi.waitFor(() => expect(main.queryByText(validationTexts.filesType)).toBeNull())
})

test('nothing typed is lost without a network, and it is sent again as it was', async () => {
  let tries = 0
  answerForm((form) => {
    tries += 1
    if (tries === 1) throw new TypeError('network')
    return { number: form.getAll(FORM_PARTS.files).length, done: 'Grazie.' }
  })
  const { main, shopper, send } = await fillIn()
  await send()
  const again = await main.findByRole('button', { name: uiTexts.retry })
  expect(filled(main)).toEqual(ALL)
  await shopper.click(again)
  await main.findByText(/Il numero del tuo messaggio è 1/)
})

test('a refused message stays on the screen: at its field, above the button, or with another nonce', async () => {
  const nonces: unknown[] = []
  const answers = [
    refuse('field.wrong', { reason: validationTexts.email }, 'email'),
    refuse('form.manyMessages', { seconds: 600 }),
    refuse('form.tooOld'),
  ]
  answerForm((form) => {
    nonces.push(form.get(FORM_PARTS.nonce))
    return answers.shift() ?? { number: 3, done: 'Grazie.' }
  })
  const { main, send } = await fillIn()
  await send()
  await main.findByText(validationTexts.email)
  const email = main.getByRole('textbox', { name: 'E-mail' })
  await vi.waitFor(() => expect(document.activeElement).toBe(email))
  await send()
  await main.findByText(/Riprova tra 10 minuti/)
  answerContent(formParametersUrl(FORM_IDS.contact), buildForm({ nonce: 'another-nonce' }))
  await send()
  await main.findByText(/La pagina era aperta da molto tempo/)
  expect(filled(main)).toEqual(ALL)
  await send()
  await main.findByText(/Il numero del tuo messaggio è 3/, {}, { timeout: 6_000 })
  expect(nonces).toEqual(['a-nonce', 'a-nonce', 'a-nonce', 'another-nonce'])
})

test('a consent is sent with the version that was shown; a changed text is shown anew and agreed to again', async () => {
  const shown = (version: string) =>
    answerContent(formParametersUrl(FORM_IDS.contact), buildForm({ versions: { privacy: version } }))
  shown('2030-01')
  const versions: unknown[] = []
  answerForm((form) => {
    versions.push(form.get(versionPart('privacy')))
    return versions.length === 1
      ? refuse('consent.textChanged', undefined, 'privacy')
      : { number: 4, done: 'Grazie.' }
  })
  const { main, shopper, send } = await fillIn()
  main.getByRole('link', { name: formTexts.consentPageVersion({ version: '2030-01' }) })
  shown('2031-01')
  await send()
  await main.findByText(/leggilo di nuovo e conferma/)
  await main.findByRole('link', { name: formTexts.consentPageVersion({ version: '2031-01' }) })
  expect(filled(main)).toEqual(ALL)
  const consent = main.getByRole('checkbox', { name: 'Ho letto l’informativa' })
  expect((consent as HTMLInputElement).checked).toBe(false)
  await shopper.click(consent)
  await send()
  await main.findByText(/Il numero del tuo messaggio è 4/)
  expect(versions).toEqual(['2030-01', '2031-01'])
})

test('an unknown form leads to the screen that says so', async () => {
  answerContent(formParametersUrl('altro'), {})
  await openShop(paths.form.replace('$formId', 'altro'))
  expect(await screen.findByRole('heading', { level: 1, name: errorScreenTexts.notFoundTitle })).toBeDefined()
})
