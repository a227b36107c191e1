import { formatDateTime } from '@cambusa/domain/time/dates'
import { myDataFileTexts as texts } from '@cambusa/messages/it/people/my-data-file'
import { copiedSections, type SectionKey } from '../copied/copied-sections.ts'

/** What each part of dati.json is: a part without its text is refused by the types. */
export const sectionTexts: Readonly<Record<SectionKey, { title: string; text: string }>> = texts.sections

/** leggimi.txt: what the files are, and the parts of dati.json by their names. */
export function readMe({ shop, at }: { shop: string; at: Date }): string {
  const parts = copiedSections.map(
    ({ key }) => `${key}\n  ${sectionTexts[key].title}. ${sectionTexts[key].text}`,
  )
  return [
    texts.readMe.title({ shop, at: formatDateTime(at) }),
    texts.readMe.files,
    texts.readMe.reading,
    texts.readMe.parts,
    ...parts,
    texts.readMe.leftOut,
  ].join('\n\n')
}
