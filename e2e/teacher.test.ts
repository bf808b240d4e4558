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

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const isLoaded = (page: Page) => expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)

/** Moves to the next tab by keyboard. */
async function nextTab(page: Page, name: string): Promise<void> {
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name, exact: true }).waitFor()
  await isLoaded(page)
}

it('a new teacher looks around in a sample class by keyboard, and takes it away again', async () => {
  const page = await openPage(browser)
  await signUpByCall(page, { role: 'teacher', firstName: 'Ada', lastName: 'Byron' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Start here' }).press('Enter')
  await page.getByRole('heading', { name: '0 of 4 steps done' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a sample class' }).press('Enter')
  await page.getByRole('heading', { name: 'Sample class', exact: true }).waitFor()
  await page.getByRole('heading', { name: /^Stuck/ }).waitFor()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Live' }).click()
  for (const tab of ['Skill grid', 'Standards', 'Misconceptions']) {
    await nextTab(page, tab)
    await expectAccessible(page)
  }

  // One figure is in the Tab order. Arrow keys move to the others; Enter opens the answers behind a figure.
  await page.getByRole('tab', { name: 'Skill grid' }).click()
  await page.getByRole('button', { name: /^Bao Sample, Unit rates: / }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  const answers = page.getByRole('dialog', { name: 'Bao Sample: Unit rates' })
  await answers.getByRole('listitem').first().getByRole('button').press('Enter')
  await answers.getByRole('heading').nth(1).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await page.evaluate('document.activeElement?.textContent')).toMatch(/^Bao Sample/)

  await page.getByRole('button', { name: 'Remove sample class' }).press('Enter')
  await page.getByRole('button', { name: 'Create a sample class' }).waitFor()
  await page.goto('/classrooms')
  await page.getByText('You don’t have any classes yet').waitFor()
  expectNoFaults(page)
})

it('analytics and the portal are without a barrier on a narrow dark screen', async () => {
  const page = await openPage(browser, { width: 320, scheme: 'dark' })
  await signInDemo(page, 'teacher')
  await page.goto('/ml-analytics')
  await page.getByRole('tab', { name: 'Needs help' }).focus()
  for (const tab of [
    'Forecast',
    'Groups',
    'Misconceptions',
    'Work habits',
    'Questions',
    'Prediction accuracy',
    'Classes',
  ]) {
    await nextTab(page, tab)
    if (tab !== 'Misconceptions' && tab !== 'Questions') await expectAccessible(page)
  }
  await page.goto('/teacher-portal?tab=standards')
  await page.getByRole('heading', { name: '6.RP.A.1', exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Assign 6.RP.A.1', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Assign work' }).waitFor()
  await page.getByRole('list', { name: 'Selected skills' }).getByText('Equivalent ratios').waitFor()
  await page.goto('/teacher-portal?tab=letters')
  await page.getByRole('article', { name: /^Math and science practice/ }).waitFor()
  await expectAccessible(page)
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.getByRole('radio', { name: 'Consent notice' }).check({ force: true })
  await page.getByText('I do not agree.').waitFor()
  await expectAccessible(page)
  expectNoFaults(page)
})
