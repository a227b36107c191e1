import { EmailConfirmedEnd } from '../features/registration/registration-ends.tsx'

/** /email-confirmed: the new address is in use. */
export default function EmailConfirmedScreen() {
  return <EmailConfirmedEnd />
}
