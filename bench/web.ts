import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { z } from 'zod'
import { startProduct } from '../e2e/own-product.ts'
import { ensureBuilt } from '../tools/build.mjs'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'

/**
 * `npm run bench:web`: opens pages as a phone on a slow network would: a processor four times slower, and slow 4G as
 * Lighthouse throttles it in the browser's network stack. These are the browser's own figures of each load and not
 * Lighthouse's score, which simulates the network and weighs them.
 */
const { values } = parseArgs({
  options: { address: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const runs = Number(values.runs)

/** 1.6 Mbps with 150 ms there and back, with Lighthouse's allowance for what a browser's throttling leaves out. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const cpuRate = 4
/** Milliseconds without anything new on the network or in the page after which it counts as loaded. */
const quiet = 1500

const pages = [
  { name: 'landing page', path: '/', student: false },
  { name: 'grade page', path: '/grade-6-math', student: false },
  { name: 'topic page', path: '/algebra-practice', student: false },
  { name: 'feature page', path: '/ai-adaptive-learning', student: false },
  { name: 'dashboard', path: '/', student: true },
  { name: 'practice', path: '/practice/unit-rates', student: true },
] as const

const Vitals = z.object({
  fcp: z.number(),
  lcp: z.number(),
  cls: z.number(),
  tbt: z.number(),
})

/** Put into the page before anything else: what the browser says of the load. */
const observe = `
  window.vitals = { fcp: 0, lcp: 0, cls: 0, tbt: 0 }
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', (entry) => { if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime })
  on('largest-contentful-paint', (entry) => { vitals.lcp = entry.startTime })
  on('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value })
  on('longtask', (entry) => { vitals.tbt += Math.max(0, entry.duration - 50) })
`

interface Load extends z.infer<typeof Vitals> {
  /** Bytes over the wire. */
  scripts: number
  all: number
  others: number
}

async function load(browser: Browser, address: string, path: string, student: boolean): Promise<Load> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  if (student) {
    const data = { username: 'maya', password: 'maya-practices', role: 'student' }
    await context.request.post('/api/login', { data })
  }
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await page.addInitScript(observe)
  const kinds = new Map<string, string>()
  const sizes = { scripts: 0, all: 0, others: 0 }
  let last = performance.now()
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    last = performance.now()
    if (request.url.startsWith('http') && !request.url.startsWith(address)) sizes.others += 1
  })
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    sizes.all += encodedDataLength
    if (kinds.get(requestId) === 'Script') sizes.scripts += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'load' })
  while (performance.now() - last < quiet) await page.waitForTimeout(100)
  const vitals = Vitals.parse(await page.evaluate('vitals'))
  await context.close()
  return { ...vitals, ...sizes }
}

const middle = (loads: readonly Load[], of: (one: Load) => number): number =>
  loads.map(of).toSorted((one, other) => one - other)[Math.floor(loads.length / 2)] ?? 0

if (!(await ensureBuilt())) throw new Error('The pages could not be built.')
const dataDir = mkdtempSync(join(tmpdir(), 'skills-bench-web-'))
const product =
  values.address === undefined
    ? await startProduct({ dataDir, secret: 'a secret for measuring that is long enough' })
    : null
const address = values.address ?? product?.address ?? ''
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })
console.log(
  [
    `Chromium ${browser.version()}, phone of 412 pixels, processor ${cpuRate}× slower, slow 4G, empty cache, middle of ${runs}:`,
    '',
    '| page | first paint | largest paint | layout shift | blocked | scripts | all | other origins |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
  ].join('\n'),
)
for (const { name, path, student } of pages) {
  const loads: Load[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await load(browser, address, path, student))
  const seconds = (of: (one: Load) => number) => `${(middle(loads, of) / 1000).toFixed(2)} s`
  const kilobytes = (of: (one: Load) => number) => `${(middle(loads, of) / 1024).toFixed(0)} KB`
  console.log(
    `| ${name} | ${seconds(({ fcp }) => fcp)} | ${seconds(({ lcp }) => lcp)} | ${middle(loads, ({ cls }) => cls).toFixed(3)} | ${middle(loads, ({ tbt }) => tbt).toFixed(0)} ms | ${kilobytes(({ scripts }) => scripts)} | ${kilobytes(({ all }) => all)} | ${middle(loads, ({ others }) => others)} |`,
  )
}
await browser.close()
await product?.end()
rmSync(dataDir, { recursive: true, force: true })
