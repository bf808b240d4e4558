import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'plain' | 'math' | 'science' | 'warm' | 'right' | 'wrong'

interface BadgeProps {
  readonly tone?: BadgeTone
  readonly icon?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

const tones: Record<BadgeTone, string> = {
  // In the dark theme, the sunken color hardly differs from the canvas.
  plain: 'bg-skeleton text-ink-soft',
  math: 'bg-math-soft text-math',
  science: 'bg-science-soft text-science',
  warm: 'bg-warm-soft text-warm',
  right: 'bg-correct-soft text-correct',
  wrong: 'bg-incorrect-soft text-incorrect',
}

export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
