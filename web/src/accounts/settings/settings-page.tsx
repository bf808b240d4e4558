import { getSettings } from '@skills-center/contract/accounts/settings'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { useNeedsConsent } from '../../platform/privacy.ts'
import { useSession } from '../../platform/session.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConsentCard } from '../consent/consent-card.tsx'
import { SsoCard } from '../sso/sso-card.tsx'
import { AccessTokensCard } from './access-tokens-card.tsx'
import { DataCard } from './data-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { EmailCard } from './email-card.tsx'
import { InstallCard } from './install-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileCard } from './profile-card.tsx'

interface SettingsPageProps {
  /** Deletes data that other features store on this device. */
  readonly onErased: () => void
  /** In a teacher’s settings: the card about their school. */
  readonly school: ReactNode
}

/** The settings of the signed-in user's account. */
export function SettingsPage({ onErased, school }: SettingsPageProps) {
  const { user } = useSession()
  const needsConsent = useNeedsConsent()
  const { data, error, refetch } = useQuery(queryOf(getSettings))
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <PageHeading title={t('ui/settings')} />
      {data !== undefined ? (
        <>
          {user.role === 'student' && <ConsentCard />}
          <PreferencesCard settings={data} />
          <ProfileCard settings={data} />
          {user.role === 'teacher' && <Suspense fallback={<Skeleton className="h-80" />}>{school}</Suspense>}
          {!data.isMadeByTeacher && !needsConsent && <EmailCard settings={data} />}
          <PasswordCard />
          <SsoCard />
          <DevicesCard />
          {user.role === 'teacher' && <AccessTokensCard />}
          <InstallCard />
          <DataCard onErased={onErased} />
        </>
      ) : error !== null ? (
        <LoadError
          what={t('accounts/settings/your-settings')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Skeleton className="h-96" />
          <Skeleton className="h-80" />
        </>
      )}
    </div>
  )
}
