import type { User } from '@skills-center/contract/accounts'
import { acceptSchoolLink, getSchoolLink, type SchoolLink } from '@skills-center/contract/schools'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { nameWithPlace } from './school-words.ts'
import { useVerificationAct } from './use-verification-act.ts'

interface SchoolLinkPageProps {
  readonly token: string
  /** Who is signed in; null for nobody, undefined while that is not known. */
  readonly user: User | null | undefined
}

/** What the link of a mail about a teacher’s school leads to. */
export function SchoolLinkPage({ token, user }: SchoolLinkPageProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getSchoolLink, { params: { token } }),
    staleTime: 0,
    gcTime: 0,
  })
  const accept = useVerificationAct(() => call(acceptSchoolLink, { params: { token } }), null)
  if (accept.isSuccess)
    return (
      <Frame title={t('Your school is confirmed')}>
        <p role="status">
          {t(
            'You can now make student accounts and agree for children. Your assignments no longer count toward your students’ daily limit.',
          )}
        </p>
        <ButtonLink href="/classrooms">{t('Go to your classes')}</ButtonLink>
      </Frame>
    )
  if (error instanceof RequestError && error.status === 404)
    return (
      <Frame title={t('This link no longer works')}>
        <p>
          {t(
            'It was used, it has expired, or a newer one was sent. Look under “Your school” in the settings.',
          )}
        </p>
        <ButtonLink href="/settings#school">{t('Open the settings')}</ButtonLink>
      </Frame>
    )
  if (error !== null)
    return (
      <Frame title={t('Your school')}>
        <LoadError what={t('This page')} detail={detailOf(error)} onRetry={() => void refetch()} />
      </Frame>
    )
  if (data === undefined || user === undefined)
    return (
      <Frame title={t('Your school')}>
        <Skeleton className="h-40" />
      </Frame>
    )
  return (
    <Frame title={titleOf(data)}>
      <p className="wrap-anywhere">{whatItDoes(data)}</p>
      {user?.role === 'teacher' ? (
        <>
          <p className="wrap-anywhere text-ink-soft">
            {t('You’re signed in as {username}.', { username: user.username })}
          </p>
          <MutationError error={accept.error} />
          <Button size="large" wide busy={accept.isPending} onClick={() => accept.mutate()}>
            {data.kind === 'address' ? t('Yes, I teach there') : t('Accept the invitation')}
          </Button>
        </>
      ) : (
        <>
          <p>
            {user === null
              ? t('Sign in to your teacher account in this browser, then open the link in the mail again.')
              : t('You’re signed in with a student account. Sign in as a teacher, then open the link again.')}
          </p>
          <ButtonLink href="/">{user === null ? t('Sign in') : t('Go to the start page')}</ButtonLink>
        </>
      )}
    </Frame>
  )
}

const titleOf = ({ kind, school }: SchoolLink): string =>
  kind === 'address'
    ? t('Do you teach at {school}?', { school: school.name })
    : t('An invitation to {school}', { school: school.name })

const whatItDoes = ({ kind, school, teacher }: SchoolLink): string =>
  kind === 'address'
    ? t('This confirms that the account “{teacher}” belongs to a teacher at {school}.', {
        teacher,
        school: nameWithPlace(school),
      })
    : t('{teacher} invites you to be confirmed as a teacher at {school}.', {
        teacher,
        school: nameWithPlace(school),
      })

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10 sm:py-16">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Card className="flex flex-col gap-5">
        <PageHeading title={title} className="text-2xl wrap-anywhere sm:text-3xl" />
        {children}
      </Card>
    </div>
  )
}
