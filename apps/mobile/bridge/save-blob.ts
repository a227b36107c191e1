import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { send } from './share-sheet.ts'

/** By the share sheet, which offers to save it, to print it and to pass it on. */
export const saveBlob: Bridge['saveBlob'] = async (file, name) => {
  const sent = await send({ files: [new File([file], name, { type: file.type })] })
  if (sent === 'failed') throw new Error(`${name}: not saved`)
}
