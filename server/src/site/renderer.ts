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

/** All that a page for visitors is drawn from. */
export interface ToRender {
  /** As it is in English: the language is not part of it. */
  path: string
  language: Language
  /** Where the site is reached, without a slash at the end. */
  origin: string
  config: Config
  page: SitePage
}

const Rendered = z.object({
  /** Title, description, links, and other elements of the head. */
  head: z.string(),
  body: z.string(),
})
type Rendered = z.infer<typeof Rendered>

const Files = z.array(z.string())
/** Long texts are a file of their own in each language. */
const FilesByLanguage = z.record(z.enum(languages), Files)
/** The files of each kind of page's own part of the script. */
const Parts = z.object({
  landing: Files,
  texts: z.object({ article: FilesByLanguage, support: FilesByLanguage, policy: FilesByLanguage }),
  /** What every page behind the sign-in has around it, and those whose data come too. */
  frame: Files,
  dashboard: Files,
  teaching: Files,
  practice: Files,
  /** By language: what all pages say, where it does not come in the script. */
  words: z.record(z.string(), Files),
  /** By kind of question: what it is answered with, where that comes with no page. */
  views: z.record(z.string(), Files),
})

export interface Renderer {
  render: (page: ToRender) => Promise<Rendered>
  /** What is shown to somebody who is signed in until the script draws the page. */
  renderWaiting: (frame: { language: Language; appName: string }) => Promise<string>
  renderOwn: (page: OwnPage) => Promise<Rendered>
  /** Addresses of the files that the page of this path goes on with, for a visitor or somebody of this role. */
  filesOf: (path: string, language: Language, role?: Role) => readonly string[]
  /** The same of what questions of this kind are answered with. */
  filesOfKind: (kind: string) => readonly string[]
  /** Whether what comes with the page of this path is all that it is drawn from. */
  isDrawn: (path: string, role: Role) => boolean
  close: () => Promise<void>
}

/** The page of somebody who is signed in, from what its calls answer. */
interface OwnPage {
  path: string
  language: Language
  /** Where the site is reached, without a slash at the end. */
  origin: string
  config: Config
  user: User
  /** Whether it is for a small screen. */
  isPhone: boolean
  /** By address. */
  replies: Readonly<Record<string, unknown>>
}

/** One core stays free for answers. */
const maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1))

/**
 * Draws pages with the components of the web package, as its build left them for servers, on threads of their own, so that
 * no answer waits for a drawing. Null where nothing is built.
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
