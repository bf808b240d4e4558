import type { SkillId } from '@skills-center/contract/ids'
import type { Deferred } from '@skills-center/contract/practice'
import { ArrowRight, BookOpen } from 'lucide-react'
import type { RefObject } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Delivery } from '../session.ts'
import { towardHref } from '../goal-progress.tsx'

/** The “I haven’t learned this yet” button for the question on screen. */
export function NotLearnedButton({
  delivery,
  isDisabled,
  className,
  onDefer,
}: {
  delivery: Delivery
  /** An answer is being sent. */
  isDisabled: boolean
  className?: string
  onDefer: () => void
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      className={classNames('max-md:min-h-11', className)}
      busy={delivery.phase === 'sending' && delivery.pending.body === null}
      disabled={isDisabled}
      onClick={onDefer}
    >
      <BookOpen aria-hidden className="size-4.5 shrink-0" />
      {t('practice/havent-learned-this-yet')}
    </Button>
  )
}

/** Shown after a deferral: suggests the lesson first, then the prerequisites, or going on. */
export function FirstTheLesson({
  skillId,
  deferred,
  cardRef,
  isMixed,
  onNext,
}: {
  skillId: SkillId
  deferred: Deferred
  cardRef: RefObject<HTMLElement | null>
  /** The next question may come from another skill. */
  isMixed: boolean
  onNext: () => void
}) {
  const { prerequisite } = deferred
  return (
    <section
      ref={cardRef}
      tabIndex={-1}
      data-proposal
      aria-labelledby="first-the-lesson"
      className="w-full scroll-mb-6 rounded-lg border border-line border-s-4 border-s-math bg-math-soft p-5 practice-rise"
    >
      <h3 id="first-the-lesson" className="text-lg leading-snug font-bold">
        {t('practice/good-to-know')}
      </h3>
      <p className="mt-1.5 max-w-prose">
        {t('practice/lesson-shows-the-idea')}
        {prerequisite !== null && ` ${t('practice/name-comes-before-it', { name: prerequisite.name })}`}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink href={`/skills/${skillId}/modules`} size="large" className="max-sm:w-full">
          {t('practice/read-the-lesson')}
          <ArrowRight aria-hidden className="size-5" />
        </ButtonLink>
        {prerequisite !== null && (
          <ButtonLink
            href={towardHref(prerequisite.id, skillId)}
            variant="outline"
            size="large"
            className="max-sm:w-full"
          >
            {t('practice/practice-name', { name: prerequisite.name })}
          </ButtonLink>
        )}
        <Button variant="quiet" size="large" className="max-sm:w-full" onClick={onNext}>
          {isMixed ? t('practice/keep-going') : t('practice/keep-going-here')}
        </Button>
      </div>
    </section>
  )
}
