import { expect, it } from 'vitest'
import { unshownPicture } from './unshown-picture.ts'

const HOSTS = ['img.esempio.it']

it('shows pictures of the shop itself and of the named hosts, by https', () => {
  for (const address of [
    '',
    '/pictures/pasta/640.webp',
    'https://img.esempio.it/a.jpg',
    'https://IMG.esempio.it/a?b',
  ])
    expect([address, unshownPicture(address, HOSTS)]).toEqual([address, undefined])
})

it('names the host of a picture on another host', () => {
  expect(unshownPicture('https://cdn.altro.it/a.jpg', HOSTS)).toEqual({ why: 'host', host: 'cdn.altro.it' })
  // Matching the end of a host name is not enough.
  expect(unshownPicture('https://img.esempio.it.altro.it/', HOSTS)).toMatchObject({
    host: 'img.esempio.it.altro.it',
  })
  expect(unshownPicture('https://a.img.esempio.it/', HOSTS)).toMatchObject({ host: 'a.img.esempio.it' })
  expect(unshownPicture('https://img.esempio.it/a.jpg', [])).toEqual({ why: 'host', host: 'img.esempio.it' })
})

it('reports addresses that no page may load, whatever hosts are named', () => {
  for (const address of [
    'pasta.jpg',
    'http://img.esempio.it/a.jpg',
    '//img.esempio.it/a.jpg',
    'https://img.esempio.it:8443/a.jpg',
    'https://img.esempio.it@altro.it/a.jpg',
    'C:\\foto\\pasta.jpg',
    'data:image/png;base64,AAAA',
    'https:// ',
  ])
    expect([address, unshownPicture(address, HOSTS)]).toEqual([address, { why: 'address' }])
})
