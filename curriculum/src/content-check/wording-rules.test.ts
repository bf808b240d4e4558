import { expect, test } from 'vitest'
import { avoidedWords } from './avoided-words.ts'
import { joinedWrong, wordingRules } from './wording-rules.ts'

const slipsIn = (text: string) =>
  wordingRules.filter(({ pattern }) => pattern.test(text)).map(({ rule }) => rule)

test.for([
  'Lines A and B are parallel.',
  'Look at A and at B.',
  'A equals 4.',
  'Is A even?',
  'Take A out.',
  'Path A ends here.',
  'A euglena swims.',
  'Look at a euglena.',
  'It costs a euro.',
  'Walk down a one-way street.',
  'It is a unit square.',
  'Angle 1 belongs to the triangle.',
  'Trial 1 was slower.',
  'The shelf was full, but only 1 was left.',
  'Item 1 includes both.',
  'Circle 1 always touches it.',
  'There is 1 gas in it.',
  'It is 1 less than that.',
  'They bought an SUV.',
  'Mark an X on it.',
])('“%s” is good English', (text) => {
  expect(slipsIn(text)).toEqual([])
})

test.for([
  ['a apple', '“a” before a vowel'],
  ['A owl sits there.', '“a” before a vowel'],
  ['a umbrella', '“a” before a vowel'],
  ['a hour', '“a” before a vowel'],
  ['a 8-pack', '“a” before a vowel'],
  ['an dog', '“an” before a consonant'],
  ['Buy 1 apples.', 'one of many'],
  ['There are 1 people.', 'one of many'],
] as const)('“%s” is a slip: %s', ([text, rule]) => {
  expect(slipsIn(text)).toContain(rule)
})

test.each([
  ['Pon x y y en la ecuación.', true],
  ['Mira el primero y indica cuál es.', true],
  ['Hay 7 o 8 cuadros.', true],
  ['Pon x e y en la ecuación.', false],
  ['El eje y indica la distancia.', false],
  ['Hay agua y hielo.', false],
  ['Hay 10 o 110 cuadros.', false],
])('Spanish “y” and “o” change before their own sound: %s', (text, isFound) => {
  const rules = (avoidedWords.es ?? []).filter(({ instead }) => instead === 'e' || instead === 'u')
  expect(rules.some(({ pattern }) => pattern.test(text))).toBe(isFound)
})

test.each([
  ['Corresponde a el tubo largo.', true],
  ['La masa vino de el aire.', true],
  ['De el agua sale vapor.', true],
  ['Va al lago y vuelve del mar.', false],
  ['Depende de él, no de ella.', false],
  ['Van de El Paso a Austin.', false],
  ['Mira A. El corazón bombea.', false],
  ['Mide el eje desde el cero.', false],
])('Spanish “a” and “de” join “el”: %s', (text, isFound) => {
  const rules = (avoidedWords.es ?? []).filter(({ instead }) => instead === 'al, del')
  expect(rules.some(({ pattern }) => pattern.test(text))).toBe(isFound)
})

test.each([
  ['Its value is 5 times as large,; because the whole sum is multiplied.', true],
  ['The distance is 11.; It is an absolute value.', true],
  ['2 ', true],
  [' 2', true],
  ['2  cm', true],
  ['The distance is 11. It is an absolute value.', false],
  ['the walk: 5 p.m.; the swim: 6 p.m.', false],
])('how the parts of a right answer are joined: “%s”', (text, isWrong) => {
  expect(joinedWrong.test(text)).toBe(isWrong)
})
