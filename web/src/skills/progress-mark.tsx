import { Circle, CircleCheck, CircleDashed, CirclePlay, RefreshCw, Sparkle } from 'lucide-react'
import { t } from '../language/messages.ts'
import type { OwnProgress } from './own-progress.ts'

/** The student's progress as a short text with an icon. The icon never appears alone. */
export function ProgressMark({ progress }: { readonly progress: OwnProgress }) {
  switch (progress.kind) {
    case 'known':
      return (
        <span className={`${line} font-semibold text-warm`}>
          <Sparkle aria-hidden className={sign} />
          {t('skills/likely-known')}
        </span>
      )
    case 'ready':
      return (
        <span className={`${line} font-semibold text-action`}>
          <CirclePlay aria-hidden className={sign} />
          {t('skills/ready')}
        </span>
      )
    case 'later':
      return (
        <span className={`${line} text-ink-soft`}>
          <CircleDashed aria-hidden className={sign} />
          {t('skills/later')}
        </span>
      )
    case 'unknown':
      return (
        <span className={`${line} text-ink-soft`}>
          <Circle aria-hidden className={sign} />
          {t('skills/not-begun')}
        </span>
      )
    default:
      return <Figure progress={progress} />
  }
}

const line = 'inline-flex items-center gap-1.5 whitespace-nowrap'
const sign = 'size-4 shrink-0'

function Figure({ progress: { kind, entry } }: { progress: Extract<OwnProgress, { entry: unknown }> }) {
  return (
    <span className={`${line} tabular-nums`}>
      {kind === 'due' && <RefreshCw aria-hidden className={`${sign} text-warm`} />}
      {kind === 'mastered' && <CircleCheck aria-hidden className={`${sign} text-correct`} />}
      <span>
        {entry.certainty === 'low' && <span className="text-ink-soft">{t('skills/about')} </span>}
        <span className="font-semibold">{Math.round(entry.masteryLevel)}%</span>
        {kind === 'due' && <span className="sr-only">{t('skills/time-to-refresh')}</span>}
        {kind === 'mastered' && <span className="sr-only">{t('skills/mastered')}</span>}
      </span>
    </span>
  )
}
