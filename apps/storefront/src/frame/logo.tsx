import { Link } from '@tanstack/react-router'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { paths } from '../app/navigation/paths.ts'
import { logo, logoPicture, name } from '../lib/shop/shop-name.ts'
import styles from './logo.module.css'

/** The retailer's logo and name, a link to home. */
export const Logo = () => (
  <Link to={paths.home} className={styles.logo} aria-label={frameTexts.homeLink({ shop: name })}>
    <img src={logoPicture} alt={logo.alt} width={40} height={40} className={styles.mark} />
    <span className={styles.name}>{name}</span>
  </Link>
)
