import { AnswerReply } from '@skills-center/contract/practice'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  expectAccessible,
  expectNoFaults,
  openBrowser,
  openPage,
  openSignUp,
  signUpByCall,
} from './browser.ts'
import { followPractice } from './follow-practice.ts'
import { readOn } from './own-time.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const toast = (page: Page, title: string, text: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByText(title, { exact: true })
    .waitFor()
    .then(async () => {
      expect(await page.getByRole('region', { name: /notifications/i }).textContent()).toContain(text)
    })

async function tellAge(page: Page, year: number): Promise<void> {
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('Year').selectOption(String(year))
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
}

describe('a new student', () => {
  it('is told by name what the sign-up form misses', async () => {
    const page = await openPage(browser)
    await openSignUp(page)
    const create = () => page.getByRole('button', { name: 'Create Account' }).click()
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
    await tellAge(page, 2000)

    await create()
    await toast(page, 'Username Required', 'Please enter a username to continue.')
    await fill('Username', 'quiet-otter')
    await create()
    await toast(page, 'Password Required', 'Please enter a password.')
    await fill('Password', 'short')
    await create()
    await toast(page, 'Name Required', 'Please enter your first and last name.')
    await fill('First name', 'Nia')
    await fill('Last name', 'Okoro')
    await create()
    await toast(page, 'Email Required', 'Please enter your email address.')
    await fill('Email', 'nia at home')
    await create()
    await toast(page, 'Invalid Email', 'Please enter a valid email address.')
    await fill('Email', 'nia@example.org')
    await create()
    await toast(page, 'Password Too Short', 'Password must be at least 6 characters long.')
    await fill('Password', 'otters swim')
    await fill('Confirm password', 'otters swam')
    await create()
    await toast(page, 'Passwords Don’t Match', 'Please make sure both passwords are identical.')
    expectNoFaults(page)
  })

  it('signs up, is at a question within three clicks, meets the limit, signs out and in again', async () => {
    const page = await openPage(browser)
    const student = followPractice(page)
    const username = `nia-${Date.now()}`
    await openSignUp(page)
    await page.getByRole('heading', { name: 'When were you born?' }).waitFor()
    await expectAccessible(page)
    await tellAge(page, 2000)
    await page.getByLabel('Username').fill(username)
    await page.getByText('Username is available').waitFor()
    await page.getByLabel('First name').fill('Nia')
    await page.getByLabel('Last name').fill('Okoro')
    await page.getByLabel('Email').fill('nia@example.org')
    await page.getByLabel('Password', { exact: true }).fill('otters swim')
    await page.getByLabel('Confirm password').fill('otters swim')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await toast(page, 'Account Created!', 'Your account has been created successfully.')
    await page.getByRole('heading', { name: `Welcome, ${username}` }).waitFor()

    // From the dashboard, one click leads to the first question.
    await page
      .getByRole('link', { name: /Unit rates/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()

    const wrong = await student.answer('wrong')
    expect(wrong.verdict).toBe('incorrect')
    await page.getByText('Not quite. You have one more try.').waitFor()
    await expectAccessible(page)
    const second = await student.answer('right')
    expect(second.verdict).toBe('correct')
    await page.getByText('Correct. You found it.').waitFor()
    await expectAccessible(page)

    for (let answered = 1; answered < 20; answered += 1) {
      await student.next()
      const reply = await student.answer('right')
      expect(reply.verdict).toBe('correct')
    }

    await readOn(page)
    await page.getByRole('button', { name: 'Next question' }).press('Enter')
    await page.getByRole('heading', { name: 'That’s all for today' }).waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await page.getByRole('heading', { name: `Welcome, ${username}` }).waitFor()
    await page
      .getByText(/0 of \d+ mastered/)
      .first()
      .waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    await page.getByLabel('Username').fill(username.toUpperCase())
    await page.getByLabel('Password', { exact: true }).fill('otters swum')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByText('Login Failed', { exact: true }).waitFor()
    await page.getByLabel('Password', { exact: true }).fill('otters swim')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await toast(page, 'Welcome Back!', 'You have been logged in successfully.')
    await page.getByRole('heading', { name: `Welcome, ${username}` }).waitFor()
    expectNoFaults(page)
  })

  it('changes grade, and is told honestly where there are no skills yet', async () => {
    const page = await openPage(browser)
    await signUpByCall(page)
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Grade' }).selectOption('12')
    await page.getByRole('heading', { name: 'Grade 12 skills' }).waitFor()
    await page
      .getByText(/no (math )?skills/i)
      .first()
      .waitFor()
    expectNoFaults(page)
  })
})

describe('on a bad network', () => {
  it('an answer that could not be sent is kept, shown as kept, sent again by itself, and counts once', async () => {
    const page = await openPage(browser)
    const student = followPractice(page)
    await signUpByCall(page)
    await page.goto('/practice/unit-rates')
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    let dropped = 0
    await page.route('**/api/v1/practice/answers', async (route) => {
      dropped += 1
      // The first request is lost on its way to the server, the second reply on its way back.
      if (dropped === 1) return route.abort('connectionfailed')
      if (dropped === 2) {
        await route.fetch()
        return route.abort('connectionreset')
      }
      return route.continue()
    })
    await student.fill('right')
    const replied = page.waitForResponse((response) => response.url().endsWith('/api/v1/practice/answers'))
    await page.keyboard.press('Enter')
    await page.getByText('Answer saved', { exact: true }).waitFor()
    expect((await replied).status()).toBe(200)
    await page.getByText('Correct!').waitFor()
    expect(dropped).toBeGreaterThanOrEqual(3)
    const status = await page.request.get('/api/subscription/status')
    expect(await status.json()).toMatchObject({ dailyProblemsUsed: 1 })
    expectNoFaults(page)
  })

  it('a double click, a held Enter and a reload count once', async () => {
    const page = await openPage(browser)
    const student = followPractice(page)
    await signUpByCall(page)
    await page.goto('/practice/unit-rates')
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    await student.fill('right')
    await page.getByRole('button', { name: 'Check' }).dblclick()
    await page.getByText('Correct!').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    const status = await page.request.get('/api/subscription/status')
    expect(await status.json()).toMatchObject({ dailyProblemsUsed: 1 })
    expectNoFaults(page)
  })

  it('a lost session keeps the answer until the student is signed in again', async () => {
    const page = await openPage(browser)
    const student = followPractice(page)
    const username = await signUpByCall(page)
    await page.goto('/practice/unit-rates')
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    // The server rendered the page; its script then asks who is signed in. On a busy machine it may start late.
    await student.ready()
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await student.fill('right')
    await page.keyboard.press('Enter')
    await page.getByText('You’re signed out').waitFor()
    await page.request.post('/api/login', {
      data: { username, password: 'orange kite river', role: 'student' },
    })
    await page.getByRole('button', { name: 'I’m signed in, send it' }).click()
    await page.getByText('Correct!').waitFor()
    expectNoFaults(page)
  })
})

it('the moment in which a skill is mastered is told', async () => {
  const page = await openPage(browser)
  const student = followPractice(page)
  await signUpByCall(page)
  // Mastery takes days, so fake the reply that the server would give then.
  await page.route('**/api/v1/practice/answers', async (route) => {
    const fetched = await route.fetch()
    const reply = AnswerReply.parse(await fetched.json())
    await route.fulfill({ response: fetched, json: { ...reply, after: { ...reply.after, mastered: true } } })
  })
  await page.goto('/practice/unit-rates')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  await student.answer('right')
  await page.getByText('Unit rates: mastered').waitFor()
  await expectAccessible(page)
  expectNoFaults(page)
})
