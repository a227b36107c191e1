import { innerPage } from '@cambusa/domain/web/inner-address'
import { useSearch } from '@tanstack/react-router'
import { RotateCw, SearchX, ServerCrash } from 'lucide-react'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { loadAnew } from '../../lib/browser/reload.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DocumentTitle } from '../../ui/layout/document-title.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { paths } from './paths.ts'

/** /not-found: the product, category or other thing in the address does not exist. */
export const NotFoundScreen = () => (
  <>
    <DocumentTitle title={errorScreenTexts.notFoundTitle} />
    <EmptyState
      as="h1"
      icon={<SearchX />}
      title={errorScreenTexts.notFoundTitle}
      text={errorScreenTexts.notFoundText}
      action={
        <>
          <LinkButton to={paths.home}>{errorScreenTexts.notFoundHome}</LinkButton>
          <LinkButton to={paths.categories} look="primary">
            {errorScreenTexts.notFoundBrowse}
          </LinkButton>
        </>
      }
    />
  </>
)

/** /service-down: the server failed; trying again goes back to the screen where it failed. */
export function ServiceDownScreen() {
  const { from } = useSearch({ from: paths.serviceDown })
  const retry = () => void loadAnew(innerPage(from) ?? paths.home)
  return (
    <>
      <DocumentTitle title={errorScreenTexts.serviceDownTitle} />
      <EmptyState
        as="h1"
        icon={<ServerCrash />}
        title={errorScreenTexts.serviceDownTitle}
        text={errorScreenTexts.serviceDownText}
        action={
          <Button look="primary" icon={<RotateCw />} onClick={retry}>
            {uiTexts.retry}
          </Button>
        }
      />
    </>
  )
}
