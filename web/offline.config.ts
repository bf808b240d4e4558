import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** What has to be on the device for pages to begin and packs to be practiced, by the sources that lead there. */
const begins = [
  '/src/start.ts',
  '/src/main.tsx',
  '/src/app/offline-app.tsx',
  '/src/practice/packs/pack-page.tsx',
  '/src/item/speech/reader.ts',
]
/** Large, fetched by those who ask for it, and not needed to answer. */
const leftOut = /math-field/
/** What every page shows beside scripts and styles. */
const pictures = ['mark.svg', 'manifest.webmanifest']

/** Modules that fetch every page when it is visited: of the files that they are in, only what comes at once. */
const waysToPages = /\/src\/(?:main|app\/(?:routes|visitor-pages|pages|parts|signed-in-routes))\.tsx?$/
const leadsEverywhere = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => waysToPages.test(id))

/** Files that a chunk brings too, and those that they fetch later. */
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
 * The service worker: pages always come from the network, and only without it the shell from the device; files named by
 * their content come from the device. What the server says (`/api/`) it never touches, so that nobody's data is kept.
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
    // The page itself hands over the worker once somebody has signed in; the manifest is a file of ours.
    injectRegister: false,
    manifest: false,
    includeManifestIcons: false,
    workbox: {
      mode: 'production',
      sourcemap: false,
      inlineWorkboxRuntime: true,
      // A new version waits until it is asked for, or until all pages of the old one are closed.
      skipWaiting: false,
      clientsClaim: true,
      // Pages come from the network as long as there is one.
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
            // The address at which the server has the shell for everyone.
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

/** The faces that everything is set in, and the words of other languages; the math editor brings faces of its own. */
const isAlways =
  /^assets\/face-(?:text|text-digits|italic|display)-[\w-]{8}\.woff2$|^assets\/[a-z]{2}-[\w-]+\.json$/
