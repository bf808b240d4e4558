import { languageCookie } from '@skills-center/contract/language'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoFaults, openBrowser, openPage, signUpByCall } from './browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const password = 'orange kite river'
const spokenBy = (page: Page) => page.locator('html').getAttribute('lang')

it('someone goes on in Spanish, signs in, and goes back to English for every device', async () => {
  const username = await signUpByCall(await openPage(browser))
  const page = await openPage(browser)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).press('Enter')
  await page.waitForURL('**/es')
  await page.getByRole('tab', { name: 'Iniciar sesión', selected: true }).waitFor()
  expect(await spokenBy(page)).toBe('es')
  await expectAccessible(page)

  await page.getByLabel('Nombre de usuario').fill(username)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).press('Enter')
  const greeting = page.getByRole('heading', { name: `Hola, ${username}` })
  await greeting.waitFor()
  // Pages for signed-in users have one address, and the server renders them in the user's language.
  await page.reload()
  await greeting.waitFor()
  expect([new URL(page.url()).pathname, await spokenBy(page)]).toEqual(['/', 'es'])

  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor()
  const languages = page.getByRole('group', { name: 'Idioma' })
  expect(await languages.getByRole('radio', { name: 'Español' }).isChecked()).toBe(true)
  await languages.getByRole('radio', { name: 'English' }).press('Space')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  expect(await spokenBy(page)).toBe('en')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).press('Enter')
  await page.getByRole('tab', { name: 'Sign In', selected: true }).waitFor()
  expect([new URL(page.url()).pathname, await spokenBy(page)]).toEqual(['/', 'en'])

  // The account stores the language: on another browser set to Spanish, the account's choice wins.
  const elsewhere = await openPage(browser)
  await elsewhere.context().addCookies([{ name: languageCookie, value: 'es', url: page.url() }])
  const reply = await elsewhere.request.post('/api/login', { data: { username, password, role: 'student' } })
  expect(reply.status()).toBe(200)
  await elsewhere.goto('/')
  await elsewhere.getByRole('heading', { name: `Welcome, ${username}` }).waitFor()
  expect(await spokenBy(elsewhere)).toBe('en')
  for (const one of [page, elsewhere]) expectNoFaults(one)
})
