import type { SkillProgress } from '@skills-center/contract/practice'
import type { DemoQuestion } from '@skills-center/contract/practice/demo'
import { t } from '../../language/messages.ts'
import { formatCertainty } from '../../ui/certainty.ts'
import { MasteryBar } from '../../ui/mastery-bar.tsx'

interface EstimatePanelProps {
  readonly progress: readonly SkillProgress[]
  /** The question chosen next; null while the current question is open. */
  readonly next: DemoQuestion | null
}

/** The model's estimate from the answers so far. */
export function EstimatePanel({ progress, next }: EstimatePanelProps) {
  const last = progress.at(-1)
  const mastery = last?.mastery ?? null
  const before = progress.at(-2)?.mastery ?? null
  const change = mastery === null || before === null ? 0 : Math.round(mastery) - Math.round(before)
  return (
    <aside
      aria-label={t('site/the-estimate')}
      className="self-start rounded-md bg-sunken p-5 lg:sticky lg:top-6"
    >
      <h3 className="text-lg font-bold">{t('site/the-estimate')}</h3>
      <div role="status">
        {mastery === null ? (
          <p className="mt-2 text-ink-soft">{t('site/no-answer-yet-so-no-number')}</p>
        ) : (
          <>
            <p className="mt-2 flex items-baseline gap-2">
              <span className="font-display text-5xl font-bold tabular-nums">{Math.round(mastery)}</span>
              <span className="text-ink-soft">{t('site/of-100')}</span>
              {change !== 0 && (
                <span className={`font-semibold ${change > 0 ? 'text-correct' : 'text-incorrect'}`}>
                  {change > 0 ? `+${change}` : `−${-change}`}
                </span>
              )}
            </p>
            <MasteryBar
              label={t('site/mastery-of-unit-rates')}
              value={Math.round(mastery)}
              certainty={last?.certainty ?? null}
              subject="math"
              className="mt-2"
            />
            <p className="mt-2 text-[0.94rem] text-ink-soft">
              {last?.certainty == null ? '' : formatCertainty()[last.certainty]}
            </p>
          </>
        )}
        {next !== null && (
          <div className="mt-4 border-t border-line pt-4">
            <p className="font-semibold">{t('site/next-level-of-3', { level: next.level })}</p>
            <p className="mt-1 text-[0.94rem] text-ink-soft">{next.why}</p>
          </div>
        )}
      </div>
      {progress.length > 1 && (
        <ol aria-label={t('site/mastery-after-each-answer')} className="mt-5 flex h-20 items-end gap-1">
          {progress.map((entry, index) => (
            <li
              key={index}
              className="min-w-0 flex-1 rounded-t-sm bg-math"
              style={{ height: `${Math.max(4, entry.mastery ?? 0)}%` }}
            >
              <span className="sr-only">{Math.round(entry.mastery ?? 0)}</span>
            </li>
          ))}
        </ol>
      )}
    </aside>
  )
}
