import type { WhatIfEvent } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'

export type Move = 'right' | 'wrong' | 'hint' | 'second' | 'day' | 'week'

/** The model event of each button. */
export const eventOf: Readonly<Record<Move, WhatIfEvent>> = {
  right: { kind: 'answer', isRight: true, hintsUsed: 0, attempt: 1 },
  wrong: { kind: 'answer', isRight: false, hintsUsed: 0, attempt: 1 },
  hint: { kind: 'answer', isRight: true, hintsUsed: 1, attempt: 1 },
  second: { kind: 'answer', isRight: true, hintsUsed: 0, attempt: 2 },
  day: { kind: 'days', days: 1 },
  week: { kind: 'days', days: 7 },
}

export const formatMove = (): Readonly<Record<Move, string>> => ({
  right: t('support/what-if/right'),
  wrong: t('support/what-if/wrong'),
  hint: t('support/what-if/right-with-a-hint'),
  second: t('support/what-if/right-on-the-second-try'),
  day: t('support/what-if/a-day-passes'),
  week: t('support/what-if/a-week-passes'),
})

export interface Preset {
  readonly label: string
  readonly moves: readonly Move[]
}

const times = (count: number, move: Move): Move[] => Array.from({ length: count }, () => move)

/** Runs that each demonstrate one rule. */
export const presets = (): readonly Preset[] => [
  { label: t('support/what-if/a-slip'), moves: [...times(5, 'right'), 'wrong', ...times(2, 'right')] },
  { label: t('support/what-if/only-with-hints'), moves: times(6, 'hint') },
  {
    label: t('support/what-if/mastered-then-a-long-break'),
    moves: [...times(5, 'right'), 'day', ...times(5, 'right'), ...times(5, 'week')],
  },
  {
    label: t('support/what-if/a-little-each-week'),
    moves: [...times(4, 'right'), 'week', ...times(2, 'right'), 'week', ...times(2, 'right'), 'week', 'week'],
  },
]
