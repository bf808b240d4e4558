import type { AnswerReply } from '@skills-center/contract/practice'
import { dailyLimitReached, Problem } from '@skills-center/contract/problem'
import { WeeklyActivityEntry } from '@skills-center/contract/progress'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import { newState, update } from '@skills-center/learner/update'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/database.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { guessableOptions } from './candidates.ts'
import { bodyOf, firstQuestion, open, refusedWith, send, skillId, statsOf } from './test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 20 } })
})
afterAll(() => test.stop())

describe('the daily limit', () => {
  const useUp = async (student: Caller, problems: number): Promise<AnswerReply> => {
    let question = await firstQuestion(student)
    let reply = await send(student, bodyOf(question, true))
    for (let done = 1; done < problems; done += 1) {
      if (reply.next === null) throw new Error(`no question after ${done}`)
      question = reply.next
      pass(30)
      reply = await send(student, bodyOf(question, true))
    }
    return reply
  }

  it('lets the question on screen be finished, then answers 402 in calm words until midnight in the student’s zone', async () => {
    clock = new Date('2026-03-12T20:00:00Z')
    const student = await signUp(test)
    const onScreenElsewhere = await firstQuestion(student)
    const last = await useUp(student, 20)
    expect(last.planUse.dailyProblemsUsed).toBe(20)
    expect(last.next).toBeNull()

    const refused = await student.get(`/api/skills/${skillId}/practice`)
    expect(refused.status).toBe(402)
    expect(Problem.parse(refused.body)).toMatchObject({ type: dailyLimitReached, status: 402 })

    expect((await send(student, bodyOf(onScreenElsewhere, false))).triesLeft).toBe(1)
    expect((await send(student, bodyOf(onScreenElsewhere, true))).verdict).toBe('correct')

    // Midnight in Chicago is 05:00 in UTC at this time of the year.
    clock = new Date('2026-03-13T04:59:00Z')
    expect((await student.get(`/api/skills/${skillId}/practice`)).status).toBe(402)
    clock = new Date('2026-03-13T05:01:00Z')
    expect((await open(student)).planUse.dailyProblemsUsed).toBe(0)
  })

  it('is not escaped by naming another time zone', async () => {
    clock = new Date('2026-03-12T20:00:00Z')
    const student = await signUp(test)
    const spare = await open(student)
    await useUp(student, 20)
    const [one, two] = spare.questions
    if (one === undefined || two === undefined) throw new Error('expects two questions')
    await send(student, bodyOf(one, true, { timeZone: 'Pacific/Auckland' }))
    const { status } = await refusedWith(student, bodyOf(two, true, { timeZone: 'Pacific/Auckland' }))
    expect(status).toBe(402)
  })
})

