// Takes screenshots of the gallery's samples: `node tools/gallery-pictures.ts --family numbers --sheets`.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright-core'
import { serveGallery } from '../web/gallery/serve.ts'
import { slugOf } from '../web/gallery/slug.ts'
import { skillReadings } from './content-read/skill-readings.ts'
import { chromiumArguments, findChromium } from './chromium.ts'

const usage = `Usage: node tools/gallery-pictures.ts [--family numbers] [--interaction choice] [--skill slope] [options]
  --family, --interaction  what to take, repeatable
  --skill    items of a skill, repeatable, with --seed 1 and --language en
  --name     only samples whose name holds these words
  --state    only this state of an interaction: empty, filled, sent, retry, wrong, right, refused
  --width    320, 390 and 1280 unless told, repeatable
  --theme    light and dark unless told, repeatable
  --print    as printed instead of as on a screen; always light
  --sheets   puts the pictures that belong together on one: all looks of a figure, all states of a question
  --out      folder to write to instead of a new one`

const { values: asked } = parseArgs({
  options: {
    family: { type: 'string', multiple: true, default: [] },
    interaction: { type: 'string', multiple: true, default: [] },
    skill: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
    name: { type: 'string', default: '' },
    state: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['320', '390', '1280'] },
    theme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    print: { type: 'boolean', default: false },
    sheets: { type: 'boolean', default: false },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const wanted = [
  ...asked.family.map((family) => ({ family })),
  ...asked.interaction.map((interaction) => ({ interaction })),
  ...asked.skill.map((skill) => ({ skill, seed: asked.seed, language: asked.language })),
]
if (asked.help || wanted.length === 0) {
  console.log(usage)
  process.exit(asked.help ? 0 : 1)
}

const out = asked.out ?? mkdtempSync(join(tmpdir(), 'gallery-pictures-'))
mkdirSync(out, { recursive: true })

const complained = new Set<string>()
/** Screenshots by the contact sheet that they belong on. */
const sheets = new Map<string, Buffer[]>()
const gallery = await serveGallery({ isStill: true, skillReadings })
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
try {
  const themes = asked.print ? ['light'] : asked.theme
  for (const width of asked.width) for (const theme of themes) await takeLook(browser, Number(width), theme)
  for (const [name, pictures] of sheets) await lay(browser, name, pictures)
} finally {
  await browser.close()
  await gallery.close()
}
console.log(out)

async function takeLook(from: Browser, width: number, theme: string): Promise<void> {
  const page = await from.newPage({
    // Tall enough that no card scrolls while its screenshot is taken.
    viewport: { width, height: 3200 },
    // Phones have no mouse, and the page shows them an extra keypad.
    hasTouch: width < 500,
    reducedMotion: 'reduce',
  })
  page.on('pageerror', (error) => complain(`the page says: ${error.message}`))
  await page.emulateMedia({ media: asked.print ? 'print' : 'screen' })
  for (const what of wanted) {
    const { name, state } = asked
    const route = { ...what, theme, bare: 'yes', ...(name && { name }), ...(state && { state }) }
    await openPage(page, `${gallery.address}?${new URLSearchParams(route).toString()}`)
    await takeSamples(page, `${width}-${asked.print ? 'print' : theme}`)
  }
  await page.close()
}

/** A half-saved source file keeps every page from loading, so retry instead of failing. */
async function openPage(page: Page, address: string): Promise<void> {
  const until = performance.now() + 180_000
  for (;;) {
    await page.goto(address)
    try {
      await page.locator('[data-ready]').waitFor({ state: 'attached', timeout: 20_000 })
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 20_000 })
      await page.evaluate('document.fonts.ready')
      return
    } catch (error) {
      if (performance.now() > until) throw error
      complain('The page does not load; trying again for three minutes.')
    }
  }
}

async function takeSamples(page: Page, look: string): Promise<void> {
  for (const broken of await page.locator('[data-broken]').allTextContents()) complain(broken)
  for (const sample of await page.locator('[data-sample]').all()) {
    const name = slugOf((await sample.getAttribute('data-sample')) ?? '')
    const states = await sample.locator('[data-state]').all()
    if (states.length === 0) {
      await take(sample, `${name}-${look}`, name)
      continue
    }
    for (const card of states) {
      const state = (await card.getAttribute('data-state')) ?? ''
      await take(card, `${name}-${state}-${look}`, `${name}-${look}`)
    }
  }
}

async function take(element: ReturnType<Page['locator']>, name: string, sheet: string): Promise<void> {
  const picture = await element.screenshot(asked.sheets ? {} : { path: join(out, `${name}.png`) })
  if (asked.sheets) sheets.set(sheet, [...(sheets.get(sheet) ?? []), picture])
}

/** Lays screenshots out in rows on one contact sheet. */
async function lay(onto: Browser, name: string, pictures: readonly Buffer[]): Promise<void> {
  const page = await onto.newPage({ viewport: { width: 1568, height: 100 } })
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
  await page.setContent(
    `<body style="margin:0;display:flex;flex-wrap:wrap;align-items:start;gap:6px;background:#888">${images.join('')}`,
  )
  await page.screenshot({ path: join(out, `${name}.png`), fullPage: true })
  await page.close()
}

/** Prints each problem once, even if every theme has it. */
function complain(text: string): void {
  if (!complained.has(text)) console.error(text)
  complained.add(text)
}
