import type { GridCell } from '@skills-center/contract/analytics'
import { BadgeCheck, RefreshCw } from 'lucide-react'
import { t } from '../language/messages.ts'
import { CellButton } from '../ui/cell-button.tsx'
import { certaintyInShort } from '../ui/certainty.ts'
import { classNames } from '../ui/class-names.ts'
import { counted, dayInShort } from './format.ts'

interface SkillCellProps {
  readonly cell: GridCell | undefined
  readonly label: string
  readonly isInTabOrder: boolean
  readonly onOpen: () => void
}

/** Figures below this are highlighted: more often wrong than right. */
const low = 50

function look({ mastered, isDue, mastery }: GridCell): string {
  if (isDue) return 'bg-warm-soft'
  if (mastered) return 'bg-correct-soft'
  return mastery !== null && mastery < low ? 'bg-incorrect-soft' : ''
}

/** One student's mastery of one skill. */
export function SkillCell({ cell, label, isInTabOrder, onOpen }: SkillCellProps) {
  const common = { 'data-cell': true, tabIndex: isInTabOrder ? 0 : -1 }
  if (cell === undefined)
    return (
      <span
        {...common}
        className="grid min-h-13 w-27 place-items-center text-ink-soft focus-visible:-outline-offset-3"
      >
        <span aria-hidden>–</span>
        <span className="sr-only">{t('analytics/not-practiced')}</span>
      </span>
    )
  const { mastery, answers, lastAt, mastered, isDue, certainty } = cell
  const day = dayInShort(lastAt, new Date())
  const state = isDue ? t('analytics/time-to-refresh') : mastered ? t('analytics/mastered-skill') : null
  const figure =
    mastery === null
      ? t('analytics/too-few-answers-for-a-figure')
      : t('analytics/mastery-out-of-100', { mastery })
  const parts = [
    figure,
    ...(state === null ? [] : [state]),
    counted(answers, 'answer'),
    certaintyInShort()[certainty],
    t('analytics/last-practiced-day', { day }),
  ]
  return (
    <CellButton {...common} onClick={onOpen} className={classNames('w-27', look(cell))}>
      <span className="sr-only">{`${label}: ${parts.join(', ')}`}</span>
      <span aria-hidden className="flex items-center gap-1 leading-tight font-semibold tabular-nums">
        {mastery ?? '…'}
        {isDue ? (
          <RefreshCw aria-hidden className="size-4 text-warm" />
        ) : (
          mastered && <BadgeCheck aria-hidden className="size-4 text-correct" />
        )}
      </span>
      <span aria-hidden className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
        {t('analytics/answers-ans', { answers })} · {day}
      </span>
    </CellButton>
  )
}
