import type { AnswerReply } from '@skills-center/contract/practice'
import { WeeklyActivityEntry } from '@skills-center/contract/progress'
import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newStudent } from '@skills-center/learner/state'
import { statement } from '../platform/statement.ts'
import { createLog } from '../platform/log.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { findLearner, rebuildLearner } from './learner/learners.ts'
import { selectLearners } from './queries.ts'
import { createPopulations } from './learner/populations.ts'
import { bodyOf, firstQuestion, open, send, skillId, statsOf } from './test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 20 } })
})
afterAll(() => test.stop())

describe('practice as a whole', () => {
  it('reaches mastery by steady right answers, and the figures agree everywhere', async () => {
    const student = await signUp(test)
    let question = await firstQuestion(student)
    let reply: AnswerReply | null = null
    for (let answered = 0; answered < 18 && reply?.after.mastered !== true; answered += 1) {
      // Mastery requires a right answer on another day.
      pass(answered === 6 ? 86_400 : 45)
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

  describe('what the model keeps about a student', () => {
    const practiseForDays = async (student: Caller, days: number) => {
      for (let done = 0; done < days; done += 1) {
        let question = await firstQuestion(student)
        for (let index = 0; index < 6; index += 1) {
          pass(60)
          const reply = await send(
            student,
            bodyOf(question, (done + index) % 4 !== 3, { hintsUsed: index % 2 }),
          )
          const closed = reply.triesLeft === 0 ? reply : await send(student, bodyOf(question, true))
          if (closed.next !== null) question = closed.next
        }
        pass(26 * 3600)
      }
    }
    const kept = async (student: { id: string }) => {
      const learner = await selectLearners(test.database, populations().model, [UserId.parse(student.id)])
      return learner.get(UserId.parse(student.id))
    }
    const populations = () =>
      createPopulations({ database: test.database, now: () => clock, log: createLog('silent') })

    it('can be worked out again from the attempts, to the bit', async () => {
      const student = await signUp(test)
      await practiseForDays(student, 4)
      const stored = await kept(student)
      if (stored === undefined) throw new Error('nothing kept')
      const rebuilt = await rebuildLearner(test.database, populations(), UserId.parse(student.id), stored)
      expect(rebuilt.student).toEqual(stored.student)
      expect(rebuilt.rows).toEqual(stored.rows)
      expect(stored.rows.size).toBe(1)
    })

    it('is recomputed for a new version of the model, with nobody kept waiting', async () => {
      const student = await signUp(test)
      await practiseForDays(student, 2)
      const before = await kept(student)
      expect(before?.isCurrent).toBe(true)
      const { standing } = await open(student)
      await test.database.query(
        statement(
          'test.age-model',
          'update learner_students set model_version = model_version - 1 where student_id = $1',
        ),
        [student.id],
      )
      expect(await kept(student)).toMatchObject({ isCurrent: false, rows: new Map() })
      expect((await open(student)).standing).toEqual(standing)
      await send(student, bodyOf(await firstQuestion(student), true))
      const after = await kept(student)
      expect(after?.isCurrent).toBe(true)
      expect(after?.student.answered).toBe((before?.student.answered ?? 0) + 1)
    })

    it('is worked out again once, and not with every page and every answer', async () => {
      const student = await signUp(test)
      await practiseForDays(student, 8)
      await test.database.query(
        statement('test.age-all-models', 'update learner_students set model_version = model_version - 1'),
      )
      const id = UserId.parse(student.id)
      const ofTest = populations()
      const truth = await rebuildLearner(test.database, ofTest, id, { student: newStudent(6) })
      const statements = (work: () => Promise<unknown>) => test.countQueries(work)
      const first = await statements(() => findLearner(test.database, ofTest, id))
      const second = await statements(() => findLearner(test.database, ofTest, id))
      expect(first).toBeGreaterThan(second + 8)
      expect(second).toBe(3)
      const again = await findLearner(test.database, ofTest, id)
      expect(again).toEqual(truth)
      // A caller's changes to its copy do not affect the cache.
      again.rows.clear()
      expect(await findLearner(test.database, ofTest, id)).toEqual(truth)
      const [one, other] = await Promise.all([
        findLearner(test.database, ofTest, id),
        findLearner(test.database, ofTest, id),
      ])
      expect(one).toEqual(other)
      // A new answer changes the history.
      await send(student, bodyOf(await firstQuestion(student), true))
      await test.database.query(
        statement('test.age-again', 'update learner_students set model_version = model_version - 1'),
      )
      const later = await findLearner(test.database, ofTest, id)
      expect(later.student.answered).toBe(truth.student.answered + 1)
    })

    it('rests on a population that has learned from the answers of earlier days, once and for all copies', async () => {
      const student = await signUp(test)
      await practiseForDays(student, 3)
      const [one, other] = await Promise.all([populations().at(clock), populations().at(clock)])
      expect(one.answered).toBeGreaterThan(0)
      expect(other).toEqual(one)
      // Computing from a stored population and from the very beginning gives the same result.
      await test.database.query(statement('test.forget-populations', 'delete from learner_populations'))
      expect(await populations().at(clock)).toEqual(one)
    })
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
