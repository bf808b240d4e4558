import type { SkillId } from '@skills-center/contract/ids'
import { answerExercise, listExercises } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { ExerciseQuestion } from '../item/exercise/exercise-question.tsx'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { Badge } from '../ui/badge.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LessonSection } from './lesson-section.tsx'

/** Questions to try right after reading, judged at once and not recorded. */
export function LessonExercise({ skillId }: { readonly skillId: SkillId }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queryOf(listExercises, { params: { id: skillId } }),
    networkMode: 'always',
  })
  const [place, setPlace] = useState({ at: 0, isAsked: false })
  const exercise = data?.[place.at]

  async function another() {
    if (data !== undefined && place.at + 1 < data.length) setPlace({ at: place.at + 1, isAsked: true })
    else if ((await refetch()).isSuccess) setPlace({ at: 0, isAsked: true })
  }
  return (
    <LessonSection
      id="try-it"
      title={t('skills/try-it')}
      className="print:hidden"
      aside={<Badge tone="plain">{t('skills/this-does-not-count')}</Badge>}
    >
      <p className="-mt-2 mb-6 max-w-prose text-ink-soft">{t('skills/see-whether-the-idea-works')}</p>
      {exercise !== undefined ? (
        <>
          <ExerciseQuestion
            key={exercise.token}
            item={exercise.item}
            judge={(response) => call(answerExercise, { body: { token: exercise.token, response } })}
            isAsked={place.isAsked}
            isFetching={isFetching}
            onAnother={() => void another()}
          />
          {isError && (
            <p role="alert" className="mt-4 text-incorrect">
              {t('ui/another-question-did-not-load')}
            </p>
          )}
        </>
      ) : isError ? (
        <LoadError what={t('ui/the-question')} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton className="h-56" />
        </div>
      )}
    </LessonSection>
  )
}
