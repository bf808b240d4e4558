import { t } from '../language/messages.ts'

export interface SampleQuestion {
  readonly id: string
  readonly subject: 'Math' | 'Science'
  readonly grade: number
  readonly skill: string
  readonly question: string
  readonly options: readonly [string, string, string, string]
  /** The index of the right option. */
  readonly correct: 0 | 1 | 2 | 3
  readonly explanation: string
  /** The misconception behind each wrong option, in option order; null for the right one. */
  readonly thinking: readonly [string | null, string | null, string | null, string | null]
}

export const sampleCount = 5

/** The quiz that needs no account. Each wrong option is a mistake that students really make. */
export const sampleQuestions = (): readonly SampleQuestion[] => [
  {
    id: 'ratios',
    subject: 'Math',
    grade: 6,
    skill: t('site/quiz-ratios-skill'),
    question: t('site/quiz-ratios-question'),
    options: [
      t('site/quiz-ratios-a'),
      t('site/quiz-ratios-b'),
      t('site/quiz-ratios-c'),
      t('site/quiz-ratios-d'),
    ],
    correct: 1,
    explanation: t('site/quiz-ratios-explanation'),
    thinking: [
      t('site/quiz-ratios-thinking-a'),
      null,
      t('site/quiz-ratios-thinking-c'),
      t('site/quiz-ratios-thinking-d'),
    ],
  },
  {
    id: 'ecosystems',
    subject: 'Science',
    grade: 7,
    skill: t('site/quiz-ecosystems-skill'),
    question: t('site/quiz-ecosystems-question'),
    options: [
      t('site/quiz-ecosystems-a'),
      t('site/quiz-ecosystems-b'),
      t('site/quiz-ecosystems-c'),
      t('site/quiz-ecosystems-d'),
    ],
    correct: 2,
    explanation: t('site/quiz-ecosystems-explanation'),
    thinking: [
      t('site/quiz-ecosystems-thinking-a'),
      t('site/quiz-ecosystems-thinking-b'),
      null,
      t('site/quiz-ecosystems-thinking-d'),
    ],
  },
  {
    id: 'decimals',
    subject: 'Math',
    grade: 5,
    skill: t('site/quiz-decimals-skill'),
    question: t('site/quiz-decimals-question'),
    options: ['0.5', '0.405', '0.45', '0.054'],
    correct: 0,
    explanation: t('site/quiz-decimals-explanation'),
    thinking: [
      null,
      t('site/quiz-decimals-thinking-b'),
      t('site/quiz-decimals-thinking-c'),
      t('site/quiz-decimals-thinking-d'),
    ],
  },
  {
    id: 'forces',
    subject: 'Science',
    grade: 8,
    skill: t('site/quiz-forces-skill'),
    question: t('site/quiz-forces-question'),
    options: [
      t('site/quiz-forces-a'),
      t('site/quiz-forces-b'),
      t('site/quiz-forces-c'),
      t('site/quiz-forces-d'),
    ],
    correct: 3,
    explanation: t('site/quiz-forces-explanation'),
    thinking: [
      t('site/quiz-forces-thinking-a'),
      t('site/quiz-forces-thinking-b'),
      t('site/quiz-forces-thinking-c'),
      null,
    ],
  },
  {
    id: 'equations',
    subject: 'Math',
    grade: 8,
    skill: t('site/quiz-equations-skill'),
    question: t('site/quiz-equations-question'),
    options: ['x = 7', 'x = −1', 'x = 11', 'x = 2.2'],
    correct: 2,
    explanation: t('site/quiz-equations-explanation'),
    thinking: [
      t('site/quiz-equations-thinking-a'),
      t('site/quiz-equations-thinking-b'),
      null,
      t('site/quiz-equations-thinking-d'),
    ],
  },
]
