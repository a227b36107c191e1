import { CompletedEnd } from '../features/registration/registration-ends.tsx'

/** /registration-completed: the account is created, and a requested card may be ready. */
export default function RegistrationCompletedScreen() {
  return <CompletedEnd />
}
