import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LINKED_PATHS } from '@cambusa/domain/web/app-link'
import { afterAll, expect, test } from 'vitest'
import { APP_ORIGINS } from '../apps/server/src/platform/security/app-origins.ts'
import shop from '../shop.config.json' with { type: 'json' }
import { readProjects, wantedProjects } from './setup/mobile-projects.mjs'
import { root } from './setup/project.mjs'

const mobileFolder = join(root, 'apps/mobile')
const copies = mkdtempSync(join(tmpdir(), 'cambusa-mobile-'))
afterAll(() => rmSync(copies, { recursive: true, force: true }))

test('the projects of the mobile app have the hosts, schemes, names and permissions of shop.config.json', () => {
  expect(readProjects(mobileFolder)).toEqual(wantedProjects(shop.mobile, LINKED_PATHS))
  expect(readProjects(mobileFolder)['origins of the pages']).toEqual(APP_ORIGINS)
})

test('a host, a scheme, a permission or an orientation of another is seen', () => {
  const changes: [file: string, from: string, to: string, told: string][] = [
    ['android/app/src/main/AndroidManifest.xml', 'host="shop.', 'host="altro.', 'links on Android'],
    [
      'android/app/src/main/AndroidManifest.xml',
      'permission.CAMERA',
      'permission.RECORD_AUDIO',
      'permissions on Android',
    ],
    [
      'android/app/src/main/AndroidManifest.xml',
      'android:exported="true"',
      'android:exported="true" android:screenOrientation="portrait"',
      'orientation on Android',
    ],
    ['ios/App/App/Info.plist', '<string>cambusa<', '<string>altra<', 'schemes on iOS'],
    ['ios/App/App/App.entitlements', 'applinks:shop.', 'applinks:altro.', 'hosts on iOS'],
  ]
  for (const [file, from, to, told] of changes) {
    const folder = join(copies, 'changed')
    rmSync(folder, { recursive: true, force: true })
    cpSync(mobileFolder, folder, {
      recursive: true,
      filter: (path) => !/node_modules|\/(?:dist|build|public)$|\.png$/.test(path),
    })
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, file), text.replace(from, to))
    const [found, wanted] = [readProjects(folder), wantedProjects(shop.mobile, LINKED_PATHS)]
    const differ = Object.keys(wanted).filter(
      (name) => JSON.stringify(found[name as never]) !== JSON.stringify(wanted[name as never]),
    )
    expect(differ).toEqual([told])
  }
})
