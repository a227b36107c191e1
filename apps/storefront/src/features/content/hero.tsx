import { homeTexts } from '@cambusa/messages/it/frame/home'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Carousel } from '../../ui/layout/carousel.tsx'
import { homeSlidesQuery } from './content-api.ts'
import styles from './home-slide.module.css'
import { HomeSlide } from './home-slide.tsx'

/**
 * The top of the home page: the slides of the day; a single one does not rotate, without any the shop introduces
 * itself.
 */
export function Hero({ deliveryServiceId }: { deliveryServiceId: number }) {
  const { data: slides, isPending } = useQuery(homeSlidesQuery(deliveryServiceId))
  const [first] = slides ?? []
  if (isPending) return <div className={styles.slide} aria-hidden="true" />
  if (!slides || !first) {
    return (
      <div className={styles.slide}>
        <div className={styles.words}>
          <p className={styles.welcome}>{homeTexts.welcome}</p>
          <p className={styles.text}>{homeTexts.welcomeText}</p>
          <LinkButton look="action" size="large" to={paths.categories} className={styles.link}>
            {homeTexts.browse}
          </LinkButton>
        </div>
      </div>
    )
  }
  if (slides.length === 1) return <HomeSlide slide={first} urgent />
  return (
    <Carousel label={homeTexts.slider} titles={slides.map(({ title }) => title.text)}>
      {slides.map((slide) => (
        <HomeSlide key={slide.id} slide={slide} urgent={slide === first} />
      ))}
    </Carousel>
  )
}
