import { create } from 'zustand'

/** The refusal that the dialog explains; null: it is closed. */
export const useNotEnabled = create<{ message: string | null }>(() => ({ message: null }))

/**
 * Opens the dialog 'Utente non abilitato', the one for every refusal of this kind.
 * @param message the shop's refusal; without one the steps that the customer's level lacks.
 */
export const showNotEnabled = (message = ''): void => useNotEnabled.setState({ message })

export const closeNotEnabled = (): void => useNotEnabled.setState({ message: null })
