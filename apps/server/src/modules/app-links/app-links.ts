import type { MobileConfig } from '@cambusa/contract/shop/mobile-config'
import { LINKED_PATHS } from '@cambusa/domain/web/app-link'

/** What Android asks a host for, to know whose app opens its links (Digital Asset Links). Undefined: nobody's. */
export const assetLinks = (mobile: MobileConfig | undefined): object | undefined =>
  mobile && mobile.androidFingerprints.length > 0
    ? [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: mobile.appId,
            sha256_cert_fingerprints: mobile.androidFingerprints,
          },
        },
      ]
    : undefined

/** What iOS asks a host for (Universal Links): the app, and which of its paths it opens. Undefined: none. */
export const appSiteAssociation = (mobile: MobileConfig | undefined): object | undefined =>
  mobile?.appleTeamId === undefined
    ? undefined
    : {
        applinks: {
          details: [
            {
              appIDs: [`${mobile.appleTeamId}.${mobile.appId}`],
              components: LINKED_PATHS.map((path) => ({ '/': `${path}*` })),
            },
          ],
        },
      }
