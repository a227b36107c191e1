import { Link } from '@tanstack/react-router'
import { footerTexts } from '@cambusa/messages/it/footer'
import { frameTexts } from '@cambusa/messages/it/frame'
import { showShortcuts } from '../lib/state/app-state.ts'
import { Logo } from './logo.tsx'
import { paths } from '../app/navigation/paths.ts'
import styles from './footer.module.css'

/** Where to go from the end of a screen, and whose shop it is. */
export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.shop}>
        <Logo />
        <p>{footerTexts.claim}</p>
      </div>
      <nav aria-label={footerTexts.shop}>
        <h2 className={styles.title}>{footerTexts.shop}</h2>
        <ul>
          <li>
            <Link to={paths.home}>{frameTexts.home}</Link>
          </li>
          <li>
            <Link to={paths.categories}>{footerTexts.browse}</Link>
          </li>
          <li>
            <Link to={paths.search}>{frameTexts.search}</Link>
          </li>
          <li>
            <Link to={paths.advancedSearch}>{frameTexts.advancedSearch}</Link>
          </li>
          <li>
            <button type="button" onClick={() => showShortcuts(true)}>
              {frameTexts.keyboardShortcuts}
            </button>
          </li>
        </ul>
      </nav>
      <nav aria-label={footerTexts.account}>
        <h2 className={styles.title}>{footerTexts.account}</h2>
        <ul>
          <li>
            <Link to={paths.cart}>{frameTexts.cart}</Link>
          </li>
          <li>
            <Link to={paths.orders}>{frameTexts.titleOrders}</Link>
          </li>
          <li>
            <Link to={paths.addresses}>{frameTexts.titleAddresses}</Link>
          </li>
        </ul>
      </nav>
    </div>
    <p className={styles.copyright}>{footerTexts.copyright}</p>
  </footer>
)
