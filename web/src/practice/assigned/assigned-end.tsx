import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { NotCredited } from '@skills-center/contract/practice'
import { ClipboardList } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** The assignment to which the question on screen belongs, with what is left. */
export function AssignedLine({ assignment }: { readonly assignment: OwnAssignment }) {
  const { title, instructions, goal, work } = assignment

  // The question's own number counts from the start of the visit, so this line must not show a second question number.
  const left =
    goal.kind === 'mastery'
      ? work.skills.length === 1
        ? t('practice/until-mastery', { mastery: goal.mastery })
        : t('practice/until-mastery-in-each-skill', { mastery: goal.mastery })
      : t('practice/done-of-count-questions-done', {
          done: work.questions,
          count: goal.questions * (goal.kind === 'fixed' ? 1 : work.skills.length),
        })
  return (
    <p className="mb-2 flex items-start gap-2.5 max-md:text-sm md:mb-4">
      <ClipboardList aria-hidden className="mt-0.5 size-5 shrink-0 text-math" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {title} <span className="text-ink-soft">{left}</span>
        {instructions !== '' && work.questions === 0 && (
          <span className="mt-1 block max-w-prose whitespace-pre-line">{instructions}</span>
        )}
      </span>
    </p>
  )
}

interface AssignedEndProps {
  readonly assignment: OwnAssignment
  /** Why answers of this visit earned no credit. */
  readonly notCredited: NotCredited | null
}

/** The end of an assignment: all done, or no more questions. */
export function AssignedEnd({ assignment, notCredited }: AssignedEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The question is gone and focus with it, so focus moves to this heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { title, work } = assignment
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={title} className="mb-5 text-2xl [overflow-wrap:anywhere] sm:text-3xl" />
      <Card as="section" aria-labelledby="assigned-end" className="flex flex-col items-center text-center">
        <Drawing name="done" />
        <h2 ref={heading} id="assigned-end" tabIndex={-1} className="mt-3 text-2xl font-bold outline-none">
          {work.status === 'excused'
            ? t('practice/excused-from-this-one')
            : t('practice/this-assignment-is-done')}
        </h2>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {work.percent === null
            ? t('practice/nothing-left')
            : t('practice/questions-answered', { count: work.questions, percent: work.percent })}
        </p>
        {notCredited !== null && (
          <p className="mt-2 max-w-prose">{t('practice/teachers-school-hasnt-confirmed')}</p>
        )}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink href="/practice/overview" size="large">
            {t('practice/practice-overview')}
          </ButtonLink>
          <ButtonLink href={`/classroom/${assignment.classroomId}`} variant="outline" size="large">
            {t('practice/back-to-the-class')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
