import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { useEffect, useRef, useState } from 'react'
import { ScanError, type BarcodeSource, type ScanFailure } from '../../../lib/browser/barcode-source.ts'
import { announce } from '../../../lib/state/announce.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { takeScan } from '../pad/pad-actions.ts'
import { productOf, quantityOf, stateOf } from '../pad/pad-line.ts'
import { usePad } from '../pad/pad-store.ts'
import styles from './scan-dialog.module.css'

const failureTexts: Record<ScanFailure, string> = {
  refused: quickOrderTexts.scanRefused,
  noCamera: quickOrderTexts.scanNoCamera,
  failed: quickOrderTexts.scanFailed,
}

/** The result of a scanned code: product and quantity, as soon as it is found. */
function Read({ lineId }: { lineId: string }) {
  const line = usePad(({ lines }) => lines.find(({ id }) => id === lineId))
  const found = usePad(({ products }) => line && productOf(line, products))
  if (!line) return null
  if (!found) return <li data-state={stateOf(line)}>{quickOrderTexts.scanned({ code: line.text })}</li>
  const { productInfos, minAcq, name } = found.product
  const rule = ruleFromInfos(productInfos, minAcq)
  return (
    <li data-state={stateOf(line)}>
      <span>{name}</span> <strong>{formatQuantity(rule, quantityOf(line), productInfos.UNIT_SELLING)}</strong>
    </li>
  )
}

function Camera({ source }: { source: BarcodeSource }) {
  const view = useRef<HTMLVideoElement>(null)
  const [failure, setFailure] = useState<ScanFailure | null>(null)
  const [read, setRead] = useState<readonly string[]>([])
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const place = view.current
    if (!place) return
    let stop: (() => void) | undefined
    let isLeft = false
    const onCode = (code: string) => {
      const lineId = takeScan(code)
      setRead((before) => [lineId, ...before.filter((id) => id !== lineId)])
      announce(quickOrderTexts.scanned({ code }))
      navigator.vibrate?.(60)
    }
    source.scanBarcode(place, onCode).then(
      (stopScanning) => {
        if (isLeft) stopScanning()
        else stop = stopScanning
      },
      (error: unknown) => !isLeft && setFailure(error instanceof ScanError ? error.failure : 'failed'),
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [source, tries])
  return (
    <div className={styles.scan}>
      {failure ? (
        <div className={styles.failure} role="alert">
          <p>{failureTexts[failure]}</p>
          <Button
            onClick={() => {
              setFailure(null)
              setTries(tries + 1)
            }}
          >
            {quickOrderTexts.scanAgain}
          </Button>
        </div>
      ) : (
        <>
          <video
            ref={view}
            hidden={source.hasOwnScreen}
            className={styles.view}
            muted
            playsInline
            aria-label={quickOrderTexts.camera}
          />
          {source.hasOwnScreen && (
            <Button onClick={() => setTries(tries + 1)}>{quickOrderTexts.scanMore}</Button>
          )}
        </>
      )}
      <ul className={styles.read}>
        {read.length === 0 && <li>{quickOrderTexts.scanNone}</li>}
        {read.map((lineId) => (
          <Read key={lineId} lineId={lineId} />
        ))}
      </ul>
    </div>
  )
}

interface ScanDialogProps {
  open: boolean
  source: BarcodeSource
  onClose: () => void
}

/** The camera adds one barcode after the other to the pad. */
export const ScanDialog = ({ open, source, onClose }: ScanDialogProps) => (
  <Dialog
    open={open}
    title={quickOrderTexts.scanTitle}
    description={quickOrderTexts.scanText}
    onClose={onClose}
    footer={
      <Button look="primary" onClick={onClose}>
        {quickOrderTexts.scanDone}
      </Button>
    }
  >
    {open && <Camera source={source} />}
  </Dialog>
)
