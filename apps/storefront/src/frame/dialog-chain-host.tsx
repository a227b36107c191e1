import { useEffect, useRef } from 'react'
import { chainDialogs } from './chain-dialogs.ts'
import { CHAIN_STEPS, completeStep, stepBack } from '../lib/state/dialog-chain-steps.ts'
import { leaveChain, useDialogChain } from '../lib/state/dialog-chain.ts'

/** By then the last dialog has closed and returned the focus, unless the focused element is gone; milliseconds. */
const GONE_MS = 400

/** Loads the code of the login before it is opened. */
export const preloadLogin = () => chainDialogs.login.preload()

/** Shows the dialog of the open step; when the chain ends the focus goes back to where it began. */
export function DialogChainHost() {
  const step = useDialogChain((chain) => chain.step)
  const origin = useRef<Element | null>(null)
  const isOpen = step !== null

  useEffect(() => {
    if (!isOpen) return
    origin.current = document.activeElement
    return () => {
      const from = origin.current
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (!lost) return
        const target = from instanceof HTMLElement && from.isConnected ? from : document.querySelector('main')
        target?.focus({ preventScroll: true })
      }, GONE_MS)
    }
  }, [isOpen])

  return CHAIN_STEPS.map((each) => {
    const Dialog = chainDialogs[each]
    return (
      <Dialog
        key={each}
        open={step === each}
        onClose={leaveChain}
        onDone={completeStep}
        onBack={each === 'timeslot' ? stepBack : undefined}
      />
    )
  })
}
