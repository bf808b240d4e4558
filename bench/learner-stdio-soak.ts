import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { maxMovement, sessionPause } from '@skills-center/learner/constants'
import type { InitRequest } from '@skills-center/learner/protocol'
import { ownNode, root } from '../tools/processes.mjs'
import { createRandomSource } from './teaching/random-source.ts'

/**
 * `node bench/learner-stdio-soak.ts --answers 1000000 --students 250`: cohorts of simple students practice through `npm
 * run learner:stdio`, with 16 questions a day for 50 days. Checks every reply, and checks every change of mastery
 * against a report from just before. Every 50th round sends requests one at a time and times them. Fails if any check
 * fails.
 */
const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '1000000' },
    students: { type: 'string', default: '250' },
    skills: { type: 'string', default: '48' },
  },
})
const wanted = Number(values.answers)
const cohort = Number(values.students)
const skillCount = Number(values.skills)
const random = createRandomSource(2024)
const day = 86_400
const [daysOfCohort, questionsOfDay] = [50, 16]

const ids = Array.from({ length: skillCount }, (_, index) => `k${index}`)
const levels = [1, 2, 3] as const
const init: InitRequest = {
  grade: 7,
  skills: ids.map((id, order) => ({
    id,
    grade: order < skillCount / 3 ? 6 : 7,
    strand: `strand${order % 5}`,
    unit: `u${order % 10}`,
    order,
  })),
  prerequisites: ids.flatMap((later, index) =>
    [0, 1].flatMap(() => {
      const earlier = ids[index - 1 - random.below(8)]
      return earlier === undefined ? [] : [[earlier, later] as const]
    }),
  ),
  items: ids.flatMap((skill) =>
    levels.flatMap((level) => [
      { id: `${skill}-${level}o`, skill, level, kind: 'open' as const, options: 0, seconds: 40 },
      { id: `${skill}-${level}c`, skill, level, kind: 'choice' as const, options: 4, seconds: 25 },
    ]),
  ),
}
const items = new Map(init.items.map((item) => [item.id, item]))

const Done = z.object({ ok: z.literal(true) })
const Next = z.object({ skill: z.string(), item: z.string(), p: z.number().gt(0).lt(1), why: z.string() })
const Percent = z.number().min(0).max(100)
const Standings = z.object({
  mastery: z.record(z.string(), Percent),
  mastered: z.array(z.string()),
  stuck: z.array(z.string()),
})

interface Student {
  id: string
  /** Logits in each skill; practice raises them. */
  abilities: number[]
  quickness: number
  /** The percentage after the last answer in each skill, and its time. */
  shown: Map<string, { percent: number; at: number }>
}

const program = spawn(ownNode, ['tools/learner-stdio.ts'], {
  cwd: root,
  stdio: ['pipe', 'pipe', 'inherit'],
})
program.stdout.setEncoding('utf8')
const ended = new Promise<number | null>((resolve) => {
  program.on('exit', resolve)
})
const replies: string[] = []
let rest = ''
let replied = () => {}
program.stdout.on('data', (text: string) => {
  const lines = (rest + text).split('\n')
  rest = lines.pop() ?? ''
  replies.push(...lines)
  replied()
})

/** Sends all requests at once, and waits for the same number of replies. */
async function ask(requests: readonly object[]): Promise<unknown[]> {
  program.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(''))
  while (replies.length < requests.length) {
    await new Promise<void>((resolve) => {
      replied = resolve
    })
  }
  return replies.splice(0, requests.length).map((line): unknown => JSON.parse(line))
}

const times = { next: [0], answer: [0] }
async function askEach(of: number[], requests: readonly object[]): Promise<unknown[]> {
  const all: unknown[] = []
  for (const request of requests) {
    const before = performance.now()
    all.push(...(await ask([request])))
    of.push(performance.now() - before)
  }
  return all
}

const faults = { invalid: 0, wrongWay: 0, tooFar: 0 }
const seen = { answers: 0, right: 0, mastered: 0, stuck: 0, furthest: 0, expected: 0 }

function newStudent(id: string): Student {
  const general = random.normal()
  return {
    id,
    abilities: ids.map((_, order) => general + 0.7 * random.normal() + (order < skillCount / 3 ? 0.8 : -0.7)),
    quickness: random.isTrue(0.1) ? 0 : 0.1 + 0.2 * random.uniform(),
    shown: new Map(),
  }
}

/** Answers a question, with guesses, slips, learning, and now and then a click without thinking. */
function respond(student: Student, itemId: string): { correct: boolean; seconds: number } {
  const item = items.get(itemId)
  const index = ids.indexOf(item?.skill ?? '')
  const ability = student.abilities[index] ?? 0
  const luck = item !== undefined && item.options > 0 ? 1 / item.options : 0
  if (random.isTrue(0.04)) return { correct: random.isTrue(luck), seconds: 1 + random.uniform() }
  const knows = 1 / (1 + Math.exp(-1.3 * (ability - ((item?.level ?? 2) - 2))))
  const correct = random.isTrue(luck + (0.96 - luck) * knows)
  student.abilities[index] = Math.min(4, ability + student.quickness)
  return { correct, seconds: 30 * random.logNormal(0.5) }
}

