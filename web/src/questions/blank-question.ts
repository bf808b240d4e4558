import {
  type AnswerOf,
  type AuthoredAnswer,
  type AuthoredKind,
  type AuthoredQuestion,
  type TypedKind,
} from '@skills-center/contract/questions/authored'

const typedNames: Record<TypedKind, string> = {
  number: 'Number',
  quantity: 'Number with a unit',
  fraction: 'Fraction or mixed number',
  expression: 'Expression',
  equation: 'Equation',
  inequality: 'Inequality',
  coordinates: 'Point (x, y)',
  ratio: 'Ratio',
  scientific: 'Scientific notation',
  numbers: 'Several numbers',
}

/** What each way to answer is called for teachers. */
export const kindNames: Record<AuthoredKind, string> = {
  choice: 'Pick one option',
  choices: 'Pick every option that fits',
  ...typedNames,
  order: 'Put in order',
  match: 'Match pairs',
  sort: 'Sort into categories',
}

export const isAuthoredKind = (kind: string): kind is AuthoredKind => Object.hasOwn(kindNames, kind)

const isTypedKind = (kind: AuthoredKind): kind is TypedKind => Object.hasOwn(typedNames, kind)

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
      wrong: [{ value: '', feedback: '' }],
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
  }
  return blanks[kind]
}

/** The answer of another kind, with what the two have in common kept. */
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
  parameters: [],
  conditions: [],
  answer: blankAnswer('number'),
  hints: ['', ''],
  steps: ['', ''],
})
