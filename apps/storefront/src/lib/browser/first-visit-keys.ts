/** Keys of storage for what a first visit asks; a file of its own, as the first screen's code needs none of them. */

/** The choice about cookies (index.html reads it too). */
export const COOKIES_KEY = 'cambusa.cookies'

/** Of which customer which choice about cookies has been proven to the shop. */
export const COOKIES_PROVEN_KEY = 'cambusa.cookies-proven'

/** The version of the tour of the shop that was offered or seen last. */
export const TUTORIAL_KEY = 'cambusa.tutorial'
