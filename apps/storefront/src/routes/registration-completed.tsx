import { CompletedEnd } from '../features/registration/registration-ends.tsx'

/** /registration-completed: the account is made, and a requested card may be waiting. */
export default function RegistrationCompletedScreen() {
  return <CompletedEnd />
}
