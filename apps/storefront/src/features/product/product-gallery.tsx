import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import styles from './product-gallery.module.css'

interface GalleryProps {
  name: string
  /** The pictures, the main one first. */
  pictures: readonly string[]
}

/** The product's pictures; pressing the large one opens it full screen, pressing again zooms in. */
export function ProductGallery({ name, pictures }: GalleryProps) {
  const [shown, setShown] = useState(0)
  const [open, setOpen] = useState(false)
  const [near, setNear] = useState(false)
  const picture = pictures[shown] ?? pictures[0]
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        className={styles.main}
        aria-label={productTexts.zoom}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Picture
          src={picture}
          alt={name}
          sizes="(min-width: 960px) min(40vw, 560px), calc(100vw - 82px)"
          urgent
        />
        <span className={styles.hint}>
          <Maximize2 aria-hidden="true" />
        </span>
      </button>
      {pictures.length > 1 && (
        <ul className={styles.thumbs} aria-label={productTexts.pictures({ name })}>
          {pictures.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={index === shown}
                aria-label={productTexts.pictureOf({ picture: index + 1, pictures: pictures.length })}
                onClick={() => setShown(index)}
              >
                <Picture src={src} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={open}
        width="large"
        title={name}
        onClose={() => setOpen(false)}
        onClosed={() => setNear(false)}
      >
        <div className={styles.zoom}>
          <button
            type="button"
            className={styles.zoomed}
            data-near={near || undefined}
            aria-label={near ? productTexts.zoomOut : productTexts.zoomIn}
            onClick={() => setNear(!near)}
          >
            <Picture src={picture} alt={name} sizes="1280px" urgent />
          </button>
        </div>
      </Dialog>
    </div>
  )
}
