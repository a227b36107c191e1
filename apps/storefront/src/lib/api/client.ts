import { version } from '../../../package.json'

/** The value of X-Ebsn-Version. */
export const CLIENT_VERSION: string = version
