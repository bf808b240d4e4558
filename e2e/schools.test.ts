import { getAssignedQuestion } from '@skills-center/contract/assignments'
import { ShownSlot } from '@skills-center/contract/assignments/slots'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
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
import { linkMailedTo } from './mailed-link.ts'
import { readOn } from './own-time.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

it('a teacher is told what is missing where it is missing, and confirms the school by its mail', async () => {
  const teacher = await openPage(browser, { width: 390, scheme: 'dark' })
  const username = await signUpByCall(teacher, { role: 'teacher', isVerified: false })
  const made = await teacher.request.post('/api/v1/classrooms', { data: { name: 'Period 2', gradeLevel: 6 } })
  const { id }: { id: string } = await made.json()
  const missing = teacher.getByText('Your school hasn’t confirmed yet that you teach there')

  await teacher.goto(`/classroom/${id}/assign`)
  await missing.waitFor()
  await expectAccessible(teacher)
  await teacher.goto(`/classroom/${id}?tab=students`)
  await teacher.getByRole('button', { name: 'Add a student' }).press('Enter')
  await missing.waitFor()
  expect(await teacher.getByLabel('First name').count()).toBe(0)
  await teacher.goto(`/classroom/${id}/import`)
  await missing.waitFor()
  await teacher.getByRole('link', { name: 'Confirm your school' }).press('Enter')

  await heading(teacher, 'Your school')
  const email = teacher.getByLabel('Your email address at school')
  await email.fill('someone@gmail.com')
  await teacher.getByRole('button', { name: 'Send me the link' }).press('Enter')
  await teacher.getByText('This is a personal email address', { exact: false }).waitFor()
  await email.fill(`${username}@riverside.example`)
  await teacher.getByRole('button', { name: 'Send me the link' }).press('Enter')
  await teacher.getByText(`We sent an email to ${username}@riverside.example`, { exact: false }).waitFor()
  await expectAccessible(teacher)

  const link = await linkMailedTo(`${username}@riverside.example`, '/school-link/')
  const visitor = await openPage(browser)
  await visitor.goto(link)
  await heading(visitor, 'Do you teach at Riverside Middle School?')
  await visitor.getByText('Sign in to your teacher account', { exact: false }).waitFor()
  await expectAccessible(visitor)
  await teacher.goto(link)
  await teacher.getByRole('button', { name: 'Yes, I teach there' }).press('Enter')
  await heading(teacher, 'Your school is verified')
  await expectAccessible(teacher)
  await visitor.goto(link)
  await heading(visitor, 'This link no longer works')

  await teacher.goto(`/classroom/${id}?tab=students`)
  await teacher.getByRole('button', { name: 'Add a student' }).press('Enter')
  await teacher.getByLabel('First name').waitFor()
  expect(await missing.count()).toBe(0)
  for (const page of [teacher, visitor]) expectNoFaults(page)
})

it('a verified teacher invites a colleague, who accepts by the link', async () => {
  const teacher = await openPage(browser)
  await signInDemo(teacher, 'teacher')
  const colleague = await openPage(browser, { width: 390 })
  const username = await signUpByCall(colleague, { role: 'teacher', isVerified: false })
  const email = `${username}@anywhere.example`
  await teacher.goto('/settings')
  await teacher.getByLabel('Your colleague’s email').fill(email)
  await teacher.getByRole('button', { name: 'Send the invitation' }).press('Enter')
  await teacher.getByText(email).waitFor()
  await expectAccessible(teacher)

  await colleague.goto(await linkMailedTo(email, '/school-link/'))
  await heading(colleague, 'An invitation to Riverside Middle School')
  await colleague.getByRole('button', { name: 'Accept the invitation' }).press('Enter')
  await heading(colleague, 'Your school is verified')
  await colleague.goto('/settings')
  await colleague.getByText('Verified by a colleague’s invitation', { exact: false }).waitFor()
  for (const page of [teacher, colleague]) expectNoFaults(page)
})

it('a student is told why work of a teacher who is not confirmed earns nothing', async () => {
  const teacher = await openPage(browser)
  await signUpByCall(teacher, { role: 'teacher', isVerified: false })
  const made = await teacher.request.post('/api/v1/classrooms', { data: { name: 'Period 3', gradeLevel: 6 } })
  const { id }: { id: string } = await made.json()
  const { code }: { code: { code: string } } = await (
    await teacher.request.get(`/api/v1/classrooms/${id}`)
  ).json()
  const student = await openPage(browser, { width: 390 })
  await signUpByCall(student)
  await student.request.post('/api/v1/classrooms/join', { data: code })
  const drawn = await teacher.request.post('/api/v1/assignments/slots', {
    data: { skillId: 'unit-rates', level: null, count: 1, besides: [] },
  })
  const slots = z
    .array(ShownSlot)
    .parse(await drawn.json())
    .map(({ slot }) => slot.handle)
  const assigned = await teacher.request.post(`/api/v1/classrooms/${id}/assignments`, {
    data: {
      title: 'Exit ticket',
      skillIds: ['unit-rates'],
      goal: { kind: 'fixed', isSame: true },
      slots,
      audience: { kind: 'class' },
      opensAt: new Date().toISOString(),
      dueAt: null,
      takesLate: true,
      tries: 1,
      hasHints: true,
      order: 'listed',
      isPinned: false,
    },
  })
  const { id: work }: { id: string } = await assigned.json()

  const asked = student.waitForResponse(`**/api/v1/assignments/${work}/question`)
  await student.goto(`/practice/assignment/${work}`)
  const { practice } = getAssignedQuestion.reply.parse(await (await asked).json())
  const token = practice?.questions[0]?.token
  if (token === undefined) throw new Error('No question came')
  await heading(student, 'Question 1')
  await fillIn(student, createAnswerKeys(inject('secret')).right(token))
  await student.keyboard.press('Enter')
  await student
    .getByText('Your teacher’s school hasn’t confirmed your teacher yet.', { exact: false })
    .waitFor()
  await expectAccessible(student)
  await readOn(student)
  await student.getByRole('button', { name: 'Next question' }).press('Enter')
  await heading(student, 'You finished this assignment')
  await student.getByText('So some questions here earned no points', { exact: false }).waitFor()
  await expectAccessible(student)
  expectNoFaults(student)
})
