import { flyerJourneys } from './journeys/flyers.ts'
import { useBrowser } from './setup/browser.ts'
import { shopUrl } from './setup/our-shop.ts'

useBrowser({ withPictures: true })
flyerJourneys(() => shopUrl)
