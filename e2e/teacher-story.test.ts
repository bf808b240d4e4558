import { Activity } from '@skills-center/contract/activities'
import { createAssignment } from '@skills-center/contract/assignments'
import { commitImport } from '@skills-center/contract/classrooms/import'
import { notEnough } from '@skills-center/contract/progress/report'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { SkillId } from '@skills-center/contract/ids'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import {
  expectAccessible,
  expectNoFaults,
  openBrowser,
  openPage,
  openSignUp,
  verifyTeacher,
} from './browser.ts'
import { cellsOf, download, onOneLine } from './download-file.ts'
import { each, type Habit, type Pupil, signInByCard } from './story-class.ts'

const known = createAnswerKeys(inject('secret'))

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const firstNames =
  `Ada Ben Cleo Dan Eva Finn Gus Hana Ivo Joy Kai Lea Max Nia Omar Pia Quin Rosa Sam Tess Uma Vik Wes Xia
  Yan Zoe Abel Bea Cy Dora`.split(/\s+/)
const surname = 'Story'
/** Six students share a misconception, one is stuck, and the others know the material. */
const alike = firstNames.slice(0, 6)
const stuck = 'Gus'
const skill = { id: 'equivalent-ratios', name: 'Equivalent ratios' }
const nameOf = (id: string): string => {
  const named = selectSkill(SkillId.parse(skill.id))?.misconceptions.find((one) => one.id === id)
  if (named === undefined) throw new Error(`${skill.id} knows no ${id}`)
  return named.name
}
/** The misconception of the six. Most models can show it, and no model repeats within five questions. */
const idea = { id: 'ratio.part-whole', name: nameOf('ratio.part-whole') }

/** How often each of the six has shown the misconception. */
const shown = new Map<string, number>()
/** At most twice, so that they make mistakes without being stuck. */
const maxShown = 2
const thinksAlike =
  (name: string): Habit =>
  (token) => {
    const mistake = known.mistakes(token).find(({ misconception }) => misconception === idea.id)?.response
    const times = shown.get(name) ?? 0
    if (mistake === undefined || times === maxShown) return known.right(token)
    shown.set(name, times + 1)
    return mistake
  }
/** Wrong every time, with a different misconception from the six if there is one. */
const isStuck: Habit = (token) =>
  known.mistakes(token).find(({ misconception }) => misconception !== idea.id)?.response ?? known.wrong(token)
const habitOf = (name: string): Habit =>
  name === stuck ? isStuck : alike.includes(name) ? thinksAlike(name) : known.right

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true }).waitFor()
const isLoaded = (page: Page) => expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
const day = (moment: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'America/Chicago' }).format(
    new Date(moment),
  )
const percent = (figure: string | undefined) => (figure === notEnough ? notEnough : `${figure}%`)

/** Clicks the elements in order, and returns the number of clicks. */
async function clicks(...ways: readonly (() => Locator)[]): Promise<number> {
  for (const way of ways) await way().click()
  return ways.length
}

