import type { Browser, BrowserContext, Page } from 'playwright-core'
import { ensureGalleryBuilt } from '../tools/build.mjs'
import { serveBuiltGallery } from '../web/gallery/serve.ts'
import type { Looks } from './browser.ts'

export interface OpenedGallery {
  /** Opens a gallery page and waits until its samples appear: `{ interaction: 'sort', state: 'empty' }`. */
  open: (route: Readonly<Record<string, string>>, looks?: Looks) => Promise<Page>
  /** Reloads an open page at a route, which discards everything done on it. */
  load: (page: Page, route: Readonly<Record<string, string>>) => Promise<void>
  /** Switches an open page to another route without reloading it. */
  turn: (page: Page, route: Readonly<Record<string, string>>) => Promise<void>
  /** Problems on its pages: thrown or logged errors, and samples that cannot be shown. */
  faults: readonly string[]
  close: () => Promise<void>
}

/** Serves the gallery on a free port. */
export async function openGallery(browser: Browser): Promise<OpenedGallery> {
  if (!(await ensureGalleryBuilt())) throw new Error('The gallery could not be built.')
  const gallery = await serveBuiltGallery()
  const faults: string[] = []
  // Pages with the same settings share a context, and so the modules that it has loaded.
  const contexts = new Map<string, Promise<BrowserContext>>()

  const settle = async (page: Page) => {
    await page.locator('[data-ready]').waitFor({ state: 'attached' })
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await page.evaluate('document.fonts.ready')
    for (const broken of await page.locator('[data-broken]').allTextContents()) faults.push(broken)
  }

  const load = async (page: Page, route: Readonly<Record<string, string>>) => {
    await page.goto(gallery.address + searchOf(route))
    await settle(page)
  }

  const contextOf = ({ width = 1280, scheme = 'light' }: Looks) => {
    const look = `${width} ${scheme}`
    const known = contexts.get(look)
    if (known !== undefined) return known
    const made = browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    contexts.set(look, made)
    return made
  }

  return {
    faults,
    async open(route, looks = {}) {
      const page = await (await contextOf(looks)).newPage()
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await load(page, route)
      return page
    },
    load,
    async turn(page, route) {
      const search = JSON.stringify(searchOf(route))
      await page.evaluate(
        `history.pushState(null, '', ${search}); dispatchEvent(new PopStateEvent('popstate'))`,
      )
      await settle(page)
    },
    async close() {
      for (const context of contexts.values()) await (await context).close()
      await gallery.close()
    },
  }
}

const searchOf = (route: Readonly<Record<string, string>>) => `?${new URLSearchParams(route).toString()}`
