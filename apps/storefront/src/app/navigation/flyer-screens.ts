/** Screens of the flyers, loaded as one chunk, by their routes alone. */
export * as flyer from '../../routes/content/flyer.tsx'
export * as flyers from '../../routes/content/flyers.tsx'