/** Checks how an answer moved its skill's percentage, compared with the last one shown and with the one just before. */
function judge(
  student: Student,
  skill: string,
  correct: boolean,
  now: number,
  before: number,
  after: number,
) {
  const last = student.shown.get(skill)
  const from = last !== undefined && now - last.at < sessionPause ? last.percent : before
  const way = correct ? 1 : -1
  const moved = Math.max(Math.abs(after - from), Math.abs(after - before))
  if (way * (after - from) < -1e-9 || way * (after - before) < -1e-9) faults.wrongWay += 1
  if (moved > Math.max(maxMovement, Math.abs(from - before) + 0.02)) faults.tooFar += 1
  seen.furthest = Math.max(seen.furthest, moved)
  student.shown.set(skill, { percent: after, at: now })
}

/** Asks each student of the cohort one question. */
async function round(
  students: readonly Student[],
  now: number,
  remaining: number,
  mode: string,
  isTimed: boolean,
) {
  const nextRequests = students.map(({ id }) => ({ cmd: 'next', student: id, now, mode, remaining }))
  const nexts = await (isTimed ? askEach(times.next, nextRequests) : ask(nextRequests))
  const asked = students.flatMap((student, index) => {
    const next = Next.safeParse(nexts[index])
    if (!next.success || items.get(next.data.item)?.skill !== next.data.skill) {
      faults.invalid += 1
      return []
    }
    seen.expected += next.data.p
    return [{ student, ...next.data, ...respond(student, next.data.item) }]
  })
  const at = now + 30
  const reports = await ask(asked.map(({ student }) => ({ cmd: 'report', student: student.id, now: at })))
  const answers = asked.map(({ student, skill, item, correct, seconds }) => ({
    cmd: 'answer',
    student: student.id,
    skill,
    item,
    correct,
    seconds,
    now: at,
  }))
  const answered = await (isTimed ? askEach(times.answer, answers) : ask(answers))
  for (const [index, { student, skill, correct }] of asked.entries()) {
    const report = Standings.safeParse(reports[index])
    const reply = Standings.safeParse(answered[index])
    const before = report.data?.mastery[skill]
    const after = reply.data?.mastery[skill]
    seen.answers += 1
    if (correct) seen.right += 1
    if (before === undefined || after === undefined) faults.invalid += 1
    else judge(student, skill, correct, at, before, after)
    if (Object.keys(report.data?.mastery ?? {}).length !== skillCount) faults.invalid += 1
  }
}

/** Once a week, an adult reads each student's list and helps with the first skill. */
async function week(students: readonly Student[], now: number) {
  const reports = await ask(students.map(({ id }) => ({ cmd: 'report', student: id, now })))
  const helps = students.flatMap((student, index) => {
    const report = Standings.safeParse(reports[index])
    if (!report.success) faults.invalid += 1
    seen.mastered += report.data?.mastered.length ?? 0
    const [skill] = report.data?.stuck ?? []
    if (skill === undefined) return []
    seen.stuck += 1
    student.abilities[ids.indexOf(skill)] = 1
    return [{ cmd: 'help', student: student.id, skill, now }]
  })
  for (const reply of await ask(helps)) if (!Done.safeParse(reply).success) faults.invalid += 1
}

const began = performance.now()
function progress() {
  const rate = seen.answers / ((performance.now() - began) / 1000)
  console.log(`${seen.answers} answers, ${rate.toFixed(0)} a second`)
}
let now = 1_788_000_000
let rounds = 0
if (!Done.safeParse((await ask([{ cmd: 'init', ...init }]))[0]).success) faults.invalid += 1
for (let group = 0; seen.answers < wanted; group += 1) {
  const students = Array.from({ length: cohort }, (_, index) => newStudent(`s${group}-${index}`))
  const joined = await ask(students.map(({ id }) => ({ cmd: 'start', student: id, grade: 7, now })))
  for (const reply of joined) if (!Done.safeParse(reply).success) faults.invalid += 1
  for (let date = 0; date < daysOfCohort && seen.answers < wanted; date += 1) {
    for (let question = 0; question < questionsOfDay && seen.answers < wanted; question += 1) {
      const mode = date === 0 ? 'placement' : 'practice'
      const some = students.slice(0, Math.min(cohort, wanted - seen.answers))
      await round(some, now + question * 60, questionsOfDay - question, mode, rounds % 50 === 7)
      rounds += 1
    }
    if (date % 7 === 6) await week(students, now + 4 * 3600)
    if (date % 10 === 9) progress()
    now += day
  }
}
program.stdin.end('{"cmd":"quit"}\n')
if ((await ended) !== 0) faults.invalid += 1

const quantile = (of: readonly number[], share: number) =>
  (of.toSorted((one, other) => one - other)[Math.floor(share * (of.length - 1))] ?? 0).toFixed(2)
const share = (part: number) => `${((100 * part) / seen.answers).toFixed(1)}%`
console.log(`Right ${share(seen.right)}, expected ${share(seen.expected)}.`)
console.log(`Weekly lists: ${seen.mastered} skills mastered, ${seen.stuck} students helped.`)
console.log(`Furthest movement ${seen.furthest.toFixed(2)} points.`)
for (const [what, of] of Object.entries(times)) {
  console.log(`${what}: median ${quantile(of.slice(1), 0.5)} ms, p99 ${quantile(of.slice(1), 0.99)} ms`)
}
console.log(
  `Invalid replies ${faults.invalid}, movements in the wrong direction ${faults.wrongWay}, too far ${faults.tooFar}.`,
)
if (faults.invalid + faults.wrongWay + faults.tooFar > 0) process.exitCode = 1
