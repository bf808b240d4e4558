import { getClassNeeds, type ClassNeeds, type Need, type NeedKind } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ClassSection } from './class-section.tsx'
import { counted } from './words.ts'

const kinds = (): readonly { readonly kind: NeedKind; readonly title: string; readonly about: string }[] => [
  {
    kind: 'stuck',
    title: t('Stuck'),
    about: t('The learner model finds that more practice alone does not help here.'),
  },
  {
    kind: 'wrong-run',
    title: t('Wrong again and again'),
    about: t('Five questions or more, none right since.'),
  },
  { kind: 'idle', title: t('Not practicing'), about: t('No answer for seven days, or none yet.') },
  { kind: 'faded', title: t('Time to refresh'), about: t('Mastered once, and likely faded since.') },
]

interface NeedsTabProps {
  readonly id: ClassroomId
  /** What is above, in a class with students. */
  readonly children?: ReactNode
}

/** Who needs help, why, and what to do next. */
export function NeedsTab({ id, children }: NeedsTabProps) {
  const query = useQuery({ ...queryOf(getClassNeeds, { params: { id } }), staleTime: 0 })
  return (
    <>
      {query.data?.students !== 0 && children !== undefined && <div className="pt-6">{children}</div>}
      <ClassSection
        id={id}
        title={t('Who needs help')}
        intro={t(
          'Worked out from the answers as they are now. Each line goes away by itself when it is no longer true.',
        )}
        table="needs"
        query={query}
      >
        {(data) => <Needs id={id} data={data} />}
      </ClassSection>
    </>
  )
}

function Needs({
  id,
  data: { needs, students, begun },
}: {
  readonly id: ClassroomId
  readonly data: ClassNeeds
}) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  if (students === 0)
    return (
      <Card>
        <EmptyState
          drawing="empty-class"
          title={t('No students yet')}
          action={<ButtonLink href={`/classroom/${id}?tab=students`}>{t('Add students')}</ButtonLink>}
        >
          {t('As soon as students are in the class and practice, you see here who needs you.')}
        </EmptyState>
      </Card>
    )
  if (needs.length === 0)
    return (
      <Card>
        <EmptyState drawing="done" title={t('Nobody is stuck right now')}>
          {t('All {students} who have begun are moving. Look again after the next practice.', {
            students: counted(begun, 'student'),
          })}
        </EmptyState>
      </Card>
    )
  return (
    <>
      {kinds().map(({ kind, title, about }) => {
        const own = needs.filter((need) => need.kind === kind)
        if (own.length === 0) return null
        return (
          <Card key={kind} as="section" aria-labelledby={`need-${kind}`} padding="none">
            <div className="px-5 pt-5 pb-3 sm:px-6">
              <h3 id={`need-${kind}`} className="text-xl font-semibold">
                {title} <span className="font-sans text-base font-normal text-ink-soft">({own.length})</span>
              </h3>
              <p className="text-ink-soft">{about}</p>
            </div>
            <ul>
              {own.map((need) => (
                <NeedRow
                  key={`${need.student.id}/${need.skill?.id ?? ''}`}
                  need={need}
                  onOpen={() => setAsked(askedOf(need))}
                />
              ))}
            </ul>
          </Card>
        )
      })}
      {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
    </>
  )
}

const askedOf = ({ student, skill }: Need): AnswersAsked => ({
  title: skill === null ? student.name : `${student.name}: ${skill.name}`,
  query: { studentId: student.id, ...(skill === null ? {} : { skillId: skill.id }) },
})

function NeedRow({ need, onOpen }: { readonly need: Need; readonly onOpen: () => void }) {
  const { student, skill, why, next, closes, hasAnswers } = need
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold [overflow-wrap:anywhere]">{student.name}</p>
        <p>{why}</p>
        <p className="mt-1">
          <span className="font-semibold">{t('What to do next:')} </span>
          {next}
        </p>
        <p className="mt-1 text-sm text-ink-soft">{closes}</p>
      </div>
      {hasAnswers && (
        <Button
          variant="outline"
          size="small"
          aria-label={
            skill === null
              ? t('See the answers of {name}', { name: student.name })
              : t('See the answers of {name} in {skill}', { name: student.name, skill: skill.name })
          }
          onClick={onOpen}
        >
          {t('See the answers')}
        </Button>
      )}
    </li>
  )
}
