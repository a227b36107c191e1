import { version } from '../../../package.json'

/** What this program tells the server about itself in X-Ebsn-Client and X-Ebsn-Version. */
export const CLIENT_TYPE = 'web'
export const CLIENT_VERSION: string = version
