import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, type Plugin, searchForWorkspaceRoot } from 'vite'

const web = dirname(import.meta.dirname)

/** Skills as JSON, for the page that reads them; the gallery itself knows no curriculum. */
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

/**
 * Serves the gallery on 127.0.0.1 with a cache of its own, so that any number of them can run at once.
 * Pages of a still one, for pictures and tests, do not change with the files until they are loaded again.
 */
export async function serveGallery({
  port = 0,
  isStill = false,
  skillReadings,
}: {
  port?: number
  isStill?: boolean
  skillReadings?: SkillReadings
} = {}): Promise<{ address: string; close: () => Promise<void> }> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'skills-gallery-'))
  const server = await createServer({
    configFile: join(web, 'vite.config.ts'),
    cacheDir,
    clearScreen: false,
    logLevel: 'warn',
    plugins: skillReadings === undefined ? [] : [serveReadings(skillReadings)],
    optimizeDeps: { entries: ['gallery/main.tsx'] },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: port !== 0,
      proxy: {},
      // The typefaces are cut into the cache.
      fs: { allow: [searchForWorkspaceRoot(web), cacheDir] },
      ...(isStill ? { hmr: false } : {}),
    },
  })
  await server.listen()
  const bound = server.httpServer?.address()
  if (bound === null || bound === undefined || typeof bound === 'string')
    throw new Error('The gallery has no port.')
  return {
    address: `http://127.0.0.1:${bound.port}/gallery/`,
    async close() {
      await server.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
  }
}
