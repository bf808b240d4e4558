import { parseArgs } from 'node:util'
import { ask, sessionIn, startProduct } from './product.ts'

/**
 * `npm run bench:drawing -- --readers 12 --seconds 5`: measures how long a call waits while the server renders pages.
 * One student repeatedly asks who is signed in: alone, then beside readers who load their dashboard as fast as they
 * can, then beside readers who fetch the same data without the page (the control). Needs built pages: run `npm start`
 * once.
 */
const { values } = parseArgs({
  options: { readers: { type: 'string', default: '12' }, seconds: { type: 'string', default: '5' } },
})
const readerCount = Number(values.readers)
const milliseconds = Number(values.seconds) * 1000
const product = await startProduct()

let made = 0
async function newStudent(): Promise<string> {
  made += 1
  const username = `bench-${made}`
  const reply = await ask(product.port, {
    method: 'POST',
    path: '/api/signup',
    address: `10.0.${made}.1`,
    body: JSON.stringify({
      username,
      password: 'correct horse battery',
      email: `${username}@example.org`,
      firstName: 'Bench',
      lastName: 'Student',
      role: 'student',
      gradeLevel: 6,
    }),
  })
  const cookie = sessionIn(reply.cookies)
  if (cookie === '') throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
  return cookie
}

/** The API calls of the dashboard. */
const data = [
  '/api/v1/user/settings',
  '/api/user/stats',
  '/api/classrooms',
  '/api/v1/practice/plan',
  '/api/user/progress',
  '/api/skills?gradeLevel=6',
  '/api/user/weekly-activity',
]

interface Round {
  waits: number[]
  opened: number
  drawn: number
}

async function round(student: string, readers: readonly string[], paths: readonly string[]): Promise<Round> {
  const end = performance.now() + milliseconds
  let opened = 0
  let drawn = 0
  const reading = readers.map(async (cookie) => {
    while (performance.now() < end) {
      const replies = await Promise.all(
        paths.map((path) => ask(product.port, { method: 'GET', path, cookie })),
      )
      opened += 1
      if (replies.some(({ text }) => text.includes('"isDrawn":true'))) drawn += 1
    }
  })
  const waits: number[] = []
  while (performance.now() < end) {
    const { ms } = await ask(product.port, { method: 'GET', path: '/api/auth/user', cookie: student })
    waits.push(ms)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await Promise.all(reading)
  return { waits, opened, drawn }
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

try {
  const student = await newStudent()
  const readers: string[] = []
  for (let n = 0; n < readerCount; n += 1) readers.push(await newStudent())
  const rounds = { alone: [], pages: ['/'], control: data } as const
  await round(student, readers, ['/'])
  for (const [name, paths] of Object.entries(rounds)) {
    const cpu = product.cpuSeconds()
    const { waits, opened, drawn } = await round(student, paths.length === 0 ? [] : readers, paths)
    console.log(
      `${name}: ${waits.length} calls, ms p50 ${at(waits, 0.5).toFixed(1)}, p95 ${at(waits, 0.95).toFixed(1)}, ` +
        `most ${at(waits, 1).toFixed(1)}; opened ${opened}, drawn ${drawn}; ` +
        `CPU ${(product.cpuSeconds() - cpu).toFixed(1)} s, ${product.megabytes()} MB`,
    )
  }
} finally {
  await product.stop()
}
