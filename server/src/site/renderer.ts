import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { User } from '@skills-center/contract/accounts'
import type { Config } from '@skills-center/contract/config'
import type { Role } from '@skills-center/contract/ids'
import { policyPaths } from '@skills-center/contract/site'
import { type Language, languages } from '@skills-center/contract/language'
import type { SitePage } from '@skills-center/contract/site/page'
import { Tinypool } from 'tinypool'
import { z } from 'zod'

/** Everything that a public page is drawn from. */
export interface ToRender {
  /** The English path, without the language. */
  path: string
  language: Language
  /** The site's origin, without a trailing slash. */
  origin: string
  config: Config
  page: SitePage
}

const Rendered = z.object({
  /** The title, description, links, and other elements of the head. */
  head: z.string(),
  body: z.string(),
})
type Rendered = z.infer<typeof Rendered>

const Files = z.array(z.string())
/** Long texts have one file per language. */
const FilesByLanguage = z.record(z.enum(languages), Files)
/** The files of the script's part for each kind of page. */
const Parts = z.object({
  landing: Files,
  texts: z.object({ article: FilesByLanguage, support: FilesByLanguage, policy: FilesByLanguage }),
  /** What surrounds every signed-in page, and the pages whose data is sent along. */
  frame: Files,
  dashboard: Files,
  teaching: Files,
  practice: Files,
  /** By language: the messages of all pages, if they are not in the script. */
  words: z.record(z.string(), Files),
  /** By kind of question: the files for answering it, if no page includes them. */
  views: z.record(z.string(), Files),
})

export interface Renderer {
  render: (page: ToRender) => Promise<Rendered>
  /** What a signed-in user sees until the script draws the page. */
  renderWaiting: (frame: { language: Language; appName: string }) => Promise<string>
  renderOwn: (page: OwnPage) => Promise<Rendered>
  /** The URLs of the files that this path's page needs, for a visitor or a user with this role. */
  filesOf: (path: string, language: Language, role?: Role) => readonly string[]
  /** The files for answering this kind of question. */
  filesOfKind: (kind: string) => readonly string[]
  /** Whether the data sent along is everything that this path's page needs. */
  isDrawn: (path: string, role: Role) => boolean
  close: () => Promise<void>
}

/** A signed-in user's page, drawn from the replies to its calls. */
interface OwnPage {
  path: string
  language: Language
  /** The site's origin, without a trailing slash. */
  origin: string
  config: Config
  user: User
  /** Whether the page is for a small screen. */
  isPhone: boolean
  /** By URL. */
  replies: Readonly<Record<string, unknown>>
}

/** One core stays free for answers. */
const maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1))

/**
 * Draws pages with the web package's server build, on separate threads, so that no answer waits for rendering. Null if
 * nothing has been built.
 */
export async function loadRenderer(webRoot: string): Promise<Renderer | null> {
  const file = join(webRoot, 'server', 'render.js')
  if (!existsSync(file)) return null
  const threads = new Tinypool({ filename: file, minThreads: 1, maxThreads: maxThreads })
  const parts = Parts.parse(JSON.parse(await readFile(join(webRoot, 'server', 'parts.json'), 'utf8')))
  const visitorFilesOf = (path: string, language: Language) => {
    const part = partOf(path)
    return part === 'landing' ? parts.landing : parts.texts[part][language]
  }
  return {
    render: async (page) => Rendered.parse(await threads.run(page, { name: 'render' })),
    renderWaiting: async (frame) => z.string().parse(await threads.run(frame, { name: 'renderWaiting' })),
    renderOwn: async (page) => Rendered.parse(await threads.run(page, { name: 'renderOwn' })),
    close: () => threads.destroy(),
    filesOfKind: (kind) => parts.views[kind] ?? [],
    isDrawn: (path, role) => ['dashboard', 'practice'].includes(signedInPartOf(path, role)),
    filesOf: (path, language, role) => [
      ...(parts.words[language] ?? []),
      ...(role === undefined ? visitorFilesOf(path, language) : parts[signedInPartOf(path, role)]),
    ],
  }
}

function partOf(path: string): 'landing' | 'article' | 'support' | 'policy' {
  if (path === '/') return 'landing'
  if (path === '/support') return 'support'
  return policyPaths.some((policy) => policy === path) ? 'policy' : 'article'
}

function signedInPartOf(path: string, role: Role): 'teaching' | 'dashboard' | 'practice' | 'frame' {
  if (path === '/') return role === 'teacher' ? 'teaching' : 'dashboard'
  return /^\/practice\/[^/]+$/.test(path) && path !== '/practice/overview' ? 'practice' : 'frame'
}
