import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { publicPaths, signedInPaths } from '@skills-center/contract/site'
import { expectAccessible, expectNoFaults, openBrowser, openPage, untilHydrated } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a visitor', () => {
  it('tries the five sample questions, round and round, without signing up', async () => {
    const page = await openPage(browser)
    await page.goto('/')
    const quiz = page.getByRole('region', { name: 'Try a question' })
    const stems = new Set<string>()
    const outcomes = new Set<string>()
    for (let question = 1; question <= 5; question += 1) {
      await quiz.getByText(`Question ${question} of 5`).waitFor()
      stems.add((await quiz.locator('#quiz-question').textContent()) ?? '')
      const options = quiz.getByRole('group').getByRole('button')
      expect(await options.count()).toBe(4)
      await options.nth(question % 4).press('Enter')
      outcomes.add((await quiz.getByText(/^(Correct!|Not quite right)$/).textContent()) ?? '')
      await quiz.getByRole('button', { name: 'Next Question' }).press('Enter')
    }
    await quiz.getByText('Question 1 of 5').waitFor()
    expect(stems.size).toBe(5)
    for (const outcome of outcomes) expect(['Correct!', 'Not quite right']).toContain(outcome)
    expectNoFaults(page)
  })

  it('looks around the demo class without an account, changes nothing, and leaves', async () => {
    const page = await openPage(browser)
    await page.goto('/')
    await page.getByRole('button', { name: 'Look around a teacher’s class' }).click()
    await page.getByText('You are looking around a made-up class').waitFor()
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /Grade 6, period 2/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Grade 6, period 2' }).waitFor()
    await page.getByRole('button', { name: 'Leave the demo' }).press('Enter')
    await page.getByRole('button', { name: 'Look around a teacher’s class' }).waitFor()
    expectNoFaults(page)
  })

  it('finds the form in sign-in mode, and switching clears what was typed', async () => {
    const page = await openPage(browser)
    await page.goto('/')
    expect(await page.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true')
    await untilHydrated(page)
    await page.getByLabel('Username').fill('somebody')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor()
    await page.getByRole('radio', { name: 'Teacher' }).check({ force: true })
    expect(await page.getByLabel('Username').inputValue()).toBe('')
    expectNoFaults(page)
  })

  it('presses an answer and Sign Up before the script is there, and is heard', async () => {
    const page = await openPage(browser)
    const { promise: isPressed, resolve: letScriptCome } = Promise.withResolvers<void>()
    await page.route('**/assets/base-*.js', async (route) => {
      await isPressed
      await route.continue()
    })
    // By then the inline script that records events has run.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.locator('#quiz-question + [role=group] button').first().click()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    letScriptCome()
    await page.getByText(/^(Correct!|Not quite right)$/).waitFor()
    await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor()
    expectNoFaults(page)
  })

  it('reads every public page without scripts, and follows its links', async () => {
    const context = await browser.newContext({ baseURL: inject('address'), javaScriptEnabled: false })
    context.setDefaultTimeout(60_000)
    const page = await context.newPage()
    for (const path of publicPaths) {
      await page.goto(path)
      expect((await page.getByRole('heading', { level: 1 }).innerText()).length, path).toBeGreaterThan(3)
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(700)
      expect(await page.locator('[aria-busy=true]').count(), path).toBe(0)
    }
    await page.goto('/')
    // The text locator ignores the content of <noscript>.
    const [answer, need] = [page.locator('noscript details'), page.locator('noscript > p')]
    await answer.locator('summary').click()
    expect(await answer.innerText()).toContain('it takes 4 batches of 2 cups of raisins')
    expect((await need.allInnerTexts()).join(' ')).toContain('You need JavaScript to sign in and practice')
    await page
      .getByRole('link', { name: /^Math practice/ })
      .last()
      .click()
    await page.getByRole('link', { name: 'Unit rates' }).first().click()
    await page.waitForURL('**/grade-6-math#unit-rates')
    await page.locator('#unit-rates').getByText('Show the answer').click()
    expect(await page.locator('#unit-rates ol > li').first().isVisible()).toBe(true)
    await context.close()
  })

  it('answers a skill’s question on its grade’s page, and watches the model adapt', async () => {
    const page = await openPage(browser, { width: 390 })
    await page.goto('/grade-6-math')
    const skill = page.locator('#unit-rates')
    await skill.getByRole('button', { name: /^Answer it/ }).click()
    await skill.getByRole('radio').first().press('Space')
    await skill.getByRole('button', { name: 'Check', exact: true }).press('Enter')
    await skill.getByText(/^(Correct!|Not quite\.)/).waitFor()
    await expectAccessible(page)

    await page.goto('/ai-adaptive-learning')
    await page.getByRole('button', { name: 'Answer it yourself' }).click()
    const demo = page.getByRole('region', { name: 'Watch it adapt' })
    await demo.getByText('No answers yet, so no number.').waitFor()
    await demo.getByRole('radio').first().press('Space')
    await demo.getByRole('button', { name: 'Check', exact: true }).press('Enter')
    await demo.getByText('of 100').waitFor()
    await demo.getByText(/^Next: level [123] of 3$/).waitFor()
    await expectAccessible(page)
    await demo.getByRole('button', { name: 'Next question' }).press('Enter')
    await demo.getByText('Question 2 of 10').waitFor()

    await page.goto('/instant-feedback')
    await page.getByText('What if I say').first().click()
    await page.getByText('You subtracted the numerators and the denominators.', { exact: false }).waitFor()
    expect(await page.request.get('/api/auth/user').then((reply) => reply.status())).toBe(401)
    expectNoFaults(page)
  })

  it('meets the not-found page on any other path, also on those of signed-in people', async () => {
    const page = await openPage(browser)
    for (const path of ['/no-such-page', '/achievements', '/practice/unit-rates']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'This page is off the chart' }).waitFor()
    }
    expect((await page.request.get('/no-such-page')).status()).toBe(404)
    expect(signedInPaths.length).toBeGreaterThan(15)
    expectNoFaults(page)
  })

  it.each([
    { width: 1280, scheme: 'light', looksAlone: false },
    { width: 390, scheme: 'dark', looksAlone: false },
    { width: 320, scheme: 'light', looksAlone: true },
    { width: 1280, scheme: 'dark', looksAlone: true },
  ] as const)('meets pages without a barrier at $width pixels, $scheme', async ({ looksAlone, ...looks }) => {
    const page = await openPage(browser, looks)
    await page.goto('/')
    await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    await expectAccessible(page, { looksAlone })
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByRole('heading', { name: 'When were you born?' }).waitFor()
    await expectAccessible(page, { looksAlone })
    await page.getByRole('button', { name: 'I’d rather not say' }).press('Enter')
    await page.getByLabel('Confirm password').waitFor()
    await expectAccessible(page, { looksAlone })
    for (const path of [
      '/math-practice',
      '/grade-6-science',
      '/algebra-practice',
      '/instant-feedback',
      '/ai-adaptive-learning',
      '/progress-tracking',
      '/support',
      '/privacy',
      '/security',
      '/nowhere',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page, { looksAlone })
    }
    expectNoFaults(page)
  })
})
