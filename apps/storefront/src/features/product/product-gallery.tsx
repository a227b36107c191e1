import type { Product } from '@cambusa/contract/catalogue/product'
import { productTexts as texts } from '@cambusa/messages/it/catalogue/product'
import { Maximize2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { whenFirstOpen } from '../../ui/overlays/when-first-open.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import { GalleryTrack } from './gallery-track.tsx'
import { galleryShots, SHOT_SIZES } from './gallery-shots.ts'
import styles from './product-gallery.module.css'

/** The pictures enlarged, in a dialog that loads with the first press. */
const Zoom = whenFirstOpen(() => import('./picture-zoom.tsx').then((module) => module.PictureZoom))

/**
 * The pictures of a product. The server renders the first one, and the place of everything else: pictures that are not
 * shown yet are asked for when the shopper comes near. Pressing enlarges.
 */
export function ProductGallery({
  name,
  mediaURLLarge,
  pictures,
}: Pick<Product, 'name' | 'mediaURLLarge' | 'pictures'>) {
  const shots = useMemo(() => galleryShots({ mediaURLLarge, pictures }), [mediaURLLarge, pictures])
  const [enlarged, setEnlarged] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const enlarge = (index: number) => {
    setEnlarged(index)
    setOpen(true)
  }
  return (
    <>
      <div className={styles.gallery}>
        {shots.length > 1 ? (
          <GalleryTrack name={name} shots={shots} onEnlarge={enlarge} />
        ) : (
          <button
            type="button"
            className={styles.main}
            aria-label={texts.zoom}
            aria-haspopup="dialog"
            onClick={() => enlarge(0)}
          >
            <Picture src={shots[0]?.src} widths={shots[0]?.widths} alt={name} sizes={SHOT_SIZES} urgent />
            <span className={styles.hint}>
              <Maximize2 aria-hidden="true" />
            </span>
          </button>
        )}
      </div>
      <Zoom
        open={isOpen}
        name={name}
        shots={shots}
        shown={enlarged}
        onShow={setEnlarged}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
