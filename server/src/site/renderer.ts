import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@skills-center/contract/config'
import type { Role } from '@skills-center/contract/ids'
import { policyPaths } from '@skills-center/contract/site'
import type { SitePage } from '@skills-center/contract/site/page'
import { z } from 'zod'

/** All that a page for visitors is drawn from. */
export interface ToRender {
  path: string
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

/** The files of each kind of page's own part of the script. */
const Parts = z.object({
  /** What hears before anything else does. */
  early: z.array(z.string()),
  landing: z.array(z.string()),
  article: z.array(z.string()),
  support: z.array(z.string()),
  policy: z.array(z.string()),
  /** What every page behind the sign-in has around it, and those whose data come along. */
  frame: z.array(z.string()),
  dashboard: z.array(z.string()),
  teaching: z.array(z.string()),
  practice: z.array(z.string()),
})
type Parts = z.infer<typeof Parts>

export interface Renderer {
  render: Render
  early: readonly string[]
  /** Addresses of the files that the page of this path goes on with, for a visitor or somebody of this role. */
  filesOf: (path: string, role?: Role) => readonly string[]
}

type Render = (page: ToRender) => Promise<Rendered>

/** Draws pages with the components of the web room, as its build left them for servers; null where nothing is built. */
export async function loadRenderer(webRoot: string): Promise<Renderer | null> {
  const file = join(webRoot, 'server', 'render.js')
  if (!existsSync(file)) return null
  const built: unknown = await import(pathToFileURL(file).href)
  if (
    typeof built !== 'object' ||
    built === null ||
    !('render' in built) ||
    typeof built.render !== 'function'
  )
    throw new Error(`${file} renders no pages: build the pages again.`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the web room's own entry, which the wall between rooms keeps from being imported
  const render = built.render as Render
  const parts = Parts.parse(JSON.parse(await readFile(join(webRoot, 'server', 'parts.json'), 'utf8')))
  return {
    render,
    early: parts.early,
    filesOf: (path, role) => parts[role === undefined ? partOf(path) : signedInPartOf(path, role)],
  }
}

function partOf(path: string): keyof Parts {
  if (path === '/') return 'landing'
  if (path === '/support') return 'support'
  return policyPaths.some((policy) => policy === path) ? 'policy' : 'article'
}

function signedInPartOf(path: string, role: Role): keyof Parts {
  if (path === '/') return role === 'teacher' ? 'teaching' : 'dashboard'
  return /^\/practice\/[^/]+$/.test(path) && path !== '/practice/overview' ? 'practice' : 'frame'
}
