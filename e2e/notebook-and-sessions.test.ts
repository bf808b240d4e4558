import { randomUUID } from 'node:crypto'
import { getNotebookQuestion } from '@skills-center/contract/practice/notebook'
import { AnswerReply, Practice, type QuestionToken } from '@skills-center/contract/practice'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { fillIn } from './answering.ts'
import {
  expectAccessible,
  expectNoFaults,
  openBrowser,
  openPage,
  signInDemo,
  signUpByCall,
} from './browser.ts'
import { followPractice } from './follow-practice.ts'
import { readOn } from './own-time.ts'

const known = createAnswerKeys(inject('secret'))

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Returns the next question that the notebook asks. */
async function notebookQuestion(
  page: Page,
): Promise<{ token: QuestionToken; because: string | null; due: number }> {
  const reply = await page.waitForResponse((response) => response.url().endsWith('/notebook/next'))
  const { practice, because, due } = getNotebookQuestion.reply.parse(await reply.json())
  const token = practice?.questions[0]?.token
  if (token === undefined) throw new Error('nothing is due')
  return { token, because, due }
}

/** Answers one question through the API; from then on the server counts the student's days in this time zone. */
async function settleIn(page: Page, timeZone: string): Promise<void> {
  const reply = await page.request.get('/api/skills/unit-rates/practice')
  const [question] = Practice.parse(await reply.json()).questions
  if (question === undefined) throw new Error('no question')
  const { token } = question
  const spent = { activeMilliseconds: 20_000, hintsUsed: 0, timeZone }
  const data = { token, response: known.right(token), attemptId: randomUUID(), ...spent }
  expect((await page.request.post('/api/v1/practice/answers', { data })).status()).toBe(200)
}

describe('a student whose missed ideas are due', () => {
  it('sees them with the questions that were missed, and practices them in new ones', async () => {
    const page = await openPage(browser)
    await signInDemo(page, 'student')
    await settleIn(page, 'America/Chicago')
    await page.goto('/practice/overview')
    const list = page.getByRole('region', { name: 'Today' })
    await list.getByRole('heading', { name: 'Mistakes notebook' }).waitFor()
    await page.getByRole('link', { name: 'Open the notebook' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Mistakes notebook' }).waitFor()
    const open = page.getByRole('button', { name: 'See the question you missed' }).first()
    await open.press('Enter')
    await page
      .getByRole('heading', { name: /not right$/ })
      .first()
      .waitFor()
    await page.getByText('Right answer').first().waitFor()
    await expectAccessible(page)

    const first = notebookQuestion(page)
    await page.getByRole('link', { name: 'Review your mistakes' }).press('Enter')
    const { token, because, due } = await first
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    await page
      .getByText(because ?? '')
      .first()
      .waitFor()
    expect(because).toMatch(/^You missed this idea /)
    await expectAccessible(page)
    await fillIn(page, known.right(token))
    const replied = page.waitForResponse((response) => response.url().endsWith('/api/v1/practice/answers'))
    await page.keyboard.press('Enter')
    expect(AnswerReply.parse(await (await replied).json()).verdict).toBe('correct')
    const button = page.getByRole('button', { name: 'Next question' })
    await button.waitFor()
    // The page ignores "Next" right after a verdict, before anyone could have read it.
    await readOn(page)
    await button.press('Enter')
    if (due > 1) {
      await page.getByRole('heading', { name: 'Question 2' }).waitFor()
      await page.getByText('1 of 1 right').waitFor()
    } else {
      await page.getByRole('heading', { name: 'You reviewed everything for today' }).waitFor()
    }
    await page.goto('/practice/overview/notebook')
    await page
      .getByText(/right today\./)
      .first()
      .waitFor()
    expectNoFaults(page)
  })
})

describe('a student who looks back', () => {
  it('finds a skill by a mistyped name, answers in it, and sees every try of the session again', async () => {
    const page = await openPage(browser, { width: 390, scheme: 'dark' })
    const student = followPractice(page)
    await signUpByCall(page)
    await page.goto('/practice/overview')
    await page.getByText('Everything').or(page.getByText('New today')).first().waitFor()
    await page.getByRole('link', { name: 'Open the notebook' }).waitFor()
    const finder = page.getByRole('combobox', { name: 'Find a skill' })
    await finder.fill('unit raets')
    await page
      .getByRole('option', { name: /Unit rates/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    await finder.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await finder.press('ArrowDown')
    expect(await finder.getAttribute('aria-activedescendant')).toContain('unit-rates')
    await finder.press('Enter')
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/practice/unit-rates')
    await student.fail()

    await page.goto('/practice/overview')
    await page.getByText('1 question, 0 right on the first try').waitFor()
    await page.getByRole('link', { name: 'See all sessions' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your sessions' }).waitFor()
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().press('Enter')
    await page.getByRole('heading', { name: 'Every question and answer' }).waitFor()
    await page.getByRole('heading', { name: 'Your first try: not right' }).waitFor()
    await page.getByText('Right answer').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Your sessions' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Your sessions' }).waitFor()
    await expectAccessible(page)
    // A question answered wrong comes back tomorrow.
    await page.goto('/practice/overview/notebook')
    await page.getByText('You have nothing to review today.').waitFor()
    await page.getByText('Back tomorrow.').first().waitFor()
    await expectAccessible(page)
    expectNoFaults(page)
  })
})
