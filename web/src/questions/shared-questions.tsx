import { listQuestions } from '@skills-center/contract/questions'
import { copyShared, listShared, type SharedQuestion } from '@skills-center/contract/questions/library'
import type { QuestionId } from '@skills-center/contract/questions/own'
import { SkillId } from '@skills-center/contract/ids'
import { listSkills } from '@skills-center/contract/skills'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf, refresh } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { UnverifiedNotice } from '../platform/verified.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { isAuthoredKind, kindNames } from './blank-question.ts'
import { editorOf, nameOf } from './question-names.ts'
import { SharedDialog } from './shared-dialog.tsx'
import { TextButton } from '../ui/text-button.tsx'

/** The teacher's search and filter. */
interface Filter {
  readonly search: string
  readonly skillId: SkillId | undefined
}

/** Other teachers' shared questions, to view and copy. */
export function SharedQuestions() {
  const [filter, setFilter] = useState<Filter>({ search: '', skillId: undefined })
  const [looked, setLooked] = useState<SharedQuestion | null>(null)
  const search = filter.search.trim()
  const { skillId } = filter
  const list = useQuery({
    ...queryOf(listShared, {
      query: { ...(search !== '' && { search }), ...(skillId !== undefined && { skillId }) },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const copying = useCopying()
  const isFiltered = search !== '' || skillId !== undefined
  return (
    <>
      <SharedFilter filter={filter} onChange={setFilter} />
      <div className="px-5 pt-5 empty:hidden sm:px-7">
        <UnverifiedNotice>{t('questions/until-then-you-see')}</UnverifiedNotice>
      </div>
      {copying.isError && (
        <p role="alert" className="px-5 pt-4 font-medium text-incorrect sm:px-7">
          {detailOf(copying.error) ?? t('questions/not-copied-check-your-connection')}
        </p>
      )}
      {list.isError ? (
        <LoadError
          what={t('questions/shared-questions')}
          detail={detailOf(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : list.data === undefined ? (
        <div className="flex flex-col gap-3 p-5 sm:px-7" aria-busy>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-14" />
          ))}
        </div>
      ) : list.data.questions.length === 0 ? (
        isFiltered ? (
          <p className="p-5 text-ink-soft sm:px-7">{t('questions/no-shared-question-fits-this-choice')}</p>
        ) : (
          <EmptyState drawing="no-questions" title={t('questions/nothing-is-shared-with-you-yet')}>
            {t('questions/questions-that-colleagues-publish')}
          </EmptyState>
        )
      ) : (
        <ul>
          {list.data.questions.map((question) => (
            <SharedRow
              key={question.id}
              question={question}
              isCopying={copying.isPending && copying.variables === question.id}
              onLook={() => setLooked(question)}
              onCopy={() => copying.mutate(question.id)}
            />
          ))}
        </ul>
      )}
      {list.data?.hasMore === true && (
        <p className="border-t border-line p-5 text-ink-soft sm:px-7">
          {t('questions/search-by-name-or-choose')}
        </p>
      )}
      {looked !== null && (
        <SharedDialog id={looked.id} name={nameOf(looked)} onClose={() => setLooked(null)} />
      )}
    </>
  )
}

/** Copies a question to the teacher’s own and opens the copy. */
function useCopying() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (id: QuestionId) => call(copyShared, { params: { id } }),
    onSuccess: (made) => {
      void refresh(client, listQuestions)
      navigate(editorOf(made.id))
    },
  })
}

function SharedFilter({
  filter,
  onChange,
}: {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}) {
  const skills = useQuery(queryOf(listSkills))
  return (
    <div className="flex flex-wrap items-end gap-4 border-b border-line p-5 sm:px-7">
      <div className="min-w-40 grow basis-40 sm:max-w-60">
        <Field
          label={t('questions/find-by-name')}
          type="search"
          value={filter.search}
          maxLength={60}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </div>
      <div className="min-w-40 grow basis-40 sm:max-w-72">
        <Select
          label={t('questions/skill')}
          value={filter.skillId ?? ''}
          options={[
            { value: '', label: t('questions/all-skills') },
            ...(skills.data ?? []).map(({ id, name, gradeLevel }) => ({
              value: id,
              label: `${gradeName(gradeLevel)}: ${name}`,
            })),
          ]}
          onChange={({ target }) => onChange({ ...filter, skillId: SkillId.safeParse(target.value).data })}
        />
      </div>
    </div>
  )
}

function SharedRow({
  question,
  isCopying,
  onLook,
  onCopy,
}: {
  readonly question: SharedQuestion
  readonly isCopying: boolean
  readonly onLook: () => void
  readonly onCopy: () => void
}) {
  const skills = useQuery(queryOf(listSkills))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line p-4 not-first:border-t sm:px-7">
      <div className="min-w-52 flex-1">
        <TextButton onClick={onLook}>{nameOf(question)}</TextButton>
        <p className="text-sm text-ink-soft">
          {[
            isAuthoredKind(question.kind) ? kindNames()[question.kind] : '',
            skills.data?.find(({ id }) => id === question.skillId)?.name ?? '',
            t('questions/level-value', { level: question.level }),
            t('questions/by-author', { author: question.author }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-label={t('questions/copy-name-to-my-questions', { name: nameOf(question) })}
        busy={isCopying}
        onClick={onCopy}
      >
        <Copy aria-hidden className="size-4" />
        {t('questions/copy-to-mine')}
      </Button>
    </li>
  )
}
