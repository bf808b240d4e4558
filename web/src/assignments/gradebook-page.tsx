import { type Gradebook, getGradebook } from '@skills-center/contract/assignments/gradebook'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { FormFrame } from './form-frame.tsx'
import { GradebookDownload } from './gradebook/gradebook-download.tsx'
import { GradingRules } from './gradebook/grading-rules.tsx'
import { GradebookTable } from './gradebook/gradebook-table.tsx'
import { GradebookComments } from './gradebook/comments.tsx'
import './gradebook/gradebook-print.css'

/** The gradebook of a class: students by assignments. */
export function GradebookPage({ classroomId }: { readonly classroomId: ClassroomId }) {
  const query = useQuery({
    ...queryOf(getGradebook, { params: { id: classroomId }, query: {} }),
    staleTime: 15_000,
  })
  const list = `/classroom/${classroomId}?tab=assignments`
  return (
    <FormFrame
      title={t('assignments/gradebook-title')}
      what={t('assignments/this-class')}
      query={query}
      back={{ href: list, label: t('ui/assignments') }}
      isWide
    >
      {(book) => (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="min-w-0">
              <PageHeading title={t('assignments/gradebook-title')} />
              <p className="mt-2 text-lg text-ink-soft [overflow-wrap:anywhere]">{book.className}</p>
            </div>
            {!isEmpty(book) && <GradebookDownload classroomId={classroomId} book={book} />}
          </div>
          {isEmpty(book) ? (
            <EmptyState
              drawing={book.students.length === 0 ? 'empty-class' : 'no-questions'}
              title={
                book.students.length === 0
                  ? t('assignments/nobody-is-in-this-class-yet')
                  : t('assignments/nothing-is-assigned-yet')
              }
              action={
                book.students.length === 0 ? (
                  <ButtonLink href={`/classroom/${classroomId}`}>
                    {t('assignments/open-the-class-list')}
                  </ButtonLink>
                ) : (
                  <ButtonLink href={`/classroom/${classroomId}/assign`}>
                    {t('assignments/assign-work')}
                  </ButtonLink>
                )
              }
            >
              {t('assignments/students-stand-in-rows')}
            </EmptyState>
          ) : (
            <div className="gradebook flex flex-col gap-6">
              <GradingRules classroomId={classroomId} book={book} />
              <GradebookTable classroomId={classroomId} book={book} />
              <GradebookComments book={book} />
            </div>
          )}
        </>
      )}
    </FormFrame>
  )
}

const isEmpty = ({ students, assignments }: Gradebook): boolean =>
  students.length === 0 || assignments.length === 0
