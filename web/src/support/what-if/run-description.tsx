import type { WhatIfStep } from '@skills-center/contract/practice'
import { t } from '../../language/messages.ts'
import { formatChange, formatProgress } from './format-step.ts'
import { formatMove, type Move } from './what-if-events.ts'

interface RunInWordsProps {
  readonly moves: readonly Move[]
  readonly steps: readonly WhatIfStep[]
}

/** The content of the chart as text. */
export function RunDescription({ moves, steps }: RunInWordsProps) {
  return (
    <details className="mt-4">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        {t('support/what-if/the-line-in-words')}
      </summary>
      <ol className="mt-2 list-decimal space-y-1 rounded-md bg-sunken py-3 ps-10 pe-3 tabular-nums">
        {steps.map((step, index) => {
          const move = moves[index]
          if (move === undefined) return null
          const change = formatChange(steps[index - 1], step)
          return (
            <li key={index}>
              {formatMove()[move]}: {formatProgress(step)}
              {change !== '' && ` (${change})`}
              {step.mastered && t('support/what-if/mastered')}
              {step.isDue && t('support/what-if/time-to-refresh')}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
