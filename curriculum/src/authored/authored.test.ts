import { formatFraction } from '@skills-center/answers/rational'
import type {
  AuthoredAnswer,
  AuthoredQuestion,
  TypedAnswer,
} from '@skills-center/contract/questions/authored'
import { SkillId } from '@skills-center/contract/ids'
import { describe, expect, it } from 'vitest'
import { checkResponse } from '../check-response.ts'
import type { Item } from '../item.ts'
import { rightAnswer } from '../right-answer.ts'
import { checkAuthored } from './check-authored.ts'
import { FormulaError } from './formula-tree.ts'
import { workOut } from './formula.ts'
import { makeAuthored } from './make-authored.ts'

const typed = (over: Partial<TypedAnswer> = {}): TypedAnswer => ({
  kind: 'number',
  label: 'Price',
  before: '$',
  after: '',
  right: 'a * b',
  form: 'any',
  unit: '',
  within: '',
  wrong: [{ value: 'a + b', feedback: 'You added {=a} and {=b}. Each of the {=b} pens costs {=a} dollars.' }],
  ...over,
})

const question = (over: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  format: 1,
  title: 'Pens',
  skillId: SkillId.parse('unit-rates'),
  standard: '',
  level: 2,
  stem: 'A pen costs {=a} dollars. What do {=b} pens cost?',
  parameters: [
    { kind: 'range', name: 'a', from: '3', to: '9', step: '1' },
    { kind: 'range', name: 'b', from: '3', to: '12', step: '1' },
  ],
  conditions: ['a < b'],
  answer: typed(),
  hints: ['What does one pen cost?', 'Every pen costs the same, so multiply.'],
  steps: ['One pen costs {=a} dollars.', '{=b} pens cost {=b} × {=a} = {=a*b} dollars.'],
  ...over,
})

const fixed = (answer: AuthoredAnswer, over: Partial<AuthoredQuestion> = {}) =>
  question({ parameters: [], conditions: [], stem: 'Which?', hints: [], steps: [], answer, ...over })

function make(its: AuthoredQuestion, seed = 1): Item {
  const made = makeAuthored(its, 'id/1', seed)
  if (!made.isMade) throw new Error(`${made.field}: ${made.message.say}`)
  return made.item
}

const musts = (its: AuthoredQuestion) =>
  checkAuthored(its, 6).flatMap(({ weight, field }) => (weight === 'must' ? [field] : []))
const shoulds = (its: AuthoredQuestion) =>
  checkAuthored(its, 6).flatMap(({ weight, field }) => (weight === 'should' ? [field] : []))

describe('a formula', () => {
  it.each([
    ['1/2 + 1/3', '5/6'],
    ['-2^2', '-4'],
    ['2(3 + 4)', '14'],
    ['gcd(12, 18) + lcm(4, 6)', '18'],
    ['mod(-7, 3)', '2'],
    ['round(2/3, 2)', '67/100'],
    ['1 < 2 < 3 and whole(6/3)', '1'],
    ['2 = 3 or 1 > 2', '0'],
  ])('%s is %s, exactly', (formula, value) => {
    expect(formatFraction(workOut(formula, new Map()))).toBe(value)
  })

  it.each(['', '1 +', '(2', '1 / 0', '9^30^2', 'x', '2 § 3', '10^30 * 10^30', 'abs 3', '0^-1'])(
    '%j is refused in words',
    (formula) => {
      expect(() => workOut(formula, new Map())).toThrow(FormulaError)
    },
  )
})

