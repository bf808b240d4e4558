import type { AuthoredAnswer, AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { figureForms } from '@skills-center/contract/questions/figure-forms'
import { AuthoredFigure } from '@skills-center/contract/questions/figures'
import { SkillId } from '@skills-center/contract/ids'
import { describe, expect, it } from 'vitest'
import { checkResponse } from '../check-response.ts'
import type { Item } from '../item.ts'
import { keyResponse } from '../key-response.ts'
import { checkAuthored } from './check-authored.ts'
import { makeAuthored } from './make-authored.ts'

const question = (answer: AuthoredAnswer, over: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  format: 1,
  title: 'Kinds',
  skillId: SkillId.parse('unit-rates'),
  standard: '',
  level: 2,
  stem: 'Take {=a}.',
  parameters: [{ kind: 'range', name: 'a', from: '2', to: '5', step: '1' }],
  conditions: [],
  answer,
  hints: [],
  steps: [],
  ...over,
})

function make(its: AuthoredQuestion, seed = 1): Item {
  const made = makeAuthored(its, 'id/1', seed)
  if (!made.isMade) throw new Error(`${made.field}: ${made.message.say}`)
  return made.item
}

/** The fields with errors; ignores advice such as missing hints. */
const musts = (its: AuthoredQuestion) =>
  checkAuthored(its, 6).flatMap(({ weight, field }) => (weight === 'must' ? [field] : []))

const axis = { label: '', from: '-10', to: '10', step: '1' }
const line: Extract<AuthoredAnswer, { kind: 'number-line' }> = {
  kind: 'number-line',
  from: '-10',
  to: '10',
  step: '1',
  snap: '1',
  every: '5',
  marks: 'x >= a',
  wrong: [{ value: 'x > a', feedback: 'Is {=a} itself a solution?' }],
}
const plane: Extract<AuthoredAnswer, { kind: 'coordinate-plane' }> = {
  kind: 'coordinate-plane',
  x: axis,
  y: axis,
  snap: '1',
  draws: 'line',
  points: '(0, a), (1, a + 1)',
  given: 'P(1, 2)',
  wrong: [{ value: '(0, -a), (1, 1 - a)', feedback: 'Look where it meets the y-axis.' }],
}
const plot: Extract<AuthoredAnswer, { kind: 'plot' }> = {
  kind: 'plot',
  title: 'Pets',
  shape: 'bar-chart',
  axis,
  labels: ['cats', 'dogs'],
  value: { label: 'Students', from: '0', to: '10', step: '1' },
  values: 'a, max(a, 4)',
  within: '',
  wrong: [{ value: 'max(a, 4) + 1, a', feedback: 'Look which bar is which.' }],
}
const gaps: Extract<AuthoredAnswer, { kind: 'inline-choice' }> = {
  kind: 'inline-choice',
  text: 'The number {=a} is [1] than 10, and it is [2].',
  gaps: [
    { label: 'size', right: 'less', wrong: [{ value: 'greater', feedback: 'Count up to 10.' }] },
    { label: '', right: 'whole', wrong: [{ value: 'negative', feedback: 'Look for a sign.' }] },
  ],
}
const cell = (text: string, over: object = {}) => ({
  text,
  isOpen: false,
  isPicked: false,
  wrong: [],
  ...over,
})
const table: Extract<AuthoredAnswer, { kind: 'table' }> = {
  kind: 'table',
  columns: ['x', 'y'],
  rows: [
    [cell('1'), cell('{=a}')],
    [cell('2'), cell('2a', { isOpen: true, wrong: [{ value: 'a + 1', feedback: 'You added.' }] })],
    [
      cell('rule'),
      cell('times', { isOpen: true, isPicked: true, wrong: [{ value: 'plus', feedback: 'Try x = 2.' }] }),
    ],
  ],
}
const image: AuthoredFigure = {
  kind: 'image',
  description: 'A plant. A is at its bottom, B in its middle, C at its top.',
  fields: { image: '7d9f1d5e-5f0a-4a52-9a0e-0d6f4b1c2a3b', width: '640', height: '480' },
  rows: [
    ['root', '50', '90'],
    ['stem', '50', '50'],
    ['flower', '50', '10'],
  ],
}
const label: AuthoredAnswer = {
  kind: 'label',
  labels: ['root', 'stem', 'flower'],
  others: ['bark'],
  feedback: 'Start at the ground.',
}
const spots: AuthoredAnswer = {
  kind: 'hot-spot',
  spots: [
    { isRight: true, feedback: '' },
    { isRight: false, feedback: 'That one is green.' },
    { isRight: false, feedback: 'That one smells.' },
  ],
}

describe('every way to answer', () => {
  it.each<[string, AuthoredQuestion]>([
    ['number line', question(line)],
    ['coordinate plane', question(plane)],
    ['plot', question(plot)],
    ['inline choice', question(gaps)],
    ['table', question(table)],
    ['label', question(label, { figure: image })],
    ['hot spot', question(spots, { figure: image })],
  ])('%s: takes its own key, and tells each known wrong answer', (_name, its) => {
    for (let seed = 0; seed < 12; seed += 1) {
      const item = make(its, seed)
      expect(checkResponse(item, keyResponse(item.key)).verdict).toBe('correct')
      expect(item.wrongAnswers.length).toBeGreaterThan(0)
      for (const wrong of item.wrongAnswers)
        expect(checkResponse(item, keyResponse(wrong.key))).toMatchObject({
          verdict: 'incorrect',
          feedback: wrong.feedback,
        })
    }
    expect(musts(its)).toEqual([])
  })
})

