import { mailTexts } from '@cambusa/messages/it/mails/mail'

const NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u

/** Whether a name cannot be an advertisement. */
export const isPlainName = (name: string): boolean => NAME.test(name)

/** Anybody can register somebody else's e-mail under any name: a name that could be an advertisement is left out. */
export const greetingOf = (firstName: string): string =>
  mailTexts.greeting({ name: isPlainName(firstName) ? firstName.trim() : '' })
