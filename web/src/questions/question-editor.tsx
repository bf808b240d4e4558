import { Level, SkillId } from '@skills-center/contract/ids'
import { getQuestion, publishQuestion } from '@skills-center/contract/questions'
import type { OwnQuestion, QuestionId } from '@skills-center/contract/questions/own'
import { listSkills } from '@skills-center/contract/skills'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { AnswerFields } from './answer-fields.tsx'
import { FigureFields } from './figure-fields.tsx'
import { FindingsList } from './findings-list.tsx'
import { fieldId, FormSection } from './form-section.tsx'
import { isUnfilled } from './is-unfilled.ts'
import { ParameterFields } from './parameter-fields.tsx'
import { PreviewQuestion } from './preview-question.tsx'
import { TextList } from './text-list.tsx'
import { UsageView } from './usage-view.tsx'
import { useDraft } from './use-draft.ts'
import { usePreview } from './use-preview.ts'
import { WritingField } from './writing-field.tsx'

const levels = () => [
  { value: '1', label: t('questions/1-foundational') },
  { value: '2', label: t('questions/2-at-grade') },
  { value: '3', label: t('questions/3-stretch') },
]

const savingWords = (): Record<ReturnType<typeof useDraft>['saving'], string> => ({
  saved: t('questions/all-changes-saved'),
  waiting: t('questions/saving'),
  saving: t('questions/saving'),
  failed: t('questions/not-saved'),
  conflict: t('questions/changed-elsewhere'),
})

/** Loads a question, and opens it for writing. */
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

