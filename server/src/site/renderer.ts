import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '@skills-center/contract/config'
import type { SitePage } from '@skills-center/contract/site/page'

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

export type Render = (page: ToRender) => Promise<Rendered>

/** Draws pages with the components of the web room, as its build left them for servers; null where nothing is built. */
export async function loadRenderer(webRoot: string): Promise<Render | null> {
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
  return built.render as Render
}
