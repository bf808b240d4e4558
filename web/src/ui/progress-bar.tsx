import { classNames } from './class-names.ts'

export type BarTone = 'math' | 'science' | 'warm' | 'plain'

interface ProgressBarProps {
  /** What the bar measures, for screen readers. */
  readonly label: string
  readonly value: number
  readonly max?: number
  /** The value as text, if "35 of 100" is not suitable. */
  readonly valueText?: string | undefined
  readonly tone?: BarTone
  readonly size?: 'thin' | 'thick'
  readonly className?: string | undefined
}

const tones: Record<BarTone, string> = {
  math: 'bg-math',
  science: 'bg-science',
  warm: 'bg-warm-vivid',
  plain: 'bg-ink-soft',
}

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'math',
  size = 'thin',
  className,
}: ProgressBarProps) {
  const shown = Math.min(Math.max(value, 0), max)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className={classNames(
        'w-full overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset forced-colors:border',
        size === 'thin' ? 'h-2.5' : 'h-4',
        className,
      )}
    >
      <div
        className={classNames('h-full rounded-full transition-[width] duration-700 ease-out', tones[tone])}
        style={{ width: `${max > 0 ? (shown / max) * 100 : 0}%` }}
      />
    </div>
  )
}