describe('practice as a whole', () => {
  it('reaches mastery by steady right answers, and the figures agree everywhere', async () => {
    const student = await signUp(test)
    let question = await firstQuestion(student)
    let reply: AnswerReply | null = null
    for (let answered = 0; answered < 18 && reply?.after.mastered !== true; answered += 1) {
      pass(45)
      reply = await send(student, bodyOf(question, true))
      if (reply.next === null) break
      question = reply.next
    }
    expect(reply?.after.mastered).toBe(true)
    expect(reply?.achievementsEarned.map((achievement) => achievement.id)).toContain('first-mastery')
    expect(await statsOf(student)).toMatchObject({ mathSkills: 1, totalPoints: reply?.totalPoints })
    const progress = await student.get('/api/user/progress')
    expect(progress.body).toMatchObject([{ skillId, mastered: true, answered: reply?.after.answered }])
    const week = await student.get('/api/user/weekly-activity')
    expect(week.body).toHaveLength(7)
    expect(z.array(WeeklyActivityEntry).parse(week.body).at(-1)?.answered).toBe(
      reply?.planUse.dailyProblemsUsed,
    )
  })

  it('never shows the same question twice in a row of twenty', async () => {
    const student = await signUp(test)
    let question = await firstQuestion(student)
    const seen = new Set<string>()
    for (let index = 0; index < 20; index += 1) {
      seen.add(JSON.stringify(question.item))
      const reply = await send(student, bodyOf(question, index % 3 !== 0))
      const closed = reply.triesLeft === 0 ? reply : await send(student, bodyOf(question, true))
      if (closed.next === null) break
      question = closed.next
    }
    expect(seen.size).toBe(20)
  })

  it('settles a crowd of students at once, each once', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => signUp(test)))
    const bodies = await Promise.all(
      students.map(async (student) => bodyOf(await firstQuestion(student), true)),
    )
    const replies = await Promise.all(students.map((student, index) => send(student, bodies[index] ?? {})))
    for (const reply of replies) expect(reply).toMatchObject({ verdict: 'correct', totalPoints: 20 })
  })

  it('has a learner state that can be worked out again from the attempts', async () => {
    const student = await signUp(test)
    let question = await firstQuestion(student)
    for (let index = 0; index < 8; index += 1) {
      pass(60)
      const reply = await send(student, bodyOf(question, index % 4 !== 3))
      const closed = reply.triesLeft === 0 ? reply : await send(student, bodyOf(question, true))
      if (closed.next !== null) question = closed.next
    }
    const rebuilt = await rebuild(student.id)
    const stored = await test.database.query<{ state: object }>(
      statement('test.select-state', 'select state from learner_states where student_id = $1'),
      [student.id],
    )
    expect(rebuilt).toEqual(stored[0]?.state)
  })

  it('asks the database nothing when figures that are kept are polled', async () => {
    const student = await signUp(test)
    await send(student, bodyOf(await firstQuestion(student), true))
    await student.get('/api/user/stats')
    await student.get('/api/subscription/status')
    const queries = await test.countQueries(async () => {
      await student.get('/api/user/stats')
      await student.get('/api/subscription/status')
    })
    expect(queries).toBe(0)
  })
})

describe('another copy of the server', () => {
  it('shows what this one has settled', async () => {
    const other = await startTestApp({ beside: test, now: () => clock })
    try {
      const student = await signUp(test)
      const there = other.caller(student.cookie())
      expect(await statsOf(there)).toMatchObject({ totalPoints: 0 })
      await send(student, bodyOf(await firstQuestion(student), true))
      await expect
        .poll(() => statsOf(there), { timeout: 5000, interval: 20 })
        .toMatchObject({ totalPoints: 20 })
    } finally {
      await other.app.close()
    }
  })
})

/** The learner state worked out from the attempts alone. */
async function rebuild(studentId: string) {
  const rows = await test.database.query<{
    model_id: string
    level: 1 | 2 | 3
    verdict: string
    try: number
    hints_used: number
    active_ms: number
    answered_at: Date
    seed: number
  }>(
    statement(
      'test.select-attempts',
      `select model_id, level, verdict, try, hints_used, active_ms, answered_at, seed
       from attempts where student_id = $1 order by answered_at, issued_at, try`,
    ),
    [studentId],
  )
  const skill = selectSkill(skillId)
  if (skill === undefined) throw new Error('no skill')
  let state = newState(Math.floor((rows[0]?.answered_at.getTime() ?? 0) / 1000))
  for (const row of rows) {
    const model = skill.models.find((candidate) => candidate.id === row.model_id)
    if (model === undefined) throw new Error('no model')
    state = update(state, {
      model: row.model_id,
      level: row.level,
      options: guessableOptions(makeItem(skill, model, row.level, row.seed)),
      isCorrect: row.verdict === 'correct',
      hintsUsed: row.hints_used,
      attempt: row.try,
      activeSeconds: row.active_ms / 1000,
      expectedSeconds: model.seconds,
      at: Math.floor(row.answered_at.getTime() / 1000),
    })
  }
  return state
}
