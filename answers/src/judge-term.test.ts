import { expect, test } from 'vitest'
import { formatAdvice } from './advice/format-advice.ts'
import type { Judgement } from './verdict.ts'
import { judgeTerm, type TermKey } from './judge-term.ts'
import { distanceWithin } from './term-words.ts'
import { testForms } from './student-forms/test-forms.ts'

const english = ({ message }: Pick<Judgement, 'message'>) => message && formatAdvice(message, 'en')

const mitosis: TermKey = {
  terms: { en: ['mitosis', 'mitotic division'], es: ['mitosis', 'división mitótica'] },
  others: ['meiosis', 'osmosis', 'ósmosis'],
}

testForms('term', judgeTerm, [
  [
    mitosis,
    {
      correct: [
        'mitosis',
        'Mitosis',
        ' MITOSIS ',
        'the mitosis',
        'la mitosis',
        'mitosis.',
        'mitoses',
        'It is mitosis',
        'division mitotica',
        'División mitótica',
        'Mitotic Division',
        'se llama mitosis',
      ],
      form: ['mitosys', 'mitosiss', 'mytosis', 'imtosis', 'mitoss', 'divicion mitotica', 'mitotic divison'],
      incorrect: ['meiosis', 'Meiosis', 'meyosis', 'osmosis', 'photosynthesis', 'cell', 'mit', 'energy'],
      unreadable: ['', '   ', '...', '?', 'asdf', 'xkcdq', 'aaaaaaa', 'miosis', 'm', 'mitosis '.repeat(20)],
    },
  ],
  [
    {
      terms: { en: ['kinetic energy'], es: ['energía cinética'] },
      others: ['potential energy', 'energía potencial'],
    },
    {
      correct: [
        'Kinetic energy',
        'kinetic-energy',
        'kineticenergy',
        'la energía cinética',
        'energia cinetica',
        'kinetic energies',
      ],
      form: ['kenetic energy', 'kinetic enrgy', 'energía sinética'],
      incorrect: ['potential energy', 'potencial energy', 'energy', 'kinetic', 'energía potencial'],
    },
  ],
  [
    { terms: { en: ['numerator'], es: ['numerador'] }, others: ['denominator', 'denominador'] },
    {
      correct: ['numerator', 'numerador', 'numerators'],
      form: ['numorator', 'numerater'],
      incorrect: ['denominator', 'denomenator'],
    },
  ],
  // Short words allow no misspelling, because a slip would make another word.
  [
    { terms: { en: ['mode'], es: ['moda'] } },
    { correct: ['mode', 'modes', 'moda'], incorrect: ['mole', 'mood', 'code'] },
  ],
  [{ terms: { en: ['axis'], es: ['eje'] } }, { correct: ['axis', 'el eje', 'ejes'] }],
  [
    { terms: { en: ['light'], es: ['luz'] } },
    { correct: ['luces', 'lights', 'the light'], form: ['lihgt'], incorrect: ['night sky'] },
  ],
])

test('a slip is answered with the right spelling in the language that was typed', () => {
  const key: TermKey = { terms: { en: ['photosynthesis'], es: ['fotosíntesis'] } }
  expect(english(judgeTerm('photosinthesis', key))).toBe('Check the spelling: photosynthesis.')
  const judgement = judgeTerm('fotosintecis', key)
  expect(english(judgement)).toBe('Check the spelling: fotosíntesis.')
  expect(judgement.message).toEqual({ code: 'spelling', values: { term: 'fotosíntesis' } })
})

test('letters left out, added, changed and swapped count one each', () => {
  expect(distanceWithin('mitosis', 'mitosis', 2)).toBe(0)
  expect(
    ['mitosi', 'mitossis', 'mitasis', 'imtosis'].map((typed) => distanceWithin(typed, 'mitosis', 2)),
  ).toEqual([1, 1, 1, 1])
  expect(distanceWithin('meiosis', 'mitosis', 2)).toBe(2)
  expect(distanceWithin('energy', 'mitosis', 3)).toBe(null)
})

test('the distance takes a bounded number of steps, however long the words are', () => {
  let steps = 0
  const letters = new Proxy(Array.from('ab'.repeat(30)), {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) steps += 1
      const value: unknown = Reflect.get(target, name)
      return value
    },
  })
  distanceWithin(letters, 'ba'.repeat(30), 3)
  expect(steps).toBeGreaterThan(60)
  // Three comparisons for each letter in each of seven rows.
  expect(steps).toBeLessThanOrEqual(60 * 7 * 3)
})
