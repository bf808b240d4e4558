import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signInDemo } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const forEverybody = [
  '/',
  '/classrooms',
  '/grades',
  '/app/flow',
  '/support',
  '/skills/unit-rates/modules',
  '/no-such-page',
]
const forStudents = [
  '/dashboard',
  '/practice/overview',
  '/practice/overview/mixed',
  '/practice/overview/placement',
  '/practice/overview/notebook',
  '/practice/overview/notebook/practice',
  '/practice/overview/sessions',
  '/practice/unit-rates',
  '/achievements',
  '/progress-report',
  '/subscribe',
  '/subscription',
]
const forTeachers = ['/teacher', '/teacher-portal', '/ml-analytics', '/questions/create', '/question-builder']

const looks = [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
  { width: 320, scheme: 'light' },
] as const

describe.each(looks)('at $width pixels, $scheme', (look) => {
  it.each([
    { who: 'student' as const, paths: [...forEverybody, ...forStudents] },
    { who: 'teacher' as const, paths: [...forEverybody, ...forTeachers] },
  ])('every screen of a $who is without a barrier', async ({ who, paths }) => {
    const page = await openPage(browser, look)
    await signInDemo(page, who)
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 20_000 }).toBe(0)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      await expectAccessible(page)
    }
    expectNoFaults(page)
  })
})

describe('a teacher', () => {
  it('sees the class with its true figures and opens it', async () => {
    const page = await openPage(browser)
    await signInDemo(page, 'teacher')
    await page.goto('/')
    await page.getByText('Total Students').waitFor()
    await page.getByText('18 achievements', { exact: false }).waitFor()
    await page.goto('/classrooms')
    await page
      .getByRole('link', { name: /Grade 6, period 2/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Grade 6, period 2' }).waitFor()
    await page.getByText('Maya Bennett').waitFor()
    await expectAccessible(page)
    expectNoFaults(page)
  })

  it('is told in words that practice is for students', async () => {
    const page = await openPage(browser)
    await signInDemo(page, 'teacher')
    await page.goto('/practice/unit-rates')
    await page
      .getByText(/students/i)
      .first()
      .waitFor()
    expectNoFaults(page)
  })
})

describe('the phone menu and the bottom bar', () => {
  it('lead to the same places by keyboard', async () => {
    const page = await openPage(browser, { width: 390 })
    await signInDemo(page, 'student')
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.press('Enter')
    expect(await menu.getAttribute('aria-expanded')).toBe('true')
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Progress Report' })
      .press('Enter')
    await page.getByRole('heading', { level: 1, name: /progress/i }).waitFor()
    for (const label of ['Math', 'Science', 'Progress', 'Achievements', 'Guide']) {
      expect(
        await page
          .getByRole('navigation', { name: /quick|bottom|shortcuts|sections/i })
          .getByRole('link', { name: label, exact: true })
          .count(),
        label,
      ).toBe(1)
    }
    expectNoFaults(page)
  })
})
