import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAdmin } from '../server/src/admin-cli.ts'
import { bundleOf, row, smallDistrict } from '../server/src/rosters/test-bundle.ts'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signInDemo } from './browser.ts'
import { type Product, startProduct } from './own-product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'skills-rosters-'))
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
  await run('add-administrator', username, '--district', district)
}

const students = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `s${index}`, school: 'east' as const }))

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('OneRoster file', { exact: true })
    .setInputFiles({ name, mimeType: 'application/zip', buffer })

it('an administrator uploads a file, sees what would change, and applies it', async () => {
  const page = await openPage(browser, { at: product.address })
  await signInDemo(page, 'teacher')
  await page.goto('/organization')
  await page.getByRole('link', { name: 'Open class lists' }).press('Enter')
  await page.getByRole('heading', { name: 'Upload a OneRoster file' }).waitFor()
  await expectAccessible(page)

  await choose(page, 'riverside.zip', bundleOf(smallDistrict(students(12))))
  await page.getByText('Ready to apply').first().waitFor()
  await page.getByRole('cell', { name: '12' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply the changes' }).press('Enter')
  await page.getByText('These changes have been made.').waitFor()

  const files = smallDistrict(students(9))
  const bad = { ...files, users: [...(files['users'] ?? []), row('s99', { status: 'gone' })] }
  await choose(page, 'riverside-2.zip', bundleOf(bad))
  await page.getByText('More than usual would leave.', { exact: false }).waitFor()
  await page.getByText('The status “gone” is unknown.', { exact: false }).waitFor()
  await expectAccessible(page)
  const apply = page.getByRole('button', { name: 'Apply the changes' })
  expect(await apply.isDisabled()).toBe(true)
  await page.getByLabel('Yes, this is right').press('Space')
  await apply.press('Enter')
  await page.getByText('These changes have been made.').waitFor()

  await page.goto('/organization')
  await page.getByRole('tab', { name: 'Schools' }).press('ArrowRight')
  await page.getByLabel('Name or username').fill('Given-s11')
  await page.getByLabel('Name or username').press('Enter')
  await page.getByRole('button', { name: 'Manage Given-s11 Family' }).waitFor()
  await page.getByText('Deactivated').first().waitFor()
  expectNoFaults(page)
})
