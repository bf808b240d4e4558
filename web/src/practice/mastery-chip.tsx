import type { Subject } from '@skills-center/contract/ids'
import type { SkillProgress } from '@skills-center/contract/practice'
import { BadgeCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const tones: Record<Subject, string> = { math: 'text-math', science: 'text-science' }

/** A compact mastery figure for screens with no room beside the question. One tap opens the details. */
export function MasteryChip({
  progress: { mastery, mastered },
  subject,
  moved,
  children,
}: {
  progress: SkillProgress
  subject: Subject
  /** The change from the last answer, in points of 100. */
  moved: number
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const value = mastery === null ? null : Math.round(mastery)
  return (
    <div className="relative lg:hidden">
      <Button
        variant="quiet"
        size="small"
        className="-me-2.5 min-h-11 min-w-11"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className="sr-only">
          {value === null ? t('practice/mastery-not-known') : t('practice/mastery-value', { value })}
        </span>
        {moved !== 0 && (
          <span
            key={`${value} ${moved}`}
            aria-hidden
            className={`tabular-nums practice-rise ${moved > 0 ? 'text-correct' : 'text-ink-soft'}`}
          >
            {moved > 0 ? `+${moved}` : `\u2212${-moved}`}
          </span>
        )}
        <Ring value={value ?? 0} tone={mastered ? 'text-correct' : tones[subject]}>
          {mastered ? <BadgeCheck aria-hidden className="size-5" /> : (value ?? '?')}
        </Ring>
      </Button>
      <Dialog open={isOpen} title={t('practice/mastery')} onClose={() => setIsOpen(false)}>
        {isOpen && <div className="space-y-4">{children}</div>}
      </Dialog>
    </div>
  )
}

/** A ring that is full at 100, around its content. */
function Ring({ value, tone, children }: { value: number; tone: string; children: ReactNode }) {
  return (
    <span aria-hidden className={`relative grid size-9 place-items-center ${tone}`}>
      <svg viewBox="0 0 36 36" fill="none" strokeWidth="3.5" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r="16" className="stroke-skeleton" />
        <circle
          cx="18"
          cy="18"
          r="16"
          stroke={value > 0 ? 'currentColor' : 'none'}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${value} 100`}
          className="motion-safe:transition-[stroke-dasharray] motion-safe:duration-500"
        />
      </svg>
      <span className="text-sm font-bold text-ink tabular-nums">{children}</span>
    </span>
  )
}
