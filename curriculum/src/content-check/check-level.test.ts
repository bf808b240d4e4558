import { expect, test } from 'vitest'
import { requireSkill } from '../catalogue.ts'
import type { ItemTemplate } from '../form/item-template.ts'
import type { AnyModelForm } from '../form/model.ts'
import { SkillId } from '@skills-center/contract/ids'
import { person } from '../people/people.ts'
import { createRandom } from '../random.ts'
import type { ItemModel } from '../skill.ts'
import { say } from '../shapes/claim/messages.gen.ts'
import { checkLevel } from './check-level.ts'

const skill = requireSkill(SkillId.parse('two-step-equations'))
const model = skill.models.find(({ id }) => id === 'solve')
const first = skill.form.models.find(({ id }) => id === 'solve')
if (model === undefined || first === undefined) throw new Error('expects a model')
const form = first

const { id, thinking, seconds, draw } = model
/** These items are not solved: a planted fault may leave nothing to solve. */
const unsolved: ItemModel = { kind: 'conceptual', id, thinking, seconds, draw }
const pass = (over: Partial<AnyModelForm>, seeds: number) =>
  checkLevel({ skill, model: unsolved, form: { ...form, ...over }, level: 2 }, seeds, () => 0)
const rulesIn = (over: Partial<AnyModelForm>, seeds: number) =>
  pass(over, seeds).findings.map(({ rule }) => rule)

/** Leaves all items as they are except the one at position `at`. */
function spoiledAt(at: number, spoil: (template: ItemTemplate) => ItemTemplate): Partial<AnyModelForm> {
  let made = 0
  return {
    item: (values) => {
      made += 1
      const template = form.item(values)
      return made === at ? spoil(template) : template
    },
  }
}

test('a sound model has nothing against it', () => {
  expect(rulesIn({}, 20)).toEqual([])
})

test.each<[string, (template: ItemTemplate) => ItemTemplate, string]>([
  [
    'a slip of Spanish',
    (template) => ({ ...template, hints: [...template.hints, 'Mira a el lado.'] }),
    'es: house words: write “al, del”',
  ],
  [
    'a sentence of 30 words',
    (template) => ({ ...template, hints: [...template.hints, `${'go on '.repeat(15)}.`] }),
    'en: sentences too long',
  ],
  [
    'arithmetic that does not hold',
    (template) => ({ ...template, solution: [...template.solution, '2 + 2 = 5.'] }),
    'arithmetic does not hold',
  ],
  [
    'a house word',
    (template) => ({ ...template, solution: [...template.solution, 'Try it anew.'] }),
    'house words: write “again”',
  ],
  [
    'a wrong count of a noun, where only the number is new,',
    (template) => ({ ...template, hints: [...template.hints, 'Take 1 gallons.'] }),
    '“1 gallons”',
  ],
  [
    'a hole in a stem',
    (template) => ({ ...template, stem: [...template.stem, 'Find {x}.'] }),
    'a hole in the text',
  ],
  [
    'a sentence of a stem that begins in lower case',
    (template) => ({ ...template, stem: [...template.stem, 'First look.', 'solve it.'] }),
    'wording: a sentence in lower case',
  ],
  [
    'a key of another kind',
    (template) => ({ ...template, key: { kind: 'choice', option: 'a' } }),
    'key of another kind',
  ],
  [
    'marks that are read aloud',
    (template) => ({ ...template, hints: [...template.hints, 'Look at ⟦x.'] }),
    'marks of markup are read aloud',
  ],
])('%s in one item of many is found', (_name, spoil, rule) => {
  expect(rulesIn(spoiledAt(410, spoil), 420)).toContain(rule)
})

test('a wrong answer that its bug does not give is found in one item of many', () => {
  const [known] = form.bugs ?? []
  if (known === undefined) throw new Error('expects a bug')
  const spoiled = spoiledAt(410, (template) => {
    const wrong = { misconception: known.id, key: { kind: 'number', value: '987' }, feedback: 'No.' } as const
    return { ...template, wrongAnswers: [...template.wrongAnswers, wrong] }
  })
  const bugs = [{ ...known, answer: () => 986 }]
  expect(rulesIn({ ...spoiled, bugs }, 420)).toContain('a wrong answer is not what its bug gives')
})

test('names of people make no different items', () => {
  const names = ['Amara', 'Ben'].map(person)
  const values = form.draw(createRandom('one'), 2, form.aim?.(createRandom('one'), 2))
  const { counts } = pass(
    {
      draw: (random) => ({ ...values, who: random.pick(names) }),
      fits: () => true,
      item: (drawn) => ({
        ...form.item(values),
        stem: [say('is-right', { who: drawn.who })],
      }),
    },
    40,
  )
  expect(counts.items).toBe(40)
  expect(counts.distinct).toBe(1)
})

test('an item that comes up again is counted again', () => {
  const values = form.draw(createRandom('one'), 2, form.aim?.(createRandom('one'), 2))
  const { counts } = pass({ draw: () => values, fits: () => true }, 30)
  expect([...counts.tasks.values()]).toEqual([30])
})
