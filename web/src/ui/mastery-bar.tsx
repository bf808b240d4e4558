import type { Certainty } from '@skills-center/contract/progress'
import type { Subject } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'
import { formatCertainty, softEdge } from './certainty.ts'
import { classNames } from './class-names.ts'

interface MasteryBarProps {
  /** What it measures, for screen readers. */
  readonly label: string
  /** 0 to 100; null before the first answer. */
  readonly value: number | null
  readonly certainty: Certainty | null
  readonly subject: Subject
  readonly className?: string
}

const solid: Record<Subject, string> = { math: 'bg-math', science: 'bg-science' }
const soft: Record<Subject, string> = { math: 'bg-math/40', science: 'bg-science/40' }

/** Mastery with its certainty: a mark at the figure, with a soft edge that is wider when the figure is less certain. */
export function MasteryBar({ label, value, certainty, subject, className }: MasteryBarProps) {
  const isKnown = value !== null && certainty !== null
  const edge = isKnown ? softEdge[certainty] : 0
  const from = Math.max(0, (value ?? 0) - edge)
  const to = Math.min(100, (value ?? 0) + edge)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value ?? 0}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={
        isKnown
          ? t('ui/value-out-of-100-certainty', { value, certainty: formatCertainty()[certainty] })
          : t('ui/not-known-yet')
      }
      className={classNames(
        'relative h-4 w-full overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset forced-colors:border',
        className,
      )}
    >
      <div
        className={classNames('absolute inset-y-0 start-0 motion-safe:transition-[width]', solid[subject])}
        style={{ width: `${from}%` }}
      />
      <div
        className={classNames(
          'absolute inset-y-0 motion-safe:transition-[inset-inline-start,width]',
          soft[subject],
        )}
        style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }}
      />
      {isKnown && (
        <div
          className="absolute inset-y-0 w-1 -translate-x-1/2 bg-ink forced-colors:bg-[CanvasText]"
          style={{ insetInlineStart: `${Math.min(99.5, Math.max(0.5, value))}%` }}
        />
      )}
    </div>
  )
}
