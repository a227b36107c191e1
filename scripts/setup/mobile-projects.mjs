import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOMParser } from '@xmldom/xmldom'

/** Files of a mobile app's folder that repeat what shop.config.json says of it. */
const FILES = {
  capacitor: 'capacitor.config.json',
  gradle: 'android/app/build.gradle',
  manifest: 'android/app/src/main/AndroidManifest.xml',
  strings: 'android/app/src/main/res/values/strings.xml',
  info: 'ios/App/App/Info.plist',
  entitlements: 'ios/App/App/App.entitlements',
  privacy: 'ios/App/App/PrivacyInfo.xcprivacy',
  xcode: 'ios/App/App.xcodeproj/project.pbxproj',
}

/** What the app may ask of an Android device: the network, the scanner's camera, pushes. */
const PERMISSIONS = ['INTERNET', 'ACCESS_NETWORK_STATE', 'CAMERA', 'POST_NOTIFICATIONS'].map(
  (name) => `android.permission.${name}`,
)
/** Every way: telephones are held upright by the bridge, where the shop wants it. */
const ORIENTATIONS = ['Portrait', 'LandscapeLeft', 'LandscapeRight'].map(
  (way) => `UIInterfaceOrientation${way}`,
)

const documentOf = (text) => new DOMParser().parseFromString(text, 'text/xml')
const elements = (parent, name) => Array.from(parent.getElementsByTagName(name))
const childrenOf = (element) => Array.from(element.childNodes).filter(({ nodeType }) => nodeType === 1)

/** The value of an element of a property list: objects, lists, texts, numbers and truth values. */
function plistValue(element) {
  switch (element.tagName) {
    case 'dict': {
      const parts = childrenOf(element)
      const keys = parts.filter((_, index) => index % 2 === 0)
      return Object.fromEntries(keys.map((key, at) => [key.textContent, plistValue(parts[at * 2 + 1])]))
    }
    case 'array':
      return childrenOf(element).map(plistValue)
    case 'true':
    case 'false':
      return element.tagName === 'true'
    default:
      return element.textContent
  }
}

const plistOf = (text) => plistValue(childrenOf(documentOf(text).documentElement)[0])

/** Scheme, host and paths of each filter for links; whether the host is verified. */
const linkFilters = (manifest) =>
  elements(manifest, 'intent-filter')
    .filter((filter) => elements(filter, 'data').length > 0)
    .map((filter) => {
      const said = (name) =>
        elements(filter, 'data')
          .map((data) => data.getAttribute(`android:${name}`))
          .filter(Boolean)
      const verified = filter.getAttribute('android:autoVerify') === 'true'
      return { verified, schemes: said('scheme'), hosts: said('host'), paths: said('pathPrefix') }
    })

/** What the projects of a mobile app say, in the words of shop.config.json. */
export function readProjects(folder) {
  const text = Object.fromEntries(
    Object.entries(FILES).map(([name, file]) => [name, readFileSync(join(folder, file), 'utf8')]),
  )
  const capacitor = JSON.parse(text.capacitor)
  const manifest = documentOf(text.manifest)
  const [activity] = elements(manifest, 'activity')
  const strings = Object.fromEntries(
    elements(documentOf(text.strings), 'string').map((one) => [one.getAttribute('name'), one.textContent]),
  )
  const info = plistOf(text.info)
  const entitlements = plistOf(text.entitlements)
  return {
    'app ids': [
      capacitor.appId,
      /applicationId\s*=?\s*"([^"]+)"/.exec(text.gradle)?.[1],
      strings.package_name,
      ...new Set([...text.xcode.matchAll(/PRODUCT_BUNDLE_IDENTIFIER = ([^;]+);/g)].map(([, id]) => id)),
    ],
    'app names': [capacitor.appName, strings.app_name, info.CFBundleDisplayName],
    'origins of the pages': [
      `${capacitor.server.androidScheme}://${capacitor.server.hostname}`,
      `${capacitor.server.iosScheme}://${capacitor.server.hostname}`,
    ],
    'links on Android': linkFilters(manifest),
    'schemes on iOS': info.CFBundleURLTypes.flatMap(({ CFBundleURLSchemes }) => CFBundleURLSchemes),
    'hosts on iOS': entitlements['com.apple.developer.associated-domains'],
    'pushes on iOS': entitlements['aps-environment'],
    'permissions on Android': elements(manifest, 'uses-permission').map((one) =>
      one.getAttribute('android:name'),
    ),
    'permissions on iOS': Object.keys(info).filter((key) => key.endsWith('UsageDescription')),
    'backup on Android': elements(manifest, 'application')[0].getAttribute('android:allowBackup'),
    'orientation on Android': activity.getAttribute('android:screenOrientation') ?? '',
    'orientation on iOS': info.UISupportedInterfaceOrientations,
    'tracking on iOS': plistOf(text.privacy).NSPrivacyTracking,
    'in the Xcode project': ['App/App.entitlements', 'PrivacyInfo.xcprivacy in Resources'].filter((part) =>
      text.xcode.includes(part),
    ),
  }
}

/** What the projects must say for a shop. @param mobile its part of shop.config.json @param paths beginnings of linked paths */
export const wantedProjects = ({ appId, appName, host, scheme }, paths) => ({
  'app ids': [appId, appId, appId, appId],
  'app names': [appName, appName, appName],
  'origins of the pages': ['https://localhost', 'capacitor://localhost'],
  'links on Android': [
    { verified: true, schemes: ['https'], hosts: [host], paths: [...paths] },
    { verified: false, schemes: [scheme], hosts: [host], paths: [] },
  ],
  'schemes on iOS': [scheme],
  'hosts on iOS': [`applinks:${host}`],
  'pushes on iOS': 'development',
  'permissions on Android': PERMISSIONS,
  'permissions on iOS': ['NSCameraUsageDescription'],
  'backup on Android': 'false',
  'orientation on Android': '',
  'orientation on iOS': ORIENTATIONS,
  'tracking on iOS': false,
  'in the Xcode project': ['App/App.entitlements', 'PrivacyInfo.xcprivacy in Resources'],
})
