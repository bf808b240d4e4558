import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createSite } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestIdp } from '../server/src/accounts/sso/saml/test-saml-idp.ts'
import { runAdmin } from '../server/src/admin-cli.ts'
import { client, startOpenIdProvider } from '../tools/interop/openid-provider.ts'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signInDemo } from './browser.ts'
import { type Product, startProduct } from './own-product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'skills-sso-'))
const secret = 'a secret for journeys that is long enough'

let browser: Browser
let product: Product
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
let site: string
let districtId: string
beforeAll(async () => {
  const [opened, first] = await Promise.all([openBrowser(), startProduct({ dataDir, secret })])
  browser = opened
  await first.end()
  districtId = await makeDistrict()
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  const environment = { PUBLIC_URL: site, SSO_LOOPBACK: 'true' }
  product = await startProduct({ dataDir, secret, port, environment })
  provider = await startOpenIdProvider({
    port: await freePort(),
    redirectUri: `${site}/sign-in/${districtId}`,
    site,
  })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await product.end()
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A district with the demo teacher's school, which the demo teacher administers. */
async function makeDistrict(): Promise<string> {
  const lines: string[] = []
  const run = async (...args: string[]) => {
    const environment = { NODE_ENV: 'development', DATA_DIR: dataDir, SESSION_SECRET: secret }
    const streams = { say: (line: string) => lines.push(line), complain: (line: string) => lines.push(line) }
    expect(await runAdmin(args, environment, streams), lines.join('\n')).toBe(0)
  }
  await run('add-district', 'Riverside Public Schools')
  const district = /District: (\S+)/.exec(lines.join('\n'))?.[1] ?? ''
  await run('list-schools')
  const school = /^(\S+)\tRiverside Middle School/m.exec(lines.join('\n'))?.[1] ?? ''
  await run('place-school', school, '--district', district)
  await run('add-administrator', 'mr-okafor', '--district', district)
  return district
}

/** A student whose account the teacher makes, with a number on the class list. */
async function addStudent(page: Page, firstName: string, studentNumber: string): Promise<void> {
  const { request } = page.context()
  const headers = { origin: site }
  const [{ id }] = await (await request.get(`${site}/api/classrooms`)).json()
  const path = `${site}/api/v1/classrooms/${id}`
  const made = await request.post(`${path}/students`, { data: { firstName }, headers })
  const { studentId } = await made.json()
  const students = [{ studentId, studentNumber }]
  expect((await request.put(`${path}/student-numbers`, { data: { students }, headers })).status()).toBe(200)
}

async function signInAtProvider(page: Page, name: string): Promise<void> {
  await page.locator('input[name="login"]').fill(name)
  await page.locator('input[name="password"]').fill('any')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

it('a district connects its provider, and a student finds the school, signs in, and signs out there, too', async () => {
  const page = await openPage(browser, { at: site })
  await signInDemo(page, 'teacher')
  await addStudent(page, 'Noor', '1001')
  await page.goto('/organization?tab=sso')
  await page.getByLabel('Provider').selectOption('Another provider')
  await page.getByLabel('Issuer').fill(provider.issuer)
  await page.getByLabel('Client ID').fill(client.clientId)
  await page.getByLabel('Client secret').fill('wrong')
  await page.getByLabel('Client secret').fill(client.clientSecret)
  await page.getByLabel('Email domains').fill('oak.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save single sign-on' }).press('Enter')
  await page.getByRole('heading', { name: 'End a person’s link' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByText('Single sign-on changed').waitFor()

  const student = await openPage(browser, { at: site })
  await student.goto('/')
  await student.getByRole('link', { name: 'Sign in with your school' }).press('Enter')
  await student.getByLabel('School name or school email').fill('noor@elm.example')
  await student.getByLabel('School name or school email').press('Enter')
  await student.getByText('We can’t find a school sign-in').waitFor()
  await student.getByLabel('School name or school email').fill('riverside mid')
  await student.getByLabel('School name or school email').press('Enter')
  const found = student.getByRole('button', { name: 'Riverside Middle School, Riverside Public Schools' })
  await found.waitFor()
  await expectAccessible(student)
  await found.press('Enter')
  await signInAtProvider(student, '1001')
  await student.getByText('Noor').first().waitFor()
  expect(new URL(student.url()).search).toBe('')

  await student.getByRole('button', { name: 'Sign Out' }).first().press('Enter')
  const there = student.getByRole('link', { name: 'Sign out there, too' })
  await there.waitFor()
  await expectAccessible(student)
  await there.press('Enter')
  await student.locator('button[name="logout"]').first().click()
  await student.getByRole('link', { name: 'Sign in with your school' }).waitFor()

  // Somebody else at the same provider, who is on no class list, from a tile in a portal.
  await student.goto(`/sign-in/${districtId}`)
  await signInAtProvider(student, '2002')
  await student.getByRole('heading', { name: 'You are not signed in yet' }).waitFor()
  await student.getByText('We can’t find you on a class list').waitFor()
  await expectAccessible(student)
  expect(new URL(student.url()).search).toBe('')
  expectNoFaults(page)
})

/** A SAML provider on another site than ours, whose page sends the browser back by itself. */
async function startSamlProvider(studentId: string) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const idp = createTestIdp(`${origin}/metadata`, { signInUrl: `${origin}/sso` })
  const pages = createSite((request, reply) => {
    const url = new URL(request.url ?? '/', origin)
    reply.setHeader('content-type', 'text/html')
    if (url.pathname === '/metadata') return reply.end(idp.metadata())
    const response = idp.respond(url.href, { attributes: { studentId } })
    const action = `${site}/sign-in/${districtId}/saml`
    reply.end(
      `<form method="post" action="${action}"><input type="hidden" name="SAMLResponse" value="${response}"></form><script>document.forms[0].submit()</script>`,
    )
  })
  await new Promise<void>((resolve) => pages.listen(port, resolve))
  return { metadataUrl: `${origin}/metadata`, stop: () => void pages.close() }
}

it('a district connects a SAML provider, and a student signs in from its site', async () => {
  const saml = await startSamlProvider('1001')
  const page = await openPage(browser, { at: site })
  await signInDemo(page, 'teacher')
  await page.goto('/organization?tab=sso')
  await page.getByText('SAML 2.0', { exact: true }).click()
  await page.getByLabel('Address of your provider’s metadata').fill(saml.metadataUrl)
  await page.getByLabel('Claim or attribute').fill('studentId')
  await page.getByLabel('Email domains').fill('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save single sign-on' }).press('Enter')
  await page.getByText('Valid until').waitFor()
  await expectAccessible(page)

  const student = await openPage(browser, { at: site })
  await student.goto('/sign-in')
  await student.getByLabel('School name or school email').fill('riverside mid')
  await student.getByLabel('School name or school email').press('Enter')
  await student
    .getByRole('button', { name: 'Riverside Middle School, Riverside Public Schools' })
    .press('Enter')
  await student.getByText('Noor').first().waitFor()
  expect(new URL(student.url()).search).toBe('')
  await student.getByRole('button', { name: 'Sign Out' }).first().press('Enter')
  await student.getByRole('link', { name: 'Sign in with your school' }).waitFor()
  expect(await student.getByRole('link', { name: 'Sign out there, too' }).count()).toBe(0)
  expectNoFaults(page)
  saml.stop()
})
