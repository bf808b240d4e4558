import type { User } from '@skills-center/contract/accounts'
import { getAuthUser } from '@skills-center/contract/accounts'
import type { Language } from '@skills-center/contract/language'
import type { Config } from '@skills-center/contract/config'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { partLinks, scriptJson, scriptsLast, shellIn } from './page-parts.ts'
import type { Renderer } from './renderer.ts'

export interface SignedInPageNeeds {
  /** The page that draws every path. */
  shell: string
  config: Config
  /** Files that the page of this path goes on with for somebody of this role. */
  filesOf: (path: string, language: Language, role: User['role']) => readonly string[]
  filesOfKind: Renderer['filesOfKind']
  renderWaiting: Renderer['renderWaiting']
  /** Calls that the page of this path makes at once. */
  callsOf: (path: string, user: User) => readonly string[]
}

/** Questions, of which the first is on screen as soon as the page is. */
const Questions = z.object({
  questions: z.tuple(
    [z.object({ item: z.object({ interaction: z.object({ kind: z.string() }) }) })],
    z.unknown(),
  ),
})

/**
 * A page as whoever is signed in gets it: the shell, with the scripts of just this page named in its head, and with
 * what the page would ask for at once. Of it only the frame is drawn here, and nothing of it may be kept.
 */
export function createSignedInPage(needs: SignedInPageNeeds) {
  const { shell, config, filesOf, filesOfKind, renderWaiting, callsOf } = needs
  const waitingIn = new Map<Language, Promise<string>>()
  function waiting(language: Language): Promise<string> {
    // Without it the page begins empty.
    const drawn = waitingIn.get(language) ?? renderWaiting(language, config.app_name).catch(() => '')
    waitingIn.set(language, drawn)
    return drawn
  }

  return async (request: FastifyRequest, path: string, language: Language): Promise<string> => {
    const user = await ask(request, getAuthUser.path)
    const known = getAuthUser.reply.safeParse(user)
    if (!known.success) return shellIn(shell, language)
    const asked = callsOf(path, known.data)
    const replies = await Promise.all(asked.map(async (url) => [url, await ask(request, url)] as const))
    const handed = {
      config,
      user: known.data,
      replies: Object.fromEntries(replies.filter(([, reply]) => reply !== undefined)),
    }
    const kinds = replies.flatMap(([, reply]) => {
      const shown = Questions.safeParse(reply)
      return shown.success ? [shown.data.questions[0].item.interaction.kind] : []
    })
    const files = new Set([...filesOf(path, language, known.data.role), ...kinds.flatMap(filesOfKind)])
    const frame = await waiting(language)
    return scriptsLast(shellIn(shell, language))
      .replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`)
      .replace('</head>', () => `${partLinks([...files])}</head>`)
      .replace('</body>', () => `${scriptJson('handed', handed)}</body>`)
  }
}

/** The reply to a call as this very request would get it; undefined where it would be refused. */
async function ask({ server, headers, ip }: FastifyRequest, url: string): Promise<unknown> {
  const reply = await server.inject({
    url,
    remoteAddress: ip,
    headers: { cookie: headers.cookie ?? '', accept: 'application/json' },
  })
  if (reply.statusCode !== 200) return undefined
  const body: unknown = reply.json()
  return body
}
