import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { componentNames } from '../web/gallery/component-names.ts'
import { familyNames, interactionKinds } from '../web/gallery/route.ts'
import { barriersOn, openBrowser } from './browser.ts'
import { type OpenedGallery, openGallery } from './in-gallery.ts'

let browser: Browser
let gallery: OpenedGallery
/** Each color scheme has its own page, so that no color is still fading when axe measures it. */
let light: Page
let dark: Page
beforeAll(async () => {
  browser = await openBrowser()
  gallery = await openGallery(browser)
  light = await gallery.open({}, { width: 1280, scheme: 'light' })
  dark = await gallery.open({}, { width: 320, scheme: 'dark' })
})
afterAll(async () => {
  await gallery.close()
  await browser.close()
})

const pages = [
  { route: {}, page: 'the index' },
  ...componentNames.map((component) => ({ route: { component }, page: `the component ${component}` })),
  ...familyNames.map((family) => ({ route: { family }, page: `figures of the family ${family}` })),
  ...interactionKinds.map((interaction) => ({
    route: { interaction },
    page: `the interaction ${interaction}`,
  })),
]
it.each(pages)('$page: no barrier in light and dark, no sideways scroll at 320 pixels', async ({ route }) => {
  const { length: before } = gallery.faults
  await gallery.turn(light, route)
  expect(await barriersOn(light)).toEqual([])
  await gallery.turn(dark, route)
  expect(await barriersOn(dark, { looksAlone: true })).toEqual([])
  expect(await tooWide(dark), 'reaches out of the window').toEqual([])
  expect(gallery.faults.slice(before)).toEqual([])
})

/** Returns the samples that make the page scroll sideways, or the page itself. */
async function tooWide(page: Page): Promise<string[]> {
  const width = 'document.documentElement.clientWidth'
  if (await page.evaluate<boolean>(`document.documentElement.scrollWidth <= ${width}`)) return []
  const samples = await page.locator('[data-sample]').all()
  const wide: string[] = []
  for (const sample of samples) {
    const name = await sample.getAttribute('data-sample')
    const isWide = await sample.evaluate((element) => element.scrollWidth > element.clientWidth)
    if (isWide && name !== null) wide.push(name)
  }
  return wide.length > 0 ? wide : ['the page']
}
