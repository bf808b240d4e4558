import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, type Plugin, preview, searchForWorkspaceRoot } from 'vite'

const web = dirname(import.meta.dirname)
const host = '127.0.0.1'

/** Returns skills as JSON for the skill page; the gallery itself does not import the curriculum. */
type SkillReadings = (search: URLSearchParams) => Promise<string>

const readingsAt = '/gallery/skill.json'

const serveReadings = (read: SkillReadings): Plugin => ({
  name: 'skill-readings',
  configureServer: ({ middlewares }) => {
    middlewares.use(readingsAt, (request, reply) => {
      const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
      read(searchParams).then(
        (json) => reply.setHeader('content-type', 'application/json').end(json),
        (error: unknown) => {
          reply.statusCode = 500
          reply.end(error instanceof Error ? error.message : String(error))
        },
      )
    })
  },
})

interface ServedGallery {
  address: string
  close: () => Promise<void>
}

/**
 * Serves the gallery on 127.0.0.1 with its own cache, so that several can run at the same time. `isStill` turns off hot
 * reload, for screenshots.
 */
export async function serveGallery({
  port = 0,
  isStill = false,
  skillReadings,
}: {
  port?: number
  isStill?: boolean
  skillReadings?: SkillReadings
} = {}): Promise<ServedGallery> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'skills-gallery-'))
  const server = await createServer({
    configFile: join(web, 'gallery.config.ts'),
    cacheDir,
    clearScreen: false,
    logLevel: 'warn',
    plugins: skillReadings === undefined ? [] : [serveReadings(skillReadings)],
    optimizeDeps: { entries: ['gallery/main.tsx'] },
    server: {
      host,
      port,
      strictPort: port !== 0,
      // The subset fonts are in the cache.
      fs: { allow: [searchForWorkspaceRoot(web), cacheDir] },
      ...(isStill ? { hmr: false } : {}),
    },
  })
  await server.listen()
  return {
    address: addressOf(server.httpServer?.address()),
    async close() {
      await server.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
  }
}

/** Serves the gallery built by `ensureGalleryBuilt`, for tests: its pages load in a few files. */
export async function serveBuiltGallery(): Promise<ServedGallery> {
  const server = await preview({
    configFile: false,
    root: web,
    logLevel: 'warn',
    build: { outDir: join(import.meta.dirname, 'dist') },
    preview: { host, port: 0 },
  })
  return { address: addressOf(server.httpServer.address()), close: () => server.close() }
}

function addressOf(bound: string | { port: number } | null | undefined): string {
  if (bound === null || bound === undefined || typeof bound === 'string')
    throw new Error('The gallery has no port.')
  return `http://${host}:${bound.port}/gallery/`
}
