import {
  type ClassMisconception,
  type ClassMisconceptions,
  getClassMisconceptions,
} from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WrongLineView } from '../item/wrong-line.tsx'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SubjectTag } from '../ui/subject-tag.tsx'
import { type AnswersAsked, AnswersDialog } from './answers-dialog.tsx'
import { ClassSection } from './class-section.tsx'
import { ThinkingFamilies } from './thinking-families.tsx'
import { counted, dayInShort } from './format.ts'
import { contentLanguage } from '../language/language.ts'

/** The misconceptions behind a class's mistakes. */
export function MisconceptionsTab({ id }: { readonly id: ClassroomId }) {
  const query = useQuery({ ...queryOf(getClassMisconceptions, { params: { id } }), staleTime: 0 })
  return (
    <ClassSection
      id={id}
      title={t('analytics/misconceptions')}
      intro={t('analytics/wrong-answers-that-a-known')}
      table="misconceptions"
      query={query}
    >
      {(data) => <Misconceptions id={id} data={data} />}
    </ClassSection>
  )
}

interface MisconceptionsProps {
  readonly id: ClassroomId
  readonly data: ClassMisconceptions
}

function Misconceptions({ id, data: { families, misconceptions: all } }: MisconceptionsProps) {
  const [asked, setAsked] = useState<AnswersAsked | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  if (all.length === 0)
    return (
      <Card>
        <EmptyState drawing="done" title={t('analytics/no-known-misconception-in-90-days')}>
          {t('analytics/when-wrong-answers')}
        </EmptyState>
      </Card>
    )
  const misconceptions = all.filter(({ family }) => chosen === null || family?.id === chosen)
  const shared = misconceptions.filter(({ students }) => students.length > 1)
  const single = misconceptions.filter(({ students }) => students.length === 1)
  return (
    <>
      {families.length > 1 && <ThinkingFamilies families={families} chosen={chosen} onChoose={setChosen} />}
      {shared.length > 0 && <MisconceptionList ones={shared} onOpen={setAsked} />}
      {single.length > 0 && (
        <details open={shared.length === 0}>
          <summary className="min-h-11 w-fit cursor-pointer py-2 text-lg font-semibold">
            {t('analytics/met-in-one-student', { count: single.length })}
          </summary>
          <MisconceptionList ones={single} onOpen={setAsked} />
        </details>
      )}
      {asked !== null && <AnswersDialog {...asked} id={id} onClose={() => setAsked(null)} />}
    </>
  )
}

interface MisconceptionListProps {
  readonly ones: readonly ClassMisconception[]
  readonly onOpen: (asked: AnswersAsked) => void
}

const MisconceptionList = ({ ones, onOpen }: MisconceptionListProps) => (
  <ul className="flex flex-col gap-4">
    {ones.map((one) => (
      <Misconception key={`${one.skill.id}/${one.id}`} one={one} onOpen={onOpen} />
    ))}
  </ul>
)

interface MisconceptionProps {
  readonly one: ClassMisconception
  readonly onOpen: (asked: AnswersAsked) => void
}

function Misconception({ one, onOpen }: MisconceptionProps) {
  const { name, family, skill, students, times, lastAt, lines } = one
  const open = (student?: { id: UserId; name: string }) =>
    onOpen({
      title: student === undefined ? name : `${student.name}: ${name}`,
      query: {
        skillId: skill.id,
        misconception: one.id,
        ...(student === undefined ? {} : { studentId: student.id }),
      },
    })
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 lang={contentLanguage(skill)} className="text-xl font-semibold first-letter:uppercase">
            {name}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <SubjectTag subject={skill.subject} />
            <span lang={contentLanguage(skill)}>{skill.name}</span>
            {family !== null && <span className="text-ink-soft">{family.name}</span>}
          </p>
          <p className="mt-1 text-ink-soft">
            {t('analytics/students-questions-last-on-day', {
              students: counted(students.length, 'student'),
              questions: counted(times, 'question'),
              day: dayInShort(lastAt, new Date()),
            })}
          </p>
        </div>
        <Button
          variant="outline"
          size="small"
          aria-label={t('analytics/see-the-answers-that-show', { name })}
          onClick={() => open()}
        >
          {t('analytics/see-the-answers')}
        </Button>
      </div>
      {lines.length > 0 && (
        <ul aria-label={t('analytics/in-shown-work')} className="flex flex-col gap-2">
          {lines.map((line, index) => (
            <li key={index}>
              <WrongLineView line={line} />
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={t('ui/students')} className="flex flex-wrap gap-2">
        {students.map((student) => (
          <li key={student.id}>
            <Button variant="outline" size="small" onClick={() => open(student)}>
              {student.name}
              <span aria-hidden className="font-normal text-ink-soft tabular-nums">
                × {student.times}
              </span>
              <span className="sr-only">, {counted(student.times, 'question')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
