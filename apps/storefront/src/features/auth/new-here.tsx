import { authTexts } from '@cambusa/messages/it/people/auth'
import { Link } from '@tanstack/react-router'
import { registrationEnabled } from '../../../../../shop.config.json'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import styles from './login-form.module.css'

interface NewHereProps {
  /** The link was followed: the dialog closes. */
  onLeave: () => void
}

/** The address where a forgotten password is reset. */
export const ForgottenPassword = ({ onLeave }: NewHereProps) => (
  <Link to={paths.resetPasswordRequest} className={styles.link} onClick={onLeave}>
    {authTexts.forgotten}
  </Link>
)

/** The link to registration, where the shop accepts new accounts (shop.config.json). */
export const RegisterOffer = ({ onLeave }: NewHereProps) =>
  registrationEnabled && (
    <div className={styles.register}>
      <p>{authTexts.noAccount}</p>
      <LinkButton to={paths.registration} onClick={onLeave}>
        {authTexts.register}
      </LinkButton>
    </div>
  )
