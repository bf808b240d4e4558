import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import type { Movement } from './look-back.ts'

/** One skill, with its mastery before and after. */
export function MovementRow({ movement: { skill, from, now } }: { movement: Movement }) {
  const solid = skill.subject === 'math' ? 'bg-math' : 'bg-science'
  const low = Math.min(from ?? now, now)
  const width = Math.abs(now - (from ?? now))
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span lang={contentLanguage(skill)} className="font-semibold">
          {skill.name}
        </span>
        <span className="ms-auto flex items-center gap-x-3 tabular-nums">
          <span className="text-ink-soft">
            {from === null ? (
              `${t('practice/now')} `
            ) : (
              <>
                {from}
                <span aria-hidden> → </span>
                <span className="sr-only"> {t('practice/then-now')} </span>
              </>
            )}
            <span className="font-display text-lg font-bold text-ink">{now}</span>
          </span>
          <Moved points={from === null ? null : now - from} />
        </span>
      </div>
      {/* A gain is filled in. A loss is left as an outline. */}
      <div aria-hidden className="relative mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken">
        <div className={`absolute inset-y-0 start-0 ${solid}`} style={{ width: `${low}%` }} />
        <div
          className={`absolute inset-y-0 ${from !== null && now > from ? 'bg-warm-vivid' : 'border-y-2 border-e-2 border-line-strong'}`}
          style={{ insetInlineStart: `${low}%`, width: `${width}%` }}
          hidden={width === 0}
        />
      </div>
    </li>
  )
}

/** `points` is null for a new skill. */
function Moved({ points }: { points: number | null }) {
  const look = 'inline-flex min-w-16 items-center justify-end gap-1 text-sm font-semibold'
  if (points === null) return <span className={`${look} text-ink-soft`}>{t('practice/new')}</span>
  const Icon = points > 0 ? ArrowUp : points < 0 ? ArrowDown : Equal
  return (
    <span className={`${look} ${points > 0 ? 'text-correct' : 'text-ink-soft'}`}>
      <Icon aria-hidden className="size-4" />
      {points === 0
        ? t('practice/the-same')
        : points > 0
          ? t('practice/up-points', { points })
          : t('practice/down-points', { points: -points })}
    </span>
  )
}
