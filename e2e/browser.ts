import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { linkMailedTo } from './mailed-link.ts'
import { ownTime } from './own-time.ts'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'

const address = inject('address')

/** Milliseconds to wait for a step: long enough for a busy machine, and short enough to catch a hang. */
const waitMs = 60_000

export interface Looks {
  /** Installs the service worker, which opens pages offline. Only journeys about that need it. */
  isInstalled?: boolean
  /** The product's address, for a journey that runs its own product. */
  at?: string
  width?: 1280 | 390 | 320
  scheme?: 'light' | 'dark'
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
}

/** Opens a page for a person in a separate browser context. Records page errors for `expectNoFaults`. */
export async function openPage(
  browser: Browser,
  { width = 1280, scheme = 'light', isInstalled = false, at = address }: Looks = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: at,
    serviceWorkers: isInstalled ? 'allow' : 'block',
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  })
  context.setDefaultTimeout(waitMs)
  await context.addInitScript(ownTime)
  await context.addInitScript(`addEventListener('page-hears', () => { globalThis.isHydrated = true })`)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // Chromium logs every response of 400 and above; the page handles those.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`${message.text()} (${message.location().url}:${message.location().lineNumber})`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== at) faults.push(`asked another origin: ${origin}`)
  })
  faultsOf.set(context, faults)
  return page
}

/** Waits until the script has taken the page over. Until then the page records what a person does. */
export const untilHydrated = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate('globalThis.isHydrated')).toBe(true)

/** Opens the sign-up form of the front page, and waits until it is there. */
export async function openSignUp(page: Page): Promise<void> {
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('tab', { name: 'Sign Up' }).press('Enter')
  // A choice made earlier would go to the sign-in form, which this one replaces.
  await page.getByRole('tab', { name: 'Sign Up', selected: true }).waitFor()
}

const faultsOf = new WeakMap<BrowserContext, string[]>()

export function expectNoFaults(page: Page): void {
  expect(faultsOf.get(page.context())).toEqual([])
}

/** WCAG 2.2 AA and axe's best practices. */
const allRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const
/** The rules that a change of colors or a few pixels can break. */
const rulesOfLooks = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
} as const

/**
 * Expects no axe findings, and nothing wider than the window. `looksAlone` saves time when all rules were already
 * checked on the same page at about this width: it checks only the rules that colors and small shifts can break.
 */
export async function expectAccessible(page: Page, { looksAlone = false } = {}): Promise<void> {
  // The browser lays out content far below the window only on approach; until then axe measures it as overlapping.
  await page.evaluate(`for (const one of document.querySelectorAll('[class*="content-visibility:auto"]'))
    one.style.contentVisibility = 'visible'`)
  let found = await barriersOn(page, { looksAlone })
  if (found.some((barrier) => barrier.startsWith('target-size'))) {
    // A target half under the sticky header only looks too small until the page scrolls.
    await page.evaluate('scrollBy({ top: scrollY > 0 ? -40 : 40, behavior: "instant" })')
    found = await barriersOn(page, { looksAlone })
  }
  expect(found, `axe on ${page.url()}`).toEqual([])
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Returns axe findings, each as its rule and the element that breaks it. */
export async function barriersOn(page: Page, { looksAlone = false } = {}): Promise<string[]> {
  const { type, values } = looksAlone ? rulesOfLooks : allRules
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type, values: [...values] },
      // Passed checks are not needed, and the page has no cross-origin frames: both would cost time.
      resultTypes: ['violations'],
      // Preloading copies style sheets for a rule that we do not run, and our policy blocks a sheet that was loaded
      // late.
      preload: false,
    })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

let people = 0

/**
 * Signs up a new student or teacher through the API, for journeys about something else. A student is 15, unless the
 * journey is about being asked for an age. A teacher is verified through the email to an address at the demo's school,
 * unless the journey is about verification.
 */
export async function signUpByCall(
  page: Page,
  {
    hasGivenAge = true,
    isVerified = true,
    ...over
  }: { hasGivenAge?: boolean; isVerified?: boolean; [field: string]: unknown } = {},
): Promise<string> {
  const username = `person-${process.pid}-${(people += 1)}`
  const reply = await page.request.post('/api/signup', {
    data: {
      username,
      password: 'orange kite river',
      email: 'person@example.org',
      firstName: 'Robin',
      lastName: 'Vale',
      role: 'student',
      gradeLevel: 6,
      ...(hasGivenAge ? { born: { year: new Date().getFullYear() - 15, month: 1 } } : {}),
      ...over,
    },
  })
  expect(reply.status()).toBe(200)
  const { role }: { role: string } = await reply.json()
  if (role === 'teacher' && isVerified) await verifyTeacher(page, username)
  return username
}

/** Verifies the signed-in teacher through the email to an address at the demo’s school. */
export async function verifyTeacher(page: Page, username: string): Promise<void> {
  const email = `${username}@riverside.example`
  expect((await page.request.post('/api/v1/schools/address', { data: { email } })).status()).toBe(200)
  const link = await linkMailedTo(email, '/school-link/')
  const path = link.replace('/school-link/', '/api/v1/schools/links/')
  expect((await page.request.post(path)).status()).toBe(200)
}

export async function signInDemo(page: Page, who: 'student' | 'teacher'): Promise<void> {
  const data =
    who === 'student'
      ? { username: 'maya', password: 'maya-practices', role: 'student' }
      : { username: 'mr-okafor', password: 'okafor-teaches', role: 'teacher' }
  expect((await page.request.post('/api/login', { data })).status()).toBe(200)
}
