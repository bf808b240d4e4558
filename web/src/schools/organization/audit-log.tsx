import { listAuditLog } from '@skills-center/contract/schools/organization'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { actionLabels } from './action-labels.ts'
import { Pager } from './pager.tsx'

const formatTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** What was done by and to people of the organization, newest first. */
export function AuditLog() {
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery({
    ...queryOf(listAuditLog, { query: { page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const title = t('schools/organization/audit-log')
  return (
    <Card as="section" aria-labelledby="audit-log" className="mt-6 flex flex-col gap-4">
      <div>
        <h2 id="audit-log" className="text-xl font-bold">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft">{t('schools/organization/about-the-audit-log')}</p>
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton className="h-60" />
        ) : (
          <LoadError what={title} detail={detailOf(error)} onRetry={() => void refetch()} />
        )
      ) : (
        <ul>
          {data.entries.map(({ id, at, action, actor, subject, reason }) => (
            <li key={id} className="border-t border-line py-2.5 wrap-anywhere">
              <span className="font-semibold">{actionLabels()[action]}</span>
              {subject !== null && <span> · {subject}</span>}
              {reason !== null && (
                <span className="block">{t('schools/organization/reason-text', { reason })}</span>
              )}
              <span className="block text-sm text-ink-soft">
                {formatTime(at)}
                {actor !== null && actor !== subject && (
                  <> · {t('schools/organization/by-username', { username: actor })}</>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} hasMore={data?.hasMore === true} onChange={setPage} />
    </Card>
  )
}
