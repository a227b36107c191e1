import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './order-filters.module.css'
import { PRODUCT_LENGTH, type OrderSearch } from './order-search.ts'

/** Finds the orders that have a product, by its name, brand or code; kept in the address. */
export function OrderFind({ search }: { search: OrderSearch }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const find = (product: string) =>
    void navigate({
      to: paths.orders,
      search: { ...search, page: undefined, product: product.trim() || undefined },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(field.current?.value ?? '')
  }
  const clear = () => {
    if (field.current) field.current.value = ''
    field.current?.focus()
    find('')
  }
  return (
    <form
      data-draft="order-find"
      role="search"
      aria-label={orderTexts.find}
      className={styles.find}
      onSubmit={submit}
    >
      <TextField
        // Another search of the address is another text.
        key={search.product ?? ''}
        ref={field}
        label={orderTexts.find}
        labelHidden
        placeholder={orderTexts.findShort}
        start={<Search />}
        end={search.product && <IconButton label={orderTexts.findAll} icon={<X />} onClick={clear} />}
        defaultValue={search.product}
        maxLength={PRODUCT_LENGTH}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit">{orderTexts.findButton}</Button>
    </form>
  )
}
