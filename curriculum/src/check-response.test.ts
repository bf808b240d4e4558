import { Response } from '@skills-center/contract/interaction'
import { expect, test } from 'vitest'
import { judge } from './check-response.ts'
import type { Key } from './item.ts'

const cases: readonly (readonly [Key, Response, string])[] = [
  [{ kind: 'number', value: '1.5' }, { kind: 'number', text: '1,5', decimal: 'comma' }, 'correct'],
  [{ kind: 'number', value: '1500' }, { kind: 'number', text: '1.500', decimal: 'comma' }, 'correct'],
  [{ kind: 'number', value: '1.5' }, { kind: 'number', text: '1,5' }, 'unreadable'],
  [{ kind: 'number', value: '1.5' }, { kind: 'number', text: '1.500', decimal: 'point' }, 'correct'],
  [
    { kind: 'quantity', value: '2.5', unit: 'cm' },
    { kind: 'quantity', text: '2,5 cm', decimal: 'comma' },
    'correct',
  ],
  [
    { kind: 'coordinates', value: '(3/2,2)' },
    { kind: 'coordinates', text: '(1,5; 2)', decimal: 'comma' },
    'correct',
  ],
  [
    { kind: 'coordinates', value: '(2,3)' },
    { kind: 'coordinates', text: '(2,3)', decimal: 'comma' },
    'correct',
  ],
  [
    { kind: 'numbers', values: ['3/2', '2'] },
    { kind: 'numbers', text: '1,5; 2', decimal: 'comma' },
    'correct',
  ],
  [
    { kind: 'inequality', value: 'x>3/2' },
    { kind: 'inequality', text: 'x>1,5', decimal: 'comma' },
    'correct',
  ],
  [{ kind: 'equation', value: 'y=5/2x' }, { kind: 'equation', text: 'y=2,5x', decimal: 'comma' }, 'correct'],
  [
    { kind: 'table', entries: { a: { value: '1.5' }, b: { option: '1,5' } } },
    { kind: 'table', placed: { a: '1,5', b: '1,5' }, decimal: 'comma' },
    'correct',
  ],
  [
    { kind: 'term', terms: { en: ['mitosis'], es: ['mitosis'] }, others: ['meiosis'] },
    { kind: 'term', text: 'la Mitosis', decimal: 'comma' },
    'correct',
  ],
  [
    { kind: 'term', terms: { en: ['mitosis'], es: ['mitosis'] }, others: ['meiosis'] },
    { kind: 'term', text: 'meiosis' },
    'incorrect',
  ],
]

test.for(cases)('%j answered by %j is %s, and so it is when it is read back', ([key, response, verdict]) => {
  expect(judge(key, response).verdict).toBe(verdict)
  // Responses are stored as sent, so a stored response must get the same verdict again.
  const stored = Response.parse(JSON.parse(JSON.stringify(response)))
  expect(stored).toEqual(response)
  expect(judge(key, stored).verdict).toBe(verdict)
})
