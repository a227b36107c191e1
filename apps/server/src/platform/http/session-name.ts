import type { RequestSession } from './context.ts'

/** First and last name of the customer of a session; '' for a visitor. */
export const sessionName = ({
  user: { firstName = '', lastName = '' },
}: Pick<RequestSession, 'user'>): string => `${firstName} ${lastName}`.trim()
