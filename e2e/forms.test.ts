import { formJourneys } from './journeys/forms.ts'
import { useBrowser } from './setup/browser.ts'
import { shopUrl } from './setup/our-shop.ts'

useBrowser()
formJourneys(() => shopUrl)
