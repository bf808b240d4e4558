// Every screen in its states, as pictures and under axe: `npm run screens -- --person student --path /grades`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { askForEverything } from '../e2e/handed.ts'
import { startProduct } from '../e2e/own-product.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { createPeople } from './screens/people.ts'

const usage = `Usage: npm run screens -- [options]
  --person  one of tools/screens/people.ts, such as visitor, student or new-teacher; all unless told, repeatable
  --path    only screens whose path begins so, repeatable
  --state   loaded, loading or error; all unless told, repeatable
  --width   1280 and 390 unless told, repeatable
  --scheme  light and dark unless told, repeatable
  --quick   pictures only
  --out     folder for the pictures instead of a new one
The product has to be built: npm run build.`

const { values: asked } = parseArgs({
  options: {
    person: { type: 'string', multiple: true },
    path: { type: 'string', multiple: true },
    state: { type: 'string', multiple: true, default: ['loaded', 'loading', 'error'] },
    width: { type: 'string', multiple: true, default: ['1280', '390'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    quick: { type: 'boolean', default: false },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (asked.help) {
  console.log(usage)
  process.exit(0)
}

/** What a page needs to know who is at it; never held up, since without it there is no screen. */
const always = /\/api\/(auth\/user|config|user\/stats|subscription\/status)$/
const secret = 'a secret for looking at screens, long enough'
const out = asked.out ?? mkdtempSync(join(tmpdir(), 'screens-'))
mkdirSync(out, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'screens-data-'))
const product = await startProduct({ dataDir, secret, environment: { DAILY_LIMIT: '6' } })
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
const findings: string[] = []
let looked = 0
try {
  const people = createPeople(secret).filter(({ name }) => asked.person?.includes(name) ?? true)
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
        })
        const paths = await person.enter(context)
        const wanted = paths.filter((path) => asked.path?.some((start) => path.startsWith(start)) ?? true)
        for (const path of wanted) {
          for (const state of asked.state) {
            await look(context, path, state, `${person.name}-${width}-${scheme}`)
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
console.log(`${looked} looks, pictures in ${out}`)
for (const finding of findings) console.log(finding)
process.exitCode = findings.length === 0 ? 0 : 1

async function look(context: BrowserContext, path: string, state: string, who: string): Promise<void> {
  const page = await context.newPage()
  const name = `${who}${path === '/' ? '-home' : path.replaceAll(/[^a-z0-9]+/gi, '-')}-${state}`
  const complain = (what: string) => findings.push(`${name}: ${what}`)
  page.on('pageerror', (error) => complain(error.message))
  if (state !== 'loaded') {
    await askForEverything(page)
    await page.route(
      (url) => url.pathname.startsWith('/api/') && !always.test(url.pathname),
      async (route) => {
        if (state === 'error') await route.fulfill({ status: 500, body: '' })
        // Held up for as long as anybody looks.
      },
    )
  }
  try {
    await page.goto(path)
    await page.locator('main').waitFor()
    await settle(page, state)
    await page.screenshot({ path: join(out, `${name}.png`), fullPage: true })
    looked += 1
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (overflow > 0) complain(`${overflow} pixels wider than the window`)
    if (!asked.quick) {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      for (const { id, nodes } of violations)
        complain(`${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }
  } catch (error) {
    complain(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
}

/** Waits until the screen shows what it will show. */
async function settle(page: Page, state: string): Promise<void> {
  if (state === 'loading') {
    await page.waitForTimeout(700)
    return
  }
  // Asked from outside: the page's policy lets no text be run as a program in it.
  for (let waited = 0; (await page.locator('[aria-busy=true], .animate-pulse').count()) > 0; waited += 1) {
    if (waited > 200) throw new Error('still busy after 20 s')
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(300)
}
