import type { Store } from '@cambusa/contract/delivery/stores'
import { storePath } from '@cambusa/domain/web/page-address'
import { claim, company, contacts, social } from '../../../../../shop.config.json'
import { logo, name } from '../../lib/shop/shop-name.ts'
import { logoPath } from '@cambusa/contract/shop/shop-config'
import { storeHoursJsonLd } from './store-hours-json-ld.ts'
import { paths } from '../navigation/paths.ts'

const COUNTRY = 'IT'

interface PlaceText {
  street: string
  postalCode: string
  city: string
  province: string
}

const addressOf = ({ street, postalCode, city, province }: PlaceText) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressRegion: province,
  addressCountry: COUNTRY,
})

/** schema.org GroceryStore: where it is and when it is open; its page is on the shop's own address. */
export const storeJsonLd = (store: Store, origin: string) => ({
  '@type': 'GroceryStore',
  '@id': `${origin}${storePath(store.storeId)}#store`,
  name: store.name,
  url: origin + storePath(store.storeId),
  parentOrganization: { '@id': organisationId(origin) },
  ...(store.phone && { telephone: store.phone }),
  address: addressOf({ ...store, street: [store.address1, store.addressNumber].filter(Boolean).join(', ') }),
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  ...storeHoursJsonLd(store),
})

const organisationId = (origin: string) => `${origin}${paths.home}#organization`

/** schema.org: the seller (Organization), the shop and its search (WebSite), and its stores. */
export function shopJsonLd(origin: string, stores: readonly Store[] = []): object {
  const home = origin + paths.home
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisationId(origin),
        name,
        legalName: company.legalName,
        url: home,
        logo: origin + logoPath(logo),
        ...(claim && { slogan: claim }),
        vatID: `${COUNTRY}${company.vatNumber}`,
        taxID: company.taxCode,
        email: contacts.email,
        telephone: contacts.phone,
        address: addressOf({ ...company, street: company.address }),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: contacts.email,
          telephone: contacts.phone,
          availableLanguage: 'it',
        },
        ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name,
        url: home,
        inLanguage: 'it-IT',
        publisher: { '@id': organisationId(origin) },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${paths.search}?query={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      ...stores.map((store) => storeJsonLd(store, origin)),
    ],
  }
}
