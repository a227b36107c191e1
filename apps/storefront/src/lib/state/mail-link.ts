/** The data of a link in a mail. They are removed from the address at once and kept in memory only (decision 107). */
export interface MailLink {
  email: string
  code: string
  /** The new address, to be confirmed instead of `email`. */
  newEmail?: string | undefined
}
export type MailLinkKind = 'confirm' | 'reset' | 'refusal' | 'invitation'

const links = new Map<MailLinkKind, MailLink>()

export const keepMailLink = (kind: MailLinkKind, link: MailLink): void => void links.set(kind, link)

export const mailLink = (kind: MailLinkKind): MailLink | undefined => links.get(kind)

/** Removes the data once the link was used. */
export const forgetMailLink = (kind: MailLinkKind): void => void links.delete(kind)
