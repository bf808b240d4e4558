import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from './engine.ts'
import type { Engine, InitRequest } from './protocol.ts'
import { day, start } from './testing/practice.ts'

const skills = ['k0', 'k1', 'k2', 'k3']
const init: InitRequest = {
  grade: 7,
  skills: skills.map((id, order) => ({
    id,
    grade: order < 2 ? 6 : 7,
    strand: `strand ${order % 2}`,
    unit: '7-0',
    order,
  })),
  prerequisites: [
    ['k0', 'k2'],
    ['k1', 'k3'],
    ['k9', 'k0'],
  ],
  items: skills.flatMap((skill) =>
    ([1, 2, 3] as const).map((level) => ({
      id: `${skill}-${level}`,
      skill,
      level,
      kind: 'open' as const,
      options: 0,
      seconds: 30,
    })),
  ),
}

const joined = (...students: string[]): Engine => {
  const engine = createEngine()
  engine.init(init)
  for (const student of students) engine.start({ student, grade: 7, now: start })
  return engine
}

/** Has a student answer the questions, right or wrong as given, and returns all of the engine's replies. */
function session(engine: Engine, student: string, answers: readonly boolean[], now = start): unknown[] {
  return answers.flatMap((correct, index): unknown[] => {
    const at = now + index * 45
    const next = engine.next({ student, now: at, mode: 'practice', remaining: answers.length - index })
    if ('done' in next) return [next]
    const { skill, item } = next
    return [next, engine.answer({ student, skill, item, correct, seconds: 20, now: at + 30 })]
  })
}

const outcomes = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 })

describe('the engine', () => {
  it('12.3 says the same to the bit when it is told the same', () => {
    fc.assert(
      fc.property(outcomes, outcomes, (ann, ben) => {
        const outputs = () => {
          const engine = joined('ann', 'ben')
          const snapshot = [
            session(engine, 'ann', ann),
            session(engine, 'ben', ben),
            session(engine, 'ann', ben, start + day),
          ]
          return JSON.stringify([snapshot, engine.report({ student: 'ann', now: start + 90 * day })])
        }
        expect(outputs()).toBe(outputs())
      }),
      { numRuns: 20 },
    )
  })

  it('12.4 keeps students apart: only the population hears of both', () => {
    const engine = joined('ann', 'ben')
    const before = engine.report({ student: 'ben', now: start })
    session(engine, 'ann', [true])
    const after = engine.report({ student: 'ben', now: start })
    expect(after.mastered).toEqual(before.mastered)
    for (const skill of skills) expect(after.mastery[skill]).toBeCloseTo(before.mastery[skill] ?? 0, -1)
  })

  it('12.4 asks only items of the skill that it names, with a chance and a reason', () => {
    const engine = joined('ann')
    for (const snapshot of session(
      engine,
      'ann',
      Array.from({ length: 30 }, (_, index) => index % 3 > 0),
    )) {
      if (typeof snapshot !== 'object' || snapshot === null || !('item' in snapshot)) continue
      expect(snapshot).toMatchObject({
        skill: expect.stringMatching(/^k[0-3]$/),
        why: expect.stringMatching(/./),
      })
      expect(snapshot).toHaveProperty(
        'p',
        expect.toSatisfy((chance: number) => chance > 0 && chance < 1),
      )
    }
  })

  it('3.3 reports a percentage for every skill at any time', () => {
    fc.assert(
      fc.property(outcomes, fc.integer({ min: 0, max: 4000 }), (answers, days) => {
        const engine = joined('ann')
        session(engine, 'ann', answers)
        const { mastery } = engine.report({ student: 'ann', now: start + 3600 + days * day })
        expect(Object.keys(mastery)).toEqual(skills)
        for (const percent of Object.values(mastery)) {
          expect(percent).toBeGreaterThan(0)
          expect(percent).toBeLessThan(100)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('7.2 lists a skill no longer once an adult has helped', () => {
    const engine = joined('ann')
    let stuck: string[] = []
    for (let index = 0; index < 12; index += 1) {
      const now = start + index * 60
      ;({ stuck } = engine.answer({
        student: 'ann',
        skill: 'k0',
        item: 'k0-2',
        correct: false,
        seconds: 20,
        now,
      }))
    }
    expect(stuck).toContain('k0')
    engine.help({ student: 'ann', skill: 'k0', now: start + day })
    expect(engine.report({ student: 'ann', now: start + day }).stuck).not.toContain('k0')
  })

  it('refuses what it does not know, and has nothing to ask where there is nothing', () => {
    const engine = joined('ann')
    const answer = { student: 'ann', skill: 'k0', item: 'k0-2', correct: true, seconds: 20, now: start }
    expect(() => engine.report({ student: 'eve', now: start })).toThrow('No student eve has joined')
    expect(() => engine.answer({ ...answer, item: 'k0-9' })).toThrow('There is no item k0-9')
    expect(() => engine.answer({ ...answer, skill: 'k1' })).toThrow('Item k0-2 belongs to k0, not to k1')
    expect(() => engine.help({ student: 'ann', skill: 'k9', now: start })).toThrow('There is no skill k9')
    engine.init({ ...init, skills: [], items: [] })
    engine.start({ student: 'ann', grade: 7, now: start })
    expect(engine.next({ student: 'ann', now: start, mode: 'practice', remaining: 1 })).toEqual({
      done: true,
    })
  })
})
