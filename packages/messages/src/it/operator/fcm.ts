/** What an operator reads about pushes. */
export const fcmTexts = {
  accountWrong: (p: { file: string }) =>
    `${p.file} non è il file di un account di servizio di Google: serve a mandare le notifiche all’app (FCM_SERVICE_ACCOUNT).`,
} as const
