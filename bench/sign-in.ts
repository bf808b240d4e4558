import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ask, startProduct } from './product.ts'

/**
 * `npm run bench:sign-in -- --students 600 --seconds 36`: distinct students of one school behind one address sign in
 * spread over a time, by default 1,000 a minute as when 10,000 do within ten minutes; then all of them at once, coming
 * back when they are told to. Prints how long each waited, and what a sign-in costs the server.
 */
const { values } = parseArgs({
  options: { students: { type: 'string', default: '600' }, seconds: { type: 'string', default: '36' } },
})
const students = Number(values.students)
const seconds = Number(values.seconds)
const password = 'correct horse battery'
const address = '198.51.100.7'
const district = 10_000

const product = await startProduct()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function signUp(n: number): Promise<void> {
  const body = {
    username: `bench-${n}`,
    password,
    email: `bench-${n}@example.org`,
    firstName: 'Bench',
    lastName: 'Student',
    role: 'student',
    gradeLevel: 6,
  }
  // From many places: signing up is not what is measured.
  const from = `10.${n % 250}.${Math.floor(n / 250) % 250}.1`
  const reply = await ask(product.port, {
    method: 'POST',
    path: '/api/signup',
    body: JSON.stringify(body),
    address: from,
  })
  if (reply.status !== 200) throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
}

/** Signs in as a person does who reads when to try again; answers the milliseconds until they are in. */
async function signIn(n: number): Promise<{ ms: number; turnedAway: number }> {
  const began = performance.now()
  for (let turnedAway = 0; turnedAway < 50; turnedAway += 1) {
    const body = JSON.stringify({ username: `bench-${n}`, password, role: 'student' })
    const reply = await ask(product.port, { method: 'POST', path: '/api/login', body, address })
    if (reply.status === 200) return { ms: performance.now() - began, turnedAway }
    if (reply.status !== 503 && reply.status !== 429)
      throw new Error(`sign-in answered ${reply.status}: ${reply.text}`)
    const told = /in (\d+) seconds/.exec(reply.text)?.[1] ?? '10'
    await pause(Number(told) * 1000)
  }
  throw new Error(`student ${n} did not get in`)
}

async function measure(title: string, gapMs: number): Promise<number> {
  const cpu = product.cpuSeconds()
  const began = performance.now()
  const done: Promise<{ ms: number; turnedAway: number }>[] = []
  for (let n = 0; n < students; n += 1) {
    done.push(signIn(n))
    if (gapMs > 0) await pause(Math.max(0, began + (n + 1) * gapMs - performance.now()))
  }
  const results = await Promise.all(done)
  const wall = (performance.now() - began) / 1000
  const sorted = results.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  const turnedAway = results.filter((result) => result.turnedAway > 0).length
  const each = (product.cpuSeconds() - cpu) / students
  console.log(
    `${title}: ${students} in after ${wall.toFixed(1)} s; ms p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}; ` +
      `${turnedAway} told to come back; ${Math.round(each * 1000)} ms of the server’s processor each`,
  )
  return wall
}

try {
  for (let from = 0; from < students; from += 20)
    await Promise.all(Array.from({ length: Math.min(20, students - from) }, (_, n) => signUp(from + n)))
  await measure(
    `Spread over ${seconds} s (${Math.round((students / seconds) * 60)} a minute)`,
    (seconds * 1000) / students,
  )
  const wall = await measure('All at once', 0)
  const needed = (wall / students) * district
  console.log(
    `At the rate of “all at once” ${district} students would need ${Math.round(needed)} s on this machine ` +
      `(${availableParallelism()} cores; extrapolated from ${students}); ten minutes are 600 s.`,
  )
  process.exitCode = needed <= 600 ? 0 : 1
} finally {
  await product.stop()
}
