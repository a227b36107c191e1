import '../ui/base.css'
import { ROOT_ID } from '../lib/browser/page-marks.ts'
import { begin } from '../lib/device/begin.ts'
import { mountShop } from './mount-shop.tsx'

begin(() => mountShop(document.getElementById(ROOT_ID)!))
