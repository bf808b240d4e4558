import { getStudentWork } from '@skills-center/contract/assignments'
import type { AssignmentId } from '@skills-center/contract/assignments/id'
import type { UserId } from '@skills-center/contract/ids'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ChosenTake, takeName } from './chosen-take.tsx'

interface StudentAnswersProps {
  readonly id: AssignmentId
  readonly studentId: UserId
  readonly replay: (question: ReplayedQuestion) => ReactNode
}

/** One student's answers: every question exactly as it was. After a retake, those of the take that the teacher chooses. */
export function StudentAnswers({ id, studentId, replay }: StudentAnswersProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    ...queryOf(getStudentWork, { params: { id, studentId } }),
    staleTime: 15_000,
  })
  if (error !== null && data === undefined)
    return (
      <LoadError
        what={t('assignments/the-answers')}
        detail={detailOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton className="h-64" />
  const { student, grades, questions, takes } = data
  if (student.retakes === 0) return <Answers questions={questions} replay={replay} />
  const shown = chosen ?? grades.counted ?? grades.percents.length - 1
  return (
    <section aria-label={takeName(shown)} className="flex flex-col gap-5">
      <ChosenTake student={student} grades={grades} take={shown} onChange={setChosen} />
      <Answers questions={questions.filter((_question, place) => takes[place] === shown)} replay={replay} />
    </section>
  )
}

function Answers({
  questions,
  replay,
}: Pick<StudentAnswersProps, 'replay'> & { readonly questions: readonly ReplayedQuestion[] }) {
  return (
    <ol className="flex flex-col gap-6">
      {questions.map((question, index) => (
        <li key={question.id} className="rounded-lg border border-line bg-surface p-4 sm:p-6">
          <h4 className="mb-4 font-sans text-lg font-semibold tracking-normal">
            {index + 1}.{' '}
            {question.skill === null ? (
              t('assignments/skill-that-is-no-longer-here')
            ) : (
              <span lang={contentLanguage(question.skill)}>{question.skill.name}</span>
            )}
          </h4>
          {replay(question)}
        </li>
      ))}
    </ol>
  )
}
