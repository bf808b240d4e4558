import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  expectAccessible,
  expectNoFaults,
  openBrowser,
  openPage,
  signInDemo,
  signUpByCall,
} from './browser.ts'
import { decodeQrCode } from './decode-qr-code.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const classList = ['First name,Last name,Group', 'Ida,K,Blue', ',Berg,', 'Omar,Haddad,'].join('\n')

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

it('a teacher opens a class, brings students in by list and code, and groups them', async () => {
  const teacher = await openPage(browser)
  await signUpByCall(teacher, { role: 'teacher', firstName: 'Lin', lastName: 'Wei' })
  await teacher.goto('/classrooms')
  await teacher.getByRole('button', { name: 'Create a class' }).click()
  await teacher.getByLabel('Class name').fill('Period 5')
  await teacher.getByRole('button', { name: 'Create class' }).press('Enter')
  await heading(teacher, 'Period 5')

  // A roster with one bad row: nothing is imported until that row is left out.
  await teacher.getByRole('link', { name: 'Import a roster' }).click()
  await heading(teacher, 'Import a roster')
  // Pasted names work like a file, and a bad name can be fixed in place.
  await teacher.getByLabel('Names, one per line').fill('1. Vega, Lupe\n2. Rivera,')
  await teacher.getByRole('button', { name: 'Check 2 names' }).press('Enter')
  const row = teacher.getByRole('group', { name: 'Fix line 3' })
  await row.getByLabel('First name').fill('Tomás')
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: 'Check the fixed row' }).press('Enter')
  await teacher.getByRole('row', { name: /Tomás Rivera/ }).waitFor()
  expect(await teacher.getByRole('button', { name: 'Add 2 students' }).isEnabled()).toBe(true)
  const file = { name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(classList) }
  await teacher.getByLabel('Roster (CSV file)').setInputFiles(file)
  await teacher.getByText('The first name is missing. Add it, or skip the row.').waitFor()
  const add = teacher.getByRole('button', { name: 'Add 2 students' })
  expect(await add.isDisabled()).toBe(true)
  await expectAccessible(teacher)
  await teacher.getByLabel('Skip line 3').check()
  await add.click()

  await heading(teacher, 'Login cards')
  await expectAccessible(teacher)
  const card = teacher
    .getByRole('list', { name: 'Login cards' })
    .getByRole('listitem')
    .filter({ hasText: 'Ida K' })
  const [username = '', password = ''] = await card.getByRole('definition').allTextContents()
  expect(username).toMatch(/^idak\d{2}$/)
  const pdf = await teacher.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  // A student scans the login card, which fills in the form, and only has to submit it.
  const ida = await openPage(browser, { width: 390 })
  await ida.goto(await decodeQrCode(card.getByRole('img')))
  await ida.getByText('Your login card filled this in.').waitFor()
  expect(new URL(ida.url()).hash).toBe('')
  expect(await ida.getByLabel('Username').inputValue()).toBe(username)
  expect(await ida.getByLabel('Password', { exact: true }).inputValue()).toBe(password)
  await expectAccessible(ida)
  await ida.getByRole('button', { name: 'Sign In', exact: true }).click()
  await heading(ida, `Welcome, ${username}`)
  await ida.goto('/classrooms')
  await ida.getByRole('link', { name: /Period 5/ }).click()
  await ida.getByText('ask your teacher to remove you').waitFor()

  // Another student has an account and joins by code, after reading what joining shares.
  await teacher.getByRole('link', { name: 'Back to class' }).click()
  const chip = teacher.getByRole('button', { name: /Join code/ })
  const code = /[A-Z]{3} [A-Z]{4}/.exec((await chip.textContent()) ?? '')?.[0].toLowerCase() ?? ''
  await chip.click()
  await expectAccessible(teacher)
  const link = await decodeQrCode(teacher.getByRole('img', { name: 'QR code that opens this class to join' }))
  await teacher.keyboard.press('Escape')
  const robin = await openPage(browser, { width: 320 })
  const robinName = await signUpByCall(robin)
  await robin.goto('/classrooms')
  await robin.getByLabel('Class code').fill(code)
  await robin.getByRole('button', { name: 'Find my class' }).press('Enter')
  await robin.getByText('Lin Wei').waitFor()
  await robin.getByRole('button', { name: 'Not now' }).click()

  // The link from the board leads to the same confirmation.
  await robin.goto(link)
  await robin.getByText('Lin Wei').waitFor()
  await expectAccessible(robin)
  await robin.getByRole('button', { name: 'Join class' }).press('Enter')
  await heading(robin, 'Period 5')
  await robin.getByRole('button', { name: 'Leave this class' }).waitFor()

  await teacher.reload()
  await teacher.getByText(robinName).waitFor()
  await teacher.getByLabel('Select Robin Vale').check()
  await teacher.getByRole('button', { name: 'Group', exact: true }).click()
  await teacher.getByRole('combobox', { name: 'Group' }).selectOption('Blue')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await teacher
    .getByRole('row', { name: /Robin Vale/ })
    .getByRole('cell', { name: 'Blue', exact: true })
    .waitFor()
  for (const page of [teacher, ida, robin]) expectNoFaults(page)
})

it('every tab of a class is without a barrier on a narrow dark screen, and by keyboard', async () => {
  const page = await openPage(browser, { width: 320, scheme: 'dark' })
  await signInDemo(page, 'teacher')
  await page.goto('/classrooms')
  await page
    .getByRole('link', { name: /Grade 6, period 2/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Students' }).click()
  await page.getByText('Maya Bennett').waitFor()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Misconceptions' }).click()
  const ways = [
    ['End', 'Settings'],
    ['ArrowLeft', 'Groups'],
    ['ArrowRight', 'Settings'],
  ] as const
  for (const [key, tab] of ways) {
    await page.keyboard.press(key)
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    await expectAccessible(page)
  }
  await page.reload()
  await page.getByRole('tabpanel', { name: 'Settings' }).waitFor()
  await page.getByRole('tab', { name: 'Students' }).click()
  await page.getByRole('link', { name: 'Elias Lindqvist' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Elias Lindqvist' }).waitFor()
  await page.getByRole('heading', { name: 'Misconceptions' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit student' }).press('Enter')
  await page.getByRole('dialog', { name: 'Elias Lindqvist' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  // The same report on one sheet of paper, in the family's language.
  await page.getByRole('link', { name: 'Print report' }).press('Enter')
  await page.getByRole('article', { name: 'Report for Elias Lindqvist' }).waitFor()
  await page.getByRole('radio', { name: 'Español' }).check({ force: true })
  await page.getByRole('article', { name: 'Informe de Elias Lindqvist' }).waitFor()
  await expectAccessible(page)
  const pagesOf = async () =>
    (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  expect(await pagesOf()).toBe(1)
  await page.getByRole('button', { name: 'Show the whole class' }).press('Enter')
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(5)
  expect(await pagesOf()).toBe(await page.getByRole('article').count())

  // Every teacher page links to the main teaching pages.
  const teaching = page.getByRole('navigation', { name: 'Teaching' })
  for (const [place, title] of [
    ['Classes', 'Classrooms'],
    ['Questions', 'Question builder'],
    ['Analytics', 'ML Analytics'],
    ['Assign', 'Assign work'],
  ] as const) {
    await teaching.getByRole('link', { name: place }).press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
  await expectAccessible(page)
  expectNoFaults(page)
})
