import { randomBytes, randomUUID } from 'node:crypto'
import { AnswerReply, Practice, type QuestionToken } from '@skills-center/contract/practice'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { presentItem } from '../server/src/platform/present-item.ts'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { createQuestionTokens } from '../server/src/practice/questions/question-token.ts'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'
import { askForEverything } from './initial-data.ts'
import { pressKey, tabTo } from './keyboard.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/**
 * Makes practice in forces begin with a simulation. Returns a function that gives its token once the page has asked.
 */
async function beginWithSimulation(page: Page, level: 1 | 3): Promise<() => QuestionToken> {
  const secret = inject('secret')
  const [tokens, known] = [createQuestionTokens(secret, randomBytes), createAnswerKeys(secret)]
  let token: QuestionToken | undefined
  await askForEverything(page)
  await page.route('**/api/skills/net-force/practice', async (route) => {
    const reply = await route.fetch()
    const practice = Practice.parse(await reply.json())
    const [question, ...others] = practice.questions
    if (question === undefined) throw new Error('no question')
    const asked = known.askedBy(question.token)
    const skill = requireSkill(asked.skillId)
    const model = skill.models.find(({ id }) => id === 'run-test')
    if (model === undefined) throw new Error('no simulation')
    const seed = 12
    token = tokens.seal({ ...asked, modelId: model.id, level, seed, nonce: randomUUID() })
    const item = presentItem(makeItem(skill, model, level, seed))
    await route.fulfill({
      response: reply,
      json: { ...practice, questions: [{ ...question, token, level, item }, ...others] },
    })
  })
  return () => {
    if (token === undefined) throw new Error('practice was not asked for')
    return token
  }
}

/** Sets the controls with the arrow keys and runs the simulation. */
async function run(page: Page, settings: Readonly<Record<string, string>>, rows: number): Promise<void> {
  for (const [knob, setting] of Object.values(settings).entries()) {
    const group = page.locator('fieldset').nth(knob)
    await tabTo(page, group.locator('input:checked'))
    const wanted = group.locator(`input[value="${setting}"]`)
    for (let presses = 0; presses < 4 && !(await wanted.isChecked()); presses += 1)
      await page.keyboard.press('ArrowRight')
    expect(await wanted.isChecked()).toBe(true)
  }
  await pressKey(page, page.getByRole('button', { name: 'Run', exact: true }))
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(rows)
}

it('a student runs tests by keyboard alone, hears each row, is told what is missing, and then is right', async () => {
  const page = await openPage(browser, { width: 390, scheme: 'dark' })
  await signUpByCall(page)
  const token = await beginWithSimulation(page, 1)
  const replies: AnswerReply[] = []
  const sent: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/api/v1/practice/')) return
    sent.push(await response.text())
    if (response.url().endsWith('/answers')) replies.push(AnswerReply.parse(JSON.parse(sent.at(-1) ?? '')))
  })
  await page.goto('/practice/net-force')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor()
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
  const right = createAnswerKeys(inject('secret')).right(token())
  if (right.kind !== 'simulation' || right.answer.kind !== 'choice') throw new Error('no comparison')
  const [first, second] = right.runs
  if (first === undefined || second === undefined) throw new Error('no comparison')

  await run(page, first.settings, 1)
  const status = page.locator('[role=group] > [role=status]')
  expect(await status.textContent()).toMatch(/^Run 1: .+ Acceleration \d/)
  await page.keyboard.press(right.answer.option)
  await page.keyboard.press('Enter')
  await page.getByText('Not finished yet.').waitFor()
  await page.getByText('Your table does not have both yet', { exact: false }).waitFor()
  await page.getByText('This didn’t count as a try.', { exact: false }).waitFor()
  await expectAccessible(page)

  await run(page, second.settings, 2)
  const measured = page
    .getByRole('table', { name: 'Your table' })
    .getByRole('cell', { name: second.value.toFixed(2) })
  expect(await measured.count()).toBe(1)
  await page.keyboard.press(right.answer.option)
  await page.keyboard.press('Enter')
  await page.getByText('Correct!').waitFor()
  expect(replies.map(({ verdict }) => verdict)).toEqual(['incomplete', 'correct'])
  // Until the question closes, replies contain only rows and what is missing.
  for (const text of sent.slice(0, -1)) expect(text).not.toMatch(/means|"seed"|rightResponse":\{/)
  await expectAccessible(page)
  expectNoFaults(page)
})

it('a run that meets no server says so, and the table and the answer stay', async () => {
  const page = await openPage(browser)
  await signUpByCall(page)
  const token = await beginWithSimulation(page, 3)
  await page.goto('/practice/net-force')
  const button = page.getByRole('button', { name: 'Run', exact: true })
  await button.waitFor()
  const right = createAnswerKeys(inject('secret')).right(token())
  if (right.kind !== 'simulation') throw new Error('no simulation')
  const [first, ...others] = right.runs
  if (first === undefined) throw new Error('no run')
  await run(page, first.settings, 1)
  await page.route('**/api/v1/practice/runs', (route) => route.abort())
  await button.press('Enter')
  await page.getByRole('alert').getByText('Check your connection').waitFor()
  expect(await page.getByRole('rowheader').count()).toBe(1)
  await page.unroute('**/api/v1/practice/runs')
  for (const [index, { settings }] of others.entries()) await run(page, settings, index + 2)
  // The answer field comes after the runs, and does not have the focus at first.
  await tabTo(page, page.getByRole('textbox', { name: 'Acceleration' }))
  await page.keyboard.type(right.answer.kind === 'number' ? right.answer.text : '')
  await page.keyboard.press('Enter')
  await page.getByText('Correct!').waitFor()
  expectNoFaults(page)
})
