import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNoFaults, openBrowser, openPage, signUpByCall, untilHydrated } from './browser.ts'
import { pressKey, tabTo, typeIn } from './keyboard.ts'
import { linkMailedTo } from './mailed-link.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

it('a child signs up by keyboard alone, and a parent agrees and takes it back in the same way', async () => {
  const child = await openPage(browser, { width: 390 })
  const username = `key-${Date.now()}`
  const parentEmail = `${username}@example.org`
  await child.goto('/')
  await untilHydrated(child)
  // Arrow keys move between tabs.
  await tabTo(child, child.getByRole('tab', { name: 'Sign In' }))
  await child.keyboard.press('ArrowRight')
  await heading(child, 'When were you born?').waitFor()

  // The missing field has the focus.
  await pressKey(child, child.getByRole('button', { name: 'Continue' }))
  const month = child.getByLabel('Month')
  expect(await month.evaluate((node) => node.matches(':focus'))).toBe(true)
  await child.keyboard.type('mar')
  await tabTo(child, child.getByLabel('Year'))
  await child.keyboard.type(String(new Date().getFullYear() - 11))
  await pressKey(child, child.getByRole('button', { name: 'Continue' }))

  // The question is gone, and the focus is on the next heading.
  const next = heading(child, 'Make your account')
  await next.waitFor()
  expect(await next.evaluate((node) => node.matches(':focus'))).toBe(true)
  await typeIn(child, 'Username', username)
  await typeIn(child, 'Password', 'otters swim')
  await typeIn(child, 'Confirm password', 'otters swim')
  await tabTo(child, child.getByRole('radio', { name: '6', exact: true }))
  await child.keyboard.press('ArrowLeft')
  expect(await child.getByRole('radio', { name: '5', exact: true }).isChecked()).toBe(true)
  await tabTo(child, child.getByRole('radio', { name: 'A parent' }))
  await child.keyboard.press('ArrowRight')
  await child.getByLabel('Class code').waitFor()
  await child.keyboard.press('ArrowLeft')
  await typeIn(child, 'A parent’s or guardian’s email', parentEmail)
  await pressKey(child, child.getByRole('button', { name: 'Create Account' }))
  await heading(child, `Welcome, ${username}`).waitFor()

  const parent = await openPage(browser)
  await parent.goto(await linkMailedTo(parentEmail, '/consent/'))
  await heading(parent, `May ${username} practice here?`).waitFor()
  await pressKey(parent, parent.getByRole('button', { name: 'I agree' }), 'Space')
  await heading(parent, 'You agreed').waitFor()
  await pressKey(parent, parent.getByRole('button', { name: 'Delete the account' }))
  const dialog = parent.getByRole('dialog', { name: 'Delete the account?' })
  await dialog.waitFor()
  // Escape cancels the dialog, and the focus returns to where it was.
  await parent.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const again = parent.getByRole('button', { name: 'Delete the account' })
  await expect.poll(() => again.evaluate((node) => node.matches(':focus'))).toBe(true)
  await parent.keyboard.press('Enter')
  await dialog.waitFor()
  await typeIn(parent, `Type “${username}” to continue`, username)
  await pressKey(parent, dialog.getByRole('button', { name: 'Delete forever' }))
  await heading(parent, 'The account is deleted').waitFor()
  for (const page of [child, parent]) expectNoFaults(page)
})

it('a teacher confirms their school by keyboard alone', async () => {
  const teacher = await openPage(browser)
  const username = await signUpByCall(teacher, { role: 'teacher', isVerified: false })
  const email = `${username}@riverside.example`
  await teacher.goto('/settings')
  await typeIn(teacher, 'Your email address at school', email)
  await teacher.keyboard.press('Enter')
  await teacher.getByText(`We sent an email to ${email}`, { exact: false }).waitFor()

  await teacher.goto(await linkMailedTo(email, '/school-link/'))
  await pressKey(teacher, teacher.getByRole('button', { name: 'Yes, I teach there' }))
  await heading(teacher, 'Your school is verified').waitFor()
  await pressKey(teacher, teacher.getByRole('link', { name: 'Go to your classes' }))
  await teacher.waitForURL('**/classrooms')
  expectNoFaults(teacher)
})
