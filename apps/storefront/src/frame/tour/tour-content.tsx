import { tourTexts } from '@cambusa/messages/it/frame/tour'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './tour.module.css'
import { TOUR_STEPS } from './tour-steps.ts'

interface TourButtonsProps {
  /** From 0. */
  step: number
  onStep: (step: number) => void
  onClose: () => void
}

/** Skip, back and on; the last step has only its end. */
export function TourButtons({ step, onStep, onClose }: TourButtonsProps) {
  const isLast = step === TOUR_STEPS.length - 1
  return (
    <div className={styles.buttons}>
      {!isLast && (
        <Button look="ghost" className={styles.skip} onClick={onClose}>
          {tourTexts.skip}
        </Button>
      )}
      {step > 0 && <Button onClick={() => onStep(step - 1)}>{tourTexts.back}</Button>}
      <Button look="primary" onClick={isLast ? onClose : () => onStep(step + 1)}>
        {isLast ? tourTexts.end : tourTexts.next}
      </Button>
    </div>
  )
}

/** Where one is, and what the step tells; read anew by screen readers when the step changes. */
export const TourText = ({ step }: { step: number }) => {
  const { title, text } = tourTexts.steps[TOUR_STEPS[step]![0]]
  return (
    <div aria-live="polite">
      <p className={styles.progress}>{tourTexts.progress({ step: step + 1, of: TOUR_STEPS.length })}</p>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
    </div>
  )
}
