import styles from './store-map.module.css'

const SVG = 'http://www.w3.org/2000/svg'
/** A drop that points to its place, in a field of 32 by 40. */
const DROP = 'M16 39C7 28 2 22 2 15.5a14 14 0 0 1 28 0C30 22 25 28 16 39Z'

/** A store on the map. */
export interface MapPin {
  storeId: number
  name: string
  latitude: number
  longitude: number
  /** The store that the cart is at. */
  isMine: boolean
}

function shape(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}

/** The button of a store: its drop, and its name below, which is also its accessible name. */
export function pinButton({ name, isMine }: MapPin): HTMLButtonElement {
  const button = document.createElement('button')
  // Without a type: taps on those of type button wait until React has hydrated them (index.html), which it never does here.
  button.className = styles.pin ?? ''
  if (isMine) button.dataset.mine = ''
  const drop = shape('svg', { viewBox: '0 0 32 40', 'aria-hidden': 'true' })
  drop.append(shape('path', { d: DROP }), shape('circle', { cx: '16', cy: '15.5', r: '5' }))
  const label = document.createElement('span')
  label.className = styles.pinName ?? ''
  label.textContent = name
  button.append(drop, label)
  return button
}

/** The dot of the position that distances count from; the list says it in words. */
export function originDot(): HTMLElement {
  const dot = document.createElement('span')
  dot.className = styles.origin ?? ''
  dot.ariaHidden = 'true'
  return dot
}
