import type { Position } from '@cambusa/domain/delivery/distance'
import type * as Leaflet from 'leaflet/dist/leaflet-src.esm.js'
import { originDot, pinButton, type MapPin } from './map-pin.ts'
import { regionOutlines } from './regions.ts'
import { spreadPins } from './spread-pins.ts'
import styles from './store-map.module.css'

/** Loads leaflet, by this map alone; the program that renders on the server is built without it. */
export const importLeaflet = () =>
  import.meta.env.SSR
    ? Promise.reject(new Error('the map needs a browser'))
    : import('leaflet/dist/leaflet-src.esm.js')

/** Where stores can be: Italy with some sea around it. */
const BOUNDS = [
  [34, 4],
  [49, 21],
] as const
const MIN_ZOOM = 5
/** An outline without streets has no more to show. */
const OUTLINE_ZOOM = 11
const STREET_ZOOM = 18
/** A single store with what is around it: parts of its region, or the streets of its town. */
const ONE_ZOOM = { outline: 8, streets: 14 } as const
const PIN_SIZE = [44, 48] as const
const PIN_FOOT = [22, 46] as const
const DOT_SIZE = [16, 16] as const
const DOT_MIDDLE = [8, 8] as const
/** So that neither pins nor their names are cut off at the edge, pixels. */
const PADDING = [44, 52] as const
/** The card of the chosen store covers the lower part of the map. */
const ABOVE_CARD = [44, 250] as const
/** Below the tiles, which cover it once they have loaded. */
const OUTLINE_PANE = 'outline'

export interface StoreMapHandle {
  /** Shows these stores instead, in this order of the Tab key. */
  setPins: (pins: readonly MapPin[]) => void
  /** Marks one pin, and brings it into view. */
  select: (storeId: number | undefined) => void
  setOrigin: (position: Position | null) => void
  /** Pictures of streets over the outline; undefined: none. */
  setTiles: (address: string | undefined) => void
  /** All pins in view, or what is around one place. */
  fit: (around?: Position) => void
  zoomIn: () => void
  zoomOut: () => void
  /** After its element has changed its size. */
  resize: () => void
  close: () => void
}

const placeOf = ({ latitude, longitude }: Position) => [latitude, longitude] as const

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Opens the map in an element. Arrow keys move it and plus and minus zoom while it has the focus, as does the wheel; pins
 * are buttons. Everything on it is made of DOM nodes: leaflet gets no HTML strings.
 */
export function openMap(
  leaflet: typeof Leaflet,
  element: HTMLElement,
  onChoose: (storeId: number) => void,
): StoreMapHandle {
  const moves = !isStill()
  const map = leaflet.map(element, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    boxZoom: false,
    fadeAnimation: moves,
    inertia: moves,
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    minZoom: MIN_ZOOM,
    maxZoom: OUTLINE_ZOOM,
    zoomSnap: 0.5,
    maxBounds: BOUNDS,
    maxBoundsViscosity: 1,
  })
  // The wheel scrolls the page until somebody uses the map.
  element.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  element.addEventListener('focusout', () => map.scrollWheelZoom.disable())

  map.createPane(OUTLINE_PANE).classList.add(styles.outlinePane ?? '')
  const outline = {
    className: styles.region ?? '',
    interactive: false,
    pane: OUTLINE_PANE,
    smoothFactor: 0.5,
  }
  leaflet
    .polygon(
      regionOutlines().map((ring) => [ring]),
      outline,
    )
    .addTo(map)

  let shown = new Map<number, { button: HTMLButtonElement; marker: Leaflet.MarkerAdded; at: MapPin }>()
  let origin: Leaflet.MarkerAdded | undefined
  let originAt: Position | null = null
  let tiles: Leaflet.LayerAdded | undefined
  let chosenId: number | undefined

  const oneZoom = () => (tiles ? ONE_ZOOM.streets : ONE_ZOOM.outline)

  function fit(around?: Position) {
    if (around) return map.setView(placeOf(around), oneZoom(), { animate: false })
    const places = [...[...shown.values()].map(({ at }) => at), ...(originAt ? [originAt] : [])].map(placeOf)
    return map.fitBounds(places.length > 0 ? places : BOUNDS, {
      animate: false,
      padding: PADDING,
      maxZoom: oneZoom(),
    })
  }

  function setPins(pins: readonly MapPin[]) {
    for (const { marker } of shown.values()) marker.remove()
    shown = new Map(
      pins.map((pin) => {
        const button = pinButton(pin)
        const icon = leaflet.divIcon({
          className: styles.marker ?? '',
          html: button,
          iconSize: PIN_SIZE,
          iconAnchor: PIN_FOOT,
        })
        const marker = leaflet
          .marker(placeOf(pin), { icon, keyboard: false, riseOnHover: true })
          .on('click', () => onChoose(pin.storeId))
          .addTo(map)
        return [pin.storeId, { button, marker, at: pin }]
      }),
    )
    mark()
    spread()
  }

  function spread() {
    const pins = [...shown.values()]
    const shifts = spreadPins(pins.map(({ at }) => map.latLngToLayerPoint(placeOf(at))))
    for (const [index, { button }] of pins.entries()) button.style.translate = `${shifts[index] ?? 0}px`
  }

  function mark() {
    for (const [storeId, { button }] of shown) button.ariaPressed = String(storeId === chosenId)
  }

  fit()
  map.on('zoomend', spread)
  return {
    setPins,
    fit: (around) => void fit(around),
    select(storeId) {
      chosenId = storeId
      mark()
      const chosen = storeId === undefined ? undefined : shown.get(storeId)
      if (chosen)
        map.panInside(placeOf(chosen.at), {
          paddingTopLeft: PADDING,
          paddingBottomRight: ABOVE_CARD,
          animate: moves,
        })
    },
    setOrigin(position) {
      origin?.remove()
      originAt = position
      if (!position) return
      const icon = leaflet.divIcon({
        className: styles.marker ?? '',
        html: originDot(),
        iconSize: DOT_SIZE,
        iconAnchor: DOT_MIDDLE,
      })
      origin = leaflet.marker(placeOf(position), { icon, keyboard: false, interactive: false }).addTo(map)
    },
    setTiles(address) {
      tiles?.remove()
      tiles = address === undefined ? undefined : leaflet.tileLayer(address, tileOptions).addTo(map)
      map.setMaxZoom(address === undefined ? OUTLINE_ZOOM : STREET_ZOOM)
    },
    zoomIn: () => void map.zoomIn(),
    zoomOut: () => void map.zoomOut(),
    resize: () => void map.invalidateSize({ animate: false }),
    close: () => void map.remove(),
  }
}

const tileOptions = { maxZoom: STREET_ZOOM, className: styles.tile ?? '' }