it('a new teacher finds out who needs what in a class of 30, acts on it, teaches it live and takes it home', async () => {
  const page = await openPage(browser)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })

  // The teacher signs up, is verified, and opens a class.
  await openSignUp(page)
  await page.getByRole('radio', { name: 'Teacher' }).check({ force: true })
  const username = `story-${Date.now()}`
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('First name').fill('Ruth')
  await page.getByLabel('Last name').fill('Amari')
  await page.getByLabel('Email').fill('ruth@example.org')
  await page.getByLabel('Password', { exact: true }).fill('otters swim')
  await page.getByLabel('Confirm password').fill('otters swim')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await heading(page, /^Welcome/)
  await verifyTeacher(page, username)
  await page.goto('/classrooms')
  await button('Create a class').click()
  await page.getByLabel('Class name').fill('Period 3')
  await button('Create class').click()
  await heading(page, 'Period 3')
  const classId = /classroom\/([\w-]+)/.exec(page.url())?.[1] ?? ''

  // Thirty students are imported from a roster, and sign in with their cards.
  await page.getByRole('link', { name: 'Import a roster' }).click()
  const list = ['First name,Last name', ...firstNames.map((name) => `${name},${surname}`)].join('\n')
  const file = { name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.getByLabel('Roster (CSV file)').setInputFiles(file)
  const imported = page.waitForResponse((reply) => reply.url().endsWith('/import'))
  await button('Add 30 students').click()
  const { cards } = commitImport.reply.parse(await (await imported).json())
  await heading(page, 'Login cards')
  const pupils = await each(cards, signInByCard)
  const pupil = (name: string): Pupil => {
    const found = pupils.find((one) => one.name === `${name} ${surname}`)
    if (found === undefined) throw new Error(`${name} is not in the class`)
    return found
  }

  // The teacher assigns work to everyone, and the students do it.
  await page.goto(`/classroom/${classId}?tab=assignments`)
  await page.getByRole('link', { name: 'Assign work' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ratios to begin with')
  await page.getByLabel('Per skill').selectOption('5')
  await page.getByRole('checkbox', { name: skill.name }).check()
  await page.getByText('More options: tries, hints, order and priority').click()
  await page.getByRole('radio', { name: 'One', exact: true }).check({ force: true })
  const assigned = page.waitForResponse(
    (reply) => reply.url().endsWith('/assignments') && reply.request().method() === 'POST',
  )
  await button('Assign').click()
  const { id: assignmentId } = createAssignment.reply.parse(await (await assigned).json())
  await each(firstNames, (name) => pupil(name).work(assignmentId, habitOf(name)))
  await pupil(stuck).practice(skill.id, 7, isStuck)

  // The stuck student is one click from the dashboard, and the exact answer two more.
  const openClass = () => page.getByRole('link', { name: 'Period 3', exact: true })
  const dialog = page.getByRole('dialog')
  const firstAnswer = () => dialog.getByRole('listitem').first().getByRole('button')
  await page.goto('/')
  await page.getByText('18 achievements', { exact: false }).waitFor()
  await page.getByText('1 stuck', { exact: true }).waitFor()
  const toStuck = await clicks(
    openClass,
    () => button(`See answers from ${stuck} ${surname} in ${skill.name}`),
    firstAnswer,
  )
  expect(toStuck).toBe(3)
  await page
    .getByRole('region', { name: 'Stuck (1)' })
    .getByText(`${stuck} ${surname}`, { exact: true })
    .waitFor()
  await dialog.getByText('Right answer', { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  // The misconception of the six is two clicks away, and the answers that show it one more.
  await page.goto('/')
  const seeIdea = () => button(`See answers with this misconception: ${idea.name}`)
  expect(await clicks(openClass, () => tab('Misconceptions'), seeIdea)).toBe(3)
  await firstAnswer().click()
  await dialog.getByText(`Misconception: ${idea.name}`).first().waitFor()
  await dialog.getByText('Right answer', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // They become a group, which gets a separate assignment.
  await page.goto(`/ml-analytics?tab=groups&class=${classId}`)
  await button(`Create this group: ${idea.name}`).click()
  await page.getByRole('link', { name: 'Assign work to this group' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ratios, another look')
  await button('Assign').click()
  await page.getByRole('link', { name: 'Ratios, another look' }).waitFor()
  const inGroup = alike.filter((name) => (shown.get(name) ?? 0) >= 2)
  expect(await pupil(inGroup[0] ?? '').assigned()).toContain('Ratios, another look')
  expect(await pupil(stuck).assigned()).toEqual(['Ratios to begin with'])

  // A live question for all thirty students, each with an open event stream.
  await page.goto(`/classroom/${classId}?tab=live`)
  await page.getByLabel('Skill').selectOption(skill.id)
  const started = page.waitForResponse((reply) => reply.url().endsWith(`${classId}/activities`))
  await button('Start').click()
  const { id: activityId } = Activity.parse(await (await started).json())
  const seats = await each(firstNames, async (name) => ({ name, seat: await pupil(name).join(activityId) }))
  await page.getByText('30 of 30').waitFor()
  await button('Ask the first question').click()
  await Promise.all(seats.map(({ seat }) => seat.heard('asked')))
  await each(seats, ({ name, seat }) => seat.answer(habitOf(name)))
  await page.getByText('30 of 30 answered').waitFor()
  await button('Show the answer').click()
  await Promise.all(seats.map(({ seat }) => seat.heard('revealed')))
  const spread = page.getByRole('table', { name: 'How often each answer was given' })
  await spread.waitFor()
  const counts = (await cellsOf(spread)).map(([, count = '']) => Number.parseInt(count, 10))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(23)
  await button('End activity').click()
  await dialog.getByRole('button', { name: 'End activity' }).click()
  await Promise.all(seats.map(({ seat }) => seat.heard('ended')))
  for (const { seat } of seats) seat.leave()
  await heading(page, 'Next steps')

  await expectSameFiles(page, classId)
  expectNoFaults(page)
})

/** Downloads the file of every table, and expects the same figures as on the screen. */
async function expectSameFiles(page: Page, classId: string): Promise<void> {
  const fileOf = (name = 'Download CSV') => download(page, page.getByRole('button', { name, exact: true }))
  const show = async (path: string) => {
    await page.goto(path)
    await page
      .getByRole('button', { name: /^Download/ })
      .first()
      .waitFor()
    await isLoaded(page)
  }
  const table = page.getByRole('table')
  const items = (locator: Locator) => locator.getByRole('listitem')

  await show(`/classroom/${classId}`)
  const needs = await fileOf()
  expect(needs.fileName).toMatch(/^class-needs-\d{4}-\d\d-\d\d\.csv$/)
  const lines = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Next step:' })
  const certain: Record<string, string> = { low: 'a first sign', medium: 'fairly sure', high: 'sure' }
  // Cut off the link to more reasons and the buttons that follow.
  const lineTexts = (await lines.allInnerTexts()).map((text) =>
    onOneLine(text).replace(/(How sure: [a-z ]+\.).*$/, '$1'),
  )
  expect(lineTexts).toEqual(
    needs.rows.map(
      ([name, , why, next, closes, certainty = '']) =>
        `${name} ${why} Next step: ${next} ${closes} How sure: ${certain[certainty]}.`,
    ),
  )
  expect(new Set(needs.rows.map(([name]) => name)).size).toBe(needs.rows.length)

  await show(`/classroom/${classId}?tab=grid`)
  const grid = await fileOf()
  const sure = { low: 'not sure yet', medium: 'fairly sure', high: 'sure' }
  expect((await table.locator('button[data-cell] .sr-only').allTextContents()).toSorted()).toEqual(
    grid.rows
      .map(([name, skillName, , , mastery, certainty, answers, state, lastAt = '']) =>
        [
          `${name}, ${skillName}: ${mastery === notEnough ? 'too few answers for a number' : `${mastery} out of 100`}`,
          ...(state === '' ? [] : [state]),
          answers === '1' ? '1 answer' : `${answers} answers`,
          certainty === 'low' || certainty === 'medium' || certainty === 'high' ? sure[certainty] : certainty,
          `last practiced ${day(lastAt)}`,
        ].join(', '),
      )
      .toSorted(),
  )

  await show(`/classroom/${classId}?tab=standards`)
  const standards = await fileOf()
  expect(await cellsOf(table)).toEqual(
    standards.rows.map(([, , name, , , begun, mastered, mean, answers, asked, right, share]) => [
      name,
      `${mastered} of ${begun}`,
      mean,
      asked === '0'
        ? 'No questions yet'
        : share === notEnough
          ? `${right} of ${asked}`
          : `${share}% (${right} of ${asked})`,
      answers,
    ]),
  )

  await show(`/classroom/${classId}?tab=misconceptions`)
  const misconceptions = await fileOf()
  // Click the last first, because an opened one no longer matches the locator.
  const closed = await page.locator('details:not([open]) > summary').all()
  for (const summary of closed.toReversed()) await summary.click()
  const met = await items(page.getByRole('list', { name: 'Students' })).allInnerTexts()
  expect(met.map((text) => onOneLine(text.replace(/, \d+ questions?$/, '')))).toEqual(
    misconceptions.rows.map(([, , , name, times]) => `${name} × ${times}`),
  )

  await show(`/ml-analytics?tab=forecast&class=${classId}`)
  const forecast = await fileOf()
  expect(await cellsOf(table)).toEqual(
    forecast.rows.map(([name, , students, today, later, low, high]) => [
      name,
      students,
      Number(today).toFixed(1),
      Number(later).toFixed(1),
      low === high ? low : `${low} to ${high}`,
    ]),
  )

  await show(`/ml-analytics?tab=groups&class=${classId}`)
  const groups = await fileOf()
  const members = Map.groupBy(groups.rows, ([title, , skillName]) => `${title} / ${skillName}`)
  const together = page
    .getByRole('tabpanel')
    .locator('li > p')
    .filter({ hasText: /^\d+ students?: / })
  expect((await together.allInnerTexts()).map(onOneLine)).toEqual(
    [...members.values()].map((own) => `${own.length} students: ${own.map((row) => row[3]).join(', ')}`),
  )

  await show(`/ml-analytics?tab=working&class=${classId}`)
  const working = await fileOf()
  expect(await cellsOf(table)).toEqual(
    working.rows.map(([name, questions, minutes, idle, days, rapid, hints, lastAt = '']) => [
      name,
      questions,
      minutes,
      idle,
      days,
      percent(rapid),
      percent(hints),
      lastAt === '' ? 'More than 28 days ago' : day(lastAt),
    ]),
  )

  await show('/ml-analytics?tab=classes')
  const classes = await fileOf()
  expect(await cellsOf(table)).toEqual(
    classes.rows.map(([name, grade, ...figures]) => [`${name} Grade ${grade}`, ...figures]),
  )

  await show(`/classroom/${classId}/gradebook`)
  const book = await fileOf('Download as CSV')
  expect(book.fileName).toMatch(/^gradebook Period 3 \d{4}-\d\d-\d\d\.csv$/)
  const figure = (status = '', right = '') =>
    status === '' ? '– Not assigned to this student' : right === '' ? status : `${right}%`
  expect((await cellsOf(table)).map((row) => row)).toEqual(
    book.rows.map(
      ([name, username = '', , first, firstRight, , second, secondRight, , done, missing, grade]) => [
        `${name} ${username}`,
        grade === '' ? '–' : `${grade}%`,
        figure(first, firstRight),
        figure(second, secondRight),
        done,
        missing,
      ],
    ),
  )
}
