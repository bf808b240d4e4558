import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Sparks } from './sparks.tsx'

/** Shown with the answer that brought a skill to mastery. */
export function MasteredMoment({ skillName }: { skillName: string }) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-lg border-2 border-correct bg-surface px-5 py-6 text-center practice-rise sm:flex-row sm:gap-5 sm:text-start">
      <span className="relative shrink-0">
        <Seal />
        <Sparks className="-inset-10" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-display text-2xl leading-tight font-bold">
          {t('practice/skill-name-mastered', { skillName })}
        </p>
        <p className="mt-1.5 text-ink-soft">
          {t('practice/you-have-got-this')} {t('practice/asked-again-now-and-then')}
        </p>
        <div className="mt-3 flex flex-wrap gap-2 max-sm:justify-center">
          <ButtonLink href="/" variant="outline">
            {t('practice/choose-the-next-skill')}
          </ButtonLink>
          <ButtonLink href="/practice/overview/journal" variant="quiet">
            {t('practice/see-your-new-page')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** A seal: a ring that draws itself around a check mark. */
function Seal() {
  return (
    <svg aria-hidden viewBox="0 0 80 80" className="size-20 shrink-0 text-correct">
      <circle cx="40" cy="40" r="36" className="fill-correct-soft" />
      <circle
        cx="40"
        cy="40"
        r="36"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        pathLength={1}
        strokeDasharray="1"
        strokeLinecap="round"
        transform="rotate(-90 40 40)"
        className="practice-draw"
      />
      <path
        d="M25 41l11 11 20-23"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength={1}
        strokeDasharray="1"
        className="practice-draw"
      />
    </svg>
  )
}
