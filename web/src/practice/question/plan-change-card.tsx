import type { SkillId } from '@skills-center/contract/ids'
import type { PlanChange } from '@skills-center/contract/practice'
import { ArrowRight, BookOpen, Compass, Footprints, Moon } from 'lucide-react'
import type { RefObject } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { towardHref } from '../goal-progress.tsx'

const icons = { prerequisite: Footprints, lesson: BookOpen, 'other-way': Compass, break: Moon } as const

/** Suggests another approach when more of the same would not help: one step to take, or continue as before. */
export function PlanChangeCard({
  plan,
  from,
  cardRef,
  isMixed,
  onNext,
}: {
  plan: PlanChange
  /** The current skill. */
  from: SkillId
  cardRef: RefObject<HTMLElement | null>
  /** The next question may come from another skill. */
  isMixed: boolean
  onNext: () => void
}) {
  const Icon = icons[plan.kind]
  return (
    <section
      ref={cardRef}
      tabIndex={-1}
      data-proposal
      aria-labelledby="another-side"
      className="w-full scroll-mb-6 rounded-lg border border-line border-s-4 border-s-math bg-math-soft p-5 practice-rise"
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-math" />
        <div className="min-w-0">
          <h3 id="another-side" className="text-lg leading-snug font-bold">
            {t('practice/lets-come')}
          </h3>
          <p className="mt-1.5 max-w-prose">{plan.words}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Step plan={plan} from={from} onNext={onNext} />
        {plan.kind !== 'other-way' && (
          <Button variant="outline" size="large" className="max-sm:w-full" onClick={onNext}>
            {isMixed ? t('practice/keep-going') : t('practice/keep-going-here')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Step({ plan, from, onNext }: { plan: PlanChange; from: SkillId; onNext: () => void }) {
  const { kind, skill } = plan
  if (kind === 'other-way')
    return (
      <Button size="large" className="max-sm:w-full" onClick={onNext}>
        {t('practice/show-me-another-way')}
        <ArrowRight aria-hidden className="size-5" />
      </Button>
    )
  if (kind === 'break' || skill === null)
    return (
      <ButtonLink href="/" size="large" className="max-sm:w-full">
        {t('practice/leave-it-for-today')}
      </ButtonLink>
    )
  return kind === 'lesson' ? (
    <ButtonLink href={`/skills/${skill.id}/modules`} size="large" className="max-sm:w-full">
      {t('practice/read-the-lesson')}
      <ArrowRight aria-hidden className="size-5" />
    </ButtonLink>
  ) : (
    <ButtonLink href={towardHref(skill.id, from)} size="large" className="max-sm:w-full">
      {t('practice/practice-name', { name: skill.name })}
      <ArrowRight aria-hidden className="size-5" />
    </ButtonLink>
  )
}
