import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { AuthCard } from '../accounts/auth-card.tsx'
import { useScannedCode } from '../accounts/use-scanned-code.ts'
import { useOtherTabs } from '../accounts/use-other-tabs.ts'
import { useUser } from '../accounts/use-user.ts'
import { useConfig } from '../config/use-config.ts'
import { withMessages } from '../language/catalogues.ts'
import { recordPage } from '../platform/last-page.ts'
import { SessionContext } from '../platform/session.tsx'
import { LandingPage } from '../site/landing-page.tsx'
import { articlePaths, policyPaths } from '@skills-center/contract/site'
import { VisitorColumn } from '../site/visitor-column.tsx'
import { VisitorLayout } from '../site/visitor-layout.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { LoadingFrame, LoadingPage } from './loading-page.tsx'
import { isPublicText } from './public-text.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'
import { useOwnPacksOnly } from './use-own-packs-only.ts'
import { isPaymentPath, PaymentPages } from './payment-pages.tsx'
import { WaitingFrame } from './waiting-frame.tsx'
import {
  ConsentPage,
  FindSchoolPage,
  ForgotPasswordPage,
  LaunchPage,
  NotFoundPage,
  PolicyPage,
  PublicPage,
  ResetPasswordPage,
  SchoolLinkPage,
  SignOutHere,
  SharedReportPage,
  SsoPage,
  SupportPage,
} from './visitor-pages.ts'

const SignedInRoutes = lazy(() =>
  withMessages(import('./signed-in-routes.tsx'), 'accounts/consent', 'practice', 'app/teacher-bar').then(
    (module) => ({
      default: module.SignedInRoutes,
    }),
  ),
)

const OfflineApp = lazy(() =>
  withMessages(import('./offline-app.tsx'), 'practice', 'item').then((module) => ({
    default: module.OfflineApp,
  })),
)

const sharedReport = '/shared-report/'
const passwordReset = '/reset-password/'
const consent = '/consent/'
const schoolLink = '/school-link/'
const sso = '/sign-in'
const launch = '/launch/'
const fromLinks = [sharedReport, passwordReset, consent, schoolLink]

/** Chooses between the visitor pages and the signed-in app. */
export function Routes() {
  const { user, isLoading, error, refetch } = useUser()
  const [path] = useLocation()
  const config = useConfig()
  // Remembers the page, so that a support request can include it.
  useEffect(() => recordPage(path), [path])
  useOtherTabs(
    user,
    fromLinks.some((start) => path.startsWith(start)),
  )
  useOwnPacksOnly(user)
  useScannedCode(user)
  useNavigationFocus(path, isLoading ? undefined : (user?.id ?? null))

  // The same page for everyone who has the link, signed in or not.
  if (path.startsWith(sharedReport))
    return (
      <Suspense fallback={<LoadingFrame />}>
        <SharedReportPage appName={config.app_name} token={path.slice(sharedReport.length)} />
      </Suspense>
    )
  if (isPaymentPath(path)) return <PaymentPages appName={config.app_name} />
  if (path === '/forgot-password' || path.startsWith(passwordReset) || path.startsWith(consent))
    return (
      <VisitorLayout appName={config.app_name} isSignedIn={user != null}>
        <Suspense fallback={<LoadingPage />}>
          {path === '/forgot-password' ? (
            <ForgotPasswordPage />
          ) : path.startsWith(consent) ? (
            <ConsentPage
              // Signing out remounts the page.
              key={user?.id ?? 'nobody'}
              token={path.slice(consent.length)}
              signOut={user?.role === 'student' ? <SignOutHere to={path} username={user.username} /> : null}
            />
          ) : (
            <ResetPasswordPage token={path.slice(passwordReset.length)} />
          )}
        </Suspense>
      </VisitorLayout>
    )
  if (path === sso || path.startsWith(`${sso}/`))
    return (
      <VisitorLayout appName={config.app_name} isSignedIn={user != null}>
        <Suspense fallback={<LoadingPage />}>
          {path === sso ? <FindSchoolPage /> : <SsoPage key={path} districtId={path.slice(sso.length + 1)} />}
        </Suspense>
      </VisitorLayout>
    )
  if (path.startsWith(launch))
    return (
      <VisitorLayout appName={config.app_name} isSignedIn={user != null}>
        <Suspense fallback={<LoadingPage />}>
          <LaunchPage code={path.slice(launch.length)} user={user} />
        </Suspense>
      </VisitorLayout>
    )
  if (path.startsWith(schoolLink))
    return (
      <VisitorLayout appName={config.app_name} isSignedIn={user != null}>
        <Suspense fallback={<LoadingPage />}>
          <SchoolLinkPage
            token={path.slice(schoolLink.length)}
            user={isLoading ? undefined : (user ?? null)}
          />
        </Suspense>
      </VisitorLayout>
    )
  if (isLoading) return <LoadingFrame />
  // The server did not answer: downloaded packs can still be practiced.
  if (user === undefined && error !== null && error instanceof TypeError)
    return (
      <Suspense fallback={<LoadingFrame />}>
        <OfflineApp appName={config.app_name} />
      </Suspense>
    )
  if (user === undefined && error !== null && !isPublicText(path))
    return (
      <main className="mx-auto max-w-2xl px-4 py-16">
        <LoadError what="Skills Center" onRetry={() => void refetch()} />
      </main>
    )
  if (user == null) return <VisitorRoutes />
  return (
    <SessionContext value={{ user }}>
      <Suspense fallback={<WaitingFrame appName={config.app_name} />}>
        <SignedInRoutes user={user} />
      </Suspense>
    </SessionContext>
  )
}

function onHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

function VisitorRoutes() {
  const config = useConfig()
  const [path] = useLocation()
  const isSignupWanted = useSyncExternalStore(
    onHash,
    () => location.hash === '#sign-up',
    () => false,
  )
  return (
    <VisitorLayout appName={config.app_name}>
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path="/">
            <LandingPage
              appName={config.app_name}
              tagline={config.app_tagline}
              account={
                <AuthCard
                  key={isSignupWanted ? 'signup' : 'login'}
                  initialMode={isSignupWanted ? 'signup' : 'login'}
                />
              }
            />
          </Route>
          <Route path="/support">
            <VisitorColumn>
              <SupportPage />
            </VisitorColumn>
          </Route>
          {articlePaths.map((publicPath) => (
            <Route key={publicPath} path={publicPath}>
              <VisitorColumn>
                <PublicPage key={path} path={publicPath} isSignedIn={false} />
              </VisitorColumn>
            </Route>
          ))}
          {policyPaths.map((policyPath) => (
            <Route key={policyPath} path={policyPath}>
              <VisitorColumn>
                <PolicyPage key={path} path={policyPath} />
              </VisitorColumn>
            </Route>
          ))}
          <Route>
            <NotFoundPage key={path} isSignedIn={false} />
          </Route>
        </Switch>
      </Suspense>
    </VisitorLayout>
  )
}
