import { listQuestions } from '@skills-center/contract/questions'
import { listShared } from '@skills-center/contract/questions/library'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Field } from '../ui/field.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AddButton, type AddQuestionsProps } from './add-button.tsx'
import { SkillQuestions } from './skill-questions.tsx'

const sources = { generated: SkillQuestions, own: OwnQuestions, shared: SharedQuestions } as const

/** Adds generated questions of a skill, or a question that the teacher or a colleague wrote. */
export function AddQuestions(props: AddQuestionsProps) {
  const [from, setFrom] = useState<keyof typeof sources>('generated')
  const Source = sources[from]
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-sunken p-4 sm:p-5">
      <SegmentedControl
        label={t('assignments/add-questions')}
        value={from}
        options={[
          { value: 'generated', label: t('assignments/from-the-skills') },
          { value: 'own', label: t('assignments/your-own') },
          { value: 'shared', label: t('assignments/shared-with-you') },
        ]}
        onChange={setFrom}
      />
      <Source {...props} />
    </div>
  )
}

function OwnQuestions({ isBusy, onAdd }: AddQuestionsProps) {
  // They may have been written in another tab just now.
  const { data, error, refetch } = useQuery({ ...queryOf(listQuestions), staleTime: 0 })
  const [chosen, setChosen] = useState<string | null>(null)
  if (error !== null && data === undefined)
    return (
      <LoadError
        what={t('assignments/your-questions-what')}
        detail={detailOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton className="h-24 rounded-lg" />
  const published = data.filter(({ version, skillId }) => version !== null && skillId !== null)
  const question = published.find(({ id }) => id === chosen) ?? published[0]
  if (question === undefined)
    return (
      <p className="max-w-prose">
        <Rich
          id="assignments/published-no-question-yet"
          parts={{
            link: <Link href="/questions/create" className="font-semibold text-link" target="_blank" />,
            tab: <span className="sr-only" />,
          }}
        />
      </p>
    )
  return (
    <div className="grid gap-3">
      <Select
        label={t('assignments/question')}
        hint={t('assignments/students-get-it-as-it-is-published')}
        value={question.id}
        onChange={(event) => setChosen(event.target.value)}
        options={published.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <AddButton isBusy={isBusy} onAdd={() => onAdd({ kind: 'own', questionId: question.id })} />
    </div>
  )
}

/** Questions that teachers of the same school, or of all schools, have shared. */
function SharedQuestions({ isBusy, onAdd }: AddQuestionsProps) {
  const [sought, setSought] = useState('')
  const search = useDeferredValue(sought.trim())
  const { data, error, refetch } = useQuery({
    ...queryOf(listShared, { query: search === '' ? {} : { search } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const [chosen, setChosen] = useState<string | null>(null)
  if (error !== null && data === undefined)
    return (
      <LoadError
        what={t('assignments/shared-questions')}
        detail={detailOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton className="h-24 rounded-lg" />
  const usable = data.questions.filter(({ skillId }) => skillId !== null)
  const question = usable.find(({ id }) => id === chosen) ?? usable[0]
  if (question === undefined && search === '')
    return <p className="max-w-prose">{t('assignments/nobody-shares-a-question')}</p>
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={t('assignments/search-by-name')}
        value={sought}
        maxLength={60}
        onChange={(event) => setSought(event.target.value)}
      />
      {question === undefined ? (
        <p role="status" className="self-end py-2.5 text-ink-soft">
          {t('assignments/no-shared-question-is-called-search', { search })}
        </p>
      ) : (
        <>
          <Select
            label={t('assignments/question')}
            value={question.id}
            onChange={(event) => setChosen(event.target.value)}
            options={usable.map(({ id, title, author, sharedWith }) => ({
              value: id,
              label:
                sharedWith === 'school'
                  ? t('assignments/title-by-author-your-school', { title, author })
                  : t('assignments/title-by-author-all-teachers', { title, author }),
            }))}
          />
          <p className="text-sm text-ink-soft sm:col-span-2">
            {t('assignments/students-get-it-as-it-is-published-now')}
            {data.hasMore && ` ${t('assignments/search-for-the-name')}`}
          </p>
          <AddButton isBusy={isBusy} onAdd={() => onAdd({ kind: 'own', questionId: question.id })} />
        </>
      )}
    </div>
  )
}
