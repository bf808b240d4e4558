import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { linkMailedTo } from './mailed.ts'
import { ownTime } from './own-time.ts'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'

const address = inject('address')

/** Milliseconds for which a step is waited for: what hangs is still found, and a busy machine alone fails nothing. */
const waitMs = 60_000

export interface Looks {
  /** What it takes to open pages without a connection is installed, as in life; only where a journey is about that. */
  isInstalled?: boolean
  /** Where the product answers, where a journey has one of its own. */
  at?: string
  width?: 1280 | 390 | 320
  scheme?: 'light' | 'dark'
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
}

/** A person with a browser of their own. Faults of the page are kept and told by `expectNoFaults`. */
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
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // Chromium itself writes a line for each answer of 400 and above; the page deals with those.
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

const faultsOf = new WeakMap<BrowserContext, string[]>()

export function expectNoFaults(page: Page): void {
  expect(faultsOf.get(page.context())).toEqual([])
}

/** WCAG 2.2 AA and what axe holds to be best practice. */
const allRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const
/** What other colors or some pixels less can break. */
const rulesOfLooks = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
} as const

/**
 * Zero findings of axe, and nothing wider than the window. Where all rules were checked on the same page at
 * about this width, `looksAlone` checks what colors and some pixels can change, in less time.
 */
export async function expectAccessible(page: Page, { looksAlone = false } = {}): Promise<void> {
  // What is far below the window is drawn when a reader comes near; until then axe measures it over its neighbors.
  await page.evaluate(`for (const one of document.querySelectorAll('[class*="content-visibility:auto"]'))
    one.style.contentVisibility = 'visible'`)
  let found = await barriersOn(page, { looksAlone })
  if (found.some((barrier) => barrier.startsWith('target-size'))) {
    // What is half under the header that stays in sight is small only until the page is scrolled.
    await page.evaluate('scrollBy({ top: scrollY > 0 ? -40 : 40, behavior: "instant" })')
    found = await barriersOn(page, { looksAlone })
  }
  expect(found, `axe on ${page.url()}`).toEqual([])
  const overflow = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Findings of axe, each as its rule and where it is broken. */
export async function barriersOn(page: Page, { looksAlone = false } = {}): Promise<string[]> {
  const { type, values } = looksAlone ? rulesOfLooks : allRules
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type, values: [...values] },
      // What is sound need not be told, and no frame here is of another origin: both cost time.
      resultTypes: ['violations'],
      // Copies of the style sheets, for a rule that is not asked; our policy refuses them when a sheet came late.
      preload: false,
    })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

let people = 0

/**
 * Signs a new student or teacher up by the call, for journeys that are about something else. A student is 15, unless
 * the journey is to be asked. A teacher is verified by the mail to an address at the demo’s school, unless the journey
 * is about that.
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

/** Verifies the teacher who is signed in, by the mail to an address at the demo’s school. */
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
