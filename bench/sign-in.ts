import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask, sessionIn, startProduct } from './product.ts'

/**
 * `npm run bench:sign-in -- --students 2000 --seconds 120`: students of one school sign in from one IP address, each
 * for the first time there. First they are spread over the given time (by default 1,000 a minute, as when 10,000 sign
 * in within ten minutes); then all sign in at once and retry when the server tells them to. Every sign-in is a real
 * one. Prints how long each took, its cost to the server, and how long a signed-in user waited meanwhile. Exits with
 * code 1 if the spread sign-ins fell behind, or if a district of 10,000 could not sign in within ten minutes at the
 * rate of the rush. To run the whole district, use `--students 10000 --seconds 600`, about twenty minutes including
 * sign-ups.
 */
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '120' },
    rush: { type: 'string' },
  },
})
const students = Number(values.students)
const seconds = Number(values.seconds)
const rush = Math.min(students, Number(values.rush ?? values.students))
const password = 'correct horse battery'
const address = '198.51.100.7'
const district = { students: 10_000, seconds: 600 }
/** Milliseconds within which a spread sign-in must finish, so that nobody notices the others. */
const calm = 2000

const product = await startProduct()

async function signUp(n: number, role: 'student' | 'teacher' = 'student'): Promise<string> {
  const body = {
    username: `bench-${n}`,
    password,
    email: `bench-${n}@example.org`,
    firstName: 'Bench',
    lastName: 'Student',
    role,
    gradeLevel: 6,
    subject: 'both',
  }
  // Sign up from many addresses, because sign-ups are not what this measures.
  const from = `10.${n % 250}.${Math.floor(n / 250) % 250}.1`
  const reply = await ask(product.port, {
    method: 'POST',
    path: '/api/signup',
    body: JSON.stringify(body),
    address: from,
  })
  if (reply.status !== 200) throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
  return sessionIn(reply.cookies)
}

/** Signs in, and retries when the server's reply says to. Returns the milliseconds until signed in. */
async function signIn(n: number): Promise<{ ms: number; turnedAway: number }> {
  const began = performance.now()
  for (let turnedAway = 0; turnedAway < 100; turnedAway += 1) {
    const body = JSON.stringify({ username: `bench-${n}`, password, role: 'student' })
    const reply = await ask(product.port, { method: 'POST', path: '/api/login', body, address })
    if (reply.status === 200) return { ms: performance.now() - began, turnedAway }
    if (reply.status !== 503 && reply.status !== 429)
      throw new Error(`sign-in answered ${reply.status}: ${reply.text}`)
    const waitSeconds = /in (\d+) seconds/.exec(reply.text)?.[1] ?? '10'
    await pause(Number(waitSeconds) * 1000)
  }
  throw new Error(`student ${n} did not get in`)
}

const quantiles = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
}

/** Makes ten requests a second as a signed-in user. Returns the response times once `isOver` is true. */
async function neighbor(cookie: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const { ms } = await ask(product.port, { method: 'GET', path: '/api/v1/user/settings', cookie })
    times.push(ms)
    await pause(100)
  }
  return times
}

interface Measured {
  /** Seconds until the last student had signed in. */
  wall: number
  p95: number
}

async function measure(title: string, count: number, gapMs: number, cookie: string): Promise<Measured> {
  const cpu = product.cpuSeconds()
  const began = performance.now()
  let isOver = false
  const beside = neighbor(cookie, () => isOver)
  const done: Promise<{ ms: number; turnedAway: number }>[] = []
  for (let n = 0; n < count; n += 1) {
    done.push(signIn(n))
    if (gapMs > 0) await pause(Math.max(0, began + (n + 1) * gapMs - performance.now()))
  }
  const results = await Promise.all(done)
  const wall = (performance.now() - began) / 1000
  isOver = true
  const at = quantiles(results.map(({ ms }) => ms))
  const others = quantiles(await beside)
  const turnedAway = results.filter((result) => result.turnedAway > 0).length
  const each = (product.cpuSeconds() - cpu) / count
  console.log(
    `${title}: ${count} in after ${wall.toFixed(1)} s, ${Math.round((count / wall) * 60)} a minute; ` +
      `ms p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}; ${turnedAway} told to come back; ` +
      `${Math.round(each * 1000)} ms of the server’s processor each; somebody who was in waited p50 ${others(0.5)}, ` +
      `p95 ${others(0.95)}, longest ${others(1)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  return { wall, p95: at(0.95) }
}

try {
  const cookie = await signUp(students, 'teacher')
  for (let from = 0; from < students; from += 20)
    await Promise.all(Array.from({ length: Math.min(20, students - from) }, (_, n) => signUp(from + n)))
  console.log(`${students} have signed up.`)
  const perMinute = Math.round((students / seconds) * 60)
  const spread = await measure(
    `Spread over ${seconds} s (${perMinute} a minute)`,
    students,
    (seconds * 1000) / students,
    cookie,
  )
  const crowd = await measure('All at once', rush, 0, cookie)
  const needed = (crowd.wall / rush) * district.students
  console.log(
    `At the rate of “all at once” ${district.students} would need ${Math.round(needed)} s on this machine ` +
      `(${availableParallelism()} cores; from ${rush} real sign-ins); ten minutes are ${district.seconds} s.`,
  )
  process.exitCode = needed <= district.seconds && spread.p95 <= calm ? 0 : 1
} finally {
  await product.stop()
}
