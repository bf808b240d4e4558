import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNoFaults, openBrowser, openPage, signUpByCall, untilHydrated } from './browser.ts'
import { followPractice } from './follow-practice.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * Opens a page and holds back all of its script except the inline one. Returns a function that lets the script load.
 */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const { promise: isWanted, resolve: letScriptCome } = Promise.withResolvers<void>()
  await page.route('**/assets/base-*.js', async (route) => {
    await isWanted
    await route.continue()
  })
  // By then the inline script that records events has run.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return letScriptCome
}

it('what a student does on a page before its script is there is done', async () => {
  const page = await openPage(browser)
  await signUpByCall(page)
  const student = followPractice(page)

  const dashboardGoesOn = await openWithoutScript(page, '/')
  await page.getByRole('combobox', { name: 'Find a skill' }).fill('unit rat')
  dashboardGoesOn()
  await page
    .getByRole('option', { name: /^Unit rates/ })
    .first()
    .waitFor()

  const practiceGoesOn = await openWithoutScript(page, '/practice/unit-rates')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  await page.getByRole('button', { name: 'Scratchpad' }).click()
  await page.keyboard.press('?')
  practiceGoesOn()
  await page.getByRole('dialog', { name: /shortcuts/i }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Scratchpad', expanded: true }).click()
  await student.answer('right')
  await page.getByText('Correct!').waitFor()
  expectNoFaults(page)
})

it('a text that a student goes on typing while the page replays its beginning stays whole', async () => {
  const page = await openPage(browser)
  await signUpByCall(page)
  // Leaves time to type between hydration and the replay.
  await page.addInitScript(`globalThis.requestIdleCallback = (replay) =>
    setTimeout(() => { replay(); setTimeout(() => { globalThis.isReplayed = true }, 200) }, 2000)`)
  const goesOn = await openWithoutScript(page, '/')
  const search = page.getByRole('combobox', { name: 'Find a skill' })
  await search.pressSequentially('unit ra')
  goesOn()
  await untilHydrated(page)
  await search.pressSequentially('tes')
  await expect.poll(() => page.evaluate('globalThis.isReplayed')).toBe(true)
  expect(await search.inputValue()).toBe('unit rates')
  await page
    .getByRole('option', { name: /^Unit rates/ })
    .first()
    .waitFor()
  expectNoFaults(page)
})
