import { expect, test } from 'vitest'
import { skills } from '../catalogue.ts'
import { messageIds } from '@skills-center/messages/define-messages'
import { nounIds } from '../units/units.ts'
import { goldenAtOnce, goldenOf, movedSince } from './golden.ts'
import { notAccepted, readGolden } from './golden-files.ts'
import { aboutMessages } from './version.ts'

const forms = skills.map(({ form }) => form)

test.each(forms.map((form) => [form.id, form] as const))(
  '%s is what was accepted: read what moved, then run npm run content:accept',
  (_id, form) => {
    expect(notAccepted(form, { atOnce: true })).toEqual([])
  },
)

test('a skill that moved is told by what differs', () => {
  const [form] = forms
  if (form === undefined) throw new Error('expects a skill without words')
  const golden = goldenOf(form)
  expect(movedSince(golden, golden)).toEqual([])
  const [id = ''] = Object.keys(golden.models)
  const before = {
    ...golden,
    version: 'old',
    models: { ...golden.models, [id]: { items: 'old', words: 'old', first: 'old', messages: [], nouns: [] } },
  }
  expect(movedSince(before, golden)).toEqual([
    `model ${id} makes other items`,
    `model ${id} says other words`,
  ])
  expect(movedSince(golden, goldenAtOnce(form, golden))).toEqual([])
  expect(movedSince(before, goldenAtOnce(form, before))).toEqual([
    `model ${id} makes other items`,
    `model ${id} says other words`,
  ])
})

test('every message of a skill is met, and every noun is used by some skill', () => {
  const accepted = forms.map((form) => ({ form, models: Object.values(readGolden(form)?.models ?? {}) }))
  const unmet = accepted.flatMap(({ form, models }) => {
    const met = new Set([...models.flatMap(({ messages }) => messages), ...aboutMessages(form)])
    return messageIds(form.id).filter((id) => !met.has(id))
  })
  expect(unmet).toEqual([])
  const used = new Set(accepted.flatMap(({ models }) => models.flatMap(({ nouns }) => nouns)))
  expect(nounIds.filter((id) => !used.has(id))).toEqual([])
})
