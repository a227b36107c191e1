import { exportEntryTexts as texts } from '@cambusa/messages/it/exports/export-entries'
import { Images } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { useImagesInContract } from '../../lib/session/images-in-contract.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { ButtonLook } from '../../ui/buttons/button.tsx'
import { slugOf, type ExportFrom } from './export-source.ts'

interface ExportLinkProps {
  from: ExportFrom
  /** The accessible name, where several such links may be on one screen. */
  label: string
  look?: ButtonLook
}

/** The way from a cart, order or list to the export of its products; nothing where the contract has no pictures. */
export function ExportLink({ from, label, look }: ExportLinkProps) {
  if (useImagesInContract() !== true) return null
  return (
    <LinkButton
      look={look}
      to={paths.images}
      params={{ slug: slugOf(from) }}
      aria-label={label}
      icon={<Images aria-hidden="true" />}
    >
      {texts.entry}
    </LinkButton>
  )
}
