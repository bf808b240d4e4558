import { Exercise, ExerciseReply } from '@skills-center/contract/skills'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fillInPlacing } from './answering-placing.ts'
import {
  expectAccessible,
  expectNoFaults,
  openBrowser,
  openPage,
  signInDemo,
  signUpByCall,
} from './browser.ts'

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
  '/settings',
  '/forgot-password',
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
  '/practice/overview/journal',
  '/practice/overview/journal/unit-rates',
  '/practice/overview/offline',
  '/practice/overview/sessions',
  '/practice/unit-rates',
  '/achievements',
  '/progress-report',
  '/subscribe',
  '/subscription',
]
const forTeachers = [
  '/subscription',
  '/teacher',
  '/teacher-portal',
  '/ml-analytics',
  '/questions/create',
  '/question-builder',
]

const looks = [
  { width: 1280, scheme: 'light' },
  { width: 320, scheme: 'dark' },
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
      await page
        .getByRole('heading', { level: 1 })
        .filter({ hasNotText: /^Loading$/ })
        .waitFor()
      await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 20_000 }).toBe(0)
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      await expectAccessible(page)
    }
    expectNoFaults(page)
  })
})

describe('a new student', () => {
  it('finds a skill that is ready, tries its idea without a trace, and follows the map to the next', async () => {
    const page = await openPage(browser, { width: 390 })
    await signUpByCall(page)
    await page.goto('/grades')
    await page.getByRole('radio', { name: /^All/ }).press('ArrowRight')
    await page.waitForURL('**/grades?show=ready')
    await page.getByRole('heading', { name: 'Grade 5' }).waitFor()
    expect(await page.getByRole('link', { name: 'Inequalities' }).count()).toBe(0)
    await expectAccessible(page)

    const listed = page.waitForResponse((response) => response.url().endsWith('/exercises'))
    await page.getByRole('link', { name: 'Decimal place value' }).press('Enter')
    const [shown] = z.array(Exercise).parse(await (await listed).json())
    const answered = await page.request.post('/api/v1/skills/exercises', {
      data: { token: shown?.token, response: null },
    })
    const right = ExerciseReply.parse(await answered.json()).solution?.rightResponse
    const exercise = page.getByRole('region', { name: 'Try it' })
    await exercise.getByText('Just for practice').waitFor()
    if (right?.kind === 'choice') await exercise.locator(`input[value="${right.option}"]`).press('Space')
    else if (right?.kind === 'order' || right?.kind === 'sort') await fillInPlacing(exercise, right)
    else await exercise.getByRole('textbox').fill(right !== undefined && 'text' in right ? right.text : '')
    await exercise.getByRole('button', { name: 'Check' }).press('Enter')
    await exercise.getByText('Correct!').waitFor()
    expect(await (await page.request.get('/api/user/progress')).json()).toEqual([])
    expect(await (await page.request.get('/api/user/stats')).json()).toMatchObject({ totalPoints: 0 })

    const map = page.getByRole('region', { name: 'What comes before and after' })
    const next = map.getByRole('group', { name: 'Leads to' }).getByRole('link').first()
    const name = (await next.textContent())?.split(',')[0] ?? ''
    await next.press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expectNoFaults(page)
  })

  it('sees the old grade again when a change fails, and gets to practice when fetching ahead fails', async () => {
    const page = await openPage(browser)
    await signUpByCall(page)
    await page.goto('/')
    const grade = page.getByLabel('Grade', { exact: true })
    let fail = (): void => undefined
    const isAsked = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/api/user/grade', async (route) => {
      await isAsked
      await route.abort()
    })
    await grade.selectOption('8')
    await page.getByText('Updating grade level...').waitFor()
    fail()
    await page.getByText('Updating grade level...').waitFor({ state: 'hidden' })
    expect(await grade.inputValue()).toBe('6')

    await page.unroute('**/api/user/grade')
    await grade.selectOption('7')
    await page.getByRole('heading', { name: 'Grade 7 skills' }).waitFor()

    await page.route('**/api/skills/*/practice', (route) => route.abort())
    await page.getByRole('link', { name: 'Circles' }).press('Enter')
    await page.waitForURL('**/practice/circles')
  })
})

describe('a teacher', () => {
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
    await page.getByRole('button', { name: 'Menu', expanded: true }).waitFor()
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

    // The science skills stay in view when the math skills load above them.
    let arrive = (): void => undefined
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/api\/skills\?/, async (route) => {
      await isThere
      await route.continue()
    })
    await page.goto('/progress-report')
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Science' }).click()
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor()
    arrive()
    const science = page.locator('#science')
    await expect.poll(async () => (await science.boundingBox())?.y).toBeLessThan(300)
    expect(await page.evaluate('document.activeElement.id')).toBe('science')
    expectNoFaults(page)
  })
})