describe('what is written for a drawing', () => {
  it.each<[string, unknown]>([
    [
      '-2, a - a',
      [
        { kind: 'point', at: -2 },
        { kind: 'point', at: 0 },
      ],
    ],
    ['x < 3', [{ kind: 'ray', at: 3, isClosed: false, towards: 'left' }]],
    ['3 <= n', [{ kind: 'ray', at: 3, isClosed: true, towards: 'right' }]],
    ['-2 < x ≤ 3', [{ kind: 'interval', from: -2, to: 3, isFromClosed: false, isToClosed: true }]],
    ['3 > x >= -2', [{ kind: 'interval', from: -2, to: 3, isFromClosed: true, isToClosed: false }]],
  ])('%s is drawn', (marks, drawn) => {
    expect(make(question({ ...line, marks, wrong: [] })).key).toMatchObject({ marks: drawn })
  })

  it.each(['x >', '3 < x > 2', '5 < x < 2', '(1, 2)'])('%s is refused', (marks) => {
    expect(musts(question({ ...line, marks, wrong: [] }))).toContain('answer.marks')
  })

  it('is refused where no student could draw it', () => {
    expect(musts(question({ ...line, marks: 'x > 2.5', wrong: [] }))).toContain('answer')
    expect(musts(question({ ...plane, points: '(0, 99), (1, 2)', wrong: [] }))).toContain('answer')
  })

  it('is not drawn with thousands of ticks', () => {
    expect(musts(question({ ...line, step: '0.001' }))).toContain('answer.step')
    expect(musts(question({ ...plane, x: { ...axis, step: '1/1000' } }))).toContain('answer.x.step')
  })

  it('is told where a wrong answer is right in some variant', () => {
    const wrong = [{ value: 'x >= 3', feedback: 'Hm.' }]
    expect(musts(question({ ...line, wrong }))).toContain('answer.wrong.0.value')
  })
})

describe('gaps and cells', () => {
  it('need their place in the text', () => {
    expect(musts(question({ ...gaps, text: 'Only [1] here.' }))).toContain('answer.text')
    expect(musts(question({ ...gaps, text: 'Twice [1] and [1] and [2].' }))).toContain('answer.text')
    expect(musts(question({ ...gaps, text: 'In ⟦x[1]⟧ and [2].' }))).toContain('answer.text')
  })

  it('need options that differ, and a cell that is open', () => {
    const rows = table.rows.map((row) => row.map((its) => ({ ...its, isOpen: false })))
    expect(musts(question({ ...table, rows }))).toContain('answer.rows')
    const repeated = { label: '', right: '1/2', wrong: [{ value: '0.5', feedback: 'Hm.' }] }
    expect(musts(question({ ...gaps, gaps: [repeated, repeated] }))).toContain('answer.gaps.0.wrong.0.value')
  })
})

describe('a figure', () => {
  const number: AuthoredAnswer = {
    kind: 'number',
    label: '',
    before: '',
    after: '',
    right: 'a',
    form: 'any',
    unit: '',
    within: '',
    wrong: [],
  }
  const blank = (kind: AuthoredFigure['kind']): AuthoredFigure => ({
    kind,
    description: 'A figure with everything that is needed to answer.',
    fields: Object.fromEntries(figureForms[kind].fields.map(({ key, start }) => [key, start])),
    rows: figureForms[kind].start.map((row) => [...row]),
  })

  it.each(AuthoredFigure.shape.kind.options.filter((kind) => kind !== 'image'))(
    '%s: is drawn as its form begins',
    (kind) => {
      expect(make(question(number, { figure: blank(kind) })).figure?.description).toMatch(/everything/)
    },
  )

  it('has the numbers of its variant', () => {
    const figure = {
      ...blank('bar-chart'),
      rows: [
        ['cats', 'a'],
        ['dogs', '{=2a}'],
      ],
    }
    const item = make(question(number, { figure }), 3)
    const a = Number(/\d+/.exec(item.stem)?.[0])
    expect(item.figure).toMatchObject({ bars: [{ value: a }, { value: 2 * a }] })
  })

  it('is refused without words for those who cannot see it', () => {
    const figure = { ...blank('angle'), description: '' }
    expect(musts(question(number, { figure }))).toContain('figure.description')
    const empty = { ...blank('angle'), description: 'photo_20260401_123.jpg' }
    expect(musts(question(number, { figure: empty }))).toContain('figure.description')
  })

  it('is refused where its values make no figure', () => {
    const figure = { ...blank('triangle'), fields: { ...blank('triangle').fields, a: '50' } }
    expect(musts(question(number, { figure }))).toContain('figure.fields.a')
    const open = {
      ...blank('circle-graph'),
      rows: [
        ['bus', '50'],
        ['bike', '20'],
      ],
    }
    expect(musts(question(number, { figure: open }))).toContain('figure.rows')
  })
})

describe('a question with few variants', () => {
  it('is looked at in each of them: one clash in a hundred is found', () => {
    const its = question(
      {
        kind: 'number',
        label: '',
        before: '',
        after: '',
        right: 'a * b',
        form: 'any',
        unit: '',
        within: '',
        wrong: [{ value: 'a + b', feedback: 'You added.' }],
      },
      {
        stem: 'What is {=a} × {=b}?',
        parameters: [
          { kind: 'range', name: 'a', from: '2', to: '11', step: '1' },
          { kind: 'range', name: 'b', from: '2', to: '11', step: '1' },
        ],
      },
    )
    expect(musts(its)).toContain('answer.wrong.0.value')
    expect(musts({ ...its, conditions: ['a + b > 4'] })).toEqual([])
  })
})
