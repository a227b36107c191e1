import { Link } from '@tanstack/react-router'
import { claim, company, copyright } from '../../../../shop.config.json'
import { companyNumbers, seatLine } from '@cambusa/messages/it/people/company'
import { footerTexts } from '@cambusa/messages/it/frame/footer'
import { cookieTexts } from '@cambusa/messages/it/people/cookies'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { tourTexts } from '@cambusa/messages/it/frame/tour'
import { openCookiePanel } from '../features/consent/cookie-panel-state.ts'
import { paths } from '../app/navigation/paths.ts'
import { showShortcuts } from '../lib/state/app-state.ts'
import { classNames } from '../ui/class-names.ts'
import { FooterContacts } from './footer-contacts.tsx'
import { FooterMenu, useFooterMenu } from './footer-menu.tsx'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { setTour } from './tour/tour-state.ts'

/**
 * The footer: links to other screens, and the data of the shop's owner. Hidden while its menu is on its way, whose columns
 * would move the others.
 */
export function Footer() {
  const { links, isComing } = useFooterMenu()
  return (
    <footer className={classNames(styles.footer, isComing && styles.coming)}>
      <div className={styles.inner}>
        <div className={styles.shop}>
          <Logo />
          {claim !== '' && <p>{claim}</p>}
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
              <Link to={paths.storeLocator}>{footerTexts.stores}</Link>
            </li>
            <li>
              <button type="button" onClick={() => setTour(true)}>
                {tourTexts.open}
              </button>
            </li>
            <li className={styles.keys}>
              <button type="button" onClick={() => showShortcuts(true)}>
                {lateFrameTexts.keyboardShortcuts}
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
              <Link to={paths.addresses}>{lateFrameTexts.titleAddresses}</Link>
            </li>
          </ul>
        </nav>
        <FooterMenu links={links} />
        <FooterContacts />
      </div>
      <div className={styles.legal}>
        <p className={styles.choices}>
          <button type="button" onClick={openCookiePanel}>
            {cookieTexts.preferences}
          </button>
        </p>
        <p>
          {company.legalName}, {seatLine(company)}
        </p>
        <p>{companyNumbers(company).join(' · ')}</p>
        <p>{copyright}</p>
        <p>{footerTexts.prices}</p>
      </div>
    </footer>
  )
}
