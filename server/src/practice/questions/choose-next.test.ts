import { randomBytes } from 'node:crypto'
import { Deferred, Practice, type Question } from '@skills-center/contract/practice'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { createQuestionTokens } from './question-token.ts'
import { bodyOf, open, send } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 20 } })
})
afterAll(() => test.stop())

const tokens = createQuestionTokens(secret, randomBytes)
const nextRequest = (shown: readonly Question[], isMixed = false) => ({
  isMixed,
  ahead: 2,
  shown: shown.map(({ token }) => token),
})
const itemsOf = (questions: readonly Question[]) => questions.map(({ item }) => JSON.stringify(item))
const mixed = async (student: Caller) => Practice.parse((await student.get('/api/practice/next')).body)

/** Returns the questions, after checking that there are at least this many. */
function needed(questions: readonly Question[], count: number): Question[] {
  if (questions.length < count) throw new Error(`expects ${count} questions, not ${questions.length}`)
  return [...questions]
}

it('hands out three questions at first, and with each answer as many as the browser asks for', async () => {
  const student = await signUp(test)
  const [first] = needed((await open(student)).questions, 3)
  if (first === undefined) return
  const reply = await send(student, bodyOf(first, true, { nextRequest: nextRequest([]) }))
  expect(reply.next).not.toBeNull()
  expect(reply.ahead).toHaveLength(2)
  const [plain] = needed((await open(student)).questions, 3)
  if (plain === undefined) return
  expect((await send(student, bodyOf(plain, true))).ahead).toEqual([])
})

it('never brings again what is on screen or kept, and goes on from the last of it', async () => {
  const student = await signUp(test)
  const seen: string[] = []
  let questions = needed((await open(student)).questions, 3)
  // The network fails: the second and third question are shown before the first answer arrives.
  for (let round = 0; round < 4; round += 1) {
    seen.push(...itemsOf(questions))
    const [first, ...shown] = questions
    if (first === undefined) throw new Error('no question')
    clock = new Date(clock.getTime() + 60_000)
    const reply = await send(student, bodyOf(first, true, { nextRequest: nextRequest(shown) }))
    for (const kept of shown) {
      const late = await send(student, bodyOf(kept, false, { nextRequest: nextRequest([]) }))
      if (late.triesLeft > 0) await send(student, bodyOf(kept, true))
    }
    const following = [reply.next ?? [], ...reply.ahead].flat()
    const [next] = needed(following, 3)
    const last = shown.at(-1)
    const isSame = (one: Question, other: Question) =>
      tokens.open(one.token)?.modelId === tokens.open(other.token)?.modelId && one.level === other.level
    if (next !== undefined && last !== undefined && next.why.includes('a lot like your last one'))
      expect(isSame(next, last)).toBe(true)
    questions = following
  }
  expect(new Set(seen).size).toBe(seen.length)
})

it('counts what is on screen towards the day, so that no more is handed out than may be answered', async () => {
  const student = await signUp(test)
  const small = await startTestApp({ beside: test, now: () => clock, configuration: { dailyLimit: 3 } })
  try {
    const limited = await signUp(small)
    const [first, second, third] = needed((await open(limited)).questions, 3)
    if (first === undefined || second === undefined || third === undefined) return
    expect((await send(limited, bodyOf(first, true, { nextRequest: nextRequest([second]) }))).ahead).toEqual(
      [],
    )
    expect((await send(limited, bodyOf(second, true, { nextRequest: nextRequest([third]) }))).next).toBeNull()
  } finally {
    await small.app.close()
  }
  // A token of another student, or an invalid one, is ignored.
  const [mine] = needed((await open(student)).questions, 3)
  const [theirs] = needed((await open(await signUp(test))).questions, 3)
  if (mine === undefined || theirs === undefined) return
  const body = bodyOf(mine, true, {
    nextRequest: { isMixed: false, ahead: 2, shown: [theirs.token, 'nothing'] },
  })
  expect((await send(student, body)).ahead).toHaveLength(2)
})

it('mixed practice goes on across skills with the answer itself, and says how the student stands in each', async () => {
  const student = await signUp(test)
  const first = await mixed(student)
  const [shown, second] = needed(first.questions, 3)
  if (shown === undefined || second === undefined) return
  expect(new Set(first.questions.map(({ skillId }) => skillId)).size).toBe(3)
  expect(first.others.map(({ skill }) => skill.id)).toEqual(first.questions.map(({ skillId }) => skillId))
  const reply = await send(student, bodyOf(shown, true, { nextRequest: nextRequest([second], true) }))
  const following = needed([reply.next ?? [], ...reply.ahead].flat(), 3)
  // The skill on screen waits until the others have had a turn.
  expect(following[0]?.skillId).not.toBe(second.skillId)
  expect(reply.others.map(({ skill }) => skill.id)).toEqual(following.map(({ skillId }) => skillId))
})

it('“I haven’t learned this yet” brings questions to go on with too', async () => {
  const student = await signUp(test)
  const [question] = needed((await open(student)).questions, 3)
  const reply = await student.post('/api/practice/deferrals', {
    token: question?.token,
    nextRequest: nextRequest([]),
  })
  expect(Deferred.parse(reply.body)).toMatchObject({ ahead: [{}, {}], others: [] })
})
