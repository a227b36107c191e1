import type { BoardUser } from '@cambusa/contract/people/user-board'
import { userBoardTexts as texts } from '@cambusa/messages/it/people/user-board'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search, UserRoundSearch } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { announce } from '../../lib/state/announce.ts'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Pagination } from '../../ui/layout/pagination.tsx'
import { boardQuery, useActAs, type BoardSearch } from './user-board-api.ts'
import styles from './user-board.module.css'

const QUERY_LENGTH = 100
const SKELETONS = 4

/** Customers to act for, found by words that the address keeps. */
export const UserBoard = ({ search }: { search: BoardSearch }) => (
  <>
    <Find search={search} />
    <Found search={search} />
  </>
)

function Find({ search }: { search: BoardSearch }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ to: paths.userBoard, search: { q: field.current?.value.trim() || undefined } })
  }
  return (
    <form
      data-draft="user-board"
      role="search"
      aria-label={texts.search}
      className={styles.find}
      onSubmit={submit}
    >
      <TextField
        key={search.q ?? ''}
        ref={field}
        label={texts.search}
        labelHidden
        placeholder={texts.searchShort}
        start={<Search />}
        defaultValue={search.q}
        maxLength={QUERY_LENGTH}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit">{texts.find}</Button>
    </form>
  )
}

function Found({ search }: { search: BoardSearch }) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(boardQuery(useOwner(), search))
  const found = isPlaceholderData ? undefined : data?.page.totItems
  useEffect(() => {
    if (found !== undefined) announce(texts.found({ count: found }))
  }, [found])
  if (!data) {
    if (isError) return <ErrorState text={texts.failed} onRetry={() => void refetch()} />
    return (
      <Loading className={styles.users}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} shape="box" height="space-16" />
        ))}
      </Loading>
    )
  }
  if (data.users.length === 0)
    return <EmptyState icon={<UserRoundSearch />} title={texts.none} text={texts.noneText} />
  return (
    <>
      <ul aria-label={texts.list} aria-busy={isPlaceholderData || undefined} className={styles.users}>
        {data.users.map((user) => (
          <User key={user.userId} user={user} />
        ))}
      </ul>
      <Pagination
        page={data.page.selPage}
        pages={data.page.totPages}
        renderLink={(page, props) => <Link to={paths.userBoard} search={{ ...search, page }} {...props} />}
      />
    </>
  )
}

function User({ user }: { user: BoardUser }) {
  const { mutate, isPending, isSuccess } = useActAs()
  const name = `${user.firstName} ${user.lastName}`.trim() || user.login
  const facts = [
    ...user.companyNames,
    user.login,
    user.codInt && texts.code({ code: user.codInt }),
    texts.levels[user.profileLevel],
  ]
  return (
    <li className={styles.user}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        aria-label={texts.actFor({ name })}
        pending={isPending || isSuccess}
        onClick={() => mutate(user.userId)}
      >
        {texts.act}
      </Button>
    </li>
  )
}
