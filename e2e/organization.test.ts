import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signInDemo } from './browser.ts'
import { makeAdministrator } from './make-administrator.ts'
import { type Product, startProduct } from './own-product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'skills-organization-'))
const place = { dataDir, secret: 'a secret for journeys that is long enough' }

let browser: Browser
let product: Product
beforeAll(async () => {
  const [opened, first] = await Promise.all([openBrowser(), startProduct(place)])
  browser = opened
  await first.end()
  await makeAdministrator(place, 'mr-okafor')
  product = await startProduct(place)
}, 240_000)
afterAll(async () => {
  await browser.close()
  await product.end()
  rmSync(dataDir, { recursive: true, force: true })
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

it('an administrator sees the schools, finds people, and opens a record with a reason that is logged', async () => {
  const page = await openPage(browser, { at: product.address })
  await signInDemo(page, 'teacher')
  await page.goto('/')
  await page.getByRole('link', { name: 'Schools' }).press('Enter')
  await heading(page, 'Riverside Public Schools')
  await page.getByRole('cell', { name: '28' }).first().waitFor()
  await page.getByLabel('Name, such as 2026–27').fill('2026–27')
  await page.getByLabel('First day').fill('2026-08-17')
  await page.getByLabel('Last day').fill('2027-06-04')
  await page.getByRole('button', { name: 'Add a school year' }).press('Enter')
  await page.getByText('August 17, 2026', { exact: false }).waitFor()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Schools' }).press('ArrowRight')
  await page.getByLabel('Name or username').fill('maya')
  await page.getByLabel('Name or username').press('Enter')
  const manage = page.getByRole('button', { name: /^Manage Maya/ })
  await manage.waitFor()
  await expectAccessible(page)
  await manage.press('Enter')
  await page.getByLabel('Why do you need this student’s record?').fill('A parent asked for a copy')
  await page.getByRole('button', { name: 'Open the record' }).press('Enter')
  await heading(page, 'Skills and mastery')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'People' }).press('ArrowRight')
  await page.getByText('Reason: A parent asked for a copy').waitFor()
  await expectAccessible(page)
  expectNoFaults(page)
})
