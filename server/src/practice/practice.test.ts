import { Practice } from '@skills-center/contract/practice'
import { Problem } from '@skills-center/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { secret, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { createQuestionTokens } from './questions/question-token.ts'
import { bodyOf, firstQuestion, refusedWith, send, skillId, statsOf } from './test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 20 } })
})
afterAll(() => test.stop())

const countAttempts = statement(
  'test.count-attempts',
  'select count(*) as count from attempts where student_id = $1',
  z.object({
    count: z.number(),
  }),
)
const attemptsOf = async (student: { id: string }) =>
  (await test.database.query(countAttempts, [student.id]))[0]?.count
describe('the practice call', () => {
  it('answers skill, standing and questions, and no key', async () => {
    const student = await signUp(test)
    const reply = await student.get(`/api/skills/${skillId}/practice`)
    const practice = Practice.parse(reply.body)
    expect(practice.skill).toMatchObject({ id: skillId, name: 'Unit rates', subject: 'math' })
    expect(practice.standing).toEqual({
      mastery: null,
      certainty: null,
      mastered: false,
      isDue: false,
      answered: 0,
    })
    expect(practice.questions).toHaveLength(3)
    expect(practice.questions[0]?.why).toContain('times in 10')
    for (const word of ['wrongAnswers', 'misconception', 'solution', '"key"', 'seed']) {
      expect(reply.text).not.toContain(word)
    }
  })

  it('says in words that there is no such skill', async () => {
    const student = await signUp(test)
    const reply = await student.get('/api/skills/juggling/practice')
    expect(reply.status).toBe(404)
    expect(Problem.parse(reply.body).detail).toBe('We couldn’t find that skill.')
  })

  it('is for students', async () => {
    const teacher = await signUp(test, { role: 'teacher' })
    expect((await teacher.get(`/api/skills/${skillId}/practice`)).status).toBe(403)
    expect((await test.caller().get(`/api/skills/${skillId}/practice`)).status).toBe(401)
  })
})

describe('a right answer', () => {
  it('moves mastery, points, streak and achievements, shows the solution and brings the next question', async () => {
    const student = await signUp(test)
    const reply = await send(student, bodyOf(await firstQuestion(student), true))
    expect(reply).toMatchObject({ verdict: 'correct', triesLeft: 0, pointsEarned: 20, totalPoints: 20 })
    expect(reply).toMatchObject({ credited: true, notCredited: null })
    expect(reply.before.mastery).toBeNull()
    expect(reply.after.mastery).toBeGreaterThan(30)
    expect(reply.achievementsEarned.map((achievement) => achievement.id)).toEqual(['first-success'])
    expect(reply.solution?.length).toBeGreaterThan(1)
    expect(reply.rightAnswer).not.toBeNull()
    expect(reply.planUse).toEqual({ isPremium: false, dailyLimit: 20, dailyProblemsUsed: 1 })
    expect(reply.next?.skillId).toBe(skillId)
    expect(await statsOf(student)).toMatchObject({ totalPoints: 20, streak: 1, completedAchievements: 1 })
  })

  it('counts once however often it is sent, also at the same moment, and is answered the same', async () => {
    const student = await signUp(test)
    const body = bodyOf(await firstQuestion(student), true)
    const replies = await Promise.all(Array.from({ length: 12 }, () => send(student, body)))
    const later = await send(student, body)
    for (const reply of [...replies, later]) {
      const { next, planUse, ...rest } = reply
      const { next: firstNext, planUse: firstUse, ...first } = replies[0] ?? later
      expect(rest).toEqual(first)
      expect([next === null, planUse]).toEqual([firstNext === null, firstUse])
    }
    expect(await attemptsOf(student)).toBe(1)
    expect(await statsOf(student)).toMatchObject({ totalPoints: 20 })
  })

  it('cannot be given a second time under another id', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    await send(student, bodyOf(question, true))
    const { status, problem } = await refusedWith(student, bodyOf(question, true))
    expect(status).toBe(409)
    expect(problem.detail).toContain('already answered this question')
    expect(await attemptsOf(student)).toBe(1)
  })
})

