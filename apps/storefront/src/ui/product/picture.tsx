import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { pictureSrcSet } from './picture-sources.ts'
import styles from './picture.module.css'

interface PictureProps {
  /** Any of the picture's URLs as the API gives them (mediaURL, mediaURLMedium, mediaURLLarge). */
  src: string | null | undefined
  /** What is to be seen; empty where the name stands beside it. */
  alt: string
  /** How wide it is shown, as the `sizes` attribute: '(min-width: 960px) 25vw, 50vw'. */
  sizes: string
  /** In sight at once (the first row, the product's picture): loaded first. */
  urgent?: boolean
  /** width / height; square unless told. */
  ratio?: number
  className?: string
}

/** A picture in the size the screen needs; keeps its place while it loads and when it is missing. */
export function Picture({ src, alt, sizes, urgent, ratio = 1, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!src || failed === src) {
    return (
      <span
        className={classNames(styles.missing, className)}
        style={{ aspectRatio: ratio }}
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
      // Another picture is another element: a kept one would show the old picture until the new one has come.
      key={src}
      src={src}
      srcSet={pictureSrcSet(src)}
      sizes={sizes}
      alt={alt}
      width={640}
      height={Math.round(640 / ratio)}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding="async"
      className={classNames(styles.picture, className)}
      style={{ aspectRatio: ratio }}
      onError={() => setFailed(src)}
    />
  )
}
