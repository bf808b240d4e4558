import { AnswerReply, Deferred, Placement, Practice, type Question } from '@skills-center/contract/practice'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { fillIn } from './answering.ts'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'
import { readOn } from './own-time.ts'

const known = createAnswerKeys(inject('secret'))

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Tracks the question on screen through the server's replies. Call it before the page opens. */
function followPlacement(page: Page): () => Question {
  let shown: Question | null = null
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (response.status() !== 200) return
    void response
      .json()
      .then((body: unknown) => {
        if (path === '/api/v1/practice/placement') shown = Placement.parse(body).next
        if (path === '/api/v1/practice/answers') shown = AnswerReply.parse(body).next
        if (path === '/api/v1/practice/deferrals') shown = Deferred.parse(body).next
      })
      // A reply that a reload discarded has no body left to read.
      .catch(() => undefined)
  })
  return () => {
    if (shown === null) throw new Error('No question is shown')
    return shown
  }
}

/** Moves from control to control with the keyboard until this one has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const focused = await page.evaluate<string>(
      '(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim()',
    )
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No way by keyboard to ${name}`)
}

const questionShown = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Question ${number}`, exact: true }).waitFor()

describe('finding where to start', () => {
  it('is offered after sign-up, left, gone on with by keyboard alone, and leads to mixed practice with reasons', async () => {
    const page = await openPage(browser)
    const shown = followPlacement(page)
    await signUpByCall(page)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Find where to start' }).waitFor()
    await expectAccessible(page)

    await tabTo(page, 'Find where to start')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Find where to start' }).waitFor()
    await page.getByText('It’s not a test.', { exact: false }).waitFor()
    await expectAccessible(page)
    await tabTo(page, 'Start')
    await page.keyboard.press('Enter')
    await questionShown(page, 1)
    await expectAccessible(page)

    await fillIn(page, known.right(shown().token))
    await page.keyboard.press('Enter')
    await questionShown(page, 2)
    await tabTo(page, 'I haven’t learned this yet')
    await page.keyboard.press('Enter')
    await questionShown(page, 3)
    // The page shows neither right nor wrong, and counts nothing.
    for (const word of ['Correct', 'Not quite', 'points', 'mastery']) {
      expect(await page.getByRole('main').getByText(word).count(), word).toBe(0)
    }

    await tabTo(page, 'Stop here and finish later')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Practice overview' }).waitFor()
    await expectAccessible(page)
    await tabTo(page, 'Pick up where you left off')
    await page.keyboard.press('Enter')
    await questionShown(page, 3)

    for (let number = 3; number <= 25; number += 1) {
      await questionShown(page, number)
      const { token } = shown()
      await fillIn(page, number % 3 === 0 ? known.wrong(token) : known.right(token))
      const replied = page.waitForResponse((response) => response.url().endsWith('/api/v1/practice/answers'))
      await page.keyboard.press('Enter')
      const { next } = AnswerReply.parse(await (await replied).json())
      if (next === null) break
    }
    // Answers at a test's speed carry little evidence, so the result may be that nothing is known yet.
    const heading = /You already know \d+ of these \d+ skills|Your map starts here/
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.getByRole('list', { name: 'What you earned' }).getByText('First Success').waitFor()
    // The map by keyboard: the first arrow press selects a skill of the grade and announces it.
    const map = page.getByRole('listbox', { name: 'Map of math and science' })
    await map.press('ArrowRight')
    await map.getByRole('option', { selected: true }).waitFor()
    await page.getByRole('link', { name: 'Open the lesson' }).waitFor()
    await page.getByText('Good first steps for you').waitFor()
    await expectAccessible(page)

    await tabTo(page, 'Practice what helps most now')
    const loaded = page.waitForResponse((response) => response.url().endsWith('/api/v1/practice/next'))
    await page.keyboard.press('Enter')
    const practice = Practice.parse(await (await loaded).json())
    await page.getByRole('heading', { level: 1, name: practice.skill.name }).waitFor()
    expect(practice.questions[0]?.why).toContain('times in 10')
    await page.getByRole('button', { name: 'Why this question?' }).press('Enter')
    await page.getByText(practice.questions[0]?.why ?? '', { exact: true }).waitFor()
    await expectAccessible(page)

    await page.locator('[id$="-question"]').focus()
    await fillIn(page, known.right(practice.questions[0]?.token ?? shown().token))
    const following = page.waitForResponse((response) => response.url().endsWith('/api/v1/practice/answers'))
    await page.keyboard.press('Enter')
    const { next, others } = AnswerReply.parse(await (await following).json())
    const skill = others.find((other) => other.skill.id === next?.skillId)?.skill
    await readOn(page)
    await page.getByRole('button', { name: 'Next question' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: skill?.name ?? 'a skill' }).waitFor()
    await page.getByRole('heading', { name: 'Question 2' }).waitFor()
    expectNoFaults(page)
  })

  it('is skipped with one click, and offered quietly on the overview', async () => {
    const page = await openPage(browser, { width: 390, scheme: 'dark' })
    await signUpByCall(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Skip for now' }).click()
    await page.getByRole('link', { name: 'Practice what helps most now' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Practice what helps most now' }).waitFor()
    await expectAccessible(page)
    await page.goto('/practice/overview')
    await page.getByRole('link', { name: 'Find where to start' }).waitFor()
    await expectAccessible(page)
    expectNoFaults(page)
  })
})
