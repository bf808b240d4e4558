import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@skills-center/contract/config'
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

/** The files of each kind of page's own part of the script. */
const Files = z.array(z.string())
const Parts = z.object({
  landing: Files,
  article: Files,
  support: Files,
  policy: Files,
  'article es': Files.optional(),
  'policy es': Files.optional(),
  /** What all pages say, in Spanish. */
  words: Files,
})

export interface Renderer {
  render: Render
  /** Addresses of scripts that the page of this path goes on with. */
  scriptsOf: (path: string, language: Language) => readonly string[]
  /** Addresses of the words that every page in this language needs before it goes on. */
  wordsIn: (language: Language) => readonly string[]
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
    scriptsOf: (path, language) => {
      const part = partOf(path)
      const ownText = part === 'article' || part === 'policy' ? part : null
      return (language === 'es' && ownText !== null && parts[`${ownText} es`]) || parts[part]
    },
    wordsIn: (language) => (language === 'en' ? [] : parts.words),
  }
}

function partOf(path: string): 'landing' | 'article' | 'support' | 'policy' {
  if (path === '/') return 'landing'
  if (path === '/support') return 'support'
  return policyPaths.some((policy) => policy === path) ? 'policy' : 'article'
}
