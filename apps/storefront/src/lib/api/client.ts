import { version } from '../../../package.json'

/** The values of X-Ebsn-Client and X-Ebsn-Version. */
export const CLIENT_TYPE = 'web'
export const CLIENT_VERSION: string = version
