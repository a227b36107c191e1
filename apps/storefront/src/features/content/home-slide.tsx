import type { Slide } from '@cambusa/contract/content/slides'
import { linkAddress } from '@cambusa/domain/web/inner-address'
import { useFollow } from '../../app/navigation/use-follow.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import styles from './home-slide.module.css'

/** One slide of the home page: text, link and picture. Its texts are plain. */
export function HomeSlide({ slide, urgent }: { slide: Slide; urgent?: boolean }) {
  const { title, content, link_text: linkText, image } = slide
  const url = linkAddress(slide.link_url)
  const follow = useFollow(url)
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title.text}</h2>
        <p className={styles.text}>{content.text}</p>
        {linkText && url && (
          <a href={url} className={buttonClass('action', 'large', false, styles.link)} onClick={follow}>
            {linkText}
          </a>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture
            src={image}
            alt=""
            sizes="(min-width: 600px) min(40vw, 380px), 80px"
            ratio="4:3"
            urgent={urgent}
          />
        </div>
      )}
    </div>
  )
}
