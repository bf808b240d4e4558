import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { latestSessionsQuery } from '../history/history-query.ts'
import { formatStart } from '../history/format-session.ts'

const maxShown = 3

/** The latest sessions, with a link to all of them. */
export function SessionsCard() {
  const { data, isError, refetch } = useQuery(latestSessionsQuery)
  return (
    <Card as="section" aria-labelledby="sessions" padding="none" className="p-5">
      <h2 id="sessions" className="text-xl font-bold">
        {t('practice/recent-sessions')}
      </h2>
      {data === undefined ? (
        isError ? (
          <div role="alert" className="mt-2 flex flex-col items-start gap-3">
            <p>{t('practice/sessions-did-not-load')}</p>
            <Button variant="outline" size="small" onClick={() => void refetch()}>
              {t('ui/try-again')}
            </Button>
          </div>
        ) : (
          <div aria-busy>
            <Skeleton className="mt-3 h-32" />
          </div>
        )
      ) : data.sessions.length === 0 ? (
        <p className="mt-1.5 text-ink-soft">{t('practice/what-you-answer-is-kept-here')}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line">
            {data.sessions.slice(0, maxShown).map((session) => (
              <li key={session.id} className="py-2.5">
                <Link href={`/practice/overview/sessions/${session.id}`} className="font-semibold text-link">
                  {formatStart(session, new Date())}
                </Link>
                <p className="text-sm text-ink-soft">
                  {t('practice/questions-right-at-the-first', {
                    questions: session.questions,
                    right: session.rightAtOnce,
                  })}
                </p>
              </li>
            ))}
          </ul>
          <ButtonLink href="/practice/overview/sessions" variant="outline" wide className="mt-2">
            {t('practice/see-all-sessions')}
          </ButtonLink>
        </>
      )}
    </Card>
  )
}
