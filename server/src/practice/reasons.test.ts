import { planKinds } from '@skills-center/learner/stuck-plan'
import { masteryFigures } from '@skills-center/learner/explain'
import { chanceBand } from '@skills-center/learner/constants'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../platform/reader-language.ts'
import { masteryRules, formatPlan, formatReason, formatSkillReason } from './questions/reasons.ts'

const inSpanish = <Result>(work: () => Result): Result => inLanguage('es', work)

describe('why a question comes', () => {
  it('is said with how likely a right answer is, in the language of the page', () => {
    const reason = { kind: 'another way', chance: 0.74 } as const
    expect(formatReason(reason)).toBe(
      'It’s the same skill asked a new way, to make sure it sticks. We think you’d get it right about 7 times in 10.',
    )
    expect(inSpanish(() => formatReason(reason))).toBe(
      'Es la misma habilidad preguntada de otra manera, para que no se te olvide. Creemos que la acertarías unas 7 de cada 10 veces.',
    )
  })

  it('says ready for harder only to those likely enough to get it right', () => {
    const harder = (chance: number) => formatReason({ kind: 'harder', chance })
    expect(harder(chanceBand[0])).toContain('You’re ready')
    expect(harder(chanceBand[0] - 0.01)).not.toContain('ready')
  })
})

describe('why a skill comes', () => {
  const review = (days: number) => formatSkillReason({ kind: 'review', days }, String)

  it('names the time that has passed as people do', () => {
    expect(review(1)).toBe(
      'You last practiced this about a day ago. A quick review now helps you remember it.',
    )
    expect(review(6)).toContain('6 days ago')
    expect(review(16)).toContain('2 weeks ago')
    expect(review(75)).toContain('3 months ago')
    expect(inSpanish(() => review(16))).toBe(
      'La última vez que practicaste esto fue hace 2 semanas. Un repaso corto ahora te ayuda a recordarlo.',
    )
  })

  it('names the skill that waits for a repair', () => {
    const words = () => formatSkillReason({ kind: 'repair', for: 'k1' }, () => 'Dividing fractions')
    expect(words()).toBe('“Dividing fractions” gets easier once you know this.')
    expect(inSpanish(words)).toBe('“Dividing fractions” es más fácil cuando ya sabes esto.')
  })
})

it('every plan has its own words in both languages', () => {
  const words = () => planKinds.map((kind) => formatPlan({ kind, skill: 'k0' }, 'Ratios', 'Fractions'))
  expect(new Set([...words(), ...inSpanish(words)]).size).toBe(2 * planKinds.length)
  expect(words()[0]).toContain('Fractions')
})

describe('how mastery is worked out', () => {
  const numbersIn = (text: string | undefined) => [...(text?.matchAll(/\d+/g) ?? [])].map(Number)
  const { max, afterHint, onSecondTry, seconds, whenRapid, ...memory } = masteryFigures

  it.each(['en', 'es'] as const)(
    'is told in four parts of short sentences with the model’s own numbers: %s',
    (language) => {
      const rules = inLanguage(language, masteryRules)
      expect(rules).toHaveLength(4)
      for (const rule of rules) {
        expect(rule).toMatch(/^[A-Z].*[^.]\.$/)
        for (const sentence of rule.split('. ')) expect(sentence.split(' ').length).toBeLessThanOrEqual(25)
      }
      expect(numbersIn(rules[1])).toEqual([max])
      expect(numbersIn(rules[2])).toEqual([afterHint, onSecondTry, seconds, whenRapid])
      expect(numbersIn(rules[3])).toEqual(Object.values(memory))
    },
  )
})
