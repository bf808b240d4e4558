import fc from 'fast-check'
import { expect, test } from 'vitest'
import { avoidedWords } from './avoided-words.ts'
import { readText, withNumbersAlike } from './read-text.ts'
import { wordingRules } from './wording-rules.ts'

test('words, sentences and numbers of a text are counted', () => {
  expect(readText('Add ⟦1,200⟧ and 3.5. ⟪Then⟫ stop, or take 2.')).toEqual({
    plain: 'Add 1,200 and 3.5. Then stop, or take 2.',
    words: 9,
    sentences: 2,
    longest: 5,
    numbers: '1,200 2 3.5',
  })
})

test.each([
  ['It holds 45 of 3,206 liters.', 'It holds 77 of 7,707 liters.'],
  ['1 gallon, 10 gallons, 21 gallons', '1 gallon, 70 gallons, 77 gallons'],
  ['an 8, an 85, an 11, an 18, 112', 'an 8, an 87, an 11, an 18, 777'],
  ['0.0042 and 1.05', '0.0077 and 1.07'],
])('“%s” is worded like “%s”', (text, alike) => {
  expect(withNumbersAlike(text)).toBe(alike)
})

/** Sentence frames that are wrong with some numbers and right with others. */
const frames = [
  'It takes a # and an # to win.',
  'There are # apples, # people and # inches.',
  'It costs $#, or # of #.',
  'Solve #x + #y = −#.',
  'It is 10^{#} and x^# of them, -#, + −#.',
  'The value is 0.00#, 0.#, #.#, #e-#.',
  'Line # holds # cups; #.# is too much.',
  'Hay 7 o # cuadros y # más.',
  'Mide #° o #,000 pasos.',
]
const someNumber = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.integer({ min: 0, max: 99_999 }),
  fc.double({ min: 0, max: 100, noNaN: true }),
)

test('no rule of wording tells apart numbers that are written alike', () => {
  const patterns = [
    ...wordingRules.map(({ pattern }) => pattern),
    ...avoidedWords.en.map(({ pattern }) => pattern),
    ...(avoidedWords.es ?? []).map(({ pattern }) => pattern),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...frames), fc.infiniteStream(someNumber), (frame, numbers) => {
      const text = frame.replaceAll('#', () => String(numbers.next().value))
      const broken = (its: string) => patterns.filter((pattern) => pattern.test(its)).map(String)
      expect(broken(withNumbersAlike(text))).toEqual(broken(text))
    }),
    { numRuns: 2000 },
  )
})