function Editor({ opened }: { readonly opened: OwnQuestion }) {
  const { question, own, saving, edit, save, keep } = useDraft(opened)
  const [seed, setSeed] = useState(1)
  const skills = useQuery(queryOf(listSkills))
  const preview = usePreview(question, seed)
  const publishing = useMutation({
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
  const findings = preview.data?.findings ?? []
  // While it is written for the first time, an empty field is no mistake yet: the list says what is missing.
  const problem = (path: string) => {
    const its = findings.find(({ field, weight }) => field === path && weight === 'must')
    return its === undefined || valueIsEmpty(path) ? null : its.message
  }
  const valueIsEmpty = (path: string): boolean => {
    if (path === 'title') return question.title.trim() === ''
    if (path === 'stem') return question.stem.trim() === ''
    return isUnfilled(findings.find(({ field }) => field === path))
  }
  const isBlocked = findings.some(({ weight }) => weight === 'must')
  const parameter = question.parameters[0]?.name
  const skill = skills.data?.find(({ id }) => id === question.skillId)

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <BackLink href="/questions/create">{t('questions/your-questions')}</BackLink>
          <PageHeading title={t('questions/question-builder')} className="wrap-anywhere">
            {question.title.trim() === '' ? t('questions/new-question') : question.title}
          </PageHeading>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <a
            href="#preview"
            className="inline-flex min-h-9 items-center rounded-sm font-semibold text-link lg:hidden"
          >
            {t('questions/to-the-preview')}
          </a>
          <span
            role="status"
            className={
              saving === 'failed' || saving === 'conflict' ? 'font-semibold text-incorrect' : 'text-ink-soft'
            }
          >
            {savingWords()[saving]}
          </span>
          {saving === 'failed' && (
            <Button variant="outline" size="small" onClick={() => void save()}>
              {t('questions/save-again')}
            </Button>
          )}
          {saving === 'conflict' && (
            <Button variant="outline" size="small" onClick={() => location.reload()}>
              {t('questions/load-what-is-saved')}
            </Button>
          )}
          <Badge tone={own.version === null ? 'plain' : own.hasChanges ? 'warm' : 'right'}>
            {own.version === null
              ? t('questions/draft')
              : own.hasChanges
                ? t('questions/version-changed-since', { version: own.version })
                : t('questions/version', { version: own.version })}
          </Badge>
          <Button
            busy={publishing.isPending}
            disabled={isBlocked || preview.data === undefined || (!own.hasChanges && saving === 'saved')}
            onClick={() => publishing.mutate()}
          >
            {t('questions/publish')}
          </Button>
        </div>
      </div>
      {publishing.isError && (
        <p role="alert" className="font-medium text-incorrect">
          {detailOf(publishing.error) ?? t('questions/not-published-check-your-connection')}
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <FormSection path="question" title={t('questions/the-question-heading')}>
            <Field
              id={fieldId('title')}
              label={t('questions/name')}
              hint={t('questions/students-never-see-it')}
              value={question.title}
              maxLength={120}
              onChange={(event) => edit({ title: event.target.value })}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <Select
                id={fieldId('skillId')}
                label={t('questions/skill')}
                value={question.skillId ?? ''}
                options={[
                  {
                    value: '',
                    label: skills.isError
                      ? t('questions/skills-did-not-load')
                      : t('questions/choose-a-skill'),
                  },
                  ...(skills.data ?? []).map(({ id, name, gradeLevel }) => ({
                    value: id,
                    label: `${gradeName(gradeLevel)}: ${name}`,
                  })),
                ]}
                onChange={({ target }) =>
                  edit({ skillId: SkillId.safeParse(target.value).data ?? null, standard: '' })
                }
              />
              <Select
                label={t('questions/level')}
                value={String(question.level)}
                options={levels()}
                onChange={({ target }) => edit({ level: Level.parse(Number(target.value)) })}
              />
              {skill !== undefined && skill.standards.length > 0 && (
                <Select
                  label={t('questions/standard')}
                  note={t('questions/optional')}
                  value={question.standard}
                  options={[
                    { value: '', label: t('questions/all-of-the-skill') },
                    ...skill.standards.map((code) => ({ value: code, label: code })),
                  ]}
                  onChange={({ target }) => edit({ standard: target.value })}
                />
              )}
            </div>
            <WritingField
              id={fieldId('stem')}
              label={t('questions/what-students-read')}
              error={problem('stem')}
              rows={4}
              parameter={parameter}
              value={question.stem}
              onChange={(stem) => edit({ stem })}
            />
          </FormSection>
          <FigureFields question={question} problem={problem} onChange={edit} />
          <ParameterFields question={question} problem={problem} onChange={edit} />
          <FormSection path="answer" title={t('questions/the-answer-heading')}>
            <AnswerFields
              answer={question.answer}
              figure={question.figure ?? null}
              parameter={parameter}
              problem={problem}
              onChange={(answer) => edit({ answer })}
            />
          </FormSection>
          <TextList
            path="hints"
            title={t('questions/hints')}
            hint={t('questions/first-what-to-look')}
            most={6}
            texts={question.hints}
            parameter={parameter}
            problem={problem}
            onChange={(hints) => edit({ hints })}
          />
          <TextList
            path="steps"
            title={t('questions/how-it-is-worked-out')}
            hint={t('questions/shown-after-the-answer')}
            most={10}
            texts={question.steps}
            parameter={parameter}
            problem={problem}
            onChange={(steps) => edit({ steps })}
          />
          {own.version !== null && (
            <FormSection path="usage" title={t('questions/how-it-went')}>
              <UsageView id={own.id} isDraft={false} />
            </FormSection>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:scroll-py-2 lg:overflow-y-auto">
          <Card
            as="section"
            aria-labelledby="preview-title"
            id="preview"
            tabIndex={-1}
            className="scroll-mt-24"
          >
            <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
              <h2 id="preview-title" className="text-xl font-bold">
                {t('questions/as-a-student-sees')}
              </h2>
              {question.parameters.length > 0 && (
                <Button variant="quiet" size="small" onClick={() => setSeed(seed + 1)}>
                  <Shuffle aria-hidden className="size-4" />
                  {t('questions/other-numbers')}
                </Button>
              )}
            </div>
            {preview.isError ? (
              <LoadError
                what={t('questions/the-preview')}
                detail={detailOf(preview.error) ?? t('questions/check-your-connection')}
                onRetry={() => void preview.refetch()}
              />
            ) : preview.data === undefined ? (
              <Skeleton className="h-48" />
            ) : preview.data.shown === null ? (
              <p className="text-ink-soft">
                {question.stem.trim() === ''
                  ? t('questions/question-shows-here-as-soon')
                  : t('questions/question-shows-here-as-soon-as-what-is-named')}
              </p>
            ) : (
              <PreviewQuestion
                key={JSON.stringify([preview.data.shown.item, preview.data.seed])}
                question={preview.data.question}
                seed={preview.data.seed}
                shown={preview.data.shown}
              />
            )}
          </Card>
          <Card as="section" aria-labelledby="findings-title">
            <h2 id="findings-title" className="mb-3 text-xl font-bold">
              {isBlocked ? t('questions/before-you-publish') : t('questions/second-look')}
            </h2>
            {preview.data === undefined ? (
              <Skeleton className="h-20" />
            ) : (
              <FindingsList findings={findings} />
            )}
          </Card>
        </div>
      </div>
    </div>
  )
}
