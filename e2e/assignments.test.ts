import { getAssignedQuestion } from '@skills-center/contract/assignments'
import { Roster } from '@skills-center/contract/classrooms/roster'
import type { QuestionToken } from '@skills-center/contract/practice'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
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
import { readOn } from './own-time.ts'

const known = createAnswerKeys(inject('secret'))

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

/** Collects the questions that a student gets from an assignment, in order. */
function followAssigned(page: Page): QuestionToken[] {
  const tokens: QuestionToken[] = []
  page.on('response', (response) => {
    if (!/\/api\/v1\/assignments\/[\w-]+\/question$/.test(response.url()) || response.status() !== 200) return
    void response
      .json()
      .then((body: unknown) => {
        const token = getAssignedQuestion.reply.parse(body).practice?.questions[0]?.token
        if (token !== undefined) tokens.push(token)
      })
      .catch(() => undefined)
  })
  return tokens
}

async function answer(page: Page, tokens: readonly QuestionToken[], number: number, how: 'right' | 'wrong') {
  await page.getByText(`${number - 1} of 2 questions done.`).waitFor()
  const token = tokens[number - 1]
  if (token === undefined) throw new Error('The question was not heard of')
  await fillIn(page, how === 'right' ? known.right(token) : known.wrong(token))
  await page.keyboard.press('Enter')
  await page
    .locator('#verdict')
    .getByText(how === 'right' ? /^Correct/ : /^Not (?:quite|this time)/)
    .waitFor()
}

it('a teacher sets a fixed set, a student answers it, and the teacher sees each answer', async () => {
  const teacher = await openPage(browser)
  await signUpByCall(teacher, { role: 'teacher', firstName: 'Lin', lastName: 'Wei' })
  const made = await teacher.request.post('/api/v1/classrooms', { data: { name: 'Period 5', gradeLevel: 6 } })
  const { id } = JSON.parse(await made.text())
  await teacher.goto(`/classroom/${id}?tab=assignments`)
  await teacher.getByRole('link', { name: 'Assign work' }).click()
  await teacher.getByLabel('Name', { exact: true }).fill('Exit ticket')
  await teacher.getByRole('radio', { name: 'Set of questions' }).check({ force: true })
  await teacher.getByLabel('Skill', { exact: true }).selectOption({ label: 'Unit rates' })
  await teacher.getByLabel('Number of questions').selectOption('2')
  await teacher.getByRole('button', { name: 'Add to set' }).press('Enter')
  const second = teacher.getByRole('listitem', { name: /^2\. Unit rates/ })
  const before = await second.innerText()
  await teacher.getByRole('button', { name: 'Swap question 2' }).press('Enter')
  await teacher.getByText('Question 2 was swapped.').waitFor()
  expect(await second.innerText()).not.toBe(before)
  await teacher.getByRole('button', { name: 'Preview of question 1' }).press('Enter')
  await teacher.getByText('Correct answer', { exact: true }).waitFor()
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await teacher.getByRole('link', { name: 'Exit ticket' }).waitFor()

  // A student finds the assignment with today's work, and gets one of its two questions right.
  const student = await openPage(browser, { width: 390 })
  await signUpByCall(student, { firstName: 'Ida', lastName: 'Berg' })
  const detail = await teacher.request.get(`/api/v1/classrooms/${id}`)
  const { code } = JSON.parse(await detail.text())
  await student.request.post('/api/v1/classrooms/join', { data: { code: code.code } })
  const tokens = followAssigned(student)
  await student.goto('/practice/overview')
  const start = student.getByRole('link', { name: 'Start: Exit ticket' })
  await start.waitFor()
  await expectAccessible(student)
  await start.press('Enter')
  await answer(student, tokens, 1, 'right')
  await student.getByRole('button', { name: 'Next question' }).waitFor()
  // The page ignores “Next” right after a verdict, before anyone could have read it.
  await readOn(student)
  await student.getByRole('button', { name: 'Next question' }).press('Enter')
  await answer(student, tokens, 2, 'wrong')

  // The teacher sees the result of each question, and the exact answer.
  await teacher.getByRole('link', { name: 'Exit ticket' }).press('Enter')
  await teacher.getByRole('tab', { name: 'Questions' }).click()
  const results = teacher.getByRole('list', { name: 'Questions' })
  await results.getByText('1 of 1 correct on the first try').waitFor()
  await results.getByText('0 of 1 correct on the first try').waitFor()
  await teacher.getByRole('button', { name: 'Show each answer to question 2' }).press('Enter')
  await teacher.getByRole('heading', { level: 4, name: 'Ida Berg' }).waitFor()
  await expectAccessible(teacher)

  // After a retake was given, the results say which take they show, and the grade stays on the student's page and paper.
  const path = new URL(teacher.url()).pathname
  const { students } = Roster.parse(
    await (await teacher.request.get(`/api/v1/classrooms/${id}/students`)).json(),
  )
  const [ida] = students
  const data = { kind: 'retake', studentIds: [ida?.id], dueAt: null }
  expect(
    (
      await teacher.request.post(`/api/v1${path.replace('assignment', 'assignments')}/students`, { data })
    ).status(),
  ).toBe(200)
  await teacher.goto(`${path}?tab=questions`)
  await teacher.getByText('One student has a retake. These results show the first take only.').waitFor()
  await expectAccessible(teacher)
  await teacher.goto(`/classroom/${id}/student/${ida?.id}`)
  await teacher.getByText('Class grade: 50%').waitFor()
  await teacher.getByRole('link', { name: 'Print report' }).press('Enter')
  await teacher.getByRole('article', { name: 'Report for Ida Berg' }).getByText('Class grade: 50%').waitFor()
  await teacher.getByRole('radio', { name: 'Español' }).check({ force: true })
  await teacher.getByText('Calificación de la clase: 50%').waitFor()
  await expectAccessible(teacher)
  for (const page of [teacher, student]) expectNoFaults(page)
})

