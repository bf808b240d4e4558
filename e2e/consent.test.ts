import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  expectAccessible,
  expectNoFaults,
  openBrowser,
  openPage,
  openSignUp,
  signUpByCall,
} from './browser.ts'
import { linkMailedTo } from './mailed-link.ts'
import { followPractice } from './follow-practice.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

/** Opens a class for the teacher with a child whose account has no consent yet. */
async function openClassWithChild(at: Browser, teacher: Page) {
  const made = await teacher.request.post('/api/v1/classrooms', { data: { name: 'Period 2', gradeLevel: 6 } })
  const { id }: { id: string } = await made.json()
  const detail = await teacher.request.get(`/api/v1/classrooms/${id}`)
  const { code }: { code: { code: string } } = await detail.json()
  const child = await openPage(at, { width: 390, scheme: 'dark' })
  const username = `nova-${Date.now()}`
  const data = { username, password: 'orange kite river', role: 'student', born: null, classCode: code.code }
  expect((await child.request.post('/api/signup', { data })).status()).toBe(200)
  return { id, child, username }
}

it('a child of 11 signs up without a name, practices at once, and a parent agrees by the link in a mail', async () => {
  const child = await openPage(browser, { width: 390 })
  const practice = followPractice(child)
  const username = `comet-${Date.now()}`
  const parentEmail = `parent-${Date.now()}@example.org`
  await openSignUp(child)
  await child.getByLabel('Month').selectOption('March')
  await child.getByLabel('Year').selectOption(String(new Date().getFullYear() - 11))
  await child.getByRole('button', { name: 'Continue' }).press('Enter')

  // Going back does not ask for the age again, and the form asks for nothing personal.
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
  await child.getByText('We emailed your parent', { exact: false }).waitFor()
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
  await parent.getByRole('button', { name: 'See what we save' }).press('Enter')
  await parent.getByText('Every answer that counted').waitFor()
  await expectAccessible(parent)

  await child.goto('/settings')
  await child.getByText('A parent approved your account', { exact: false }).waitFor()
  expect(await child.getByText('We emailed your parent', { exact: false }).count()).toBe(0)
  for (const page of [child, parent]) expectNoFaults(page)
})

it('the school agrees by a teacher of the class, and takes it back', async () => {
  const teacher = await openPage(browser)
  await signUpByCall(teacher, { role: 'teacher', firstName: 'Lin', lastName: 'Wei' })
  const { id, child, username } = await openClassWithChild(browser, teacher)

  const notice = teacher.getByText('One student’s account needs consent from a parent or the school.', {
    exact: false,
  })
  await teacher.goto(`/classroom/${id}`)
  await notice.waitFor()
  await teacher.getByRole('link', { name: 'Take care of it' }).press('Enter')
  await heading(teacher, 'Agree for the school')
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: 'Agree for one student' }).press('Enter')
  await teacher.getByText('The school agreed', { exact: false }).waitFor()
  await child.goto('/settings')
  await child.getByText('Your school approved your account', { exact: false }).waitFor()

  await teacher.getByRole('button', { name: `Withdraw consent for ${username}` }).press('Enter')
  await heading(teacher, 'Agree for the school')
  await teacher.goto(`/classroom/${id}`)
  await notice.waitFor()
  await child.goto('/settings')
  await child
    .getByText('A parent or your teacher needs to approve your account by', { exact: false })
    .waitFor()
  await expectAccessible(child)
  for (const page of [child, teacher]) expectNoFaults(page)
})

it('a teacher agrees for a child in a class and adds the child’s name, once', async () => {
  const teacher = await openPage(browser, { width: 390 })
  await signUpByCall(teacher, { role: 'teacher' })
  const { id, username } = await openClassWithChild(browser, teacher)
  const roster = `/classroom/${id}?tab=students`
  const sheet = teacher.getByRole('dialog', { name: username })
  const edit = teacher.getByRole('button', { name: 'Edit student' })
  const openSheet = async () => {
    await teacher.goto(roster)
    await teacher.getByText('No name yet').waitFor()
    await teacher.getByRole('link', { name: username, exact: true }).press('Enter')
    await edit.press('Enter')
  }

  // No one has given consent yet: the sheet says so and links to where the school can.
  await openSheet()
  await sheet.getByText('no one has given consent for the account', { exact: false }).waitFor()
  expect(await sheet.getByLabel('First name').count()).toBe(0)
  await expectAccessible(teacher)
  await sheet.getByRole('link', { name: 'the school gives consent' }).press('Enter')
  await teacher.getByRole('button', { name: 'Agree for one student' }).press('Enter')
  await teacher.getByText('The school agreed', { exact: false }).waitFor()

  await openSheet()
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await sheet.getByText('Please enter a first name.').waitFor()
  await sheet.getByLabel('First name').fill('Nadia')
  await sheet.getByLabel('Last name or initial').fill('H.')
  await expectAccessible(teacher)
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await heading(teacher, 'Nadia H.')
  await edit.press('Enter')
  await teacher.getByRole('dialog', { name: 'Nadia H.' }).waitFor()
  await teacher.getByText('Only the student, or the teacher who created it', { exact: false }).waitFor()
  expect(await teacher.getByLabel('First name').count()).toBe(0)
  expectNoFaults(teacher)
})

it('a parent at the child’s own device signs the child out first, and then decides', async () => {
  const device = await openPage(browser, { width: 390 })
  const username = `comet-${Date.now()}`
  const parentEmail = `parent-${Date.now()}@example.org`
  const data = { username, password: 'orange kite river', role: 'student', born: null, parentEmail }
  expect((await device.request.post('/api/signup', { data })).status()).toBe(200)
  await device.goto(await linkMailedTo(parentEmail, '/consent/'))
  await heading(device, 'Your child’s account')
  await device.getByText('A student is signed in on this device', { exact: false }).waitFor()
  expect(await device.getByRole('button', { name: 'I agree' }).count()).toBe(0)
  await expectAccessible(device)

  await device.getByRole('button', { name: `Sign out ${username} and go on` }).press('Enter')
  await heading(device, `May ${username} practice here?`)
  expect((await device.request.get('/api/auth/user')).status()).toBe(401)
  await device.getByRole('button', { name: 'I agree' }).press('Enter')
  await heading(device, 'You agreed')
  expectNoFaults(device)
})
