import type { User } from '@skills-center/contract/accounts'
import { getAuthUser } from '@skills-center/contract/accounts'
import type { Language } from '@skills-center/contract/language'
import type { Config } from '@skills-center/contract/config'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { laterLinks, partLinks, scriptJson, shellIn, withoutTitle } from './page-parts.ts'
import type { Renderer } from './renderer.ts'

export interface SignedInPageDeps {
  /** The page that can draw any path. */
  shell: string
  config: Config
  /** The files that this path's page needs for a user with this role. */
  filesOf: (path: string, language: Language, role: User['role']) => readonly string[]
  filesOfKind: Renderer['filesOfKind']
  renderWaiting: Renderer['renderWaiting']
  renderOwn: Renderer['renderOwn']
  isDrawn: Renderer['isDrawn']
  /** The calls that a path's page makes at once. */
  callsOf: (path: string, user: User) => readonly string[]
}

interface Asked {
  request: FastifyRequest
  path: string
  /** The origin at which this user reaches the site, without a trailing slash. */
  origin: string
  language: Language
}

/** Questions; the first is on screen as soon as the page is. */
const Questions = z.object({
  questions: z.tuple(
    [z.object({ item: z.object({ interaction: z.object({ kind: z.string() }) }) })],
    z.unknown(),
  ),
})

/** How many pages may wait to be drawn. Beyond that, the browser draws the page faster itself. */
const maxInTurn = 8

/**
 * A page for a signed-in user: the shell, with only this page's scripts in its head and the replies to its first calls.
 * If those replies are all that it shows, the page is also drawn; otherwise only the frame is. Nothing of it may be
 * stored.
 */
export function createSignedInPage(deps: SignedInPageDeps) {
  const { shell, config, filesOf, filesOfKind, renderWaiting, renderOwn, isDrawn, callsOf } = deps
  const waitingIn = new Map<Language, Promise<string>>()
  function waiting(language: Language): Promise<string> {
    // If this fails, the page starts empty.
    const drawn =
      waitingIn.get(language) ?? renderWaiting({ language, appName: config.app_name }).catch(() => '')
    waitingIn.set(language, drawn)
    return drawn
  }

  let inTurn = 0
  async function drawOwn(request: FastifyRequest, page: Parameters<typeof renderOwn>[0]) {
    if (!isDrawn(page.path, page.user.role) || inTurn >= maxInTurn) return null
    inTurn += 1
    try {
      return await renderOwn(page)
    } catch (error) {
      // The browser can draw the page itself.
      request.log.error({ error, path: page.path }, 'A page of somebody signed in could not be drawn')
      return null
    } finally {
      inTurn -= 1
    }
  }

  return async ({ request, path, origin, language }: Asked): Promise<string> => {
    const user = await ask(request, language, getAuthUser.path)
    const known = getAuthUser.reply.safeParse(user)
    if (!known.success) return shellIn(shell, language)
    const asked = callsOf(path, known.data)
    const replies = await Promise.all(
      asked.map(async (url) => [url, await ask(request, language, url)] as const),
    )
    const initialData = {
      origin,
      config,
      user: known.data,
      isPhone: isPhone(request),
      replies: Object.fromEntries(replies.filter(([, reply]) => reply !== undefined)),
    }
    // Without a reply that the browser then gets after all, the drawn page would differ from the one that the browser
    // draws. A busy server refuses optional calls, so it does not draw then either.
    const isWhole = replies.every(([, reply]) => reply !== undefined)
    const own = isWhole ? await drawOwn(request, { path, language, ...initialData }) : null
    const kinds = replies.flatMap(([, reply]) => {
      const shown = Questions.safeParse(reply)
      return shown.success ? [shown.data.questions[0].item.interaction.kind] : []
    })
    const files = new Set([...filesOf(path, language, known.data.role), ...kinds.flatMap(filesOfKind)])
    const html = shellIn(shell, language)
    const root =
      own === null
        ? `<div id="root">${await waiting(language)}</div>`
        : `<div id="root" class="no-script:hidden">${own.body}</div>`
    const links = own === null ? partLinks([...files]) : `${own.head}${laterLinks([...files])}`
    return (own === null ? html : withoutTitle(html))
      .replace('<div id="root"></div>', () => root)
      .replace('</head>', () => `${links}</head>`)
      .replace(
        '</body>',
        () => `${scriptJson('initial-data', { ...initialData, isDrawn: own !== null })}</body>`,
      )
  }
}

/** From what browsers report: newer ones by a client hint, all others by their user agent. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '')

/** The reply to a call as this request would get it; undefined if it is refused. */
async function ask(
  { server, headers, ip }: FastifyRequest,
  language: Language,
  url: string,
): Promise<unknown> {
  const reply = await server.inject({
    url,
    remoteAddress: ip,
    headers: { cookie: headers.cookie ?? '', accept: 'application/json', 'accept-language': language },
  })
  if (reply.statusCode !== 200) return undefined
  const body: unknown = reply.json()
  return body
}
