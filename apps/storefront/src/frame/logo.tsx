import { Link } from '@tanstack/react-router'
import { frameTexts } from '@cambusa/messages/it/frame'
import mark from './logo.svg'
import styles from './logo.module.css'
import { paths } from '../app/navigation/paths.ts'

/** The shop's mark and name, leading home. A retailer changes logo.svg and the name in the texts. */
export const Logo = () => (
  <Link to={paths.home} className={styles.logo} aria-label={frameTexts.homeLink}>
    <img src={mark} alt="" width={40} height={40} className={styles.mark} />
    <span className={styles.name}>{frameTexts.shopName}</span>
  </Link>
)
