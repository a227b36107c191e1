import { version } from '../../../package.json'
import { isInApp } from '../browser/in-app.ts'

/** The value of X-Ebsn-Client. */
export const clientType = (): string => (isInApp() ? 'app' : 'web')
/** The value of X-Ebsn-Version. */
export const CLIENT_VERSION: string = version
