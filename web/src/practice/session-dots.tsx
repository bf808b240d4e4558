import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import type { Result } from './session.ts'

const looks: Record<Result, string> = {
  right: 'bg-correct border-correct',
  'right-later': 'bg-correct-soft border-correct',
  wrong: 'bg-surface border-line-strong',
  pending: 'bg-surface border-dashed border-warm',
  dropped: '',
}
const maxShown = 24

/** One dot for every question of this visit: filled, ringed, empty, or dashed until its verdict is known. */
export function SessionDots({ results }: { results: readonly Result[] }) {
  const shown = results.filter((result) => result !== 'dropped')
  if (shown.length === 0) return null
  const pending = shown.filter((result) => result === 'pending').length
  const judged = shown.length - pending
  const right = shown.filter((result) => result === 'right' || result === 'right-later').length
  return (
    <div>
      <p className="text-sm text-ink-soft">
        {t('practice/this-visit')}{' '}
        {judged > 0 && (
          <Rich
            id="practice/right-of-judged-right"
            values={{ right, judged }}
            parts={{ figure: <span className="font-semibold text-ink" /> }}
          />
        )}
        {judged > 0 && pending > 0 && ', '}
        {pending > 0 && t('practice/count-saved', { count: pending })}
      </p>
      <ol aria-hidden className="mt-2 flex flex-wrap gap-1.5">
        {shown.slice(-maxShown).map((result, index) => (
          <li
            key={index}
            className={`grid size-4 place-items-center rounded-full border-2 practice-rise ${looks[result]}`}
          >
            {result === 'right-later' && <span className="size-1.5 rounded-full bg-correct" />}
          </li>
        ))}
      </ol>
    </div>
  )
}