it('a teacher finds skills by standard, takes the proposed name, and assigns to two classes at once', async () => {
  const teacher = await openPage(browser, { width: 390 })
  await signUpByCall(teacher, { role: 'teacher', firstName: 'Sam', lastName: 'Ito' })
  const open = async (name: string) => {
    const made = await teacher.request.post('/api/v1/classrooms', { data: { name, gradeLevel: 6 } })
    const { id } = JSON.parse(await made.text())
    const detail = await teacher.request.get(`/api/v1/classrooms/${id}`)
    const { code } = JSON.parse(await detail.text())
    return { id, code: code.code }
  }
  const first = await open('Period 1')
  const second = await open('Period 2')
  await teacher.goto(`/classroom/${first.id}/assign`)
  await teacher.getByLabel('Search by name or standard').fill('6.RP.3c')
  const skills = teacher.getByRole('group', { name: 'Skills' })
  await skills.getByText('6.RP.A.3c').first().waitFor()
  await skills.getByRole('checkbox', { name: /^Percents/ }).press('Space')
  const name = teacher.getByLabel('Name', { exact: true })
  await expect.poll(() => name.inputValue()).toBe('Percents')
  const instructions = teacher.getByLabel('Instructions')
  expect(await instructions.inputValue()).toMatch(/^Answer 8 questions on this skill: Percents\./)
  await instructions.fill('Show your work on paper.')
  await teacher
    .getByRole('group', { name: 'Also assign to these classes' })
    .getByRole('checkbox', { name: /^Period 2/ })
    .press('Space')
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await teacher.getByText('Assigned to 2 classes').first().waitFor()
  await teacher.goto(`/classroom/${second.id}?tab=assignments`)
  await teacher.getByRole('link', { name: 'Percents' }).waitFor()

  const student = await openPage(browser, { width: 390 })
  await signUpByCall(student, { firstName: 'Lena', lastName: 'Ott' })
  await student.request.post('/api/v1/classrooms/join', { data: { code: second.code } })
  await student.goto('/practice/overview')
  await student.getByText('Show your work on paper.').waitFor()
  await expectAccessible(student)
  for (const page of [teacher, student]) expectNoFaults(page)
})

it('screens about assignments are without a barrier on a narrow dark screen', async () => {
  const page = await openPage(browser, { width: 320, scheme: 'dark' })
  await signInDemo(page, 'teacher')
  const [classroom] = JSON.parse(await (await page.request.get('/api/classrooms')).text())
  const made = await page.request.post(`/api/v1/classrooms/${classroom.id}/assignments`, {
    data: {
      title: 'Rates and fractions for Friday',
      skillIds: ['unit-rates', 'divide-fractions'],
      goal: { kind: 'mastery', mastery: 80 },
      slots: [],
      audience: { kind: 'class' },
      opensAt: new Date().toISOString(),
      dueAt: null,
      takesLate: true,
      tries: 2,
      hasHints: true,
      order: 'listed',
      isPinned: false,
    },
  })
  expect(made.status()).toBe(201)
  const { id } = JSON.parse(await made.text())
  const screens = [
    [`/assignment/${id}`, 'Rates and fractions for Friday'],
    [`/assignment/${id}/edit`, 'Edit assignment'],
    [`/classroom/${classroom.id}/gradebook`, 'Gradebook'],
    [`/classroom/${classroom.id}/accommodations`, 'Accommodations'],
  ] as const
  for (const [path, name] of screens) {
    await page.goto(path)
    await heading(page, name)
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Edit for Maya Bennett' }).press('Enter')
  await page.getByRole('dialog', { name: 'Maya Bennett' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expectNoFaults(page)
})
