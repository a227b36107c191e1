import { generateSync } from 'otplib'

/** The code that an authenticator app with this key shows at a moment. */
export const appCode = (secret: string, now: Date): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) })
