import { getSubscriptionStatus } from '@skills-center/contract/billing'
import type { PlanEntry, PlanEntryKind } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Clock } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { SkillIcon } from '../../ui/skill-icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SubjectTag } from '../../ui/subject-tag.tsx'
import { useOpenMixed } from './use-open-practice.ts'
import { contentLanguage } from '../../language/language.ts'

const leads = (): Record<PlanEntryKind, string> => ({
  pinned: t('progress/your-teachers-pick'),
  new: t('progress/up-next'),
  continue: t('progress/pick-up-where-you-left-off'),
  review: t('progress/time-for-a-review'),
  repair: t('progress/step-that-makes-others-easier'),
})

/** The dashboard's main action: starts mixed practice with the first entry of the plan. */
export function NextStep({ entry }: { readonly entry: PlanEntry }) {
  const { skill, kind, reason, minutes } = entry
  const { href, isOpening, open } = useOpenMixed()
  const isMath = skill.subject === 'math'
  const use = useQuery(queryOf(getSubscriptionStatus)).data
  const isUsedUp = use !== undefined && !use.isPremium && use.dailyProblemsUsed >= use.dailyLimit
  return (
    <section
      aria-labelledby="next-step"
      className={classNames(
        'flex min-h-64 flex-col justify-between gap-5 rounded-lg border p-5 max-sm:min-h-80 sm:p-7',
        isMath ? 'border-math bg-math-soft' : 'border-science bg-science-soft',
      )}
    >
      <div className="flex gap-4">
        <span
          aria-hidden
          className={classNames(
            'hidden size-14 shrink-0 place-items-center rounded-md bg-surface sm:grid',
            isMath ? 'text-math' : 'text-science',
          )}
        >
          <SkillIcon name={skill.icon} className="size-7" />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {leads()[kind]}
            <SubjectTag subject={skill.subject} />
          </p>
          <h2 id="next-step" lang={contentLanguage(skill)} className="mt-1 text-2xl font-bold sm:text-3xl">
            {skill.name}
          </h2>
          <p className="mt-1.5 max-w-prose">{reason}</p>
          <p className="mt-1 inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            {t('ui/about-minutes', { minutes })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isUsedUp ? (
          // The daily limit is used up, but due reviews have no limit, and lessons can be read.
          <ButtonLink
            href={kind === 'review' ? `/practice/${skill.id}` : `/skills/${skill.id}/modules`}
            size="large"
            className="max-sm:w-full"
          >
            {kind === 'review' ? t('progress/practice-this-review') : t('progress/read-the-lesson')}
            <ArrowRight aria-hidden className="size-5 shrink-0" />
          </ButtonLink>
        ) : (
          <Link
            href={href}
            onClick={open}
            aria-busy={isOpening}
            className={buttonStyle({ size: 'large', className: 'max-sm:w-full' })}
          >
            {t('progress/practice-what-helps-most-now')}
            {isOpening ? (
              <Spinner size="small" label={t('progress/opening')} />
            ) : (
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            )}
          </Link>
        )}
        <Link href="/practice/overview" className="py-1 font-semibold underline underline-offset-4">
          {t('progress/see-the-whole-plan')}
        </Link>
      </div>
    </section>
  )
}
