import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Practice, type Question } from '@skills-center/contract/practice'
import { createAnswerKeys } from '../server/src/practice/answer-keys.ts'
import { ask, startProduct } from './product.ts'

/**
 * `npm run bench:neighbors -- --answers 200`: measures students who answer alone, then beside six who send data that no
 * database stores (NUL, half a surrogate pair) as fast as it is refused, then beside six who send valid requests of the
 * same size that are refused as well (the control), then alone again. Students must not wait longer beside the bad data
 * than beside the control.
 */
const { values } = parseArgs({
  options: { answers: { type: 'string', default: '200' }, rounds: { type: 'string', default: '3' } },
})
const perRound = Number(values.answers)
const neighborCount = 12
const poisonerCount = 6
const secret = 'a secret of the bench that is long enough'
const product = await startProduct({ SESSION_SECRET: secret })
const known = createAnswerKeys(secret)

interface Student {
  cookie: string
  questions: Question[]
  skill: number
}

let made = 0
async function newStudent(): Promise<Student> {
  made += 1
  const username = `bench-${made}`
  const body = {
    username,
    password: 'correct horse battery',
    email: `${username}@example.org`,
    firstName: 'Bench',
    lastName: 'Student',
    role: 'student',
    gradeLevel: 6,
  }
  const address = `10.0.${made}.1`
  const reply = await ask(product.port, {
    method: 'POST',
    path: '/api/signup',
    body: JSON.stringify(body),
    address,
  })
  const cookie = reply.cookies.find((one) => one.startsWith('sid='))?.split(';')[0]
  if (cookie === undefined) throw new Error(`sign-up answered ${reply.status}: ${reply.text}`)
  await ask(product.port, {
    method: 'POST',
    path: '/api/v1/user/age',
    body: '{"born":{"year":2000,"month":1}}',
    cookie,
  })
  return { cookie, questions: [], skill: made }
}

let skills: { id: string }[] = []

/** Returns the next question of the student's skill, or of the next skill if that one has none left. */
async function nextQuestion(student: Student): Promise<Question> {
  const waiting = student.questions.shift()
  if (waiting !== undefined) return waiting
  for (let tried = 0; tried < skills.length; tried += 1) {
    const id = skills[student.skill % skills.length]?.id ?? ''
    const reply = await ask(product.port, {
      method: 'GET',
      path: `/api/skills/${id}/practice`,
      cookie: student.cookie,
    })
    if (reply.status === 200) {
      student.questions = Practice.parse(JSON.parse(reply.text)).questions
      const first = student.questions.shift()
      if (first !== undefined) return first
    }
    student.skill += 1
  }
  throw new Error('no question is left')
}

const send = (cookie: string, token: string, response: unknown) =>
  ask(product.port, {
    method: 'POST',
    path: '/api/v1/practice/answers',
    cookie,
    body: JSON.stringify({ token, attemptId: randomUUID(), response, activeMilliseconds: 900, hintsUsed: 0 }),
  })

const poison = [
  { kind: 'choice', option: '\0' },
  { kind: 'choice', option: '\ud800' },
  { kind: 'number', text: '12345\0' },
]
/** The same size, and refused at the same stage: by the schema. */
const harmless = [{ kind: 'choice', option: 5 }]

const neighbors: Student[] = []
for (let n = 0; n < neighborCount; n += 1) neighbors.push(await newStudent())
const [first] = neighbors
const listed = await ask(product.port, { method: 'GET', path: '/api/skills', cookie: first?.cookie })
skills = JSON.parse(listed.text)
const others: Student[] = []
for (let n = 0; n < poisonerCount; n += 1) others.push(await newStudent())

async function round(
  responses: readonly unknown[] | null,
): Promise<{ times: number[]; sent: number; faults: number }> {
  const times: number[] = []
  let isOver = false
  let sent = 0
  let faults = 0
  const sending = (responses === null ? [] : others).map(async (student) => {
    const { token } = await nextQuestion(student)
    while (!isOver) {
      const reply = await send(student.cookie, token, responses?.[sent % responses.length])
      sent += 1
      if (reply.status !== 400) faults += 1
      // As fast as a simple script, and the same in both kinds of round.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  await Promise.all(
    neighbors.map(async (student) => {
      for (let n = 0; n < perRound / neighborCount; n += 1) {
        const { token } = await nextQuestion(student)
        const response = known.right(token)
        const began = performance.now()
        const reply = await send(student.cookie, token, response)
        times.push(performance.now() - began)
        if (reply.status !== 200) throw new Error(`a neighbor was answered ${reply.status}: ${reply.text}`)
      }
    }),
  )
  isOver = true
  await Promise.all(sending)
  return { times, sent, faults }
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

try {
  const kinds = { alone: null, poison, control: harmless } as const
  const all: Record<keyof typeof kinds, number[]> = { alone: [], poison: [], control: [] }
  await round(null)
  let faults = 0
  for (let n = 0; n < Number(values.rounds); n += 1)
    for (const kind of ['alone', 'poison', 'control', 'alone'] as const) {
      const result = await round(kinds[kind])
      all[kind].push(...result.times)
      faults += result.faults
    }
  for (const [kind, times] of Object.entries(all))
    console.log(
      `${kind}: ${times.length} answers, ms p50 ${at(times, 0.5).toFixed(1)}, p95 ${at(times, 0.95).toFixed(1)}`,
    )
  const ratio = (share: number) => at(all.poison, share) / at(all.control, share)
  console.log(
    `poison beside control: p50 × ${ratio(0.5).toFixed(2)}, p95 × ${ratio(0.95).toFixed(2)}; ${faults} not refused with 400`,
  )
  process.exitCode = faults === 0 && ratio(0.5) < 1.5 && ratio(0.95) < 1.5 ? 0 : 1
} finally {
  await product.stop()
}
