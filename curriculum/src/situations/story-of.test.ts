import { expect, test } from 'vitest'
import { storyOf } from './story-of.ts'

test('a stem tells the story of its situation, also inside another message', () => {
  expect(storyOf([{ say: 'situations/steady-rate/printer.told', with: { amount: 12 } }])).toBe('printer')
  expect(
    storyOf([{ say: 'skills/unit-rates/ask', with: { story: { say: 'situations/mixes/punch.makes' } } }]),
  ).toBe('punch')
  expect(storyOf([{ say: 'situations/weighings/told.saltCup' }])).toBe('saltCup')
})

test('a stem without a situation tells no story', () => {
  expect(storyOf(['Plain words', { say: 'skills/unit-rates/ask' }])).toBeUndefined()
  expect(storyOf([{ say: 'situations/comparisons/less.1' }])).toBeUndefined()
})
