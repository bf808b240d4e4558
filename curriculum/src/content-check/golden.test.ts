import { expect, test } from 'vitest'
import { skills } from '../catalogue.ts'
import { messageIds } from '@skills-center/messages/define-messages'
import { nounIds } from '../units/units.ts'
import { goldenOf, movedSince } from './golden.ts'
import { notAccepted } from './golden-files.ts'
import { versionOf } from './version.ts'

const forms = skills.map(({ form }) => form)

test.each(forms.map((form) => [form.id, form] as const))(
  '%s is what was accepted: read what moved, then run npm run content:accept',
  (_id, form) => {
    expect(notAccepted(form)).toEqual([])
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
    models: { ...golden.models, [id]: { items: 'old', words: 'old' } },
  }
  expect(movedSince(before, golden)).toEqual([
    `model ${id} makes other items`,
    `model ${id} says other words`,
  ])
})

test('every message of a skill is met, and every noun is used by some skill', () => {
  const named = forms.map((form) => ({ form, ...versionOf(form).named }))
  const unmet = named.flatMap(({ form, messages }) => messageIds(form.id).filter((id) => !messages.has(id)))
  expect(unmet).toEqual([])
  const used = new Set(named.flatMap(({ nouns }) => [...nouns]))
  expect(nounIds.filter((id) => !used.has(id))).toEqual([])
  // It makes 200 items of every model and level of all skills.
}, 240_000)
