import { useRouter } from '@tanstack/react-router'
import { SsoPage } from '../features/auth/sso-page.tsx'

/** /sso-login: signs in at an identity provider, and ends the sign-in with the code that comes back. */
export default function SsoLoginScreen() {
  const router = useRouter()
  return <SsoPage onEntered={(to) => router.history.replace(to)} />
}
