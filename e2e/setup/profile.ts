import type { Envelope } from '@cambusa/contract/envelope'
import { userDetail, type UserDetail } from '@cambusa/contract/people/profile'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import type { Page } from 'playwright-core'
import { answerOf } from './steps.ts'

/** The link to the profile in the top bar. */
export const profileLink = (page: Page, lastName: string) =>
  page.getByRole('banner').getByRole('link', { name: frameTexts.profileOf({ lastName }) })

/** Opens the signed-in customer's profile by its button. */
export async function openProfile(page: Page, lastName: string): Promise<UserDetail> {
  const answer = await answerOf(page, userDetail.url, () => profileLink(page, lastName).click())
  await page.getByRole('heading', { level: 1, name: profileTexts.title }).waitFor()
  const { data: held } = (await answer.json()) as Envelope<{ user: UserDetail }>
  return held!.user
}
