// `npm run screens -- --person student --path /grades`: takes pictures of every screen in its states and checks it with
// axe.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { languageCookie, languages } from '@skills-center/contract/language'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { askForEverything } from '../e2e/initial-data.ts'
import { makeAdministrator } from '../e2e/make-administrator.ts'
import { startProduct } from '../e2e/own-product.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { lookAtDialog } from './screens/look-at-dialog.ts'
import { lookByKeyboard } from './screens/look-by-keyboard.ts'
import { administrator } from './screens/administrator.ts'
import { createPeople } from './screens/people.ts'
import { createSay } from './screens/say.ts'
import { at, type Screen } from './screens/screen.ts'

const usage = `Usage: npm run screens -- [options]
  --person  one of tools/screens/people.ts, such as visitor, student or new-teacher; all but administrator unless told, repeatable
  --path    only screens whose path begins so, repeatable
  --state   loaded, loading, error or offline; the first three unless told, repeatable
  --width   1280 and 390 unless told, repeatable
  --scheme  light and dark unless told, repeatable
  --language  en unless told, or another one
  --quick   pictures only, without axe and without the Tab key
  --out     folder for the pictures instead of a new one
The product has to be built: npm run build.`

const { values: asked } = parseArgs({
  options: {
    person: { type: 'string', multiple: true },
    path: { type: 'string', multiple: true },
    state: { type: 'string', multiple: true, default: ['loaded', 'loading', 'error'] },
    width: { type: 'string', multiple: true, default: ['1280', '390'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    language: { type: 'string', default: 'en' },
    quick: { type: 'boolean', default: false },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (asked.help) {
  console.log(usage)
  process.exit(0)
}

/** Calls that identify the user. Never delayed, because no screen appears without them. */
const always = /\/api\/(auth\/user|config|user\/stats|subscription\/status)$/
const secret = 'a secret for looking at screens, long enough'
const out = asked.out ?? mkdtempSync(join(tmpdir(), 'screens-'))
mkdirSync(out, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'screens-data-'))
const mailFolder = join(dataDir, 'outbox')
mkdirSync(mailFolder)
const place = { dataDir, secret, environment: { DAILY_LIMIT: '6' } }
if (asked.person?.includes(administrator.name) === true) {
  // The first start makes the demo's school.
  await (await startProduct(place)).end()
  await makeAdministrator(place, 'mr-okafor')
}
const product = await startProduct(place)
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
const say = createSay(languages.find((code) => code === asked.language) ?? 'en')
const isLoaded = (state: string) => state === 'loaded'
const findings: string[] = []
let looked = 0
let stopsOfTab = 0
try {
  const everyone = createPeople({ secret, address: product.address, mailFolder })
  const people =
    asked.person === undefined
      ? everyone
      : [...everyone, administrator].filter(({ name }) => asked.person?.includes(name))
  for (const person of people) {
    for (const width of asked.width.map(Number)) {
      for (const scheme of asked.scheme) {
        const context = await browser.newContext({
          baseURL: product.address,
          viewport: { width, height: width < 500 ? 844 : 900 },
          colorScheme: scheme === 'dark' ? 'dark' : 'light',
          reducedMotion: 'reduce',
          timezoneId: 'America/Chicago',
          locale: 'en-US',
          javaScriptEnabled: person.hasScripts ?? true,
        })
        if (asked.language !== 'en')
          await context.addCookies([{ name: languageCookie, value: asked.language, url: product.address }])
        const screens = (await person.enter(context)).map((one) => (typeof one === 'string' ? at(one) : one))
        const wanted = screens.filter(
          ({ path }) => asked.path?.some((start) => path.startsWith(start)) ?? true,
        )
        for (const screen of wanted) {
          await screen.before?.()
          const hasScripts = person.hasScripts ?? true
          const isWhole = screen.name === undefined && hasScripts
          for (const state of isWhole ? asked.state : asked.state.filter(isLoaded)) {
            await look(context, screen, state, `${person.name}-${width}-${scheme}`, hasScripts)
          }
        }
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await product.end()
  rmSync(dataDir, { recursive: true, force: true })
}
console.log(`${looked} looks, ${stopsOfTab} stops of the Tab key, pictures in ${out}`)
for (const finding of findings) console.log(finding)
process.exitCode = findings.length === 0 ? 0 : 1

async function look(
  context: BrowserContext,
  screen: Screen,
  state: string,
  who: string,
  hasScripts: boolean,
): Promise<void> {
  const { path, act, name: shown = state } = screen
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const name = `${who}${path === '/' ? '-home' : path.replaceAll(/[^a-z0-9]+/gi, '-')}-${shown}`
  const complain = (what: string) => findings.push(`${name}: ${what}`)
  page.on('pageerror', (error) => complain(error.message))
  if (state === 'loading' || state === 'error') {
    await askForEverything(page)
    await page.route(
      (url) => url.pathname.startsWith('/api/') && !always.test(url.pathname),
      async (route) => {
        if (state === 'error') await route.fulfill({ status: 500, body: '' })
        // Left pending while the screen is examined.
      },
    )
  }
  try {
    await page.goto(path)
    await page.locator('main').waitFor()
    await settle(page, state)
    if (act !== undefined) {
      await act(page, say)
      await settle(page, state)
    }
    if (state === 'offline') {
      await context.setOffline(true)
      await page.waitForTimeout(400)
    }
    // A dialog covers the window; any other screen is captured from top to bottom.
    const fullPage = (await page.getByRole('dialog').count()) === 0
    if (fullPage) await page.evaluate('window.scrollTo(0, 0)')
    await page.screenshot({ path: join(out, `${name}.png`), fullPage })
    looked += 1
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (overflow > 0) complain(`${overflow} pixels wider than the window`)
    if (!asked.quick && hasScripts) {
      const { violations } = await new AxeBuilder({ page })
        .options({
          runOnly: {
            type: 'tag',
            values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          },
          // Passed checks are not needed, and the page has no cross-origin frames: both would cost time.
          resultTypes: ['violations'],
          preload: false,
        })
        .setLegacyMode()
        .analyze()
      for (const { id, nodes } of violations)
        complain(`${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      if (!fullPage) {
        for (const fault of await lookAtDialog(page)) complain(fault)
      } else if (state === 'loaded') {
        const { stops, faults } = await lookByKeyboard(page)
        stopsOfTab += stops
        for (const fault of faults) complain(fault)
      }
    }
  } catch (error) {
    await page.screenshot({ path: join(out, `${name}-failed.png`), fullPage: true })
    complain(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  if (state === 'offline') await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
}

/** Waits until the screen has loaded everything that it shows. */
async function settle(page: Page, state: string): Promise<void> {
  // Until its code has loaded, a page has no heading of its own.
  await page
    .locator('main h1')
    .filter({ hasNotText: /^(Loading|Cargando)$/ })
    .first()
    .waitFor()
  if (state === 'loading') {
    await page.waitForTimeout(700)
    return
  }
  // Ignores placeholders in collapsed parts, which nothing is loading.
  const stillComing = '[aria-busy=true]:visible, .animate-pulse:visible'
  // Polled from outside the page, because its content security policy forbids evaluating strings. A part that has just
  // appeared may have started to load its content, so wait for several quiet polls.
  for (let waited = 0, quiet = 0; quiet < 4; waited += 1) {
    if (waited > 200) throw new Error('still busy after 20 s')
    quiet = (await page.locator(stillComing).count()) > 0 ? 0 : quiet + 1
    await page.waitForTimeout(100)
  }
}
