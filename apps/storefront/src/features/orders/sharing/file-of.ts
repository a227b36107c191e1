import { fileNameOf } from '../../../lib/browser/save-file.ts'

/** The file of an answer, as the share sheet takes it. */
export const fileOf = async (answer: Response): Promise<File> =>
  new File([await answer.blob()], fileNameOf(answer.headers) ?? 'ordine.pdf', { type: 'application/pdf' })
