import { randomBytes } from 'node:crypto'
import { Practice, type Question } from '@skills-center/contract/practice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { createQuestionTokens, type IssuedQuestion } from './question-token.ts'
import { bodyOf, send } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 500 } })
})
afterAll(() => test.stop())

const tokens = createQuestionTokens(secret, randomBytes)
const partsOf = ({ token }: Question): IssuedQuestion => {
  const issued = tokens.open(token)
  if (issued === undefined) throw new Error('not ours')
  return issued
}

const questionsOf = async (student: Caller, skill: string): Promise<Question[]> => {
  const reply = await student.get(`/api/skills/${skill}/practice`)
  return Practice.parse(reply.body).questions
}

const claims = [
  ['new to this skill', 'first'],
  ['easier than your last one', 'easier'],
  ['harder than your last one', 'harder'],
  ['asked a new way', 'another way'],
  ['a lot like your last one', 'keep going'],
  ['keeps it fresh', 'refresh'],
] as const

/** The claim in the text, and whether it is true given the skill's previous question. */
function judged(question: Question, before: IssuedQuestion | undefined, isMastered: boolean) {
  const { modelId, level } = partsOf(question)
  const claim = claims.find(([words]) => question.why.includes(words))?.[1]
  const isSame = before?.modelId === modelId && before.level === level
  const isTrue = {
    first: before === undefined,
    easier: before !== undefined && level < before.level,
    harder: before !== undefined && level > before.level,
    'another way': before !== undefined && level === before.level && modelId !== before.modelId,
    'keep going': isSame,
    refresh: isMastered,
  }
  return { claim, isTrue: claim !== undefined && isTrue[claim] }
}

describe('the reason of every question', () => {
  it('is true beside the last question of its skill, through sessions that go from skill to skill', async () => {
    const student = await signUp(test)
    const last = new Map<string, IssuedQuestion>()
    const mastered = new Set<string>()
    const met = new Set<string>()
    for (const [bout, skill] of ['unit-rates', 'equivalent-ratios', 'unit-rates', 'unit-rates'].entries()) {
      if (bout === 3) pass(3 * 86_400)
      const [first, second] = await questionsOf(student, skill)
      if (first === undefined || second === undefined) throw new Error('expects two questions')
      // Both questions were issued at once; the second follows the first.
      expect(judged(second, partsOf(first), mastered.has(skill))).toMatchObject({ isTrue: true })
      let question = first
      for (let turn = 0; turn < 9; turn += 1) {
        const { claim, isTrue } = judged(question, last.get(skill), mastered.has(skill))
        expect(isTrue, `${question.why} before: ${JSON.stringify(last.get(skill))}`).toBe(true)
        met.add(claim ?? '')
        last.set(skill, partsOf(question))
        pass(45)
        let reply = await send(student, bodyOf(question, (turn + bout) % 5 !== 1))
        if (reply.triesLeft > 0) reply = await send(student, bodyOf(question, turn % 2 === 0))
        if (reply.triesLeft > 0 || reply.next === null) break
        if (reply.after.mastered) mastered.add(skill)
        else mastered.delete(skill)
        question = reply.next
      }
    }
    expect(met.size).toBeGreaterThanOrEqual(4)
  })
})
