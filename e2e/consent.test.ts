import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'
import { linkMailedTo } from './mailed.ts'
import { followPractice } from './practising.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

it('a child of 11 signs up without a name, practices at once, and a parent agrees by the link in a mail', async () => {
  const child = await openPage(browser, { width: 390 })
  const practice = followPractice(child)
  const username = `comet-${Date.now()}`
  const parentEmail = `parent-${Date.now()}@example.org`
  await child.goto('/')
  await child.getByRole('tab', { name: 'Sign Up' }).press('Enter')
  await child.getByLabel('Month').selectOption('March')
  await child.getByLabel('Year').selectOption(String(new Date().getFullYear() - 11))
  await child.getByRole('button', { name: 'Continue' }).press('Enter')

  // Going back does not ask again, and nothing personal is asked for.
  await child.reload()
  await child.getByRole('tab', { name: 'Sign Up' }).press('Enter')
  await child.getByText('Don’t use your real name', { exact: false }).waitFor()
  for (const label of ['First name', 'Last name', 'Email', 'School'])
    expect(await child.getByLabel(label, { exact: true }).count()).toBe(0)
  await expectAccessible(child)
  await child.getByLabel('Username').fill(username)
  await child.getByLabel('Password', { exact: true }).fill('otters swim')
  await child.getByLabel('Confirm password').fill('otters swim')
  await child.getByLabel('A parent’s or guardian’s email').fill(parentEmail)
  await child.getByRole('button', { name: 'Create Account' }).press('Enter')
  await heading(child, `Welcome, ${username}`)
  await child.getByText('We wrote to your parent', { exact: false }).waitFor()
  await expectAccessible(child)

  await child.goto('/practice/unit-rates')
  await heading(child, 'Question 1')
  expect((await practice.answer('right')).verdict).toBe('correct')

  const parent = await openPage(browser, { scheme: 'dark' })
  await parent.goto(await linkMailedTo(parentEmail, '/consent/'))
  await heading(parent, `May ${username} practice here?`)
  await expectAccessible(parent)
  await parent.getByRole('button', { name: 'I agree' }).press('Enter')
  await heading(parent, 'You agreed')
  await parent.getByRole('button', { name: 'See what is kept' }).press('Enter')
  await parent.getByText('Every answer that counted').waitFor()
  await expectAccessible(parent)

  await child.goto('/settings')
  await child.getByText('A parent has agreed to your account', { exact: false }).waitFor()
  expect(await child.getByText('We wrote to your parent', { exact: false }).count()).toBe(0)
  for (const page of [child, parent]) expectNoFaults(page)
})

it('the school agrees by a teacher of the class, and takes it back', async () => {
  const teacher = await openPage(browser)
  await signUpByCall(teacher, { role: 'teacher', firstName: 'Lin', lastName: 'Wei' })
  const made = await teacher.request.post('/api/classrooms', { data: { name: 'Period 2', gradeLevel: 6 } })
  const { id }: { id: string } = await made.json()
  const detail = await teacher.request.get(`/api/classrooms/${id}`)
  const { code }: { code: { code: string } } = await detail.json()
  const child = await openPage(browser, { width: 390, scheme: 'dark' })
  const data = { username: `nova-${Date.now()}`, password: 'orange kite river', role: 'student', born: null }
  const joined = await child.request.post('/api/signup', { data: { ...data, classCode: code.code } })
  expect(joined.status()).toBe(200)

  const notice = teacher.getByText('One student’s account needs a parent’s or the school’s consent.', {
    exact: false,
  })
  await teacher.goto(`/classroom/${id}`)
  await notice.waitFor()
  await teacher.getByRole('link', { name: 'See to it' }).press('Enter')
  await heading(teacher, 'Agree for the school')
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: 'Agree for one student' }).press('Enter')
  await teacher.getByText('The school agreed', { exact: false }).waitFor()
  await child.goto('/settings')
  await child.getByText('Your school said OK to your account', { exact: false }).waitFor()

  await teacher.getByRole('button', { name: `Take back for ${data.username}` }).press('Enter')
  await heading(teacher, 'Agree for the school')
  await teacher.goto(`/classroom/${id}`)
  await notice.waitFor()
  await child.goto('/settings')
  await child.getByText('A parent or your teacher has to OK your account by', { exact: false }).waitFor()
  await expectAccessible(child)
  for (const page of [child, teacher]) expectNoFaults(page)
})
