/** Screens of the own account, loaded as one. */
export * as end from '../../routes/profile-end.tsx'
export * as password from '../../routes/update-password.tsx'
export * as sessions from '../../routes/sessions.tsx'
export * as myData from '../../routes/my-data.tsx'
export * as deletion from '../../routes/delete-account.tsx'
export * as update from '../../routes/profile-update.tsx'
