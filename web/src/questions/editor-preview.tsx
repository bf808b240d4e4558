import type { AuthoredQuestion, QuestionFinding } from '@skills-center/contract/questions/authored'
import { Shuffle } from 'lucide-react'
import { t } from '../language/messages.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FindingsList } from './findings-list.tsx'
import { PreviewQuestion } from './preview-question.tsx'
import type { usePreview } from './use-preview.ts'

type Preview = ReturnType<typeof usePreview>

/** The question as students see it, with one variant of its numbers. */
export function PreviewCard({
  question,
  preview,
  onOtherNumbers,
}: {
  readonly question: AuthoredQuestion
  readonly preview: Preview
  readonly onOtherNumbers: () => void
}) {
  return (
    <Card as="section" aria-labelledby="preview-title" id="preview" tabIndex={-1} className="scroll-mt-24">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="preview-title" className="text-xl font-bold">
          {t('questions/as-a-student-sees')}
        </h2>
        {question.parameters.length > 0 && (
          <Button variant="quiet" size="small" onClick={onOtherNumbers}>
            <Shuffle aria-hidden className="size-4" />
            {t('questions/other-numbers')}
          </Button>
        )}
      </div>
      <Previewed question={question} preview={preview} />
    </Card>
  )
}

function Previewed({
  question,
  preview,
}: {
  readonly question: AuthoredQuestion
  readonly preview: Preview
}) {
  if (preview.isError)
    return (
      <LoadError
        what={t('questions/the-preview')}
        detail={detailOf(preview.error) ?? t('questions/check-your-connection')}
        onRetry={() => void preview.refetch()}
      />
    )
  if (preview.data === undefined) return <Skeleton className="h-48" />
  const { shown, seed, question: previewed } = preview.data
  if (shown === null)
    return (
      <p className="text-ink-soft">
        {question.stem.trim() === ''
          ? t('questions/question-shows-here-as-soon')
          : t('questions/question-shows-here-as-soon-as-what-is-named')}
      </p>
    )
  return (
    <PreviewQuestion
      key={JSON.stringify([shown.item, seed])}
      question={previewed}
      seed={seed}
      shown={shown}
    />
  )
}

/** Problems that block publishing, and warnings; undefined until checked. */
export function FindingsCard({
  findings,
  isBlocked,
}: {
  readonly findings: readonly QuestionFinding[] | undefined
  readonly isBlocked: boolean
}) {
  return (
    <Card as="section" aria-labelledby="findings-title">
      <h2 id="findings-title" className="mb-3 text-xl font-bold">
        {isBlocked ? t('questions/before-you-publish') : t('questions/second-look')}
      </h2>
      {findings === undefined ? <Skeleton className="h-20" /> : <FindingsList findings={findings} />}
    </Card>
  )
}