describe('a wrong answer', () => {
  it('meets feedback about that very mistake, and may be tried once more before the solution', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const first = await send(student, bodyOf(question, false))
    expect(first).toMatchObject({
      verdict: 'incorrect',
      triesLeft: 1,
      solution: null,
      rightAnswer: null,
      rightResponse: null,
      next: null,
    })
    expect(first.feedback?.length).toBeGreaterThan(0)
    const second = await send(student, bodyOf(question, false))
    expect(second).toMatchObject({ verdict: 'incorrect', triesLeft: 0, pointsEarned: 0 })
    expect(second.solution?.length).toBeGreaterThan(1)
    expect(second.next).not.toBeNull()
    const { status } = await refusedWith(student, bodyOf(question, true))
    expect(status).toBe(409)
  })

  it('put right at the second try earns half the points and uses one problem of the day', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    await send(student, bodyOf(question, false))
    const reply = await send(student, bodyOf(question, true))
    expect(reply).toMatchObject({ verdict: 'correct', pointsEarned: 15, planUse: { dailyProblemsUsed: 1 } })
  })

  it('lowers mastery and a right one raises it', async () => {
    const student = await signUp(test)
    const right = await send(student, bodyOf(await firstQuestion(student), true))
    if (right.next === null) throw new Error('no next question')
    const wrong = await send(student, bodyOf(right.next, false))
    expect(wrong.after.mastery).toBeLessThan(wrong.before.mastery ?? 0)
  })
})

describe('an answer that cannot be read', () => {
  it('costs nothing and says why', async () => {
    const student = await signUp(test)
    let question = await firstQuestion(student)
    while (question.item.interaction.kind !== 'number') {
      await send(student, bodyOf(question, true))
      question = await firstQuestion(student)
    }
    const before = await attemptsOf(student)
    const reply = await send(
      student,
      bodyOf(question, true, { response: { kind: 'number', text: 'no idea' } }),
    )
    expect(reply).toMatchObject({ verdict: 'unreadable', triesLeft: 2, pointsEarned: 0, next: null })
    expect(reply).toMatchObject({ credited: false, notCredited: null })
    const richText = [[{ kind: 'text', text: 'Not sure? A hint may help. Then type a number.' }]]
    expect(reply.feedback).toEqual(richText)
    expect(await attemptsOf(student)).toBe(before)
    expect((await send(student, bodyOf(question, true))).verdict).toBe('correct')
  })

  it('of another kind than the question is refused as unreadable, never a fault', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const kind =
      question.item.interaction.kind === 'choice'
        ? { kind: 'number', text: '1' }
        : { kind: 'choice', option: 'a' }
    expect((await send(student, bodyOf(question, true, { response: kind }))).verdict).toBe('unreadable')
  })
})

describe('a token', () => {
  it('that was tampered with is not ours', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const { token } = question
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    for (const bad of [forged, 'x', '', 'AAAA'.repeat(60)]) {
      const { status } = await refusedWith(student, { ...bodyOf(question, true), token: bad })
      expect(status).toBe(400)
    }
  })

  it('of somebody else is refused', async () => {
    const owner = await signUp(test)
    const thief = await signUp(test)
    const { status, problem } = await refusedWith(thief, bodyOf(await firstQuestion(owner), true))
    expect(status).toBe(403)
    expect(problem.detail).toContain('another student')
  })

  it('expires after a day', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    pass(24 * 60 * 60 + 1)
    const { status, problem } = await refusedWith(student, bodyOf(question, true))
    expect(status).toBe(410)
    expect(problem.detail).toContain('open too long')
  })

  it('of an older revision of the skill has expired', async () => {
    const student = await signUp(test)
    const tokens = createQuestionTokens(secret, (size) => Buffer.alloc(size, 7))
    const question = await firstQuestion(student)
    const sealed = tokens.open(question.token)
    if (sealed === undefined) throw new Error('not ours')
    const { status } = await refusedWith(
      student,
      bodyOf(question, true, { token: tokens.seal({ ...sealed, revision: 0 }) }),
    )
    expect(status).toBe(410)
  })

  it('does not show its seed', async () => {
    const student = await signUp(test)
    const { token } = await firstQuestion(student)
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('unit-rates')
  })
})

describe('hints', () => {
  it('come one by one until there are no more', async () => {
    const student = await signUp(test)
    const { token, hintCount } = await firstQuestion(student)
    for (let index = 0; index < hintCount; index += 1) {
      const reply = await student.post('/api/practice/hints', { token, index })
      expect(reply.body).toMatchObject({ left: hintCount - index - 1 })
    }
    expect((await student.post('/api/practice/hints', { token, index: hintCount })).status).toBe(404)
  })
})
