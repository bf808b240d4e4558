import type { SkillId } from '@skills-center/contract/ids'
import { answerSample, getSample, samplesOfSkill } from '@skills-center/contract/site/samples'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { ExerciseQuestion } from '../item/exercise/exercise-question.tsx'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { WaitingQuestion } from './waiting-question.tsx'

interface SamplePlayProps {
  readonly skillId: SkillId
  /** The index of the sample question to start with. */
  readonly from?: number
}

/** A skill's sample questions, one by one, judged by the server and not recorded. */
export function SamplePlay({ skillId, from = 0 }: SamplePlayProps) {
  const [place, setPlace] = useState(from)
  const asked = useQuery({
    ...queryOf(getSample, { params: { id: skillId }, query: { place } }),
    networkMode: 'always',
    placeholderData: keepPreviousData,
  })
  const sample = asked.data
  if (sample === undefined)
    return asked.isError ? (
      <LoadError
        what={t('ui/the-question')}
        detail={t('site/check-your-connection-and-try-again')}
        onRetry={() => void asked.refetch()}
      />
    ) : (
      <WaitingQuestion />
    )
  return (
    <>
      <ExerciseQuestion
        key={sample.place}
        item={sample.item}
        judge={(response) =>
          call(answerSample, { params: { id: skillId }, body: { place: sample.place, response } })
        }
        isAsked
        isFetching={asked.isFetching}
        onAnother={() => setPlace((place + 1) % samplesOfSkill)}
      />
      {asked.isError && (
        <p role="alert" className="mt-4 text-incorrect">
          {t('ui/another-question-did-not-load')}
        </p>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-ink-soft">
        {t('site/with-an-account-the-questions')}
        <ButtonLink href="/#sign-up" variant="outline" size="small">
          {t('site/sign-up-free')}
        </ButtonLink>
      </p>
    </>
  )
}
