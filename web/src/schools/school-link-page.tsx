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
import { nameWithPlace } from './format-school.ts'
import { useVerificationMutation } from './use-verification-mutation.ts'

interface SchoolLinkPageProps {
  readonly token: string
  /** The signed-in user; null for nobody, undefined while unknown. */
  readonly user: User | null | undefined
}

/** The page behind links in emails about a teacher’s school. */
export function SchoolLinkPage({ token, user }: SchoolLinkPageProps) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getSchoolLink, { params: { token } }),
    staleTime: 0,
    gcTime: 0,
  })
  const accept = useVerificationMutation(() => call(acceptSchoolLink, { params: { token } }), null)
  if (accept.isSuccess)
    return (
      <Frame title={t('schools/your-school-is-confirmed')}>
        <p role="status">{t('schools/can-now-make-student-accounts')}</p>
        <ButtonLink href="/classrooms">{t('schools/go-to-your-classes')}</ButtonLink>
      </Frame>
    )
  if (error instanceof RequestError && error.status === 404)
    return (
      <Frame title={t('schools/link-no-longer-works')}>
        <p>{t('schools/or-a-newer-one-was-sent')}</p>
        <ButtonLink href="/settings#school">{t('schools/open-the-settings')}</ButtonLink>
      </Frame>
    )
  if (error !== null)
    return (
      <Frame title={t('schools/your-school')}>
        <LoadError what={t('ui/this-page')} detail={detailOf(error)} onRetry={() => void refetch()} />
      </Frame>
    )
  if (data === undefined || user === undefined)
    return (
      <Frame title={t('schools/your-school')}>
        <Skeleton className="h-40" />
      </Frame>
    )
  return (
    <Frame title={titleOf(data)}>
      <p className="wrap-anywhere">{explanationOf(data)}</p>
      {user?.role === 'teacher' ? (
        <>
          <p className="wrap-anywhere text-ink-soft">
            {t('schools/youre-signed-in-as-username', { username: user.username })}
          </p>
          <MutationError error={accept.error} />
          <Button size="large" wide busy={accept.isPending} onClick={() => accept.mutate()}>
            {data.kind === 'address' ? t('schools/yes-i-teach-there') : t('schools/accept-the-invitation')}
          </Button>
        </>
      ) : (
        <>
          <p>{user === null ? t('schools/sign-in-to-your-teacher') : t('schools/youre-signed')}</p>
          <ButtonLink href="/">
            {user === null ? t('schools/sign-in') : t('schools/go-to-the-start-page')}
          </ButtonLink>
        </>
      )}
    </Frame>
  )
}

const titleOf = ({ kind, school }: SchoolLink): string =>
  kind === 'address'
    ? t('schools/do-you-teach-at-school', { school: school.name })
    : t('schools/an-invitation-to-school', { school: school.name })

const explanationOf = ({ kind, school, teacher }: SchoolLink): string =>
  kind === 'address'
    ? t('schools/confirms-that-the-account-belongs', {
        teacher,
        school: nameWithPlace(school),
      })
    : t('schools/invites-you-to-be-confirmed', {
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
