import * as Type from 'typebox'
import { HOST, hostName } from './analytics-config.ts'

/** A shop on the same computer, which an Android emulator reaches as 10.0.2.2. */
const TRIAL_HOST = '(?:localhost|127\\.0\\.0\\.1|10\\.0\\.2\\.2)'

/**
 * The mobile app of a shop (docs/mobile.md). The projects in apps/mobile have the same values, which a test compares
 * (scripts/mobile-projects.test.ts).
 */
export const mobileConfig = Type.Object(
  {
    /** Bundle id on iOS and application id on Android: the name that the stores know. */
    appId: Type.String({ pattern: '^[a-z][a-z0-9]*(?:\\.[a-z][a-z0-9]*)+$', maxLength: 100 }),
    /** Under the icon. */
    appName: Type.String({ pattern: '^[^\\r\\n<>&"\']*[^\\s<>&"\'][^\\r\\n<>&"\']*$', maxLength: 30 }),
    /** The shop's own host, whose links open in the app. */
    host: hostName,
    /** Links of this scheme open in the app too: `scheme://host/path`. Never one of the web. */
    scheme: Type.String({ pattern: '^(?!https?$|file$|capacitor$|javascript$|data$)[a-z][a-z0-9-]{2,30}$' }),
    /** Where the app calls the shop. */
    serverUrl: Type.String({ pattern: `^(?:https://${HOST}|http://${TRIAL_HOST})(?::[0-9]{1,5})?$` }),
    /** SHA-256 of the certificates that sign the Android package, as its tools print them. Empty: no link is verified. */
    androidFingerprints: Type.Array(Type.String({ pattern: '^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$' }), {
      maxItems: 10,
    }),
    /** Team of the Apple developer account. Without it no link is verified on iOS. */
    appleTeamId: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{10}$' })),
    /** Whether the projects have the files of Firebase, without which the app cannot receive pushes. Default: false. */
    push: Type.Optional(Type.Boolean()),
    /** Whether telephones are held upright (specification §9). */
    portraitLock: Type.Boolean(),
  },
  { additionalProperties: false },
)

export type MobileConfig = Type.Static<typeof mobileConfig>