describe('a variant', () => {
  it('is the same for the same version and seed, and differs between seeds', () => {
    expect(make(question(), 5)).toEqual(make(question(), 5))
    const stems = new Set(Array.from({ length: 40 }, (_, seed) => make(question(), seed).stem))
    expect(stems.size).toBeGreaterThan(15)
  })

  it('meets the conditions and says its numbers everywhere', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const item = make(question(), seed)
      const [a = 0, b = 0] = [...item.stem.matchAll(/\d+/g)].map(Number)
      expect(a).toBeLessThan(b)
      expect(item.solution[1]).toContain(`= ${a * b} dollars`)
      expect(checkResponse(item, { kind: 'number', text: String(a * b) }).verdict).toBe('correct')
      const wrong = checkResponse(item, { kind: 'number', text: String(a + b) })
      expect(wrong.feedback).toContain(`You added ${a} and ${b}.`)
    }
  })

  it('writes signs and ones as people do, and keeps parentheses', () => {
    const parameters: AuthoredQuestion['parameters'] = [
      { kind: 'list', name: 'a', values: ['1'] },
      { kind: 'list', name: 'b', values: ['-2'] },
    ]
    const stem = 'Simplify ⟦{=a}x + {=b}⟧ and ⟦5 + ({=b})⟧.'
    const item = make(
      question({
        parameters,
        conditions: [],
        stem,
        answer: typed({ kind: 'expression', right: '{=a}x + {=b}', before: '', wrong: [] }),
        hints: [],
        steps: [],
      }),
    )
    expect(item.stem).toBe('Simplify ⟦x - {2}⟧ and ⟦5 + ({-2})⟧.')
    expect(item.key).toMatchObject({ value: 'x -2' })
  })

  it('sets what has no end as a fraction', () => {
    const stem = 'Half of ⟦{=1/3}⟧ or {=2/3} or {=5/2}?'
    expect(make(question({ stem })).stem).toBe('Half of ⟦{\\frac{1}{3}}⟧ or ⟦{\\frac{2}{3}}⟧ or 2.5?')
  })

  it('shuffles options, and knows each wrong one', () => {
    const answer: AuthoredAnswer = {
      kind: 'choice',
      keepsOrder: false,
      options: ['Paris', 'Rome', 'Oslo'].map((text, at) => ({
        text,
        isRight: at === 1,
        feedback: `Not ${text}`,
      })),
    }
    const rights = new Set<string>()
    for (let seed = 0; seed < 20; seed += 1) {
      const item = make(fixed(answer), seed)
      expect(rightAnswer(item)).toBe('Rome')
      if (item.key.kind === 'choice') rights.add(item.key.option)
      expect(item.wrongAnswers.map(({ feedback }) => feedback)).toEqual(['Not Paris', 'Not Oslo'])
    }
    expect(rights.size).toBe(3)
  })

  it.each<[AuthoredAnswer, string]>([
    [
      { kind: 'order', items: ['one', 'two', 'three'], first: 'least', last: 'most', feedback: '' },
      '1) one; 2) two; 3) three',
    ],
    [
      {
        kind: 'sort',
        categories: [
          { text: 'Odd', cards: ['1', '3'] },
          { text: 'Even', cards: ['2'] },
        ],
        feedback: '',
      },
      'Even: 2',
    ],
    [
      {
        kind: 'match',
        pairs: [
          { source: 'half', target: '0.5' },
          { source: 'fifth', target: '0.2' },
        ],
        others: ['2'],
        feedback: '',
      },
      'half: 0.5',
    ],
    [typed({ kind: 'quantity', right: '3', unit: 'cm', before: '', form: 'convertible', wrong: [] }), '3 cm'],
    [typed({ kind: 'numbers', right: '-3, 3', before: '', wrong: [] }), '3'],
    [typed({ kind: 'coordinates', right: '(2, -1)', before: '', wrong: [] }), '2'],
    [typed({ kind: 'inequality', right: 'x > 3', before: '', wrong: [] }), 'x'],
  ])('is answered by %j', (answer, right) => {
    const item = make(fixed(answer))
    expect(rightAnswer(item)).toContain(right)
    expect(musts(fixed(answer))).toEqual([])
  })
})

describe('the checker', () => {
  it('has nothing against a good question', () => {
    expect(checkAuthored(question({ conditions: ['a < b', 'a * b != a + b'] }), 6)).toEqual([])
  })

  it.each<[string, Partial<AuthoredQuestion>, string]>([
    ['no question', { stem: ' ' }, 'stem'],
    ['no skill', { skillId: null }, 'skillId'],
    ['an unknown name', { stem: 'What is {=c}?' }, 'stem'],
    ['conditions that nothing meets', { conditions: ['a > 100'] }, 'conditions.0'],
    [
      'a step of nothing',
      { parameters: [{ kind: 'range', name: 'a', from: '1', to: '2', step: '0' }] },
      'parameters.0.step',
    ],
    [
      'a wrong answer that is right',
      { answer: typed({ wrong: [{ value: 'b * a', feedback: 'No.' }] }) },
      'answer.wrong.0.value',
    ],
    ['a step whose arithmetic fails', { steps: ['3 × 4 = 13'] }, 'steps.0'],
    ['a key that cannot be read', { answer: typed({ kind: 'equation', right: 'y = = 2' }) }, 'answer.right'],
    [
      'a name twice',
      {
        parameters: [
          { kind: 'list', name: 'a', values: ['1'] },
          { kind: 'list', name: 'a', values: ['2'] },
        ],
      },
      'parameters.1.name',
    ],
  ])('refuses %s', (_what, over, field) => {
    expect(musts(question(over))).toContain(field)
  })

  it.each([
    [
      'two right options',
      [
        ['1', true],
        ['2', true],
      ],
      'answer.options',
    ],
    [
      'no right option',
      [
        ['1', false],
        ['2', false],
      ],
      'answer.options',
    ],
    [
      'equal options',
      [
        ['0.5', true],
        ['1/2', false],
        ['3', false],
      ],
      'answer.options.1.text',
    ],
  ] as const)('refuses %s', (_what, options, field) => {
    const answer: AuthoredAnswer = {
      kind: 'choice',
      keepsOrder: false,
      options: options.map(([text, isRight]) => ({ text, isRight, feedback: '' })),
    }
    expect(musts(fixed(answer))).toEqual([field])
  })

  it.each<[string, Partial<AuthoredQuestion>, string]>([
    ['one hint', { hints: ['Look.'] }, 'hints'],
    ['a form that nobody asked for', { answer: typed({ form: 'decimal' }) }, 'answer.form'],
    [
      'a parameter that is used nowhere',
      { parameters: [...question().parameters, { kind: 'list', name: 'c', values: ['1'] }] },
      'parameters.2.name',
    ],
    [
      'long words',
      {
        stem: 'Considering the aforementioned circumstances concerning manufacturing, approximately calculate the corresponding multiplicative relationship between {=a} and {=b} quantitatively?',
      },
      'stem',
    ],
    ['a story that reads badly', { stem: 'What do {=b} pens at {=a} dollars cost, an car?' }, 'stem'],
  ])('argues against %s', (_what, over, field) => {
    expect(shoulds(question(over))).toContain(field)
  })
})
