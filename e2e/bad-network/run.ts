import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stats, ProgressEntry } from '@skills-center/contract/progress'
import { SubscriptionStatus } from '@skills-center/contract/billing'
import { chromium, type Page } from 'playwright-core'
import { z } from 'zod'
import { connectDatabase } from '../../server/src/platform/database.ts'
import { statement } from '../../server/src/platform/statement.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { chromiumArguments, findChromium } from '../../tools/chromium.ts'
import { startProduct } from '../own-product.ts'
import { type NetworkFault, injectFaults } from './network.ts'
import { type Given, practiceOn } from './student.ts'
import { ownTime } from '../own-time.ts'

const secret = 'a secret for a bad network that is long enough'
const skillId = 'unit-rates'
/** The least number of answers, even on a slow machine; every fault must occur, too. */
const leastAnswers = 12
/** Milliseconds that the server stays down after a kill. */
const downtime = 4000

export interface BadNetworkReport {
  seconds: number
  kills: number
  given: Given
  harms: Readonly<Record<NetworkFault, number>>
  unserved: number
  /** Distinct answers and “I haven’t learned this yet” submissions that left the browser. */
  submissions: { answers: number; putOff: number }
  stored: {
    attempts: number
    deferrals: number
    /** Submitted, but not in the database. */
    missing: string[]
    /** In the database more than once, or never submitted. */
    wrong: string[]
  }
  /** Each pair must be equal: the count from the attempts, and the one that the product shows. */
  figures: { what: string; attempts: number; shown: number }[]
}

/** Returns numbers between 0 and 1 that are the same in every run (Lehmer 1951). */
function lehmer(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/**
 * Has a student practice over a network that loses, delays, duplicates, and reorders requests, and with a server that
 * is killed and restarted `kills` times. Then looks up every answer in the database.
 */
export async function practiceOnBadNetwork(options: {
  seconds: number
  kills: number
  seed?: number
}): Promise<BadNetworkReport> {
  const { seconds, kills, seed = 20_261 } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'skills-network-'))
  const environment = { DEMO: 'false', DAILY_LIMIT: '10000', LOG_LEVEL: 'error' }
  let product = await startProduct({ dataDir, secret, environment })
  const { address } = product
  const port = Number(new URL(address).port)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments],
  })
  try {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      baseURL: address,
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    context.setDefaultTimeout(60_000)
    await context.addInitScript(ownTime)
    const page = await context.newPage()
    await signUp(page)
    const network = await injectFaults(page, lehmer(seed))
    const end = performance.now() + seconds * 1000
    const hasSeenAll = () => Object.values(network.done).every((times) => times > 0)
    let killed = 0
    const practice = practiceOn(
      page,
      secret,
      lehmer(seed + 1),
      ({ answers, withoutVerdict }) =>
        performance.now() > end &&
        answers >= leastAnswers &&
        withoutVerdict > 0 &&
        killed === kills &&
        hasSeenAll(),
    )
    // Handle the rejection now; the await below reports it.
    practice.catch(() => undefined)
    await page.goto(`/practice/${skillId}`)
    while (killed < kills) {
      await wait((seconds * 1000) / (kills + 1) - downtime)
      await product.end('SIGKILL')
      const before = network.unserved()
      await wait(downtime)
      // Keep the server down until a request has failed, because an outage that no request meets tests nothing.
      await Promise.race([practice, until(() => network.unserved() > before)])
      product = await startProduct({ dataDir, secret, environment, port })
      killed += 1
    }
    const given = await practice
    await network.mend()
    await sendRest(page)
    const shown = await figuresOf(page)
    await product.end()
    const rows = await storedIn(dataDir)
    const names = [...network.submitted.keys()]
    const answers = names.filter((name) => !name.startsWith('deferral '))
    const inDatabase = rows.attempts.map((attempt) => attempt.submission_id)
    const total = (of: (attempt: Attempt) => number) => rows.attempts.reduce((sum, one) => sum + of(one), 0)
    return {
      seconds,
      kills,
      given,
      harms: network.done,
      unserved: network.unserved(),
      submissions: { answers: answers.length, putOff: names.length - answers.length },
      stored: {
        attempts: rows.attempts.length,
        deferrals: rows.deferrals,
        missing: answers.filter((id) => !inDatabase.includes(id)),
        wrong: inDatabase.filter((id, index) => inDatabase.indexOf(id) !== index || !answers.includes(id)),
      },
      figures: [
        { what: 'problems used today', attempts: total((one) => Number(one.try === 1)), shown: shown.used },
        { what: 'points', attempts: total((one) => one.points), shown: shown.points },
        { what: 'answers in the skill', attempts: rows.attempts.length, shown: shown.answered },
      ],
    }
  } finally {
    await browser.close()
    await product.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(50)
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))

async function signUp(page: Page): Promise<void> {
  const reply = await page.request.post('/api/signup', {
    data: {
      username: 'far-away',
      password: 'orange kite river',
      email: 'person@example.org',
      firstName: 'Robin',
      lastName: 'Vale',
      role: 'student',
      gradeLevel: 6,
      born: { year: new Date().getFullYear() - 15, month: 1 },
    },
  })
  if (reply.status() !== 200) throw new Error(`Signing up answered ${reply.status()}`)
}

const countPending =
  'Object.keys(localStorage).filter((name) => name.startsWith("skills-center.kept.")).length'

/** Waits until the device has no pending answers left; the page sends them by itself. */
async function sendRest(page: Page): Promise<void> {
  const deadline = performance.now() + 60_000
  while ((await page.evaluate(countPending)) !== 0) {
    if (performance.now() > deadline)
      throw new Error('A minute after the network was mended answers still wait')
    await wait(100)
  }
}

/** Reads the figures that the product shows. */
async function figuresOf(page: Page) {
  const read = async (path: string): Promise<unknown> => {
    for (;;) {
      const reply = await page.request.get(path)
      // The server refuses polls while it is overloaded.
      if (reply.status() !== 503) return reply.json()
      await wait(1000)
    }
  }
  const [progress] = ProgressEntry.array().parse(await read('/api/user/progress'))
  return {
    used: SubscriptionStatus.parse(await read('/api/subscription/status')).dailyProblemsUsed,
    points: Stats.parse(await read('/api/user/stats')).totalPoints,
    answered: progress?.answered ?? 0,
  }
}

const Attempt = z.object({
  submission_id: z.string(),
  try: z.number(),
  points: z.number(),
})
type Attempt = z.infer<typeof Attempt>

const selectAttempts = statement(
  'network.attempts',
  'select submission_id, try, points from attempts',
  Attempt,
)
const countDeferrals = statement(
  'network.deferrals',
  'select count(*)::int as count from deferrals',
  z.object({
    count: z.number(),
  }),
)

/** Reads the database directly while the product is stopped. */
async function storedIn(dataDir: string): Promise<{ attempts: Attempt[]; deferrals: number }> {
  const log = createLog('silent')
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const database = await connectDatabase(postgres.connection, log)
  try {
    const attempts = await database.query(selectAttempts)
    const [deferrals] = await database.query(countDeferrals)
    return { attempts, deferrals: deferrals?.count ?? 0 }
  } finally {
    await database.close()
    await postgres.stop()
  }
}
