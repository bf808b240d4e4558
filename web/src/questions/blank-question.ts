import {
  type AnswerOf,
  type AuthoredAxis,
  type AuthoredCell,
  type Wrong,
  type AuthoredAnswer,
  type AuthoredKind,
  type AuthoredQuestion,
  type TypedKind,
} from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'

const typedNames = (): Record<TypedKind, string> => ({
  number: t('questions/number'),
  quantity: t('questions/number-with-a-unit'),
  fraction: t('questions/fraction-or-mixed-number'),
  expression: t('questions/expression'),
  equation: t('questions/equation'),
  inequality: t('questions/inequality'),
  coordinates: t('questions/point-x-y'),
  ratio: t('questions/ratio'),
  scientific: t('questions/scientific-notation'),
  numbers: t('questions/several-numbers'),
})

/** The names of the interaction kinds for teachers. */
export const kindNames = (): Record<AuthoredKind, string> => ({
  choice: t('questions/pick-one-option'),
  choices: t('questions/pick-every-option-that-fits'),
  ...typedNames(),
  'inline-choice': t('questions/choose-words-in-a-text'),
  table: t('questions/fill-in-a-table'),
  order: t('questions/put-in-order'),
  match: t('questions/match-pairs'),
  sort: t('questions/sort-into-categories'),
  'number-line': t('questions/draw-on-a-number-line'),
  'coordinate-plane': t('questions/draw-on-a-coordinate-plane'),
  plot: t('questions/build-a-graph-of-data'),
  label: t('questions/name-parts-of-the-figure'),
  'hot-spot': t('questions/pick-parts-of-the-figure'),
})

export const isAuthoredKind = (kind: string): kind is AuthoredKind => Object.hasOwn(kindNames(), kind)

const isTypedKind = (kind: AuthoredKind): kind is TypedKind => Object.hasOwn(typedNames(), kind)

const axis = (from: string, to: string, step: string): AuthoredAxis => ({ label: '', from, to, step })
const wrong = (): Wrong[] => [{ value: '', feedback: '' }]
const cell = (text = '', isOpen = false): AuthoredCell => ({ text, isOpen, isPicked: false, wrong: [] })

const options = (): AnswerOf<'choice'>['options'] => [
  { text: '', isRight: true, feedback: '' },
  { text: '', isRight: false, feedback: '' },
  { text: '', isRight: false, feedback: '' },
]

function blankAnswer(kind: AuthoredKind): AuthoredAnswer {
  if (isTypedKind(kind))
    return {
      kind,
      label: '',
      before: '',
      after: '',
      right: '',
      form: '',
      unit: '',
      within: '',
      wrong: wrong(),
    }
  const blanks: { [Kind in Exclude<AuthoredKind, TypedKind>]: AnswerOf<Kind> } = {
    choice: { kind: 'choice', options: options(), keepsOrder: false },
    choices: { kind: 'choices', options: options(), keepsOrder: false },
    order: { kind: 'order', items: ['', '', ''], first: '', last: '', feedback: '' },
    match: {
      kind: 'match',
      pairs: [1, 2, 3].map(() => ({ source: '', target: '' })),
      others: [],
      feedback: '',
    },
    sort: {
      kind: 'sort',
      categories: [1, 2].map(() => ({ text: '', cards: ['', ''] })),
      feedback: '',
    },
    'inline-choice': {
      kind: 'inline-choice',
      text: '',
      gaps: [{ label: '', right: '', wrong: wrong() }],
    },
    table: {
      kind: 'table',
      columns: ['x', 'y'],
      rows: [
        [cell(), cell()],
        [cell(), cell('', true)],
      ],
    },
    'number-line': {
      kind: 'number-line',
      from: '-10',
      to: '10',
      step: '1',
      snap: '1',
      every: '5',
      marks: '',
      wrong: wrong(),
    },
    'coordinate-plane': {
      kind: 'coordinate-plane',
      x: axis('-10', '10', '1'),
      y: axis('-10', '10', '1'),
      snap: '1',
      draws: 'points',
      points: '',
      given: '',
      wrong: wrong(),
    },
    plot: {
      kind: 'plot',
      title: '',
      shape: 'bar-chart',
      axis: axis('0', '10', '1'),
      labels: [],
      value: axis('0', '10', '1'),
      values: '',
      within: '',
      wrong: wrong(),
    },
    label: { kind: 'label', labels: [], others: [], feedback: '' },
    'hot-spot': { kind: 'hot-spot', spots: [] },
  }
  return blanks[kind]
}

/** Whether switching to another kind would lose content. */
export const losesOnChange = (answer: AuthoredAnswer, kind: AuthoredKind): boolean =>
  changeKind(answer, kind).kind !== answer.kind &&
  JSON.stringify({ ...changeKind(answer, kind), kind: '', form: '' }) !==
    JSON.stringify({ ...answer, kind: '', form: '' }) &&
  JSON.stringify(blankAnswer(answer.kind)) !== JSON.stringify(answer)

/** Converts an answer to another kind, keeping what both have in common. */
export function changeKind(answer: AuthoredAnswer, kind: AuthoredKind): AuthoredAnswer {
  if ('right' in answer && isTypedKind(kind)) return { ...answer, kind, form: '' }
  if ('options' in answer && (kind === 'choice' || kind === 'choices')) return { ...answer, kind }
  return blankAnswer(kind)
}

export const blankQuestion = (): AuthoredQuestion => ({
  format: 1,
  title: '',
  skillId: null,
  standard: '',
  level: 2,
  stem: '',
  figure: null,
  parameters: [],
  conditions: [],
  answer: blankAnswer('number'),
  hints: ['', ''],
  steps: ['', ''],
})
