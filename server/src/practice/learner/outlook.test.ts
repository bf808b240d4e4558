import { Practice } from '@skills-center/contract/practice'
import { SkillOutlook } from '@skills-center/contract/skills'
import { skills } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { bodyOf, send } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 200 } })
})
afterAll(() => test.stop())

const outlooksOf = async (student: Caller) => {
  const outlooks = z.array(SkillOutlook).parse((await student.get('/api/user/skill-outlooks')).body)
  return new Map(outlooks.map((entry) => [String(entry.skillId), entry]))
}

async function practise(student: Caller, skill: string, questions: number, isRight: boolean) {
  let question = Practice.parse((await student.get(`/api/skills/${skill}/practice`)).body).questions[0]
  for (let index = 0; index < questions && question !== undefined; index += 1) {
    clock = new Date(clock.getTime() + 40_000)
    const first = await send(student, bodyOf(question, isRight))
    const closed = first.triesLeft === 0 ? first : await send(student, bodyOf(question, isRight))
    question = closed.next ?? undefined
  }
}

describe('what a student is ready for', () => {
  it('is told of every skill; of a newcomer only what builds on nothing is known', async () => {
    const outlooks = await outlooksOf(await signUp(test))
    expect([...outlooks.keys()]).toEqual(skills.map(({ id }) => String(id)))
    for (const { id, prerequisites } of skills)
      expect(outlooks.get(id)?.outlook).toBe(prerequisites.length === 0 ? 'ready' : 'unknown')
  })

  it('follows from how what it builds on goes, and a skill that was begun is no longer ahead', async () => {
    const [strong, weak] = [await signUp(test), await signUp(test)]
    await practise(strong, 'unit-rates', 8, true)
    await practise(weak, 'unit-rates', 8, false)
    const [ahead, behind] = [await outlooksOf(strong), await outlooksOf(weak)]
    expect(ahead.has('unit-rates')).toBe(false)
    const following = skills.filter(({ prerequisites }) => prerequisites.join() === 'unit-rates')
    expect(following.length).toBeGreaterThan(0)
    for (const { id } of following) {
      expect(ahead.get(id)).toMatchObject({ outlook: 'ready', after: [] })
      expect(behind.get(id)?.isLikelyKnown).toBe(false)
      expect(behind.get(id)).toMatchObject({ outlook: 'later', after: ['unit-rates'] })
    }
    for (const { outlook, after, skillId } of behind.values()) {
      expect(after.length > 0).toBe(outlook === 'later')
      for (const earlier of after)
        expect(skills.find(({ id }) => id === skillId)?.prerequisites).toContain(earlier)
    }
  })
})
