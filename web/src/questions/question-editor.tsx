import { getQuestion, publishQuestion } from '@skills-center/contract/questions'
import type { OwnQuestion, QuestionId } from '@skills-center/contract/questions/own'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { AnswerFields } from './answer-fields.tsx'
import { EditorHead } from './editor-head.tsx'
import { FindingsCard, PreviewCard } from './editor-preview.tsx'
import { FigureFields } from './figure-fields.tsx'
import type { QuestionFormProps } from './form-props.ts'
import { FormSection } from './form-section.tsx'
import { isUnfilled } from './is-unfilled.ts'
import { ParameterFields } from './parameter-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { TextList } from './text-list.tsx'
import { UsageView } from './usage-view.tsx'
import { type Draft, useDraft } from './use-draft.ts'
import { usePreview } from './use-preview.ts'

/** Loads a question and opens it in the editor. */
export function QuestionEditor({ id }: { readonly id: QuestionId }) {
  const asked = useQuery({
    ...queryOf(getQuestion, { params: { id } }),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  if (asked.isError)
    return (
      <LoadError
        what={t('questions/the-question')}
        detail={detailOf(asked.error)}
        onRetry={() => void asked.refetch()}
      />
    )
  if (asked.data === undefined || asked.isFetching)
    return (
      <div className="grid gap-6 lg:grid-cols-2" aria-busy>
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    )
  return <Editor key={id} opened={asked.data} />
}

/** The form of a question beside its preview. */
function Editor({ opened }: { readonly opened: OwnQuestion }) {
  const draft = useDraft(opened)
  const { question, own, edit } = draft
  const [seed, setSeed] = useState(1)
  const preview = usePreview(question, seed)
  const publishing = usePublish(draft)
  const findings = preview.data?.findings
  const isBlocked = findings?.some(({ weight }) => weight === 'must') ?? false

  /** While a question is first written, an empty field is no error yet; the list of problems mentions it. */
  function problem(path: string): string | null {
    const ofPath = findings?.filter(({ field }) => field === path) ?? []
    const isEmpty = path === 'title' || path === 'stem' ? question[path].trim() === '' : isUnfilled(ofPath[0])
    return isEmpty ? null : (ofPath.find(({ weight }) => weight === 'must')?.message ?? null)
  }

  return (
    <div className="flex flex-col gap-6">
      <EditorHead
        draft={draft}
        canPublish={findings !== undefined && !isBlocked}
        isPublishing={publishing.isPending}
        onPublish={() => publishing.mutate()}
      />
      {publishing.isError && (
        <p role="alert" className="font-medium text-incorrect">
          {detailOf(publishing.error) ?? t('questions/not-published-check-your-connection')}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <QuestionForm question={question} problem={problem} onChange={edit} />
          {own.version !== null && (
            <FormSection path="usage" title={t('questions/how-it-went')}>
              <UsageView id={own.id} isDraft={false} />
            </FormSection>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:scroll-py-2 lg:overflow-y-auto">
          <PreviewCard question={question} preview={preview} onOtherNumbers={() => setSeed(seed + 1)} />
          <FindingsCard findings={findings} isBlocked={isBlocked} />
        </div>
      </div>
    </div>
  )
}

/** Saves, then publishes. */
function usePublish({ save, keep }: Draft) {
  return useMutation({
    mutationFn: async () => {
      const saved = await save()
      if (saved === null) return null
      const { id, revision } = saved
      return call(publishQuestion, { params: { id }, body: { revision } })
    },
    onSuccess: (its) => {
      if (its === null) return
      keep(its)
      toast({ title: t('questions/version-is-published', { version: its.version ?? 1 }), tone: 'right' })
    },
  })
}

/** The complete form of a question, in a natural order for its author. */
function QuestionForm(form: QuestionFormProps) {
  const { question, problem, onChange } = form
  const parameter = question.parameters[0]?.name
  return (
    <>
      <QuestionFields {...form} />
      <FigureFields {...form} />
      <ParameterFields {...form} />
      <FormSection path="answer" title={t('questions/the-answer-heading')}>
        <AnswerFields
          answer={question.answer}
          figure={question.figure ?? null}
          parameter={parameter}
          problem={problem}
          onChange={(answer) => onChange({ answer })}
        />
      </FormSection>
      <TextList
        path="hints"
        title={t('questions/hints')}
        hint={t('questions/first-what-to-look')}
        max={6}
        texts={question.hints}
        parameter={parameter}
        problem={problem}
        onChange={(hints) => onChange({ hints })}
      />
      <TextList
        path="steps"
        title={t('questions/how-it-is-worked-out')}
        hint={t('questions/shown-after-the-answer')}
        max={10}
        texts={question.steps}
        parameter={parameter}
        problem={problem}
        onChange={(steps) => onChange({ steps })}
      />
    </>
  )
}
