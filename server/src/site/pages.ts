import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A page ready to send, in each encoding. */
export interface Page {
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

export interface Pages {
  /** The prerendered page for a path; otherwise the shell, which can draw any path. */
  forPath(path: string): Page
  readonly shell: Page
  /** The shell's HTML. */
  readonly shellHtml: string
  /** The entry script of every page, whose name changes with each build; null if the shell has none. */
  readonly build: string | null
}

export function makePage(html: Buffer): Page {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { etag, plain: html, gzip: gzipSync(html), br: brotliCompressSync(html) }
}

/**
 * Reads the pages of a built site: `index.html` is the landing page, `app.html` (if present) the shell, and
 * `support.html` or `support/index.html` the page of `/support`. Null if nothing has been built.
 */
export function readPages(root: string): Pages | null {
  if (!existsSync(join(root, 'index.html'))) return null
  const byPath = new Map<string, Page>()
  const written = new Map<string, string>()
  for (const file of globSync('**/*.html', { cwd: root })) {
    const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'
    const html = readFileSync(join(root, file))
    written.set(path, html.toString())
    byPath.set(path, makePage(html))
  }
  const shell = byPath.get('/app') ?? byPath.get('/')
  const shellHtml = written.get('/app') ?? written.get('/')
  if (shell === undefined || shellHtml === undefined) return null
  byPath.delete('/app')
  const build = /<script type="module"[^>]*src="([^"]+)"/.exec(shellHtml)?.[1] ?? null
  return { shell, shellHtml, build, forPath: (path) => byPath.get(path) ?? shell }
}
