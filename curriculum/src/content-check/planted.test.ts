import { expect, test } from 'vitest'
import { requireSkill } from '../catalogue.ts'
import { SkillId } from '@skills-center/contract/ids'
import type { ItemTemplate } from '../form/item-template.ts'
import type { AnyModelForm } from '../form/model.ts'
import { checkLevel } from './check-level.ts'
import { checkWhole } from './check-whole.ts'

function modelOf(skillId: string, modelId: string) {
  const skill = requireSkill(SkillId.parse(skillId))
  const model = skill.models.find(({ id }) => id === modelId)
  const form = skill.form.models.find(({ id }) => id === modelId)
  if (model === undefined || form === undefined) throw new Error(`no model ${skillId}/${modelId}`)
  return { skill, model, form }
}
const typed = modelOf('two-step-equations', 'solve')
const picked = modelOf('long-division', 'find-mistake')

type Source = typeof typed
/** The rules broken by 12 items of a model after `over` replaces parts of it. */
const rulesIn = ({ skill, model, form }: Source, over: Partial<AnyModelForm>, now = () => 0, seeds = 12) =>
  checkLevel({ skill, model, form: { ...form, ...over }, level: 2 }, seeds, now).findings.map(
    ({ rule }) => rule,
  )
const spoiled = (source: Source, spoil: (template: ItemTemplate) => ItemTemplate) =>
  rulesIn(source, { item: (values) => spoil(source.form.item(values)) })

const wrong = (value: string) =>
  ({ misconception: null, key: { kind: 'number', value }, feedback: 'Look again.' }) as const

test('sound models have nothing against them', () => {
  expect(rulesIn(typed, {})).toEqual([])
  expect(rulesIn(picked, {})).toEqual([])
})

test.each<[string, (template: ItemTemplate) => ItemTemplate]>([
  ['solver disagrees', (its) => ({ ...its, key: { kind: 'number', value: '987' } })],
  [
    'a wrong answer that nobody can give',
    (its) => ({ ...its, wrongAnswers: [...its.wrongAnswers, wrong('123456789012345')] }),
  ],
  ['own key refused', (its) => ({ ...its, key: { kind: 'fraction', value: '6/8', form: 'simplest' } })],
  [
    'unknown misconception',
    (its) => ({
      ...its,
      wrongAnswers: [...its.wrongAnswers, { ...wrong('987'), misconception: 'ratio.additive' }],
    }),
  ],
  ['too many digits to work out by hand', (its) => ({ ...its, key: { kind: 'number', value: '1234567' } })],
  ['fewer than two hints', (its) => ({ ...its, hints: its.hints.slice(0, 1) })],
  ['fewer than two solution steps', (its) => ({ ...its, solution: its.solution.slice(0, 1) })],
  ['stem too long', (its) => ({ ...its, stem: [...its.stem, 'Look. '.repeat(120)] })],
  [
    'reads far above the grade',
    (its) => ({ ...its, stem: [...its.stem, 'Multiplicative considerations necessitate investigation.'] }),
  ],
])('a planted fault is found: %s', (rule, spoil) => {
  expect(spoiled(typed, spoil)).toContain(rule)
})

const texts = (its: ItemTemplate, write: (text: string, at: number) => string): ItemTemplate => {
  if (its.interaction.kind !== 'choice') throw new Error('expects a choice')
  const options = its.interaction.options.map(({ id }, at) => ({ id, text: write(`option ${at}`, at) }))
  return { ...its, interaction: { ...its.interaction, options } }
}

test('options that repeat, and one that nobody reads to its end, are found', () => {
  expect(spoiled(picked, (its) => texts(its, () => 'the same'))).toContain('options repeat')
  expect(spoiled(picked, (its) => texts(its, (text) => text.repeat(20)))).toContain('an option is too long')
})

test('a wrong option that is right, and one that is spoken to in two ways, are found', () => {
  const withWrong = (more: (its: ItemTemplate) => ItemTemplate['wrongAnswers']) =>
    spoiled(picked, (its) => ({ ...its, wrongAnswers: [...its.wrongAnswers, ...more(its)] }))
  expect(withWrong(({ key }) => [{ misconception: null, key, feedback: 'No.' }])).toContain(
    'wrong answer accepted',
  )
  expect(withWrong(({ wrongAnswers }) => wrongAnswers.map((its) => ({ ...its, feedback: 'No.' })))).toContain(
    'a wrong answer gets other feedback',
  )
})

test('a typed wrong answer that is right is never drawn', () => {
  const rules = spoiled(typed, (its) => ({ ...its, wrongAnswers: [{ ...wrong('0'), key: its.key }] }))
  expect(rules).toEqual(['cannot be made'])
})

test('hints that name the answer in many items are found', () => {
  const rules = spoiled(typed, (its) =>
    its.key.kind === 'number' && typeof its.key.value === 'string'
      ? { ...its, hints: [...its.hints, `It is ${its.key.value}.`] }
      : its,
  )
  expect(rules).toContain('hints say the key')
})

test('a model that cannot make its items says so', () => {
  const draw = () => {
    throw new Error('nothing to draw')
  }
  expect(rulesIn(typed, { draw })).toContain('cannot be made')
})

test('items that take over 2 milliseconds each are found', () => {
  let milliseconds = 0
  const now = () => (milliseconds += 500)
  expect(rulesIn(typed, {}, now, 200)).toContain('slow')
  expect(rulesIn(typed, {}, () => (milliseconds += 300), 200)).not.toContain('slow')
})

test('a stem that says the right option, and no other one, is found', () => {
  const told = (its: ItemTemplate, extra: string) => ({
    ...texts(its, (_, at) => `the reason with number ${at}`),
    stem: [...its.stem, extra],
  })
  const rightOf = ({ key, interaction }: ItemTemplate) =>
    key.kind === 'choice' && interaction.kind === 'choice'
      ? interaction.options.findIndex(({ id }) => id === key.option)
      : -1
  const rule = 'the stem says the key'
  expect(spoiled(picked, (its) => told(its, `It is the reason with number ${rightOf(its)}.`))).toContain(rule)
  const all = [0, 1, 2, 3].map((at) => `Is it the reason with number ${at}?`).join(' ')
  expect(spoiled(picked, (its) => told(its, all))).not.toContain(rule)
})

test('a seed that gives two items is found', () => {
  let made = 0
  const { skill, model, form } = typed
  const unsteady: Source['model'] = {
    ...model,
    draw: (random, level) => {
      made += 1
      const drawn = model.draw(random, level)
      const { template } = drawn
      return made === 20 ? { ...drawn, template: { ...template, hints: ['Look.', 'Look again.'] } } : drawn
    },
  }
  const { findings } = checkLevel({ skill, model: unsteady, form, level: 2 }, 12, () => 0)
  expect(findings.map(({ rule }) => rule)).toEqual(['the same seed gives another item'])
})

test('a skill that asks too few tasks, or asks for one way of thinking, is found', () => {
  const { form } = typed.skill
  const rulesOf = (over: Partial<AnyModelForm>) => {
    const models = form.models.map((model) => ({ ...model, ...over }))
    return checkWhole({ ...form, models }, [], 12).map(({ rule }) => rule)
  }
  const rules = ['too few tasks in 40 questions', 'fewer than four ways of thinking']
  expect(rulesOf({}).filter((rule) => rules.includes(rule))).toEqual([])
  expect(rulesOf({ task: () => 'the same', thinking: 'compute' })).toEqual(expect.arrayContaining(rules))
})
