import { mailTexts } from '@cambusa/messages/it/mails/mail'

const NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u

/** Anybody can register somebody else's e-mail under any name: a name that could be an advertisement is left out. */
export const greetingOf = (firstName: string): string =>
  mailTexts.greeting({ name: NAME.test(firstName) ? firstName.trim() : '' })
