import { ssoTexts } from '@cambusa/messages/it/people/sso'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useEffect } from 'react'
import { onBackAgain } from '../../lib/device/leave-to.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import styles from './provider-buttons.module.css'
import { goToProvider, identityProvidersQuery } from './sso-api.ts'

interface ProviderButtonsProps {
  /** Below another way to sign in: a line says 'or'. */
  divided?: boolean
  look?: 'primary' | 'secondary'
}

/** A button for each identity provider of the shop; nothing where there is none. */
export function ProviderButtons({ divided = false, look = 'secondary' }: ProviderButtonsProps) {
  const { data } = useQuery(identityProvidersQuery)
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({ mutationFn: goToProvider })
  // Back from the provider's page the button can be pressed again.
  useEffect(() => onBackAgain(reset), [reset])
  if (!data || data.providers.length === 0) return null
  const isLeaving = isPending || isSuccess
  return (
    <div className={styles.providers}>
      {divided && <p className={styles.or}>{ssoTexts.or}</p>}
      <FailureNotice text={error?.message} />
      {data.providers.map(({ id, name }) => (
        <Button
          key={id}
          look={look}
          size="large"
          wide
          icon={<Building2 aria-hidden="true" />}
          pending={isLeaving && variables === id}
          onClick={() => !isLeaving && mutate(id)}
        >
          {ssoTexts.enterWith({ name })}
        </Button>
      ))}
    </div>
  )
}
