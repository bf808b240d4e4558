import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders, unlistedHeaders } from '../platform/headers.ts'
import { noSuchCall } from '../platform/http.ts'
import { isSignedIn } from '../platform/serve.ts'
import { readPages } from './pages.ts'
import type { Page } from './pages.ts'
import type { Now } from '../platform/clock.ts'
import { canonicalPath, isPublicPath, isSignedInPath, isUnlistedPath } from './paths.ts'
import { securityTxt } from './security-txt.ts'
import type { SecurityTxtNeeds } from './security-txt.ts'

/** Serves the built web room, and answers whatever no other route does. */
export async function siteRoutes(
  http: FastifyInstance,
  { webRoot, now, ...contact }: { webRoot: string; now: Now } & SecurityTxtNeeds,
): Promise<void> {
  http.get('/.well-known/security.txt', (_request, reply) =>
    sendText(reply, 200, securityTxt(contact, now())),
  )
  const pages = readPages(webRoot)
  if (pages) {
    await http.register(fastifyStatic, {
      root: webRoot,
      // One route for each file, so that an unknown address comes to the handler below.
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // The build names files under assets/ by their content.
        const isHashed = file.includes('/assets/')
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  }

  http.setNotFoundHandler((request, reply) => {
    const [pathname, search] = splitUrl(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (pathname === '/api' || pathname.startsWith('/api/') || !isRead) throw noSuchCall
    const canonical = canonicalPath(pathname)
    if (canonical !== pathname) return reply.redirect(`${canonical}${search}`, 308)
    if (!pages) return sendText(reply, 503, 'The pages are not built yet: run npm start, or npm run build.')
    if (isUnlistedPath(pathname)) return sendPage(request, reply.headers(unlistedHeaders), 200, pages.shell)
    const isThere = isPublicPath(pathname) || (isSignedInPath(pathname) && isSignedIn(request))
    if (!isThere && /\.\w+$/.test(pathname)) return sendText(reply, 404, 'There is no such file.')
    return sendPage(request, reply, isThere ? 200 : 404, isThere ? pages.forPath(pathname) : pages.shell)
  })
}

function splitUrl(url: string): [pathname: string, search: string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).headers(pageHeaders).type('text/plain; charset=utf-8').send(text)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, status: number, page: Page) {
  reply
    .code(status)
    .headers(pageHeaders)
    .header('cache-control', reply.getHeader('cache-control') ?? 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8')
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  if (encoding !== 'plain') reply.header('content-encoding', encoding)
  return reply.send(request.method === 'HEAD' ? '' : page[encoding])
}
