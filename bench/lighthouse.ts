import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { z } from 'zod'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'
import { npmCommand, root } from '../tools/processes.mjs'

/** Installed on first use, because it has more dependencies than the product, and only this benchmark needs it. */
const version = '13.5.0'
const folder = join(root, 'node_modules', '.cache', 'lighthouse', version)

const share = z.number().nullable()
const Audit = z.object({
  score: share,
  numericValue: z.number().optional(),
  details: z.unknown(),
})
const Category = z.object({
  score: share,
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const Report = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.object({
    performance: Category,
    accessibility: Category,
    'best-practices': Category,
    seo: Category,
  }),
  audits: z.record(z.string(), Audit),
})
type Report = z.infer<typeof Report>
const Requested = z.object({ url: z.string(), resourceType: z.string(), transferSize: z.number() })
const Requests = z.object({ items: z.array(Requested) })

/** Lighthouse's results for one load. */
export interface Load {
  /** From 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  blocked: number
  layoutShift: number
  /** Bytes transferred. */
  scripts: number
  all: number
  /** The number of requests to other origins. */
  others: number
  /** Failed audits other than performance. */
  findings: string[]
}

export interface Lighthouse {
  /** Loads a page as a phone on a simulated slow network, signed in if a cookie is given. */
  load: (url: string, cookie: string | null) => Promise<Load>
  close: () => Promise<void>
}

export async function openLighthouse(): Promise<Lighthouse> {
  const run = await loadLighthouse()
  const port = await freePort()
  const browser: Browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  return {
    async load(url, cookie) {
      const headers = cookie === null ? {} : { extraHeaders: { Cookie: cookie } }
      const flags = { port, output: 'json', logLevel: 'silent', ...headers }
      // Retry, because a load sometimes fails on a busy machine.
      for (let tries = 1; ; tries += 1) {
        const { lhr } = z.object({ lhr: Report }).parse(await run(url, flags))
        if (lhr.runtimeError === undefined) return read(lhr, new URL(url).origin)
        if (tries === 3) throw new Error(`Lighthouse could not load ${url}: ${lhr.runtimeError.code}`)
      }
    },
    close: () => browser.close(),
  }
}

type Run = (url: string, flags: object) => Promise<unknown>

async function loadLighthouse(): Promise<Run> {
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  if (!existsSync(entry)) {
    console.log(`Fetching Lighthouse ${version} ...`)
    mkdirSync(folder, { recursive: true })
    const { file, first, shell } = npmCommand()
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync(file, [...first, ...args, `lighthouse@${version}`], {
      cwd: folder,
      shell,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error('Lighthouse could not be fetched: npm says above why.')
  }
  const module: unknown = await import(pathToFileURL(entry).href)
  const { default: run } = z
    .object({ default: z.custom<Run>((it) => typeof it === 'function') })
    .parse(module)
  return run
}

function read({ categories, audits }: Report, origin: string): Load {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const hundredths = ({ score }: z.infer<typeof Category>) => Math.round((score ?? 0) * 100)
  const requests = Requests.parse(audits['network-requests']?.details).items
  const bytes = (those: readonly z.infer<typeof Requested>[]) =>
    those.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const { performance, ...others } = categories
  return {
    performance: hundredths(performance),
    accessibility: hundredths(categories.accessibility),
    bestPractices: hundredths(categories['best-practices']),
    seo: hundredths(categories.seo),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    scripts: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    all: bytes(requests),
    others: requests.filter(({ url }) => url.startsWith('http') && new URL(url).origin !== origin).length,
    findings: Object.values(others).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const score = audits[id]?.score ?? null
        return weight > 0 && score !== null && score < 1 ? [id] : []
      }),
    ),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
