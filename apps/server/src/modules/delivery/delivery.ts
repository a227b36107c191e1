/** Public exports of delivery. */
export { addAreas, moveAreasOfStores, removeAreas, setAreas } from './told-areas.queries.ts'
