/**
 * Version of the texts that ask about cookies (cookies.ts): the month in which they last changed. Whoever changes what is
 * asked changes it here and in index.html, and every shopper is asked again; consents.test.ts has the texts of all versions.
 * A file of its own, as the first screen needs no more.
 */
export const COOKIE_TEXT_VERSION = '2026-11'
