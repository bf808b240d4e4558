import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { AnswerReply, Practice } from '@skills-center/contract/practice'
import { notEnough, ProgressReport } from '@skills-center/contract/progress/report'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { readCsv } from '../server/src/progress/test-csv.ts'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const known = createAnswerKeys(inject('secret'))

/** Answers through the API, one after another: first tries are right or wrong as given, second tries right. */
async function practice(page: Page, skillId: string, firstTries: readonly boolean[]): Promise<void> {
  const opened = await page.request.get(`/api/skills/${skillId}/practice`)
  let question = Practice.parse(await opened.json()).questions[0]
  for (const isRight of firstTries) {
    if (question === undefined) throw new Error('no question')
    const { token } = question
    const send = async (response: object) => {
      const data = {
        token,
        response,
        attemptId: randomUUID(),
        activeMilliseconds: 900,
        hintsUsed: 0,
        timeZone: 'America/Chicago',
      }
      const reply = await page.request.post('/api/v1/practice/answers', { data })
      return AnswerReply.parse(await reply.json())
    }
    const first = await send(isRight ? known.right(token) : known.wrong(token))
    const closed = first.triesLeft === 0 ? first : await send(known.right(token))
    question = closed.next ?? undefined
  }
}

/** Reads a table's body cell by cell. Keeps only a cell's figure, without the text below it. */
async function cellsOf(page: Page, caption: string): Promise<string[][]> {
  const rows = await page.getByRole('table', { name: caption }).getByRole('row').all()
  const read = rows.slice(1).map(async (row) => {
    const cells = await row.locator('th, td').all()
    return Promise.all(cells.map(async (cell) => (await cell.innerText()).trim()))
  })
  return Promise.all(read)
}

async function download(page: Page, name: string): Promise<string[][]> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `${name}, download as CSV` }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^progress-[a-z]+-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
  return readCsv(await readFile(await file.path(), 'utf8')).slice(1)
}

/** Returns the figure that a cell begins with: “93” of “93, from 25 answers”. */
const figure = (cell: string | undefined) => {
  const text = cell ?? ''
  return text.startsWith(notEnough) ? notEnough : (/^[\d.]+/.exec(text)?.[0] ?? text)
}

