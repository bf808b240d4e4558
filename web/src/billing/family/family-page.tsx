import { type FamilyPlan, getFamilyPlan } from '@skills-center/contract/billing/family'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SandboxNote } from '../sandbox-note.tsx'
import { UnlistedFrame } from '../../ui/unlisted-frame.tsx'
import { AboutPremium } from './about-premium.tsx'
import { ManagePlan } from './manage-plan.tsx'
import { MailLink } from './mail-link.tsx'
import { OfferForm } from './offer-form.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { ReturnNotice } from './return-notice.tsx'

interface FamilyPageProps {
  readonly appName: string
  readonly token: string
}

const title = () => t('billing/premium-for-a-student')
/** Milliseconds between two checks of a pending payment. */
const pollMs = 4000

/** For a parent or guardian who opens the link: what premium is, its price, and the plan of the person who pays. */
export function FamilyPage({ appName, token }: FamilyPageProps) {
  return (
    <UnlistedFrame appName={appName}>
      <Family token={token} />
    </UnlistedFrame>
  )
}

function Family({ token }: Pick<FamilyPageProps, 'token'>) {
  const { data, error, refetch } = useQuery({
    ...queryOf(getFamilyPlan, { params: { token } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? pollMs : false),
  })
  if (error instanceof RequestError && error.status === 404) return <NotOpen />
  if (error !== null && data === undefined)
    return (
      <>
        <PageHeading title={title()} />
        <LoadError what={t('ui/this-page')} detail={detailOf(error)} onRetry={() => void refetch()} />
      </>
    )
  if (data === undefined)
    return (
      <div aria-busy className="flex flex-col gap-6">
        <PageHeading title={title()} />
        <Skeleton className="h-24" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    )
  const isOpenToBuy = data.state === 'free' && data.payments !== 'off'
  return (
    <>
      <div>
        <p className="font-semibold text-ink-soft">
          {data.isAdult ? t('billing/for-adults') : t('billing/for-a-parent-or-guardian')}
        </p>
        <PageHeading title={title()} className="mt-1">
          {t('billing/premium-for-first-name', { firstName: data.firstName })}
        </PageHeading>
      </div>
      {data.payments === 'sandbox' && <SandboxNote />}
      <ReturnNotice plan={data} />
      <PlanPanel plan={data} />
      {isOpenToBuy && <OfferForm token={token} plan={data} />}
      {data.link === 'manage' && <ManagePlan token={token} plan={data} />}
      {data.link === 'ask' && data.interval !== null && <MailLink token={token} />}
      <AboutPremium plan={data} />
    </>
  )
}

/** Paid, but not confirmed yet. */
const isUnderWay = ({ state, checkout }: FamilyPlan): boolean =>
  state === 'pending' || (state === 'free' && checkout === 'processing')

/** The same for a link that never existed, expired, or was revoked. */
function NotOpen() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-10 text-center">
      <Drawing name="locked" />
      <PageHeading title={t('billing/link-not-open')}>{t('billing/link-is-not-open-any-more')}</PageHeading>
      <p className="text-lg text-ink-soft">{t('billing/links-from-a-student-work')}</p>
    </div>
  )
}
