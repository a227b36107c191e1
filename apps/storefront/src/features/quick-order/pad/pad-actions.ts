import { splitOrderText, QUICK_ORDER_MAX_LINES } from '@cambusa/domain/order-text/order-text'
import { readOrderText, type OrderTextLine } from '@cambusa/domain/order-text/order-text-table'
import { increaseQuantity, ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { announce } from '../../../lib/state/announce.ts'
import { dismissToast, showToast } from '../../../lib/state/show-toast.ts'
import { forgetOutcome } from './add-all.ts'
import { focusAddAll, focusEntry, focusNextAttention, focusRow, soon } from './pad-focus.ts'
import {
  hasProposal,
  isReady,
  productOf,
  quantityOf,
  stateOf,
  withOption,
  withProduct,
  withQuantity,
  type PadLine,
} from './pad-line.ts'
import { addLines, changeLine, removeLine, setTyped, usePad } from './pad-store.ts'

const textOf = ({ text, amount }: OrderTextLine) => (amount === undefined ? text : `${amount.value} ${text}`)

/** Adds lines to the pad; those that exceed its limit stay in the field. */
export function takeLines(lines: readonly OrderTextLine[]): void {
  forgetOutcome()
  const left = addLines(lines)
  setTyped(left.map(textOf).join('\n'))
  if (left.length > 0)
    showToast({
      kind: 'error',
      text: quickOrderTexts.tooMany({ max: QUICK_ORDER_MAX_LINES, left: left.length }),
    })
}

/** Turns typed or pasted text into lines. */
export function takeText(text: string): void {
  const { lines, withoutQuantity, courtesies = [] } = readOrderText(text)
  takeLines(lines)
  if (courtesies.length > 0)
    showToast({
      kind: 'info',
      topic: 'quick-order-courtesies',
      text: quickOrderTexts.courtesies({ texts: courtesies }),
      action: {
        label: quickOrderTexts.takeCourtesies,
        onPress: () => takeLines(courtesies.map((courtesy) => ({ text: courtesy }))),
      },
    })
  if (withoutQuantity > 0)
    showToast({ kind: 'info', text: quickOrderTexts.withoutQuantity({ count: withoutQuantity }) })
}

/** Whether a pasted text has several lines, which are then added at once. */
export const isWholeOrder = (text: string): boolean => text.includes('\t') || splitOrderText(text).length > 1

/** After a decision about a line: to what else is asked about it, else to the next line that needs attention. */
function goOn(lineId: string): void {
  const line = usePad.getState().lines.find(({ id }) => id === lineId)
  soon(
    () =>
      void (
        (line && stateOf(line) === 'doubtful' && focusRow(lineId)) ||
        focusNextAttention(lineId) ||
        focusRow(lineId)
      ),
  )
}

/** Sets the product of a line and moves the focus to the next line that needs attention. */
export function chooseProduct(lineId: string, productId: number): void {
  const picked = usePad.getState().products.get(productId)
  if (!picked) return
  changeLine(lineId, (line) => withProduct(line, picked))
  announce(quickOrderTexts.chosen({ name: picked.product.name }))
  goOn(lineId)
}

/** Sets the quantity that was asked for a line. */
export function chooseQuantity(lineId: string, quantity: number): void {
  changeLine(lineId, (line) => withQuantity(line, quantity))
  goOn(lineId)
}

/** Makes a choice of the product of a line, such as the cut of meat. */
export function chooseOption(lineId: string, parameter: string, value: string): void {
  const { products } = usePad.getState()
  changeLine(lineId, (line) => {
    const found = productOf(line, products)
    return found ? withOption(line, found, parameter, value) : line
  })
  announce(quickOrderTexts.chosen({ name: value }))
  goOn(lineId)
}

/** Accepts the first proposal of every line that has one, with an undo; the focus moves to the first remaining line. */
export function acceptAll(): void {
  const { lines, products } = usePad.getState()
  const before = new Map(lines.filter((line) => hasProposal(line, products)).map((line) => [line.id, line]))
  const accept = (line: PadLine) => {
    const found = before.has(line.id) ? productOf(line, products) : undefined
    return found ? withProduct(line, found) : line
  }
  usePad.setState({ lines: lines.map(accept) })
  const undo = showToast({
    kind: 'info',
    topic: 'quick-order-accepted',
    text: quickOrderTexts.accepted({ count: before.size }),
    action: {
      label: quickOrderTexts.takeBack,
      onPress: () =>
        usePad.setState((now) => ({ lines: now.lines.map((line) => before.get(line.id) ?? line) })),
    },
  })
  dismissWithout(undo, before)
  soon(() => void (focusNextAttention() || focusAddAll()))
}

/** An undo goes with the last of its lines. */
function dismissWithout(toastId: number, ids: ReadonlyMap<string, unknown>): void {
  const stop = usePad.subscribe(({ lines }) => {
    if (lines.some(({ id }) => ids.has(id))) return
    stop()
    dismissToast(toastId)
  })
}

/** Removes a line, with an undo; the focus moves to its neighbour. */
export function takeAway(lineId: string): void {
  const { lines } = usePad.getState()
  const place = lines.findIndex(({ id }) => id === lineId)
  const neighbour = lines[place + 1] ?? lines[place - 1]
  const putBack = removeLine(lineId)
  showToast({
    kind: 'info',
    topic: 'quick-order-removed',
    text: quickOrderTexts.removed,
    action: { label: quickOrderTexts.undo, onPress: putBack },
  })
  soon(() => void (neighbour ? focusRow(neighbour.id) : focusEntry()))
}

/** A scanned code: one more of its line, or a new line. Returns the line's id. */
export function takeScan(code: string): string {
  const { lines, products } = usePad.getState()
  const known = lines.find(
    (line) =>
      line.code === code ||
      line.text === code ||
      (isReady(line) && productOf(line, products)?.product.barcode === code),
  )
  if (!known) {
    takeLines([{ text: code, code }])
    return usePad.getState().lines[0]?.id ?? ''
  }
  changeLine(known.id, (line) => {
    const found = productOf(line, products)
    if (!found) return { ...line, amount: { value: (line.amount?.value ?? 1) + 1, unit: 'each' } }
    const rule = ruleFromInfos(found.product.productInfos, found.product.minAcq)
    return { ...line, quantity: increaseQuantity(rule, quantityOf(line)) }
  })
  return known.id
}
