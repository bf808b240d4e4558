import { Buffer } from 'node:buffer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A PNG of one red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

/** Finds a text box by its exact name. */
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const saved = (page: Page) => page.getByText('All changes saved').waitFor()
const signUpTeacher = (page: Page) =>
  signUpByCall(page, { role: 'teacher', schoolName: 'Journey School', subject: 'math' })

it('a teacher writes a question by keyboard, tries it, publishes and shares it, and a colleague copies it', async () => {
  const page = await openPage(browser)
  await signUpTeacher(page)
  await page.goto('/questions/create')
  await page.getByRole('button', { name: 'New question' }).press('Enter')

  await box(page, 'Name').fill('Pens')
  await page.getByLabel('Skill').selectOption('unit-rates')
  await box(page, 'What students see').fill('A pen costs {=a} dollars. What do {=b} pens cost?')
  await page.getByRole('button', { name: 'Add a number' }).press('Enter')
  await page.getByRole('button', { name: 'Add a number' }).press('Enter')
  await box(page, 'Correct answer').fill('a * b')
  await box(page, 'Wrong answer 1').fill('a + b')
  await box(page, 'Feedback for wrong answer 1').fill('You added {=a} and {=b}.')
  // 2 + 2 equals 2 × 2: of all variants only one is ambiguous, and the checker finds it.
  const clash = page.getByRole('link', { name: /For some numbers, this is also correct/ })
  await clash.waitFor()
  expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Add a condition' }).press('Enter')
  await box(page, 'Condition 1').fill('a + b > 4')
  await clash.waitFor({ state: 'detached' })

  // A figure needs a description before it can be published.
  await page.getByLabel('Type of figure').selectOption('image')
  await page.getByLabel('Picture file').setInputFiles({
    name: 'pens.png',
    mimeType: 'image/png',
    buffer: picture,
  })
  await page.getByText('Describe the figure for students who can’t see it').first().waitFor()
  await box(page, 'Description').fill('A red pen that lies on a sheet of paper.')
  const drawn = page.getByRole('img', { name: 'A red pen that lies on a sheet of paper.' })
  await drawn.waitFor()

  // The preview accepts answers.
  await box(page, 'Your answer').fill('1')
  await box(page, 'Your answer').press('Enter')
  await page.getByText('Not quite.').waitFor()
  await page.getByRole('button', { name: 'Fill in the correct answer' }).press('Enter')
  await page.getByRole('button', { name: 'Check' }).press('Enter')
  await page.getByText('Correct!').waitFor()
  await expectAccessible(page)

  // Changing the kind would discard the answer, so the page asks first.
  await page.getByLabel('How students answer').selectOption('sort')
  await page.getByRole('heading', { name: 'Start the answer over?' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByLabel('How students answer').inputValue()).toBe('number')

  await saved(page)
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByText('Version 1', { exact: true }).waitFor()

  // A change typed just before leaving is saved.
  await box(page, 'Hint 1').fill('What does one pen cost?')
  await page.getByRole('link', { name: 'Your questions' }).press('Enter')
  await page.getByText('Version 1, edited since').waitFor()
  await page.getByRole('button', { name: 'Folder and sharing for Pens' }).press('Enter')
  await page.getByLabel('Who else can see it').selectOption('school')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.getByText('Teachers at my school').waitFor()
  await page.getByRole('button', { name: 'Results for Pens' }).press('Enter')
  await page.getByText('No students have answered it yet.').waitFor()
  await page.keyboard.press('Escape')

  // Exports the question to a file, which reports what the format could not hold, and imports it after a preview.
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter')
  await page.getByText('QTI 3', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 1 question' }).press('Enter')
  const file = await (await download).path()
  await page.getByText('Nothing was lost').waitFor()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter')
  await page.getByLabel('Question file').setInputFiles(file)
  await page.getByText('We can import 1 of 1').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create 1 draft' }).press('Enter')
  await page.getByText('All (2)').waitFor({ state: 'attached' })

  // A colleague at the same school finds the question and copies it; only the published version is shared.
  const colleague = await openPage(browser, { width: 390, scheme: 'dark' })
  await signUpTeacher(colleague)
  await colleague.goto('/questions/create')
  await colleague.getByRole('tab', { name: 'Shared with you' }).click()
  await colleague.getByRole('button', { name: 'Pens', exact: true }).click()
  await colleague.getByText(/A pen costs \d+ dollars/).waitFor()
  await expectAccessible(colleague)
  await colleague.keyboard.press('Escape')
  await colleague.getByRole('button', { name: 'Copy Pens to my questions' }).click()
  await saved(colleague)
  expect(await box(colleague, 'Hint 1').inputValue()).toBe('')
  await expectAccessible(colleague)
  for (const each of [page, colleague]) expectNoFaults(each)
})
