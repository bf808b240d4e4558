import type { User } from '@skills-center/contract/accounts'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { AgeGate } from '../accounts/consent/age-gate.tsx'
import { ConsentBar } from '../accounts/consent/consent-bar.tsx'
import { usePreferences } from '../accounts/use-preferences.ts'
import { useConfig } from '../config/use-config.ts'
import { allPartsLoaded } from '../platform/lazy-part.tsx'
import { useSession } from '../platform/session.tsx'
import { PendingBar } from '../practice/pending-bar.tsx'
import { useOutbox } from '../practice/use-outbox.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingPage } from './loading-page.tsx'
import { DemoVisitBar } from './demo-visit-bar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SkillFinder, StudentDashboard, TeacherDashboard } from './pages.ts'
import { LiveNow, OwnAssignments } from './parts.ts'
import { isPublicText } from './public-text.ts'
import { SignedInLayout } from './signed-in-layout.tsx'
import { SignedInPages } from './signed-in-pages.tsx'
import { UpdateBar } from './update-bar.tsx'
import { UnsentDialog } from './unsent-dialog.tsx'
import { useStoredOffline } from './use-stored-offline.ts'
import { useHeaderFigures } from './use-header-figures.ts'
import { useGuardedSignOut } from './use-guarded-sign-out.ts'

/** All signed-in screens, each loaded on the first visit. */
export function SignedInRoutes({ user }: { readonly user: User }) {
  const config = useConfig()
  usePreferences()
  useOutbox(user)
  const leaving = useGuardedSignOut()
  useStoredOffline()
  const { totalPoints } = useHeaderFigures(user)
  return (
    <SignedInLayout
      appName={config.app_name}
      user={user}
      totalPoints={totalPoints}
      isSigningOut={leaving.isSigningOut}
      onSignOut={leaving.leave}
      notices={
        <>
          {user.role === 'student' ? <PendingBar /> : <OfflineBar />}
          {user.role === 'student' && <ConsentBar />}
          {user.isDemoVisit && <DemoVisitBar isLeaving={leaving.isSigningOut} onLeave={leaving.leave} />}
          <UpdateBar />
          <UnsentDialog {...leaving} />
        </>
      }
    >
      {page}
    </SignedInLayout>
  )
}

/**
 * One constant element, so that a rerender around it does not reach a server-rendered page before that page's chunk has
 * loaded. Otherwise React would discard the server's HTML and render it again.
 */
const page = <Page />

function Page() {
  const { user } = useSession()
  const [path] = useLocation()
  const dashboard =
    user.role === 'teacher' ? (
      <TeacherDashboard />
    ) : (
      <div className="flex flex-col gap-6">
        <Suspense>
          <LiveNow />
        </Suspense>
        <StudentDashboard finder={<SkillFinder />} assignments={<OwnAssignments />} />
      </div>
    )
  return (
    <ErrorBoundary key={path} isFramed>
      <Suspense fallback={<LoadingPage />}>
        <AgeGate isOpen={isPublicText(path)}>
          <SignedInPages dashboard={dashboard} />
        </AgeGate>
        <Hears />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Rendered beside the page, so its effect runs once the page is hydrated, except for lazy parts. See start.ts. */
function Hears() {
  useEffect(() => void allPartsLoaded().then(() => dispatchEvent(new Event('page-hears'))), [])
  return null
}
