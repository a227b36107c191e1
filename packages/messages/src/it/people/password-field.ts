export const passwordFieldTexts = { show: 'Mostra la password', hide: 'Nascondi la password' } as const
