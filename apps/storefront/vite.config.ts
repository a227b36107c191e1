import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig, type BuildEnvironmentOptions } from 'vite'
import { contractCalls } from './contract-calls.ts'
import { isIcon, lucideIcons } from './lucide-icons.ts'
import { keptCalls } from './kept-calls-of-contract.ts'
import { namedFiles, chunksByFetch } from './chunks-by-fetch.ts'
import { earlyScript } from './early-script.ts'
import { screenChunks } from './screen-chunks.ts'
import { sharedChunk } from './shared-chunks.ts'
import { API_BASE } from './src/lib/api/api-base.ts'
import { IS_SHELL, shellDevice } from './shell-device.ts'
import { shellPolicy } from './shell-policy.ts'
import { shopIdentity } from './shop-identity.ts'

/** Where `npm run dev` finds the API; the built storefront is served by the server itself. */
const apiOrigin = process.env.CAMBUSA_API ?? 'http://127.0.0.1:8080'
const externalStore = join(import.meta.dirname, 'src/lib/browser/external-store.ts')

/** The build of the browser: assets are named by their content. */
const assetFileNames = 'assets/[hash:7][extname]'
/** Of another shop than shop.config.json's: elsewhere. */
const outDir = process.env.CAMBUSA_STOREFRONT || 'dist'

/** What browsers get. */
const browser: BuildEnvironmentOptions = {
  target: ['es2023', 'chrome120', 'firefox121', 'safari17.2'],
  outDir,
  emptyOutDir: true,
  assetsDir: 'assets',
  assetsInlineLimit: 1024,
  modulePreload: namedFiles,
  manifest: true,
  // After the bundler's own minifier, which works across modules: 2% less in brotli than either alone (decision 229).
  minify: process.env.QUICK_BUILD === '1' ? 'oxc' : 'terser',
  terserOptions: {
    ecma: 2022,
    module: true,
    // Getters here have no effects, and no function in an expression is called with `new`.
    compress: { passes: 4, keep_fargs: false, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  },
  rolldownOptions: {
    output: {
      minify: true,
      // The first file names all others: seven signs of their content tell them apart, and the manifest has their names.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames,
      codeSplitting: {
        // Few files compress better than many: one for what every screen needs, one for product cards, one for the
        // icons that several later screens share.
        groups: [
          { name: 'shop', tags: ['$initial'], priority: 1 },
          { name: sharedChunk(), includeDependenciesRecursively: false },
          { name: 'icons', test: isIcon, minShareCount: 2, includeDependenciesRecursively: false },
        ],
      },
    },
  },
}

/** The program for server rendering (decision 138): built beside the files of browsers, never served. */
const rendering: BuildEnvironmentOptions = {
  target: 'node20',
  ssr: 'src/app/ssr/render-page.tsx',
  outDir: join(outDir, '.ssr'),
  emptyOutDir: true,
  assetsInlineLimit: 1024,
  rolldownOptions: {
    output: {
      assetFileNames,
      codeSplitting: false,
      // Its source stays in memory as long as it runs.
      minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
    },
  },
}

/** The service worker, made of our sources after the files of browsers, whose names it is given (decision 249). */
const worker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // The page registers it in its own time, and the build makes the manifest (shop-files.ts).
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['assets/*.{js,css,woff2}'],
      // Their names tell their content.
      dontCacheBustURLsMatching: /^assets\//,
      buildPlugins: { vite: [contractCalls(), keptCalls(API_BASE)] },
      target: ['es2023', 'chrome120', 'firefox121', 'safari17.2'],
      minify: true,
    },
  })

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    ...(IS_SHELL ? [shellDevice()] : []),
    shopIdentity(),
    contractCalls(),
    lucideIcons(),
    chunksByFetch(),
    react(),
    screenChunks(),
    earlyScript(),
    ...(IS_SHELL ? [shellPolicy()] : []),
    ...(isSsrBuild ? [] : worker()),
  ],
  resolve: {
    // React 19 has what this package stands in for.
    alias: [{ find: /^use-sync-external-store\/shim(\/with-selector)?$/, replacement: externalStore }],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  build: isSsrBuild ? rendering : browser,
  ssr: { noExternal: true as const, target: 'node' as const },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      [
        '/ebsn',
        '/p/',
        '/pictures',
        '/version.json',
        '/sw-off',
        '/sitemap',
        '/robots.txt',
        '/healthz',
        '/readyz',
        '/dev/',
        '/saml2',
        '/.well-known',
      ].map((path) => [path, { target: apiOrigin }]),
    ),
  },
}))
