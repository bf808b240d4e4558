import { byLanguage } from '@skills-center/messages/languages'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { fastifyStatic } from '@fastify/static'
import { getAuthUser } from '@skills-center/contract/accounts'
import {
  languageInCookie,
  offeredLanguages,
  pathIn,
  splitLanguage,
  type Language,
} from '@skills-center/contract/language'
import type { Config } from '@skills-center/contract/config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Now } from '../platform/clock.ts'
import { pageHeaders, unlistedHeaders, workerHeaders } from '../platform/headers.ts'
import { noSuchCall } from '../platform/http.ts'
import { isSignedIn } from '../platform/serve.ts'
import { robots, sitemap } from './crawler-files.ts'
import { makePage, readPages } from './pages.ts'
import type { Page, Pages } from './pages.ts'
import { canonicalPath, isPublicPath, isSignedInPath, isUnlistedPath } from './paths.ts'
import { loadRenderer } from './renderer.ts'
import { sampleRoutes } from './sample-routes.ts'
import { securityTxt } from './security-txt.ts'
import type { SecurityTxtDeps } from './security-txt.ts'
import type { SiteFeature } from './service.ts'
import { createSignedInPage } from './signed-in-page.ts'
import type { SignedInPageDeps } from './signed-in-page.ts'
import { shellIn } from './page-parts.ts'
import { createVisitorPages } from './visitor-pages.ts'

const compress = promisify(brotliCompress)
/** The page is used only once, so better compression would cost more time than it saves. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export interface SitePlace {
  webRoot: string
  site: SiteFeature
  config: Config
  /** The site's public URL, without a trailing slash; null: the URL that the visitor used. */
  publicUrl: string | null
  contact: SecurityTxtDeps
  /** The calls that a path's page makes at once. */
  firstCalls: SignedInPageDeps['callsOf']
  now: Now
}

