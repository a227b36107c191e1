import { loadFirstFile } from '../../storefront/src/app/early/first-file.ts'

/** Written by the build (apps/storefront/early-script.ts). */
declare const __FIRST_FILE__: string

/** The app's page asks for nothing early: who is there is known once the secure storage is read. */
void loadFirstFile(__FIRST_FILE__, (file) => import(file), undefined)
