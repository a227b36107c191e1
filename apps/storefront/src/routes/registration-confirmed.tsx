import { ConfirmedEnd } from '../features/registration/registration-ends.tsx'

/** /registration-confirmed: the address is confirmed. */
export default function RegistrationConfirmedScreen() {
  return <ConfirmedEnd />
}
