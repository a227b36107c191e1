import { RefuseEmail } from '../features/password/refuse-email.tsx'

/** /registration/not-me: refuses a change of e-mail from the old address. */
export default function RefuseEmailScreen() {
  return <RefuseEmail />
}
