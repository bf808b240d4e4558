import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exact, toNumber } from '../bugs/bug.ts'
import { skills } from '../catalogue.ts'
import { checkResponse, judge } from '../check-response.ts'
import { keyResponse } from '../key-response.ts'
import { makeItem, makeTemplate } from '../make-item.ts'
import { createRandom } from '../random.ts'
import { teacherName } from '../misconceptions/catalogue.ts'
import { typed, withRoundings } from './answering.ts'
import { languageToday } from './languages-today.ts'
import { collides, draw } from './model.ts'
import { withNeutralSpots } from './neutral-spots.ts'
import { render } from './render.ts'

const levels = [1, 2, 3] as const
const forms = skills.map(({ form }) => form)

describe('every model without words', () => {
  for (const form of forms) {
    const skill = skills.find(({ id }) => id === form.id)
    if (skill === undefined) throw new Error(`${form.id} is not in the catalogue`)

    it(`of ${form.id} has the same key, figure and order in both languages, from any seed`, () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 2 ** 31 - 1 }),
          fc.constantFrom(...skill.models),
          fc.constantFrom(...levels),
          (seed, model, level) => {
            const [en, es] = (['en', 'es'] as const).map((code) => makeItem(skill, model, level, seed, code))
            const bare = (item: typeof en) => {
              if (item === undefined) throw new Error('expects an item')
              const {
                unit: _unit,
                otherUnits: _others,
                language: _shownIn,
                ...key
              } = {
                unit: undefined,
                otherUnits: undefined,
                language: undefined,
                ...item.key,
              }
              // The message about missing runs is text, too, so ignore it.
              const said = (name: string, value: unknown): unknown => (name === 'says' ? undefined : value)
              return [
                JSON.stringify(key, said),
                item.interaction.kind,
                item.figure?.kind,
                item.wrongAnswers.map(({ misconception }) => misconception),
              ]
            }
            expect(bare(es)).toEqual(bare(en))
          },
        ),
        { numRuns: 100 },
      )
    })

    it(`of ${form.id} gets from each bug what was worked out by hand`, () => {
      const bugs = form.models.flatMap((model) => model.bugs ?? [])
      for (const { id, answer: answerOf, example } of bugs) {
        const [values, answer] = example
        // An answer is a number, an option's position, or another plain value such as an expression.
        const got = answerOf(values)
        const isOther = typeof answer === 'string' || (typeof answer === 'object' && !Array.isArray(answer))
        expect(isOther || got === null ? got : exact(got), id).toEqual(isOther ? answer : exact(answer))
      }
    })

    it(`of ${form.id} draws plain JSON, from which its item follows`, () => {
      for (const model of form.models) {
        for (const level of levels) {
          const { values, template } = draw(model, createRandom(`plain ${level}`), level)
          const read: unknown = JSON.parse(JSON.stringify(values))
          expect(read).toEqual(values)
          expect({ ...template, calculator: undefined }).toEqual({
            ...withNeutralSpots(model.item(read)),
            calculator: undefined,
          })
        }
      }
    })
  }
})

describe('two ways of thinking', () => {
  const form = forms.find(({ id }) => id === 'unit-rates')
  const skill = skills.find(({ id }) => id === form?.id)
  const model = skill?.models.find(({ id }) => id === 'find-rate')
  if (skill === undefined || model === undefined) throw new Error('expects find-rate')

  it('never lead to one typed answer, and none leads to the right one', () => {
    const template = makeTemplate(skill, model, 2, 3)
    expect(collides(template)).toBe(false)
    const [first] = template.wrongAnswers
    if (first === undefined) throw new Error('expects a wrong answer')
    expect(collides({ ...template, wrongAnswers: [first, first] })).toBe(true)
    expect(collides({ ...template, wrongAnswers: [{ ...first, key: template.key }] })).toBe(true)
  })

  it('are held apart by their numbers alone exactly where the judge holds them apart', () => {
    const part = fc.integer({ min: -500, max: 500 })
    const value = fc.oneof(
      part.map(String),
      fc.tuple(part, fc.integer({ min: 1, max: 99 })).map(([above, below]) => `${above}/${below}`),
      fc.tuple(part, fc.integer({ min: 0, max: 999 })).map(([whole, places]) => `${whole}.${places}`),
    )
    const number = (its: string) => ({ kind: 'number', value: its }) as const
    const meets = (one: string, other: string) =>
      ['correct', 'form'].includes(judge(number(one), keyResponse(number(other))).verdict)
    fc.assert(
      fc.property(value, value, (one, other) => {
        const template = {
          stem: [],
          interaction: { kind: 'number', label: '' } as const,
          key: number(one),
          wrongAnswers: [{ misconception: null, key: number(other), feedback: '' }],
          hints: [],
          solution: [],
        }
        expect(collides(template)).toBe(meets(one, other) || meets(other, one))
      }),
      { numRuns: 3000 },
    )
  })
})

describe('a wrong value that does not end', () => {
  const slip = {
    id: 'rate.upside-down',
    answer: () => [4, 14] as const,
    feedback: () => teacherName('rate.upside-down'),
    example: [null, [4, 14]],
  } as const
  const { key, wrongAnswers } = typed(null, { label: '', key: 3.5, bugs: [slip] })
  const verdictOf = (text: string) => {
    const item = render(
      { stem: [], interaction: { kind: 'number', label: '' }, key, wrongAnswers, hints: [], solution: [] },
      languageToday('en'),
    )
    return checkResponse(item, { kind: 'number', text }).misconception
  }

  it.each(['0.3', '0.29', '0.286', '2/7'])('is known as the child typed it: %s', (text) => {
    expect(verdictOf(text)).toBe('rate.upside-down')
  })

  it('is not known by what only begins like it', () => {
    expect(verdictOf('0.4')).toBeNull()
    expect(withRoundings(0.25)).toEqual({ value: '0.25' })
    expect(withRoundings([1, 24])).toEqual({ value: '1/24', places: 2 })
    expect(toNumber([1, 4])).toBe(0.25)
  })
})
