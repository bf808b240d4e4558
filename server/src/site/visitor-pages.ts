import type { Language } from '@skills-center/contract/language'
import { publicPaths } from '@skills-center/contract/site'
import type { SitePage } from '@skills-center/contract/site/page'
import type { Config } from '@skills-center/contract/config'
import { inLanguage } from '../platform/reader-language.ts'
import { laterLinks, scriptJson, shellIn, withoutTitle } from './page-parts.ts'
import { makePage } from './pages.ts'
import type { Page } from './pages.ts'
import type { Renderer } from './renderer.ts'

export interface VisitorPagesDeps {
  renderer: Renderer
  /** The page that can draw any path; the drawn content is inserted into it. */
  shell: string
  config: Config
  pageOf: (path: string) => Promise<SitePage>
}

/** Public pages, complete without scripts, drawn once per origin. */
export function createVisitorPages({ renderer, shell, config, pageOf }: VisitorPagesDeps) {
  let drawnFor: string | null = null
  let pages = new Map<string, Promise<Page>>()

  async function draw(path: string, origin: string, language: Language): Promise<Page> {
    const page = await inLanguage(language, () => pageOf(path))
    const { head, body } = await renderer.render({ path, language, origin, config, page })
    // What the browser needs to continue without another request.
    const data = scriptJson('page-data', { path, language, origin, config, page })
    const parts = laterLinks(renderer.filesOf(path, language))
    const html = withoutTitle(shellIn(shell, language))
      .replace(/<meta[^>]*\bdata-shell\b[^>]*>/g, '')
      // The page itself says which parts need a script.
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace('</head>', () => `${head}${parts}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`)
    return makePage(Buffer.from(html))
  }

  return {
    has: (path: string): boolean => publicPaths.some((there) => there === path),

    /** `origin` is the origin at which this visitor reaches the site, without a trailing slash. */
    page(path: string, origin: string, language: Language): Promise<Page> {
      // Without a configured URL the visitor's origin is used, and only the latest origin's pages are kept.
      if (drawnFor !== origin) {
        drawnFor = origin
        pages = new Map()
      }
      const key = `${language} ${path}`
      const known = pages.get(key)
      if (known !== undefined) return known
      const drawn = draw(path, origin, language)
      pages.set(key, drawn)
      drawn.catch(() => pages.delete(key))
      return drawn
    },
  }
}
