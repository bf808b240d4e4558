import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startProduct } from '../e2e/own-product.ts'
import { ensureBuilt } from '../tools/build.mjs'
import { type Load, openLighthouse } from './lighthouse.ts'

/**
 * `npm run bench:web`: runs Lighthouse as a phone on a simulated slow 4G network. Loads each page several times with an
 * empty cache, and reports the load with the median performance. Exits with code 1 if a page misses a target. Judges
 * SEO on every page, including signed-in pages, which search engines never see.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
  },
})
const runs = Number(values.runs)

const pages = [
  { name: 'landing', path: '/', student: false },
  { name: 'grade', path: '/grade-6-math', student: false },
  { name: 'topic', path: '/algebra-practice', student: false },
  { name: 'dashboard', path: '/', student: true },
  { name: 'practice', path: '/practice/unit-rates', student: true },
].filter(({ name }) => values.only === undefined || values.only.includes(name))

/** The most bytes of script that the landing page may load. */
const maxScript = 100 * 1024

interface Demand {
  what: string
  isMet: (load: Load, page: string) => boolean
  shown: (load: Load) => string
}
const demands: readonly Demand[] = [
  { what: 'performance', isMet: (load) => load.performance >= 95, shown: (load) => `${load.performance}` },
  {
    what: 'accessibility',
    isMet: (load) => load.accessibility === 100,
    shown: (load) => `${load.accessibility}`,
  },
  {
    what: 'best practices',
    isMet: (load) => load.bestPractices === 100,
    shown: (load) => `${load.bestPractices}`,
  },
  { what: 'SEO', isMet: (load) => load.seo === 100, shown: (load) => `${load.seo}` },
  {
    what: 'layout shift',
    isMet: (load) => load.layoutShift <= 0.02,
    shown: (load) => load.layoutShift.toFixed(3),
  },
  { what: 'other origins', isMet: (load) => load.others === 0, shown: (load) => `${load.others}` },
  {
    what: 'script',
    isMet: (load, page) => page !== 'landing' || load.scripts < maxScript,
    shown: (load) => kilobytes(load.scripts),
  },
]

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

if (values.address === undefined && !(await ensureBuilt())) throw new Error('The pages could not be built.')
const dataDir = mkdtempSync(join(tmpdir(), 'skills-bench-web-'))
const product =
  values.address === undefined
    ? await startProduct({ dataDir, secret: 'a secret for measuring that is long enough' })
    : null
const address = values.address ?? product?.address ?? ''
const lighthouse = await openLighthouse()
const misses: string[] = []
let busiest = 0
try {
  const cookie = await signIn()
  console.log(
    [
      `Lighthouse, phone, simulated slow 4G, empty cache, middle of ${runs}:`,
      '',
      `| page | ${demands.map(({ what }) => what).join(' | ')} | first paint | largest paint | blocked | all | load of the machine |`,
      `|---|${'---:|'.repeat(demands.length + 5)}`,
    ].join('\n'),
  )
  for (const { name, path, student } of pages) {
    const loads: Load[] = []
    for (let run = 0; run < runs; run += 1)
      loads.push(await lighthouse.load(`${address}${path}`, student ? cookie : null))
    const middle = loads.toSorted((one, other) => one.performance - other.performance)[loads.length >> 1]
    if (middle === undefined) throw new Error('--runs takes a number from 1.')
    const machine = loadavg()[0] ?? 0
    busiest = Math.max(busiest, machine)
    const cells = [
      ...demands.map(({ shown }) => shown(middle)),
      seconds(middle.firstPaint),
      seconds(middle.largestPaint),
      `${middle.blocked.toFixed(0)} ms`,
      kilobytes(middle.all),
      machine.toFixed(1),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
    for (const { what, isMet, shown } of demands)
      if (!isMet(middle, name)) misses.push(`${name}: ${what} ${shown(middle)}`)
    if (middle.findings.length > 0) misses.push(`${name}: Lighthouse finds ${middle.findings.join(', ')}`)
  }
} finally {
  await lighthouse.close()
  await product?.end()
  rmSync(dataDir, { recursive: true, force: true })
}

console.log('')
if (busiest > availableParallelism())
  console.log(
    `The machine was busy: up to ${busiest.toFixed(1)} processes wanted its ${availableParallelism()} processors, and what they took counts against the pages.`,
  )
console.log(misses.length === 0 ? 'All pages reach what they should.' : `Missed:\n  ${misses.join('\n  ')}`)
process.exit(misses.length === 0 ? 0 : 1)

/** Returns the session cookie of a student who has practiced for a while. */
async function signIn(): Promise<string> {
  const reply = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'maya', password: 'maya-practices', role: 'student' }),
  })
  const [cookie = ''] = reply.headers.getSetCookie()
  if (!reply.ok || cookie === '') throw new Error(`The sign-in of the demo answered ${reply.status}.`)
  return cookie.split(';')[0] ?? ''
}
