import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdmin } from '../server/src/admin-cli.ts'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signInDemo } from './browser.ts'
import { type Product, startProduct } from './own-product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'skills-organization-'))
const place = { dataDir, secret: 'a secret for journeys that is long enough' }

let browser: Browser
let product: Product
beforeAll(async () => {
  const [opened, first] = await Promise.all([openBrowser(), startProduct(place)])
  browser = opened
  await first.end()
  await makeAdministrator('mr-okafor')
  product = await startProduct(place)
}, 240_000)
afterAll(async () => {
  await browser.close()
  await product.end()
  rmSync(dataDir, { recursive: true, force: true })
})

/** As the operator does it, while the server is stopped. */
async function makeAdministrator(username: string): Promise<void> {
  const lines: string[] = []
  const run = async (...args: string[]) => {
    const environment = { NODE_ENV: 'development', DATA_DIR: dataDir, SESSION_SECRET: place.secret }
    const streams = { say: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) }
    expect(await runAdmin(args, environment, streams), lines.join('\n')).toBe(0)
  }
  await run('add-district', 'Riverside Public Schools')
  const district = /District: (\S+)/.exec(lines.join('\n'))?.[1] ?? ''
  await run('list-schools')
  const school = /^(\S+)\tRiverside Middle School/m.exec(lines.join('\n'))?.[1] ?? ''
  await run('place-school', school, '--district', district)
  await run('add-administrator', username, '--district', district)
}

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