/** Serves the built web package, and answers every path that has no other route. */
export async function siteRoutes(
  http: FastifyInstance,
  { webRoot, site, config, publicUrl, contact, firstCalls, now }: SitePlace,
): Promise<void> {
  sampleRoutes(http, site, now)
  http.get('/.well-known/security.txt', (_request, reply) =>
    sendText(reply, 200, securityTxt(contact, now())),
  )
  const pages = readPages(webRoot)
  const renderer = await loadRenderer(webRoot)
  if (renderer) http.addHook('onClose', renderer.close)
  const visitorPages =
    pages && renderer && createVisitorPages({ renderer, shell: pages.shellHtml, config, pageOf: site.page })
  const shells =
    pages &&
    byLanguage((code) =>
      code === 'en' ? pages.shell : makePage(Buffer.from(shellIn(pages.shellHtml, code))),
    )
  const shellFor = (page: Page, language: Language): Page =>
    shells && page === pages.shell ? shells[language] : page
  const signedInPage =
    pages &&
    renderer &&
    createSignedInPage({ shell: pages.shellHtml, config, ...renderer, callsOf: firstCalls })
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`

  http.get('/robots.txt', (request, reply) => sendText(reply, 200, robots(originOf(request))))
  http.get('/sitemap.xml', (request, reply) =>
    sendText(reply, 200, sitemap(originOf(request)), 'application/xml'),
  )
  await signInWithoutScript(http)

  if (pages) {
    serveOffline(http, pages)
    await http.register(fastifyStatic, {
      root: webRoot,
      // One route per file, so that an unknown path reaches the handler below.
      wildcard: false,
      index: false,
      globIgnore: ['server/**', 'robots.txt', 'sitemap.xml', '**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        if (file.endsWith('/sw.js')) return void reply.headers(workerHeaders)
        // The build names files under assets/ by a hash of their content.
        const isHashed = file.includes('/assets/')
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  }

  http.setNotFoundHandler(async (request, reply) => {
    const [address, search] = splitUrl(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (address === '/api' || address.startsWith('/api/') || !isRead) throw noSuchCall
    const canonical = canonicalPath(address)
    if (canonical !== address) return reply.redirect(`${canonical}${search}`, 308)
    if (!pages) return sendText(reply, 503, 'The pages are not built yet: run npm start, or npm run build.')
    const { path, language: named } = splitLanguage(address)
    const chosen = languageInCookie(request.headers.cookie ?? '')
    const language = named ?? chosen ?? 'en'
    // A language still in progress can be read by anyone, but search engines must not index it.
    if (!offeredLanguages.includes(language)) reply.header('x-robots-tag', 'noindex')
    if (isUnlistedPath(path))
      return sendPage(request, reply.headers(unlistedHeaders), 200, shellFor(pages.shell, language))
    reply.header('vary', 'accept-encoding, cookie')
    const isIn = isSignedIn(request)
    // A signed-in user has one language everywhere, and URLs without a language.
    if (named !== null && isIn) return reply.redirect(`${path}${search}`, 302)
    if (visitorPages?.has(path) && !isIn) {
      if (named === null && language !== 'en')
        return reply.redirect(`${pathIn(language, path)}${search}`, 302)
      return sendPage(
        request,
        reply,
        200,
        await visitorPages.page(path, originOf(request), language).catch((error: unknown) => {
          // The browser can draw the page itself.
          request.log.error({ error, path }, 'A public page could not be drawn')
          return shellFor(pages.shell, language)
        }),
      )
    }
    const isThere = isPublicPath(path) || (isSignedInPath(path) && isIn)
    if (signedInPage && isThere && request.method === 'GET' && isIn)
      return sendOwnPage(
        request,
        reply,
        await signedInPage({ request, path, origin: originOf(request), language }),
      )
    if (!isThere && /\.\w+$/.test(path)) return sendText(reply, 404, 'There is no such file.')
    const page = isThere ? pages.forPath(path) : pages.shell
    return sendPage(request, reply, isThere ? 200 : 404, shellFor(page, language))
  })
}

/** For pages that survive a lost connection: the shell under its own path, and the current build in a header. */
function serveOffline(http: FastifyInstance, { shell, build }: Pages): void {
  // The same for everyone, with nothing to index.
  http.get('/shell', (request, reply) =>
    sendPage(request, reply.header('x-robots-tag', 'noindex'), 200, shell),
  )
  if (build === null) return
  // Every page makes this call when it starts and whenever it becomes visible again.
  http.addHook('onRequest', (request, reply, done) => {
    if (request.url === getAuthUser.path) reply.header('x-build', build)
    done()
  })
}

/**
 * The sign-in form, submitted before the script has loaded or without it. Nothing in it is read; the page loads again
 * and says what it needs.
 */
async function signInWithoutScript(http: FastifyInstance): Promise<void> {
  await http.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null, undefined)
    })
    scope.post('/sign-in', (_request, reply) => reply.redirect('/', 303))
  })
}

function splitUrl(url: string): [pathname: string, search: string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

function sendText(reply: FastifyReply, status: number, text: string, type = 'text/plain') {
  return reply.code(status).headers(pageHeaders).type(`${type}; charset=utf-8`).send(text)
}

/** Sends a page with one person's data; it may not be stored anywhere. */
async function sendOwnPage(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.headers(pageHeaders).header('cache-control', 'private, no-store').type('text/html; charset=utf-8')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
  return reply.header('content-encoding', 'br').send(await compress(html, quickly))
}

function sendPage(request: FastifyRequest, reply: FastifyReply, status: number, page: Page) {
  reply
    .code(status)
    .headers(pageHeaders)
    .header('cache-control', reply.getHeader('cache-control') ?? 'no-cache')
    .header('vary', reply.getHeader('vary') ?? 'accept-encoding')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8')
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.send(request.method === 'HEAD' ? '' : page[encoding])
}
