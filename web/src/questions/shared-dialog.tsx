import { getShared } from '@skills-center/contract/questions/library'
import type { QuestionId } from '@skills-center/contract/questions/own'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PreviewQuestion } from './preview-question.tsx'
import { usePreview } from './use-preview.ts'

interface SharedDialogProps {
  readonly id: QuestionId
  readonly name: string
  readonly onClose: () => void
}

/** A colleague’s question as students see it. */
export function SharedDialog({ id, name, onClose }: SharedDialogProps) {
  const asked = useQuery(queryOf(getShared, { params: { id } }))
  return (
    <Dialog open title={name} onClose={onClose}>
      {asked.isError ? (
        <LoadError
          what={t('questions/the-question')}
          detail={detailOf(asked.error)}
          onRetry={() => void asked.refetch()}
        />
      ) : asked.data === undefined ? (
        <Skeleton className="h-48" />
      ) : (
        <Variant question={asked.data.question} />
      )}
    </Dialog>
  )
}

function Variant({ question }: { readonly question: AuthoredQuestion }) {
  const [seed, setSeed] = useState(1)
  const preview = usePreview(question, seed)
  if (preview.isError)
    return (
      <LoadError
        what={t('questions/the-preview')}
        detail={detailOf(preview.error)}
        onRetry={() => void preview.refetch()}
      />
    )
  if (preview.data === undefined) return <Skeleton className="h-48" />
  if (preview.data.shown === null) return <p>{t('questions/question-cannot-be-shown')}</p>
  return (
    <div className="flex flex-col gap-4">
      {question.parameters.length > 0 && (
        <Button variant="quiet" size="small" className="self-end" onClick={() => setSeed(seed + 1)}>
          <Shuffle aria-hidden className="size-4" />
          {t('questions/other-numbers')}
        </Button>
      )}
      <PreviewQuestion
        key={preview.data.seed}
        question={question}
        seed={preview.data.seed}
        shown={preview.data.shown}
      />
    </div>
  )
}
