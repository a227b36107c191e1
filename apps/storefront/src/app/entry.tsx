import '../ui/base.css'
import { ROOT_ID } from '../lib/browser/page-marks.ts'
import { mountShop } from './mount-shop.tsx'

mountShop(document.getElementById(ROOT_ID)!)
