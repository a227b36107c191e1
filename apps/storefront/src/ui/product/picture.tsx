import { ImageOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { serverUrl } from '../../lib/device/server-url.ts'
import { classNames } from '../class-names.ts'
import { pictureSrcSet } from './picture-sources.ts'
import styles from './picture.module.css'

const WIDTH_PX = 640
const HEIGHT_PX = { '1:1': 640, '4:3': 480 }

interface PictureProps {
  /** Any of the picture's URLs as the API gives them (mediaURL, mediaURLMedium, mediaURLLarge). */
  src: string | null | undefined
  /** The widths that its file can fill, where they are known: others are not asked for. */
  widths?: readonly number[] | undefined
  /** The content of the picture; empty where the name is beside it. */
  alt: string
  /** How wide it is shown, as the `sizes` attribute: '(min-width: 960px) 25vw, 50vw'. */
  sizes: string
  /** Visible at once (the first row, the product's picture): loaded with priority. */
  urgent?: boolean
  /**
   * width : height; square by default. Another ratio needs another rule in its CSS, so that it applies before scripts
   * run.
   */
  ratio?: keyof typeof HEIGHT_PX
  className?: string
}

/** What failed without a network is tried again when it is back. */
function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [hasFailed])
}

/** A picture in the size that the screen needs; its space is kept while it loads and when it is missing. */
export function Picture({ src, widths, alt, sizes, urgent, ratio = '1:1', className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  useRetryOnline(failed !== null, () => setFailed(null))
  if (!src || failed === src) {
    return (
      <span
        className={classNames(styles.missing, className)}
        data-ratio={ratio}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
      >
        <ImageOff aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      // A key per picture: a reused element would show the old picture until the new one has loaded.
      key={src}
      src={serverUrl(src)}
      srcSet={pictureSrcSet(serverUrl(src), widths)}
      sizes={sizes}
      alt={alt}
      width={WIDTH_PX}
      height={HEIGHT_PX[ratio]}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding="async"
      className={classNames(styles.picture, className)}
      data-ratio={ratio}
      onError={() => setFailed(src)}
    />
  )
}
