import { contacts, externalLinks, social } from '../../../../shop.config.json'
import type { ShopLink } from '@cambusa/contract/shop/shop-config'
import { innerAddress } from '@cambusa/domain/web/inner-address'
import { footerTexts } from '@cambusa/messages/it/frame/footer'
import { useFollow } from '../app/navigation/use-follow.ts'
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
          <a href={`tel:${contacts.phone.replaceAll(/[^+\d]/g, '')}`}>{contacts.phone}</a>
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
            <ShopLinkOut link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )

/** A link to another site opens in a new tab, and says so; a link to the shop navigates. */
function ShopLinkOut({ link: { name, url } }: { link: ShopLink }) {
  const follow = useFollow(url)
  return innerAddress(url) === undefined ? (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={footerTexts.opensElsewhere({ name })}>
      {name}
    </a>
  ) : (
    <a href={url} onClick={follow}>
      {name}
    </a>
  )
}