describe('the progress report', () => {
  it('says on the page, in its files and over the call the same in every cell', async () => {
    const page = await openPage(browser)
    await signUpByCall(page)
    await practice(page, 'unit-rates', [true, true, false, true, true, true, true, false])
    await practice(page, 'equivalent-ratios', [false, true, true, false])
    await page.goto('/progress-report?period=7-days')
    await page.getByRole('heading', { name: 'Skill map' }).waitFor()
    await page.getByRole('img', { name: /^Bar chart of active minutes by day/ }).waitFor()
    await expectAccessible(page)

    const reply = await page.request.get('/api/v1/user/progress-report?period=7-days')
    const report = ProgressReport.parse(await reply.json())
    expect(report.summary.firstTries).toEqual({ answered: 12, right: 8, percent: 67 })
    await page.getByText('Chicago time', { exact: false }).waitFor()

    // The chart's figures are also available as a table; choose it by keyboard.
    await page.getByRole('radio', { name: 'Chart' }).focus()
    await page.keyboard.press('ArrowRight')
    const more = page.getByRole('button', { name: /^Show all \d+ mistakes$/ })
    if ((await more.count()) > 0) await more.click()
    const shown = {
      days: await cellsOf(page, 'Practice by day'),
      skills: await cellsOf(page, 'Skills practiced during this time'),
      mistakes: await cellsOf(page, 'Common mistakes during this time'),
    }
    const stats = await page.locator('dl').first().innerText()

    await page.getByRole('button', { name: 'Download the numbers' }).click()
    await page.getByRole('heading', { name: 'Download the numbers' }).waitFor()
    await expectAccessible(page)
    const files = {
      summary: await download(page, 'Summary'),
      days: await download(page, 'Practice'),
      skills: await download(page, 'Skills'),
      mistakes: await download(page, 'Mistakes'),
    }
    await page.keyboard.press('Escape')

    for (const value of ['67%', '8 of 12', String(report.summary.minutes), String(report.summary.streak)])
      expect(stats).toContain(value)
    expect(files.summary.map(([, value]) => value).slice(3)).toEqual(
      [report.summary.minutes, 12, 8, 67, report.summary.daysPracticed, report.summary.streak].map(String),
    )
    const dayFigures = report.activity.spans.map(({ minutes, firstTries: { answered, right, percent } }) =>
      [minutes, answered, right, percent ?? notEnough].map(String),
    )
    expect(shown.days.map(([, ...cells]) => cells.map(figure))).toEqual(dayFigures)
    expect(files.days.map(([, , minutes, , ...cells]) => [minutes, ...cells])).toEqual(dayFigures)

    const skillFigures = report.skills.map(({ skill, before, after, firstTries }) => [
      skill.name,
      before.answers === 0 ? 'None yet' : String(before.mastery ?? notEnough),
      String(after.mastery ?? notEnough),
      String(firstTries.answered),
      String(firstTries.right),
      String(firstTries.percent ?? notEnough),
    ])
    expect(shown.skills.map(([name, , ...cells]) => [name, ...cells.map(figure)])).toEqual(skillFigures)
    expect(
      files.skills.map(([name, , , answered, right, percent, before, count, after]) => [
        name,
        count === '0' ? 'None yet' : before,
        after,
        answered,
        right,
        percent,
      ]),
    ).toEqual(skillFigures)

    expect(report.mistakes.length).toBeGreaterThan(0)
    const small = (text: string | undefined) => (text ?? '').toLowerCase()
    const mistakeFigures = report.mistakes.map(({ name, skill, times }) => [
      small(name),
      skill.name,
      String(times),
    ])
    expect(shown.mistakes.map(([name, , skill, times]) => [small(name), skill, times])).toEqual(
      mistakeFigures,
    )
    expect(files.mistakes.map(([name, , skill, , , times]) => [small(name), skill, times])).toEqual(
      mistakeFigures,
    )
    expectNoFaults(page)
  })

  it('keeps its period in the address, and is read by a parent through a link until the student ends it', async () => {
    const page = await openPage(browser, { width: 390, scheme: 'dark' })
    const username = await signUpByCall(page)
    await page.goto('/progress-report')
    await page.getByText('Nothing practiced yet').waitFor()
    await expectAccessible(page)
    await page.getByRole('radio', { name: '30 days' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/progress-report?period=school-year')
    await page.reload()
    await page.getByRole('radio', { name: 'School year', checked: true }).waitFor({ state: 'attached' })
    await page.keyboard.press('Tab')
    await page.goto('/progress-report?period=own&from=2026-02-03&to=2026-02-01')
    await page
      .getByText('The last day comes before the first day. Please choose a later one.')
      .first()
      .waitFor()
    await page.getByLabel('Last day').fill('2026-02-09')
    await page.getByRole('button', { name: 'Show these dates' }).press('Enter')
    await page.getByText('February 3 – 9, 2026').waitFor()
    expect(page.url()).toContain('to=2026-02-09')

    await page.getByRole('button', { name: 'Show a parent' }).click()
    await page.getByText('None yet.').waitFor()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const address = await page.getByLabel('Your new link').inputValue()
    await page.getByText(/^Works until/).waitFor()
    await expectAccessible(page)

    const parent = await openPage(browser, { width: 390, scheme: 'dark' })
    const answered = await parent.goto(address)
    expect(answered?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    await parent.getByRole('heading', { level: 1, name: 'Robin: progress report' }).waitFor()
    await parent.getByRole('heading', { name: 'Skill map' }).waitFor()
    await expectAccessible(parent)
    const text = await parent.locator('body').innerText()
    for (const secret of [username, 'Vale', 'person@example.org']) expect(text).not.toContain(secret)
    expect(await parent.getByRole('main').getByRole('link').count()).toBe(0)

    await page.getByRole('button', { name: /^Close link/ }).click()
    await page.getByText('You closed it').waitFor()
    await parent.reload()
    await parent.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await expectAccessible(parent)
    expectNoFaults(parent)
    expectNoFaults(page)
  })
})
