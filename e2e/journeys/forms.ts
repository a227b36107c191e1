import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formTexts } from '@cambusa/messages/it/content/forms'
import { validationTexts } from '@cambusa/messages/it/validation'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { paths } from '../../apps/storefront/src/app/navigation/paths.ts'
import { expectAccessible, openPage, openWithoutScripts, someWidth } from '../setup/browser.ts'
import { pressOn, typeInto } from '../setup/keyboard.ts'
import { requestUntilRendered } from '../setup/server-rendered-page.ts'

const PICTURE = {
  name: 'cassa.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\xff\xd8\xff\xe0 a', 'latin1'),
}
const PROGRAM = {
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('MZ\x90\0 a program', 'latin1'),
}
const LARGE = 'grande.jpg'
/** A person takes longer than the least time; a journey does not, and what is sent earlier is refused. */
export const LEAST_MS = 3_200

const field = (page: Page, name: string) =>
  page.getByRole('main').locator(`[name="formData[fields][${name}]"]`)
const removeFile = (page: Page, name: string) =>
  page.getByRole('button', { name: formTexts.removeFile({ name }) })

/** A file of 6 MB that begins as a picture does; by its path the browser has it at once. */
function largePicture(): string {
  const folder = mkdtempSync(join(tmpdir(), 'large-picture-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, LARGE), Buffer.concat([PICTURE.buffer], 6 * 1_048_576))
  return join(folder, LARGE)
}

/** Fills in all that the contact form needs. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await field(page, 'nome').fill('Ada Bianchi')
  await field(page, 'email').fill(email)
  await field(page, 'argomento').selectOption('Un ordine')
  await field(page, 'messaggio').fill('Manca una cassa.')
  await field(page, 'privacy').check()
}

/** Forms as they are filled in and sent, whatever defines them. */
export function formJourneys(url: () => string): void {
  describe.each(someWidth('forms'))('on a %s', (screen) => {
    test('a message with a picture is sent by keyboard, after its mistakes were told', async () => {
      const page = await openPage(screen, url())
      await page.goto(paths.contact)
      const send = page.getByRole('button', { name: formTexts.send })
      await send.waitFor()
      await expectAccessible(page, 'the contact form')
      await typeInto(page, field(page, 'email'), 'ada@')
      await page.locator('input[type=file]').setInputFiles(PROGRAM)
      await page.getByText(validationTexts.filesType).waitFor()
      await pressOn(page, send)
      await page.getByText(validationTexts.email).waitFor()
      await expectAccessible(page, 'the contact form with mistakes')
      await expect
        .poll(() => field(page, 'nome').evaluate((one) => one === document.activeElement))
        .toBe(true)
      await pressOn(page, removeFile(page, PROGRAM.name))
      await page.locator('input[type=file]').setInputFiles(largePicture())
      await page.getByText(validationTexts.filesSize).waitFor()
      await pressOn(page, removeFile(page, LARGE))
      await page.locator('input[type=file]').setInputFiles(PICTURE)
      await typeInto(page, field(page, 'nome'), 'Ada Bianchi')
      await typeInto(page, field(page, 'email'), 'ada@example.com')
      await field(page, 'argomento').selectOption('Un ordine')
      await typeInto(page, field(page, 'messaggio'), 'Manca una cassa.')
      await field(page, 'privacy').focus()
      await page.keyboard.press('Space')
      await pressOn(page, send)
      await page.getByRole('heading', { name: formTexts.sentTitle }).waitFor()
      await expectAccessible(page, 'the sent form')
    })
  })

  test('without scripts the contact form is sent by the browser, and its mistakes come back with what was typed', async () => {
    await requestUntilRendered(paths.contact, url())
    const page = await openWithoutScripts(url())
    await page.goto(paths.contact)
    await fillContact(page, 'ada@')
    await field(page, 'telefono').fill('051 123456')
    await page.locator('input[type=file]').setInputFiles(PICTURE)
    await page.waitForTimeout(LEAST_MS)
    await page.getByRole('button', { name: formTexts.send }).click()
    await page.getByRole('heading', { name: formTexts.notSentTitle }).waitFor()
    await page.getByText(validationTexts.email).waitFor()
    await expect.poll(() => field(page, 'messaggio').inputValue()).toBe('Manca una cassa.')
    await field(page, 'email').fill('ada@example.com')
    await page.getByRole('button', { name: formTexts.send }).click()
    await page.getByRole('heading', { name: formTexts.sentTitle }).waitFor()
  })
}
