import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  expectAccessible,
  expectNoFaults,
  openBrowser,
  openPage,
  signUpByCall,
  untilHydrated,
} from './browser.ts'
import { followPractice, type Student } from './follow-practice.ts'
import { readOn } from './own-time.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const anotherSide = (page: Page) => page.getByRole('region', { name: 'Let’s try this another way.' })

/** Answers questions wrong until the page suggests another approach. Returns the number of questions. */
async function failUntilProposed(page: Page, student: Student): Promise<number> {
  for (let failed = 1; failed <= 10; failed += 1) {
    const { plan } = await student.fail()
    if (plan !== null) {
      await anotherSide(page).waitFor()
      return failed
    }
    await student.next()
  }
  throw new Error('Ten questions failed, and no other way was proposed')
}

describe('a student who fails one question after another', () => {
  it('meets another way by the tenth, follows it to what comes before, and comes back', async () => {
    const page = await openPage(browser)
    const student = followPractice(page)
    await signUpByCall(page)
    await page.goto('/practice/equivalent-ratios')
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    await failUntilProposed(page, student)
    await expectAccessible(page)
    // The card has the focus, so that it is read out, and the next step is one Tab away.
    expect(await page.locator(':focus').getAttribute('aria-labelledby')).toBe('another-side')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/practice/add-fractions')
    await page.getByText('A step toward').waitFor()
    expect((await student.answer('right')).verdict).toBe('correct')
    await page.getByText('We’re still learning how you do here.').waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: /^Back to / }).press('Enter')
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/practice/equivalent-ratios')

    // Still stuck: the lesson comes next and links back to practice.
    await failUntilProposed(page, student)
    await anotherSide(page).getByRole('link', { name: 'Read the lesson' }).press('Enter')
    await page.getByRole('heading', { name: 'How you’re doing' }).waitFor()
    await page.getByText('How is this worked out?').press('Enter')
    await page.getByText('Picture 100 new questions on this skill.').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Practice this skill' }).first().press('Enter')
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    expectNoFaults(page)
  })

  it('may keep going, on a phone too', async () => {
    const page = await openPage(browser, { width: 390, scheme: 'dark' })
    const student = followPractice(page)
    await signUpByCall(page)
    await page.goto('/practice/equivalent-ratios')
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    const failed = await failUntilProposed(page, student)
    await expectAccessible(page)
    await student.next()
    await page.getByRole('heading', { name: `Question ${failed + 1}` }).waitFor()
    expect((await student.answer('right')).plan).toBeNull()
    expectNoFaults(page)
  })
})

it('a student who has not learned this yet is led to the lesson, and may go on', async () => {
  const page = await openPage(browser)
  await signUpByCall(page)
  await page.goto('/practice/equivalent-ratios')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'I haven’t learned this yet' }).press('Enter')
  const card = page.getByRole('region', { name: 'Thanks for telling us.' })
  await card.getByRole('link', { name: 'Read the lesson' }).waitFor()
  await card.getByRole('link', { name: /^Practice / }).waitFor()
  await expectAccessible(page)
  // Nothing was counted: continuing brings a new first question.
  await readOn(page)
  await card.getByRole('button', { name: 'Keep going here' }).press('Enter')
  await card.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  const status = await page.request.get('/api/subscription/status')
  expect(await status.json()).toMatchObject({ dailyProblemsUsed: 0 })
  await page.getByRole('button', { name: 'I haven’t learned this yet' }).press('Enter')
  await card.getByRole('link', { name: 'Read the lesson' }).press('Enter')
  await page.getByRole('heading', { name: 'What comes before and after' }).waitFor()
  expectNoFaults(page)
})
