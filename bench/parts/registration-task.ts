import { consentTexts } from '@cambusa/messages/it/people/consents'
import { confirmationTexts } from '@cambusa/messages/it/people/confirmation'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { passwordFieldTexts } from '@cambusa/messages/it/people/password-field'
import { randomBytes } from 'node:crypto'
import type { Hand } from './hand.ts'
import type { Task } from './shopping-tasks.ts'

/** A company of the demo shop's register. */
const COMPANY = { vatNumber: '03456789019', name: 'Trattoria della Darsena S.r.l.' }
const PASSWORD = 'Mare-9-vento'
/** By then the register has answered. */
const FOUND_MS = 2_000

/** A company registers without a card. The shop may be an earlier version, which asks for more. */
export const register: Task = {
  name: 'a company registers without a card',
  from: '/registration-user',
  isVisitor: true,
  async arrange() {
    const login = `nuovo-${randomBytes(4).toString('hex')}@gmail.com`
    let isDone = false
    const act = async (hand: Hand) => {
      const main = hand.page.getByRole('main')
      const write = async (label: string, text: string) => {
        await hand.press(main.getByLabel(label, { exact: true }))
        await hand.type(text)
      }
      await hand.press(main.getByRole('switch', { name: texts.hasCard }))
      await write(texts.vatNumber, COMPANY.vatNumber)
      const found = main.getByText(/^Trovata con la partita IVA/)
      const isFound = await found.waitFor({ timeout: FOUND_MS }).then(
        () => true,
        () => false,
      )
      if (!isFound) await write(texts.companyName, COMPANY.name)
      await write(texts.firstName, 'Ada')
      await write(texts.lastName, 'Guidi')
      const store = main.getByRole('combobox', { name: texts.store })
      // The nearest one may be chosen already.
      if ((await store.inputValue()) === '') {
        await hand.press(store)
        await hand.key('ArrowDown')
        await hand.key('Enter')
      }
      await hand.press(main.getByRole('button', { name: texts.proceed }))
      await hand.press(main.getByLabel(texts.username, { exact: true }))
      const completed = hand.page.getByRole('option', { name: login, exact: true })
      await hand.type(login, () => completed.isVisible())
      if (await completed.isVisible()) await hand.press(completed)
      await write(texts.password, PASSWORD)
      const repeated = main.getByLabel(texts.repeatPassword, { exact: true })
      if (await main.getByText(texts.passwordHint).isVisible())
        await hand.press(main.getByRole('button', { name: passwordFieldTexts.show }).first())
      if (await repeated.isVisible()) await write(texts.repeatPassword, PASSWORD)
      await hand.press(main.getByLabel(consentTexts.privacy))
      await hand.press(main.getByLabel(consentTexts.terms))
      await hand.press(main.getByRole('button', { name: texts.submit }))
      await main.getByRole('heading', { name: confirmationTexts.pendingTitle }).waitFor()
      isDone = true
    }
    return { act, check: async () => isDone }
  },
}
