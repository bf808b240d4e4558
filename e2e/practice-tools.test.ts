import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'
import { followPractice } from './follow-practice.ts'
import { readOn } from './own-time.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const scratchpad = (page: Page) => page.getByRole('region', { name: 'Scratchpad' })
const paper = (page: Page) => page.getByRole('img', { name: /^Drawing area/ })

async function drawLine(page: Page): Promise<void> {
  const box = await paper(page).boundingBox()
  if (box === null) throw new Error('There is no paper')
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 6 })
  await page.mouse.up()
}

it('a student works on the scratchpad and the calculator, reports a question and takes another like it, by keys', async () => {
  const page = await openPage(browser)
  const student = followPractice(page)
  await signUpByCall(page, { gradeLevel: 8 })
  await page.goto('/practice/pythagorean-theorem')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  await student.ready()

  await page.keyboard.press('Alt+c')
  await page.getByRole('textbox', { name: 'Calculation' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('0.1+0.2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('*10')
  await page.keyboard.press('Enter')
  const results = page.getByRole('log', { name: 'Results' })
  await results.getByText('0.3').waitFor()
  await results.getByText('Ans×10 = 3').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Calculator' }).and(page.locator(':focus')).waitFor()

  await page.keyboard.press('Alt+s')
  await scratchpad(page).waitFor()
  await drawLine(page)
  await page.getByRole('img', { name: 'Drawing area, 1 stroke' }).waitFor()
  await page.getByRole('button', { name: 'Clear the scratchpad' }).press('Enter')
  await page.getByRole('img', { name: 'Drawing area, empty' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('img', { name: 'Drawing area, 1 stroke' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Type' }).press('Space')
  await page.getByRole('textbox', { name: 'Next line' }).fill('a² + b² = c²')
  await page.keyboard.press('Enter')
  await scratchpad(page).getByText('a² + b² = c²').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await scratchpad(page).waitFor({ state: 'detached' })

  // Swapping gives another question at no cost, with empty tools; everything below is about that question.
  const swapped = page.waitForResponse((response) => response.url().endsWith('/api/v1/practice/swaps'))
  await page.keyboard.press('Alt+q')
  await swapped
  await page.keyboard.press('Alt+s')
  await page.getByRole('img', { name: 'Drawing area, empty' }).waitFor()
  await drawLine(page)
  await page.keyboard.press('Alt+s')
  await scratchpad(page).waitFor({ state: 'detached' })

  await page.locator('[id$=-question]').focus()
  const reply = await student.fail()
  expect(reply).toMatchObject({ verdict: 'incorrect', triesLeft: 0 })
  await page.keyboard.press('Alt+s')
  await page.getByRole('img', { name: 'Drawing area, 1 stroke' }).waitFor()
  await page.keyboard.press('Alt+r')
  await page.getByRole('radio', { name: 'My answer should count' }).check()
  await page.getByLabel('Anything else?').fill('I think it is right? Alt+s stays a letter here.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await page.getByText('Thank you. We got your report.').waitFor()
  await page.keyboard.press('Enter')
  await student.next()
  await page.getByRole('img', { name: 'Drawing area, empty' }).waitFor()
  const status = await page.request.get('/api/subscription/status')
  expect(await status.json()).toMatchObject({ dailyProblemsUsed: 1 })
  expectNoFaults(page)
})

it('after eight questions a student looks back on them, on a phone with the scratchpad open, and goes on', async () => {
  const page = await openPage(browser, { width: 390, scheme: 'dark' })
  const student = followPractice(page)
  await signUpByCall(page)
  await page.goto('/practice/unit-rates')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  for (let answered = 1; answered <= 8; answered += 1) {
    if (answered > 1) await student.next()
    expect((await student.answer('right')).verdict).toBe('correct')
  }
  await page.keyboard.press('Alt+s')
  await scratchpad(page).waitFor()
  await expectAccessible(page)
  await readOn(page)
  await page.getByRole('button', { name: 'Next question' }).press('Enter')
  const pause = page.getByRole('region', { name: '8 questions done' })
  await pause.getByText('You got 8 in a row right on the first try.').waitFor()
  await pause.getByRole('link', { name: /^Practice / }).waitFor()
  expect(await scratchpad(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Keep going' }).and(page.locator(':focus')).waitFor()
  await expectAccessible(page)
  await readOn(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Question 9' }).waitFor()
  expectNoFaults(page)
})
