import type { Notebook } from '@skills-center/contract/practice/notebook'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { detailOf } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OverviewHead } from '../overview/overview-head.tsx'
import { formatDay } from '../format-day.ts'
import { IdeaList } from './idea-list.tsx'

import { notebookQuery } from './notebook-query.ts'

/** The ideas that the student has missed: due, waiting, and overcome. */
export function NotebookPage() {
  const { data, error, isError, refetch } = useQuery(notebookQuery)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <OverviewHead title={t('practice/mistakes-notebook')}>
        {t('practice/idea-that-you-missed-comes')}
      </OverviewHead>
      {data !== undefined ? (
        <Ideas notebook={data} />
      ) : isError ? (
        <Card>
          <LoadError
            what={t('practice/your-notebook')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-40 rounded-lg" />
        </div>
      )}
    </div>
  )
}

function Ideas({ notebook }: { readonly notebook: Notebook }) {
  const { counts, due, waiting, overcome, today, days } = notebook
  if (counts.due + counts.waiting + counts.overcome === 0) {
    return (
      <Card>
        <EmptyState
          drawing="done"
          title={t('practice/nothing-in-your-notebook')}
          action={
            <ButtonLink href="/practice/overview/mixed">
              {t('practice/practice-what-helps-most-now')}
            </ButtonLink>
          }
        >
          {t('practice/when-an-answer-is-not-right')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Due notebook={notebook} />
      <IdeaList title={t('practice/due-now')} ideas={due} count={counts.due} today={today} />
      <IdeaList title={t('practice/waiting')} ideas={waiting} count={counts.waiting} today={today} />
      <IdeaList title={t('practice/overcome')} ideas={overcome} count={counts.overcome} today={today} />
      <p className="text-sm text-ink-soft">{t('practice/ideas-stay-here-for-days', { days })}</p>
    </>
  )
}

/** How many ideas are due now, with a button to start. */
function Due({ notebook: { counts, minutes, waiting, today } }: { readonly notebook: Notebook }) {
  const [first] = waiting
  if (counts.due === 0) {
    return (
      <Card className="border-s-4 border-s-correct">
        <p className="text-lg font-semibold">{t('practice/nothing-is-due-today-sentence')}</p>
        <p className="mt-1 text-ink-soft">
          {first === undefined || first.dueOn === null
            ? t('practice/overcome-every-idea-that-you-missed')
            : t('practice/next-idea-comes-day', {
                day: formatDay(first.dueOn, today),
              })}
        </p>
      </Card>
    )
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-s-4 border-s-math">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-lg font-semibold">
          {t('practice/ideas-are-due-about-minutes', { due: counts.due, minutes })}
        </p>
        <p className="mt-1 text-ink-soft">{t('practice/each-comes-in-a-new-question')}</p>
      </div>
      <ButtonLink
        href="/practice/overview/notebook/practice"
        variant="primary"
        size="large"
        className="max-sm:w-full"
      >
        {t('practice/practice-the-due-ones')}
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </ButtonLink>
    </Card>
  )
}
