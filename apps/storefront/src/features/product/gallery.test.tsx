import { viewProduct, type ProductPicture } from '@cambusa/contract/catalogue/product'
import { pictureZoomTexts as zoomTexts } from '@cambusa/messages/it/catalogue/picture-zoom'
import { productTexts as texts } from '@cambusa/messages/it/catalogue/product'
import { fireEvent, screen, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { servedPage, servePublicShop } from '../../testing/public-screens.ts'
import { serveCart } from '../../testing/served-cart.ts'

const AT = `/product/${servedPage.slug}`
const WIDTH = 320
const picture = (key: string, shot: ProductPicture['shot'], width: number): ProductPicture => ({
  key,
  shot,
  width,
  height: width,
})
const pictures = [picture('m1', 'front', 1600), picture('m2', 'label', 700), picture('m3', 'label', 1600)]
const of = (index: number) => texts.pictureOf({ picture: index, pictures: 3 })

beforeEach(() => {
  servePublicShop()
  serveCart()
  answer(viewProduct, () => ({ ...servedPage, mediaURLLarge: '/pictures/m1/1280.webp?v=1', pictures }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
    fireEvent.scroll(this)
  } as typeof Element.prototype.scrollTo
})

const track = () => screen.findByRole('group', { name: texts.pictures({ name: servedPage.name }) })
const said = (index: number, title: string) =>
  screen.findByText((_text, element) => element?.textContent === `${of(index)}: ${title}`, {
    selector: 'span',
  })

test('pictures are passed through by keys, buttons and thumbnails, each with its name and place', async () => {
  const { shopper, main } = await openShop(AT)
  const gallery = await track()
  await said(1, 'Fronte')
  expect(within(gallery).getByRole('img').getAttribute('alt')).toBe(`${servedPage.name}, fronte`)
  gallery.focus()
  await shopper.keyboard('{ArrowRight}')
  await said(2, 'Etichetta')
  expect(within(gallery).getByRole('img').getAttribute('alt')).toBe(`${servedPage.name}, etichetta`)
  await shopper.keyboard('{End}')
  await said(3, 'Etichetta 2')
  await shopper.keyboard('{Home}')
  await said(1, 'Fronte')
  await shopper.click(main.getByRole('button', { name: texts.nextPicture }))
  await said(2, 'Etichetta')
  const third = { title: 'Etichetta 2', picture: 3, pictures: 3 }
  await shopper.click(main.getByRole('button', { name: texts.showPicture(third) }))
  await said(3, 'Etichetta 2')
})

test('no size is asked for that the file of a picture cannot fill', async () => {
  await openShop(AT)
  const images = [...(await track()).querySelectorAll('img')]
  expect(images.map((image) => image.srcset.split(', ').length)).toEqual([4, 3, 4])
  expect(images.map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy'])
  expect(images[1]!.src).toContain('/pictures/m2/640.webp')
})

test('a picture is enlarged by buttons and by keys, and Escape leads back to the button', async () => {
  const { shopper, main } = await openShop(AT)
  const button = await main.findByRole('button', { name: texts.zoom })
  await shopper.click(button)
  const opened = await screen.findByRole('dialog', { name: servedPage.name })
  await vi.waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
  const dialog = within(opened)
  const area = dialog.getByRole('group', { name: zoomTexts.area })
  await shopper.keyboard('+')
  expect(area.dataset.level).toBe('1')
  await shopper.click(dialog.getByRole('button', { name: zoomTexts.zoomIn }))
  expect(area.dataset.level).toBe('2')
  await shopper.keyboard('--')
  expect(area.dataset.level).toBe('0')
  await shopper.keyboard('{ArrowRight}')
  await dialog.findByText(of(2))
  expect(dialog.getByRole('img').getAttribute('alt')).toBe(`${servedPage.name}, etichetta`)
  await shopper.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  // The keys of the dialog have not moved the gallery behind it.
  await said(1, 'Fronte')
})

test('a product with one picture has neither steps nor thumbnails', async () => {
  answer(viewProduct, () => ({ ...servedPage, pictures: pictures.slice(0, 1) }))
  const { main } = await openShop(AT)
  await main.findByRole('button', { name: texts.zoom })
  expect(main.queryByRole('button', { name: texts.nextPicture })).toBeNull()
  expect(main.getByRole('img', { name: servedPage.name })).toBeTruthy()
})
