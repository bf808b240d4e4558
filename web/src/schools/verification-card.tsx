import { useQuery } from '@tanstack/react-query'
import { getVerification, type Verification } from '@skills-center/contract/schools'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { ColleagueInvitations } from './colleague-invitations.tsx'
import { formatDay, nameWithPlace } from './format-school.ts'

/** For links to this card, which loads after the page. */
const scrollToIfAsked = (place: HTMLElement | null) => {
  if (location.hash === '#school') place?.scrollIntoView()
}

/** A card in a teacher’s settings: the schools at which they are verified, or how to get verified. */
export function VerificationCard() {
  const { data, error, refetch } = useQuery(queryOf(getVerification))
  return (
    <div ref={scrollToIfAsked} className="scroll-mt-28">
      <Card as="section" aria-labelledby="school" className="flex flex-col gap-5">
        <div>
          <h2 id="school" className="scroll-mt-24 text-xl font-bold">
            {t('schools/your-school')}
          </h2>
          <p className="mt-1 text-ink-soft">{t('schools/once-your-school-has-confirmed')}</p>
        </div>
        {data !== undefined ? (
          data.isVerified ? (
            <Verified verification={data} />
          ) : (
            <Unverified verification={data} />
          )
        ) : error !== null ? (
          <LoadError
            what={t('schools/your-school')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-40" />
        )}
      </Card>
    </div>
  )
}

function formatWay(verifiedBy: Verification['memberships'][number]['verifiedBy'], day: string): string {
  switch (verifiedBy) {
    case 'address':
      return t('schools/confirmed-by-your-school-address', { day })
    case 'invitation':
      return t('schools/confirmed-by-a-colleagues-invitation', { day })
    case 'operator':
      return t('schools/confirmed-by-hand-on-day', { day })
    case 'roster':
      return t('schools/confirmed-by-the-roster-on-day', { day })
  }
}

function Verified({ verification }: { readonly verification: Verification }) {
  return (
    <>
      <ul className="flex flex-col gap-3">
        {verification.memberships.map(({ school, verifiedBy, verifiedAt }) => (
          <li key={school.id} className="flex items-start gap-3">
            <BadgeCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-correct" />
            <span className="min-w-0 wrap-anywhere">
              <strong>{nameWithPlace(school)}</strong>
              <span className="block text-sm text-ink-soft">
                {formatWay(verifiedBy, formatDay(verifiedAt))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ColleagueInvitations verification={verification} />
    </>
  )
}

function Unverified({ verification: { pending } }: { readonly verification: Verification }) {
  return (
    <>
      {pending !== null && (
        <p role="status" className="rounded-md bg-warm-soft px-4 py-3 wrap-anywhere">
          {t('schools/we-wrote-to-email', {
            email: pending.email,
            day: formatDay(pending.expiresAt),
          })}
        </p>
      )}
      <AddressForm given={pending?.email ?? ''} />
      <div>
        <h3 className="font-bold">{t('schools/other-ways')}</h3>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
          <li>{t('schools/ask-a-colleague')}</li>
          <li>
            <Rich
              id="schools/school-new-here"
              parts={{ support: <Link href="/support" className="font-semibold text-link" /> }}
            />
          </li>
        </ul>
      </div>
    </>
  )
}
