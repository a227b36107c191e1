import { startupTexts } from '@cambusa/messages/it/operator/startup'
import * as Type from 'typebox'
import { StartupError } from './platform/process/startup-error.ts'

/** Settings of the store of the retailer's pictures, and of what customers export of them. */
export const picturesSettings = {
  /** A folder (a path or file:…) or the http(s) address of an S3-compatible bucket; by default of the data folder. */
  picturesUrl: Type.Optional(
    Type.String({
      pattern: '^(?:https?://[^\\s/?#@]+(?:/[^\\s?#]*)?|file:/(?:(?!/)|//)\\S+|(?!\\w{2,}:)[^\\r\\n]+)$',
    }),
  ),
  picturesKey: Type.Optional(Type.String({ pattern: '^\\S+$' })),
  picturesSecret: Type.Optional(Type.String({ pattern: '^\\S+$' })),
  /** Room for the files of customers' exports; the oldest are removed first. */
  exportMegabytes: Type.Integer({ minimum: 100, maximum: 10_485_760 }),
  picturesRegion: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
}

export const picturesSources = {
  exportMegabytes: { env: 'CAMBUSA_EXPORT_MEGABYTES' },
  picturesUrl: { env: 'CAMBUSA_PICTURES_URL' },
  picturesKey: { env: 'CAMBUSA_PICTURES_KEY', secret: true },
  picturesSecret: { env: 'CAMBUSA_PICTURES_SECRET', secret: true },
  picturesRegion: { env: 'CAMBUSA_PICTURES_REGION' },
}

export const picturesDefaults = { picturesRegion: 'us-east-1', exportMegabytes: 10_240 }

type Named = 'picturesUrl' | 'picturesKey' | 'picturesSecret'

/** Whether the pictures are in a bucket, and not in a folder. */
export const isBucket = (url: string | undefined): url is string => /^https?:/.test(url ?? '')

/** A bucket needs both its keys, and nothing else does. Throws StartupError. */
export function checkPictures(
  settings: { readonly [name in Named]?: string | undefined },
  nameOf: (key: Named) => string,
): void {
  const lacks = (given: Named, missing: Named) => {
    if (settings[missing] === undefined)
      throw new StartupError(startupTexts.needsToo({ given: nameOf(given), missing: nameOf(missing) }))
  }
  if (isBucket(settings.picturesUrl)) {
    lacks('picturesUrl', 'picturesKey')
    lacks('picturesUrl', 'picturesSecret')
  }
  if (settings.picturesKey !== undefined) lacks('picturesKey', 'picturesSecret')
  if (settings.picturesSecret !== undefined) lacks('picturesSecret', 'picturesKey')
}
