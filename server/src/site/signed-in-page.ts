import type { User } from '@skills-center/contract/accounts'
import { getAuthUser } from '@skills-center/contract/accounts'
import type { Language } from '@skills-center/contract/language'
import type { Config } from '@skills-center/contract/config'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { laterLinks, partLinks, scriptJson, shellIn, withoutTitle } from './page-parts.ts'
import type { Renderer } from './renderer.ts'

export interface SignedInPageNeeds {
  /** The page that draws every path. */
  shell: string
  config: Config
  /** Files that the page of this path goes on with for somebody of this role. */
  filesOf: (path: string, language: Language, role: User['role']) => readonly string[]
  filesOfKind: Renderer['filesOfKind']
  renderWaiting: Renderer['renderWaiting']
  renderOwn: Renderer['renderOwn']
  isDrawn: Renderer['isDrawn']
  /** Calls that the page of this path makes at once. */
  callsOf: (path: string, user: User) => readonly string[]
}

interface Asked {
  request: FastifyRequest
  path: string
  /** Where this person reaches the site, without a slash at the end. */
  origin: string
  language: Language
}

/** Questions, of which the first is on screen as soon as the page is. */
const Questions = z.object({
  questions: z.tuple(
    [z.object({ item: z.object({ interaction: z.object({ kind: z.string() }) }) })],
    z.unknown(),
  ),
})

/** Pages that may wait to be drawn. For anyone who comes then, the browser draws the page sooner. */
const maxInTurn = 8

/**
 * A page as somebody signed in gets it: the shell, with the scripts of just this page named in its head, with what
 * the page would ask for at once and, where that is all that it shows, drawn from it; else with the frame alone.
 * Nothing of it may be stored.
 */
export function createSignedInPage(needs: SignedInPageNeeds) {
  const { shell, config, filesOf, filesOfKind, renderWaiting, renderOwn, isDrawn, callsOf } = needs
  const waitingIn = new Map<Language, Promise<string>>()
  function waiting(language: Language): Promise<string> {
    // Without it the page begins empty.
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
      // The browser can draw the page by itself.
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
    // Drawn without a reply that the browser gets after all, the page would not be the one that the browser draws. A
    // busy server refuses what it can do without, and so does not draw either.
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

/** By what browsers tell of themselves: the newer ones by a hint, all others by their names. */
const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '')

/** The reply to a call as this very request would get it; undefined where it would be refused. */
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
