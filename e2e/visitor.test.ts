import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPaths, signedInPaths } from '@skills-center/contract/site'
import { expectAccessible, expectNoFaults, openBrowser, openPage } from './browser.ts'

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

  it('finds the form in sign-in mode, and switching clears what was typed', async () => {
    const page = await openPage(browser)
    await page.goto('/')
    expect(await page.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true')
    await page.getByLabel('Username').fill('somebody')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    expect(await page.getByLabel('Username').inputValue()).toBe('')
    expectNoFaults(page)
  })

  it('finds every public page with a title, description and canonical link of its own', async () => {
    const page = await openPage(browser)
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const path of publicPaths) {
      const reply = await page.goto(path)
      expect(reply?.status(), path).toBe(200)
      await page.getByRole('heading', { level: 1 }).waitFor()
      titles.add(await page.title())
      descriptions.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '')
      const canonical = page.locator('link[rel=canonical]')
      expect(await canonical.count(), path).toBe(1)
      expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path)
    }
    expect(titles.size).toBe(publicPaths.length)
    expect(descriptions.size).toBe(publicPaths.length)
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
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
    { width: 320, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ] as const)('meets pages without a barrier at $width pixels, $scheme', async (looks) => {
    const page = await openPage(browser, looks)
    await page.goto('/')
    await page.getByRole('tab', { name: 'Sign In' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Confirm password').waitFor()
    await expectAccessible(page)
    for (const path of [
      '/math-practice',
      '/grade-6-science',
      '/algebra-practice',
      '/instant-feedback',
      '/support',
      '/privacy',
      '/security',
      '/nowhere',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
    }
    expectNoFaults(page)
  })
})
