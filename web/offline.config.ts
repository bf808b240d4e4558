import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The modules needed on the device to start pages and practice packs. */
const begins = [
  '/src/start.ts',
  '/src/main.tsx',
  '/src/app/offline-app.tsx',
  '/src/practice/packs/pack-page.tsx',
  '/src/item/speech/reader.ts',
]
/** Large, loaded on request, and not needed to answer. */
const leftOut = /math-field/
/** Files that every page needs besides scripts and styles. */
const pictures = ['mark.svg', 'manifest.webmanifest']

/** Modules that import every page dynamically: of their chunks, only the static imports count. */
const waysToPages = /\/src\/(?:main|app\/(?:routes|visitor-pages|pages|parts|signed-in-routes))\.tsx?$/
const leadsEverywhere = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => waysToPages.test(id))

/** The files of these chunks, with their static and dynamic imports. */
function reachedFrom(chunks: readonly Rolldown.OutputChunk[], sources: readonly string[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const reach = (name: string): void => {
    const chunk = byName.get(name)
    if (chunk === undefined || reached.has(name) || leftOut.test(name)) return
    reached.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) reached.add(style)
    for (const font of chunk.viteMetadata?.importedAssets ?? []) reached.add(font)
    for (const next of chunk.imports) reach(next)
    if (!leadsEverywhere(chunk)) for (const next of chunk.dynamicImports) reach(next)
  }
  for (const source of sources) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    if (chunk === undefined) throw new Error(`No file of the build holds ${source}, which is needed offline.`)
    reach(chunk.fileName)
  }
  return reached
}

/**
 * The service worker. Pages come from the network, or from the cached app shell when offline; content-hashed files come
 * from the cache. It never touches API replies (`/api/`), so that no personal data is cached.
 */
export function serviceWorker(): Plugin[] {
  let wanted = new Set<string>()
  const note: Plugin = {
    name: 'needed-offline',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      wanted = reachedFrom(chunks, begins)
    },
  }
  const worker = VitePWA({
    strategies: 'generateSW',
    // The page registers the worker after sign-in; the manifest is our own file.
    injectRegister: false,
    manifest: false,
    includeManifestIcons: false,
    workbox: {
      mode: 'production',
      sourcemap: false,
      inlineWorkboxRuntime: true,
      // A new version waits until the page activates it, or until all pages of the old version are closed.
      skipWaiting: false,
      clientsClaim: true,
      // Pages come from the network while there is one.
      navigateFallback: null,
      directoryIndex: null,
      cleanupOutdatedCaches: true,
      globPatterns: ['index.html', 'assets/*', ...pictures],
      globIgnores: ['**/*.{br,gz,map}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => !url.startsWith('assets/') || wanted.has(url) || isAlways.test(url))
            // The address at which the server provides the app shell for everyone.
            .map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/shell' } : entry)),
          warnings: [],
        }),
      ],
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: '/shell' } },
        },
      ],
    },
  })
  return [note, ...worker]
}

/** The main fonts, and messages in other languages; the math editor brings its own fonts. */
const isAlways =
  /^assets\/face-(?:text|text-digits|italic|display)-[\w-]{8}\.woff2$|^assets\/[a-z]{2}-[\w-]+\.json$/
