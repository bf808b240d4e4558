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
import { dayInWords } from '../day-words.ts'
import { IdeaList } from './idea-list.tsx'

import { notebookQuery } from './notebook-query.ts'

/** The ideas that the student has missed: what is due again, what waits, and what is overcome. */
export function NotebookPage() {
  const { data, error, isError, refetch } = useQuery(notebookQuery)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <OverviewHead title={t('Mistakes notebook')}>
        {t(
          'An idea that you missed comes again in a new question, after 1, 3 and 7 days, until you got it right on two days.',
        )}
      </OverviewHead>
      {data !== undefined ? (
        <Ideas notebook={data} />
      ) : isError ? (
        <Card>
          <LoadError what={t('Your notebook')} detail={detailOf(error)} onRetry={() => void refetch()} />
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
          title={t('Nothing in your notebook')}
          action={
            <ButtonLink href="/practice/overview/mixed">{t('Practice what helps most now')}</ButtonLink>
          }
        >
          {t(
            'When an answer is not right, the idea behind it is kept here and asked again on another day. That is how it sticks.',
          )}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <Due notebook={notebook} />
      <IdeaList title={t('Due now')} ideas={due} count={counts.due} today={today} />
      <IdeaList title={t('Waiting')} ideas={waiting} count={counts.waiting} today={today} />
      <IdeaList title={t('Overcome')} ideas={overcome} count={counts.overcome} today={today} />
      <p className="text-sm text-ink-soft">
        {t(
          'Ideas stay here for {days} days after you missed them last. “I haven’t learned this yet” puts the ideas of that skill off until the next day.',
          { days },
        )}
      </p>
    </>
  )
}

/** What there is to do now, and the way into it. */
function Due({ notebook: { counts, minutes, waiting, today } }: { readonly notebook: Notebook }) {
  const [first] = waiting
  if (counts.due === 0) {
    return (
      <Card className="border-s-4 border-s-correct">
        <p className="text-lg font-semibold">{t('Nothing is due today.')}</p>
        <p className="mt-1 text-ink-soft">
          {first === undefined || first.dueOn === null
            ? t('You have overcome every idea that you missed.')
            : t('The next idea comes {day}. The pause is part of it: recalling later makes it last.', {
                day: dayInWords(first.dueOn, today),
              })}
        </p>
      </Card>
    )
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-s-4 border-s-math">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-lg font-semibold">
          {t(
            '{due, plural, one {# idea is} other {# ideas are}} due, about {minutes, plural, one {# minute} other {# minutes}}',
            { due: counts.due, minutes },
          )}
        </p>
        <p className="mt-1 text-ink-soft">
          {t(
            'Each comes in a new question, with new numbers or another situation, and uses up no daily problem.',
          )}
        </p>
      </div>
      <ButtonLink
        href="/practice/overview/notebook/practice"
        variant="primary"
        size="large"
        className="max-sm:w-full"
      >
        {t('Practice the due ones')}
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </ButtonLink>
    </Card>
  )
}
