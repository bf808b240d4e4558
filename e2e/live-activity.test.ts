import { Activity, type ActivityId, StudentActivity } from '@skills-center/contract/activities'
import { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { fillIn } from './answering.ts'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const known = createAnswerKeys(inject('secret'))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const text = (page: Page, words: string) => page.getByText(words, { exact: true })

/** Opens a class for the teacher with these students in it. */
async function openClass(teacher: Page, students: readonly Page[]): Promise<string> {
  await signUpByCall(teacher, { role: 'teacher', firstName: 'Lin', lastName: 'Wei' })
  const made = await teacher.request.post('/api/v1/classrooms', { data: { name: 'Period 4', gradeLevel: 6 } })
  const { id } = await made.json()
  const { code } = ClassroomDetail.parse(await (await teacher.request.get(`/api/v1/classrooms/${id}`)).json())
  for (const student of students) {
    await signUpByCall(student)
    await student.request.post('/api/v1/classrooms/join', { data: { code: code?.code ?? '' } })
  }
  return String(id)
}

/** Fills in the answer to the question of the student’s seat by keyboard, without sending it. */
async function fill(student: Page, id: ActivityId, how: 'right' | 'wrong'): Promise<void> {
  await button(student, 'Send answer').waitFor()
  const state = StudentActivity.parse(await (await student.request.get(`/api/v1/activities/${id}`)).json())
  if (state.question === null) throw new Error('no question')
  await fillIn(student, known[how](state.question.token))
}

it('a class answers together, sees what is right, and the teacher goes on from it in two clicks', async () => {
  const teacher = await openPage(browser)
  const ada = await openPage(browser, { width: 390, scheme: 'dark' })
  const ben = await openPage(browser, { width: 320 })
  const classroomId = await openClass(teacher, [ada, ben])

  await teacher.goto(`/classroom/${classroomId}?tab=live`)
  await button(teacher, 'Start').waitFor()
  await expectAccessible(teacher)
  const started = teacher.waitForResponse((reply) => reply.url().endsWith(`${classroomId}/activities`))
  await button(teacher, 'Start').press('Enter')
  const { id } = Activity.parse(await (await started).json())

  for (const student of [ada, ben]) {
    await student.goto('/')
    await student.getByRole('link', { name: /^Join/ }).first().press('Enter')
    await text(student, 'You’re in').waitFor()
  }
  await teacher.getByText('2 of 2').waitFor()

  await button(teacher, 'Ask the first question').press('Enter')
  await button(teacher, 'Show the answer').waitFor()
  // The next step is one Tab away, but does not have the focus itself.
  await teacher.waitForFunction('document.activeElement !== document.body')
  await teacher.keyboard.press('Tab')
  expect(await teacher.locator(':focus').textContent()).toBe('Show the answer')
  await fill(ada, id, 'right')
  await fill(ben, id, 'wrong')
  await button(teacher, 'Pause').press('Enter')
  await ben.getByText('Your teacher paused the activity. Your answer is saved here.').waitFor()
  await expectAccessible(ben)
  await button(teacher, 'Continue').press('Enter')
  await ben.getByText('Your answer is saved here.', { exact: false }).waitFor({ state: 'detached' })
  await button(ben, 'Send answer').press('Enter')
  await text(ben, 'Answer sent').waitFor()

  // The network fails while an answer is being sent.
  await ada.context().setOffline(true)
  await button(ada, 'Send answer').press('Enter')
  await ada.getByText('No connection. We’ll send your answer again, and it counts once.').waitFor()
  await ada.context().setOffline(false)
  await text(ada, 'Answer sent').waitFor()
  await teacher.getByText('2 of 2 answered').waitFor()

  await button(teacher, 'Show the answer').press('Enter')
  await text(ada, 'Correct').waitFor()
  await text(ben, 'Not this time').waitFor()
  await teacher.getByRole('heading', { name: 'How the class answered' }).waitFor()
  for (const page of [teacher, ada]) await expectAccessible(page)

  await button(teacher, 'End activity').press('Enter')
  await teacher.getByRole('dialog').getByRole('button', { name: 'End activity' }).press('Enter')
  await ada.getByText('You answered 1 question, and 1 was correct.').waitFor()
  await button(teacher, 'Create groups').press('Enter')
  await teacher.getByText('Why these groups').waitFor()
  await button(teacher, 'Assign follow-up').press('Enter')
  await teacher.getByText(/^You assigned .+ to 1 student\.$/).waitFor()
  await teacher.getByText('Question 1', { exact: true }).click()
  await teacher.getByRole('heading', { name: 'How the class answered' }).waitFor()
  await expectAccessible(teacher)
  await ben.goto('/')
  await ben.getByText('Follow-up:').first().waitFor()
  for (const page of [teacher, ada, ben]) expectNoFaults(page)
})
