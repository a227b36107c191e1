import type { QueryClient } from '@tanstack/react-query'
import type { BarcodeSource } from '../browser/barcode-source.ts'
import type { SafeStorage } from '../browser/storage.ts'
import type { PushDevice } from '../push/device.ts'

/** What came of handing something to the device's share sheet. 'again': the browser wants a new press. */
export type Sent = 'sent' | 'closed' | 'again' | 'failed'

/** What the device needs of the started shop. */
export interface StartedShop {
  client: Pick<QueryClient, 'invalidateQueries'>
  router: {
    /** Opens a screen: path, query and hash. */
    navigate: (to: { href: string }) => unknown
    history: { back: () => void; canGoBack: () => boolean }
    /** Calls back when a screen is shown; returns a function that stops it. */
    subscribe: (event: 'onRendered', shown: () => void) => () => void
  }
}

/**
 * Everything that differs between a browser and the mobile app: the only thing that knows where the shop runs. The files of
 * this folder are a browser's; apps/mobile/bridge has one of the same name for each, which the build of the app takes in
 * their place (decision 251). Each file exports the functions of its part.
 */
export interface Bridge {
  /** The address of something on the shop's server from its path ('/pictures/…'); other addresses stay as they are. */
  serverUrl: (path: string) => string
  /** Origin of the shop in addresses that are passed on to others. */
  shopOrigin: () => string
  /** Origin of addresses to which others send the shopper back: a page here, a link that opens the app there. */
  returnOrigin: () => string
  /** Whether the shop runs in the mobile app. */
  isInApp: () => boolean
  /** The platform of the app, ios or android; undefined in a browser. */
  appPlatform: () => string | undefined
  /** The value of X-Ebsn-Client. */
  clientType: () => string
  /** Where the token of a remembered account is kept: local storage, or the secure storage of the device. */
  accountStore: SafeStorage
  /** True when the device knows that it has no network; false promises nothing. */
  isOffline: () => boolean
  /** Calls back when the shop is hidden or shown again; returns a function that stops it. */
  onHidden: (changed: (isHidden: boolean) => void) => () => void
  /** Leaves the shop for a page of others: in the same window, or in the system's browser above the app. */
  leaveTo: (address: string) => void
  /** Calls back when the shopper comes back from such a page without having been sent back; returns a function that stops it. */
  onBackAgain: (act: () => void) => () => void
  /** Loads another page in place of this one: nothing of the person of before stays in memory. */
  startAnew: (address: string) => void
  /** Gives a file to the shopper, to be saved under the name or passed on. */
  saveBlob: (file: Blob, name: string) => Promise<void>
  /** Whether the device has a share sheet for links. */
  canSend: () => boolean
  /** Whether it takes PDF files too. */
  canSendFiles: () => boolean
  /** Hands something to the share sheet. */
  send: (what: ShareData) => Promise<Sent>
  /** The device's camera as a source of barcodes; undefined where it cannot read any. */
  deviceCamera: () => BarcodeSource | undefined
  /** How pushes reach the device; its code is loaded when it is first asked for. */
  pushDevice: () => Promise<PushDevice>
  /** Runs `open` once what the device keeps (the account's token) can be read. */
  begin: (open: () => void) => void
  /** Runs once, after the shop has started: links, back button, system bars and the like. */
  startDevice: (shop: StartedShop) => void
}
