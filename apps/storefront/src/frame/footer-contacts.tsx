import { contacts, externalLinks, social } from '../../../../shop.config.json'
import type { ShopLink } from '@cambusa/contract/shop/shop-config'
import { footerTexts } from '@cambusa/messages/it/frame/footer'
import { DataLink } from '../app/navigation/data-link.tsx'
import { phoneUrl } from '../lib/format/phone-url.ts'
import styles from './footer.module.css'

/** The shop's contacts and its pages elsewhere. */
export const FooterContacts = () => (
  <>
    <section aria-label={footerTexts.contacts} className={styles.contacts}>
      <h2 className={styles.title}>{footerTexts.contacts}</h2>
      <ul>
        <li>
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </li>
        <li>
          <a href={phoneUrl(contacts.phone)}>{contacts.phone}</a>
        </li>
        {contacts.hours !== '' && <li>{contacts.hours}</li>}
      </ul>
    </section>
    <ShopLinks title={footerTexts.follow} links={social} />
    <ShopLinks title={footerTexts.otherSites} links={externalLinks} />
  </>
)

const ShopLinks = ({ title, links }: { title: string; links: readonly ShopLink[] }) =>
  links.length > 0 && (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <DataLink title={link.name} url={link.url} />
          </li>
        ))}
      </ul>
    </nav>
  )
