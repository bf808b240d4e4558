import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { componentNames } from '../web/gallery/component-names.ts'
import { familyNames, interactionKinds } from '../web/gallery/route.ts'
import { openBrowser } from './browser.ts'
import { type OpenedGallery, openGallery } from './in-gallery.ts'

let browser: Browser
let gallery: OpenedGallery
/** Each look has a page of its own, so that no color is still fading when it is measured. */
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
  await gallery.turn(light, route)
  await expectNothing(light, everything)
  await gallery.turn(dark, route)
  await expectNothing(dark, whatLooksChange)
  expect(await tooWide(dark), 'reaches out of the window').toEqual([])
  expect(gallery.faults.slice(before)).toEqual([])
})

async function expectNothing(page: Page, rules: typeof everything | typeof whatLooksChange): Promise<void> {
  const runOnly = { type: rules.type, values: [...rules.values] }
  const { violations } = await new AxeBuilder({ page })
    // What is sound need not be told, and no frame here is of another origin.
    .options({ runOnly, resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.target.join(' '))])).toEqual([])
}

/** Samples that make the page scroll sideways, or the page itself. */
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
