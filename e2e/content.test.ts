import { contentJourneys } from './journeys/content.ts'
import { useBrowser } from './setup/browser.ts'
import { shopUrl } from './setup/our-shop.ts'

useBrowser({ withPictures: true })
contentJourneys(() => shopUrl)
