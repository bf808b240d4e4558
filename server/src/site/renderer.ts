import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { User } from '@skills-center/contract/accounts'
import type { Config } from '@skills-center/contract/config'
import type { Role } from '@skills-center/contract/ids'
import { policyPaths } from '@skills-center/contract/site'
import type { Language } from '@skills-center/contract/language'
import type { SitePage } from '@skills-center/contract/site/page'
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

export interface Rendered {
  /** Title, description, links and the like. */
  head: string
  body: string
}

const Files = z.array(z.string())
/** The files of each kind of page's own part of the script. */
const Parts = z.object({
  landing: Files,
  article: Files,
  support: Files,
  policy: Files,
  'article es': Files,
  'policy es': Files,
  'support es': Files,
  /** What every page behind the sign-in has around it, and those whose data come along. */
  frame: Files,
  dashboard: Files,
  teaching: Files,
  practice: Files,
  /** What all pages say, in Spanish. */
  words: Files,
  /** By kind of question: what it is answered with, where that comes with no page. */
  views: z.record(z.string(), Files),
})

export interface Renderer {
  render: Render
  renderWaiting: RenderWaiting
  renderOwn: RenderOwn
  /** Addresses of the files that the page of this path goes on with, for a visitor or somebody of this role. */
  filesOf: (path: string, language: Language, role?: Role) => readonly string[]
  /** The same of what questions of this kind are answered with. */
  filesOfKind: (kind: string) => readonly string[]
  /** Whether what comes along with the page of this path is all that it is drawn from. */
  isDrawn: (path: string, role: Role) => boolean
}

type Render = (page: ToRender) => Promise<Rendered>
/** What stands in the page of somebody who is signed in until the script draws it. */
type RenderWaiting = (language: Language, appName: string) => Promise<string>

/** The page of somebody who is signed in, from what its calls answer. */
type RenderOwn = (page: {
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
}) => Promise<Rendered>

/** Draws pages with the components of the web room, as its build left them for servers; null where nothing is built. */
export async function loadRenderer(webRoot: string): Promise<Renderer | null> {
  const file = join(webRoot, 'server', 'render.js')
  if (!existsSync(file)) return null
  const built: unknown = await import(pathToFileURL(file).href)
  if (
    typeof built !== 'object' ||
    built === null ||
    !('render' in built) ||
    typeof built.render !== 'function' ||
    !('renderWaiting' in built) ||
    typeof built.renderWaiting !== 'function' ||
    !('renderOwn' in built) ||
    typeof built.renderOwn !== 'function'
  )
    throw new Error(`${file} renders no pages: build the pages again.`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the web room's own entry, which the wall between rooms keeps from being imported
  const render = built.render as Render
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  const renderWaiting = built.renderWaiting as RenderWaiting
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  const renderOwn = built.renderOwn as RenderOwn
  const parts = Parts.parse(JSON.parse(await readFile(join(webRoot, 'server', 'parts.json'), 'utf8')))
  return {
    render,
    renderWaiting,
    renderOwn,
    filesOfKind: (kind) => parts.views[kind] ?? [],
    isDrawn: (path, role) => ['dashboard', 'practice'].includes(signedInPartOf(path, role)),
    filesOf: (path, language, role) => [
      ...(language === 'en' ? [] : parts.words),
      ...parts[role === undefined ? textOf(partOf(path), language) : signedInPartOf(path, role)],
    ],
  }
}

function partOf(path: string): 'landing' | 'article' | 'support' | 'policy' {
  if (path === '/') return 'landing'
  if (path === '/support') return 'support'
  return policyPaths.some((policy) => policy === path) ? 'policy' : 'article'
}

/** Long texts are a file of their own in each language. */
function textOf(
  part: ReturnType<typeof partOf>,
  language: Language,
): Exclude<keyof typeof Parts.shape, 'views'> {
  if (language === 'en') return part
  return part === 'landing' ? part : `${part} es`
}

function signedInPartOf(path: string, role: Role): 'teaching' | 'dashboard' | 'practice' | 'frame' {
  if (path === '/') return role === 'teacher' ? 'teaching' : 'dashboard'
  return /^\/practice\/[^/]+$/.test(path) && path !== '/practice/overview' ? 'practice' : 'frame'
}
