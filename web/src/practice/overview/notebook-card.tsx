import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { todayQuery } from './today-query.ts'

/**
 * How many missed ideas are due, waiting, and overcome, with a link to them. Renders nothing on error, because today's
 * list reports it.
 */
export function NotebookCard() {
  const { data, isError } = useQuery(todayQuery)
  const counts = data?.notebook
  const isEmpty = counts !== undefined && counts.due + counts.waiting + counts.overcome === 0
  return (
    <Card as="section" aria-labelledby="notebook" padding="none" className="p-5">
      <h2 id="notebook" className="text-xl font-bold">
        {t('practice/mistakes-notebook')}
      </h2>
      {counts === undefined ? (
        !isError && <Skeleton className="mt-3 h-14" />
      ) : isEmpty ? (
        <p className="mt-1.5 text-ink-soft">{t('practice/ideas-that-you-miss')}</p>
      ) : (
        <dl className="mt-3 grid grid-cols-3 gap-1.5 text-center">
          {(
            [
              [t('practice/due-ideas'), counts.due],
              [t('practice/waiting'), counts.waiting],
              [t('practice/overcome'), counts.overcome],
            ] as const
          ).map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end rounded-md bg-sunken px-1 py-2">
              <dt className="text-[0.8rem] text-ink-soft">{label}</dt>
              <dd className="font-display text-2xl leading-tight font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ButtonLink href="/practice/overview/notebook" variant="outline" wide className="mt-4">
        {t('practice/open-the-notebook')}
      </ButtonLink>
    </Card>
  )
}
