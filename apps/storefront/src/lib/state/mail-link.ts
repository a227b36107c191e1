/** What the link of a mail holds. It is taken out of the address at once and lies in memory alone (decision 107). */
export interface MailLink {
  email: string
  code: string
  /** The address that is to be confirmed instead of `email`. */
  newEmail?: string | undefined
}
export type MailLinkKind = 'confirm' | 'reset' | 'refusal'

const links = new Map<MailLinkKind, MailLink>()

export const keepMailLink = (kind: MailLinkKind, link: MailLink): void => void links.set(kind, link)

export const mailLink = (kind: MailLinkKind): MailLink | undefined => links.get(kind)

/** The link has done its work. */
export const forgetMailLink = (kind: MailLinkKind): void => void links.delete(kind)
