/** What open-map.ts uses of leaflet 1.9.4; positions are [latitude, longitude] in degrees, sizes pixels. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  type LatLng = readonly [number, number]
  type Size = readonly [number, number]

  export interface LayerAdded {
    addTo(map: LeafletMap): this
    remove(): this
  }
  export interface MarkerAdded extends LayerAdded {
    on(event: 'click', listener: () => void): this
  }
  export interface MapOptions {
    attributionControl: boolean
    zoomControl: boolean
    /** On the handlers: whether they are on from the start. */
    scrollWheelZoom: boolean
    boxZoom: boolean
    fadeAnimation: boolean
    inertia: boolean
    zoomAnimation: boolean
    markerZoomAnimation: boolean
    minZoom: number
    maxZoom: number
    zoomSnap: number
    maxBounds: readonly [LatLng, LatLng]
    maxBoundsViscosity: number
  }
  interface ViewOptions {
    animate?: boolean
    padding?: Size
    paddingTopLeft?: Size
    paddingBottomRight?: Size
    maxZoom?: number
  }
  export interface LeafletMap {
    scrollWheelZoom: { enable(): void; disable(): void }
    createPane(name: string): HTMLElement
    fitBounds(bounds: readonly LatLng[], options?: ViewOptions): this
    setView(center: LatLng, zoom: number, options?: ViewOptions): this
    panInside(position: LatLng, options?: ViewOptions): this
    latLngToLayerPoint(position: LatLng): { x: number; y: number }
    on(event: 'zoomend', listener: () => void): this
    zoomIn(): this
    zoomOut(): this
    setMaxZoom(zoom: number): this
    invalidateSize(options?: { animate: boolean }): this
    remove(): this
  }
  export function map(place: HTMLElement, options: MapOptions): LeafletMap
  export function divIcon(options: {
    className: string
    html: HTMLElement
    iconSize: Size
    iconAnchor: Size
  }): object
  export function marker(
    position: LatLng,
    options: { icon: object; keyboard: boolean; interactive?: boolean; riseOnHover?: boolean },
  ): MarkerAdded
  export function polygon(
    rings: readonly (readonly LatLng[])[][],
    options: { className: string; interactive: boolean; pane: string; smoothFactor: number },
  ): LayerAdded
  export function tileLayer(address: string, options: { maxZoom: number; className: string }): LayerAdded
}
