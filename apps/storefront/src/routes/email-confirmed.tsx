import { EmailConfirmedEnd } from '../features/registration/registration-ends.tsx'

/** /email-confirmed: the new address counts. */
export default function EmailConfirmedScreen() {
  return <EmailConfirmedEnd />
}
