import { money } from '@skills-center/messages/values'
import { expect, test } from 'vitest'
import { say } from '../skills/math/grade-6/unit-rates/messages.gen.ts'
import { quantity } from '../units/units.ts'
import { defineMessages } from '@skills-center/messages/define-messages'

test('a text names its folder, its id and its values', () => {
  expect(say('per', { amount: quantity(12, 'page'), time: quantity(4, 'minute') })).toEqual({
    say: 'unit-rates/per',
    with: { amount: { q: 12, unit: 'page' }, time: { q: 4, unit: 'minute' } },
  })
  expect(say('name')).toEqual({ say: 'unit-rates/name' })
})

test('what a message does not promise does not compile', () => {
  const wrong = [
    // @ts-expect-error -- no such message
    say('nobody-wrote-this'),
    // @ts-expect-error -- a value is missing
    say('per', { amount: quantity(12, 'page') }),
    // @ts-expect-error -- money has no plural
    say('unit', { of: money(400) }),
    // @ts-expect-error -- the message takes no values
    say('name', { of: quantity(1, 'page') }),
    // @ts-expect-error -- no such unit
    quantity(3, 'lightyear'),
  ]
  expect(wrong).toHaveLength(5)
})

test('two folders cannot have one name', () => {
  expect(() => defineMessages('unit-rates', { en: {}, es: {} })).toThrow('Two folders')
})
