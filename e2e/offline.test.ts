import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'
import { askForEverything } from './initial-data.ts'
import { followPractice } from './follow-practice.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const skill = '/practice/unit-rates'
const title = (page: Page, number: number) => page.getByRole('heading', { name: `Question ${number}` })
const kept = (page: Page) => page.getByText('Answer saved', { exact: true })
const countOnDevice = (page: Page) =>
  page.evaluate('Object.keys(localStorage).filter((name) => name.startsWith("skills-center.kept.")).length')

/**
 * Waits for the code that draws later questions, which loads when the browser is idle, within four seconds of the
 * start.
 */
async function partsOfLaterQuestions(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('performance.now()'), { timeout: 10_000 }).toBeGreaterThan(4500)
  await page.waitForLoadState('networkidle')
}

it('a student goes on without a connection, sees later how it went, and loses nothing by signing out', async () => {
  const page = await openPage(browser, { width: 390 })
  // Tall enough that no sticky bar covers a button, which axe would report as too small.
  await page.setViewportSize({ width: 390, height: 2400 })
  const student = followPractice(page)
  await signUpByCall(page)
  // With two options, a wrong choice gives the right one away, so there is no second try.
  do {
    await page.goto(skill)
    await title(page, 1).waitFor()
  } while ((await page.getByRole('radio').count()) === 2)
  await partsOfLaterQuestions(page)
  await page.context().setOffline(true)
  await page.getByText('You’re offline. Your answers are saved on this device.').waitFor()
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByText('You’re offline, so the hint can’t load.').waitFor()
  await page.locator('[id$="-question"]').focus()
  await student.fill('wrong')
  await page.keyboard.press('Enter')
  await kept(page).waitFor()
  await page.getByText('1 answer is saved on this device and will be sent.').waitFor()
  await expectAccessible(page)
  await student.next()
  await title(page, 2).waitFor()
  await page.getByRole('button', { name: 'I haven’t learned this yet' }).click()
  await kept(page).waitFor()

  // On a phone the question fills the screen; at a wider size the menu appears.
  await page.setViewportSize({ width: 800, height: 2400 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await page.getByRole('dialog').getByText('will be sent when you’re back online').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.setViewportSize({ width: 390, height: 2400 })

  await page.context().setOffline(false)
  await page.getByText('We sent your saved answer.').waitFor()
  await page.getByRole('heading', { name: 'Thanks for telling us' }).waitFor()
  await page.getByRole('button', { name: 'See how you did' }).click()
  await page.getByText('Not quite. You have one more try.').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await title(page, 1).waitFor()
  await page.getByText('Not quite. You have one more try.').waitFor()
  const status = await page.request.get('/api/subscription/status')
  expect(await status.json()).toMatchObject({ dailyProblemsUsed: 1 })

  await page.getByRole('link', { name: 'Math skills' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await page.getByRole('tab', { name: 'Sign In' }).waitFor()
  expect(await countOnDevice(page)).toBe(0)
  expectNoFaults(page)
})

it('Next shows a question that is here already, in practice of one skill and in mixed practice', async () => {
  for (const path of [skill, '/practice/overview/mixed']) {
    const page = await openPage(browser)
    await signUpByCall(page)
    await page.goto(path)
    await title(page, 1).waitFor()
    await page.getByRole('button', { name: 'I haven’t learned this yet' }).click()
    await page.getByRole('heading', { name: 'Thanks for telling us' }).waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await partsOfLaterQuestions(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: /^Keep going/ }).click()
    await page.getByRole('button', { name: 'Check' }).waitFor()
    expect(asked.filter((url) => !/user\/stats|subscription\/status/.test(url))).toEqual([])
    expectNoFaults(page)
  }
})

it('two tabs agree: what is answered in one is known in the other, and signing out signs out of both', async () => {
  const page = await openPage(browser)
  const student = followPractice(page)
  await signUpByCall(page)
  await page.goto(skill)
  await title(page, 1).waitFor()
  // The other tab gets the very same question.
  const other = await page.context().newPage()
  const practice = await page.request.get('/api/skills/unit-rates/practice')
  const body = await practice.text()
  for (const tab of [page, other]) {
    await askForEverything(tab)
    await tab.route('**/api/skills/unit-rates/practice', (route) => route.fulfill({ body }), { times: 1 })
    await tab.goto(skill)
    await title(tab, 1).waitFor()
  }
  await other.bringToFront()
  await page.bringToFront()
  const reply = await student.answer('right')
  await page.getByText('Correct!').waitFor()
  await other.getByText('You already answered this question in another tab. It counted once.').waitFor()
  await other.getByText(String(reply.totalPoints), { exact: true }).waitFor()
  await other.getByText(`${reply.planUse.dailyLimit - 1} free problems left today`).waitFor()

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.getByRole('tab', { name: 'Sign In' }).waitFor()
  await other.getByRole('tab', { name: 'Sign In' }).waitFor()
  expect(new URL(other.url()).pathname).toBe('/')
  expectNoFaults(page)
})
