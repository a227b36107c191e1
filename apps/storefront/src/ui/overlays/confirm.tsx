import type { ReactNode } from 'react'
import { create } from 'zustand'
import { confirmTexts } from '@cambusa/messages/it/frame/confirm'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

interface Question {
  title: string
  text?: ReactNode
  /** The verb of the confirming button ('Svuota il carrello'). */
  yes?: string
  no?: string
}

interface Asked extends Question {
  kind: 'confirm' | 'notify'
  answer: (yes: boolean) => void
}

const useAsked = create<{ asked: Asked | null; open: boolean }>(() => ({ asked: null, open: false }))

const ask = (question: Omit<Asked, 'answer'>) =>
  new Promise<boolean>((resolve) => {
    useAsked.getState().asked?.answer(false)
    useAsked.setState({ asked: { ...question, answer: resolve }, open: true })
  })

/** Asks a yes-or-no question in a dialog; closing it means no. */
export const confirm = (question: Question): Promise<boolean> => ask({ ...question, kind: 'confirm' })

/** Shows a message that must be read, with one button. */
export const notify = (notice: Omit<Question, 'no'>): Promise<void> =>
  ask({ ...notice, kind: 'notify' }).then(() => undefined)

/** The container of these dialogs; mounted once. */
export function Confirmations() {
  const { asked, open } = useAsked()
  const close = (yes: boolean) => {
    asked?.answer(yes)
    useAsked.setState({ open: false })
  }
  return (
    <Dialog
      open={open}
      width="confirm"
      title={asked?.title ?? ''}
      onClose={() => close(false)}
      footer={
        <>
          {asked?.kind === 'confirm' && (
            <Button onClick={() => close(false)}>{asked.no ?? confirmTexts.no}</Button>
          )}
          <Button look="primary" onClick={() => close(true)}>
            {asked?.yes ?? (asked?.kind === 'notify' ? confirmTexts.ok : confirmTexts.yes)}
          </Button>
        </>
      }
    >
      {asked?.text}
    </Dialog>
  )
}
