import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { familyNames, interactionKinds } from '../web/gallery/route.ts'
import { openBrowser } from './browser.ts'
import { type OpenedGallery, openGallery } from './in-gallery.ts'

let browser: Browser
let gallery: OpenedGallery
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  gallery = await openGallery(browser)
  page = await gallery.open({})
})
afterAll(async () => {
  await gallery.close()
  await browser.close()
})

const pages = [
  { route: {}, page: 'the index' },
  ...familyNames.map((family) => ({ route: { family }, page: `figures of the family ${family}` })),
  ...interactionKinds.map((interaction) => ({
    route: { interaction },
    page: `the interaction ${interaction}`,
  })),
]
const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const
/** What another look can break; what has not changed need not be looked at twice. */
const whatLooksChange = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
} as const

it.each(pages)('$page: no barrier in light and dark, no sideways scroll at 320 pixels', async ({ route }) => {
  const { length: before } = gallery.faults
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await gallery.turn(page, route)
  await expectNothing(everything)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 844 })
  // Colors fade when the look changes, but only from the next frame on.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  await page.waitForFunction('document.getAnimations().length === 0')
  await expectNothing(whatLooksChange)
  expect(await tooWide(), 'reaches out of the window').toEqual([])
  expect(gallery.faults.slice(before)).toEqual([])
})

async function expectNothing(rules: typeof everything | typeof whatLooksChange): Promise<void> {
  const runOnly = { type: rules.type, values: [...rules.values] }
  const { violations } = await new AxeBuilder({ page })
    // What is sound need not be told, and no frame here is of another origin.
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.target.join(' '))])).toEqual([])
}

/** Samples that make the page scroll sideways, or the page itself. */
async function tooWide(): Promise<string[]> {
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
