import '../ui/base.css'
import { mountShop } from './mount-shop.tsx'

mountShop(document.getElementById('root')!)
