import { RefuseEmail } from '../features/password/refuse-email.tsx'

/** /registration/not-me: the old address says that nobody asked for another e-mail. */
export default function RefuseEmailScreen() {
  return <RefuseEmail />
}
