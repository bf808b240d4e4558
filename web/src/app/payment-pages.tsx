import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { LoadingFrame } from './loading-page.tsx'
import { FamilyPage, SandboxCheckoutPage, SandboxPortalPage } from './visitor-pages.ts'

/** Payment pages. They are the same for everyone who has the link, signed in or not. */
export const isPaymentPath = (path: string): boolean =>
  path.startsWith('/family/') || path.startsWith('/sandbox/')

export function PaymentPages({ appName }: { readonly appName: string }) {
  return (
    <Suspense fallback={<LoadingFrame />}>
      <Switch>
        <Route path="/sandbox/checkout/:id">
          {({ id }) => <SandboxCheckoutPage key={id} appName={appName} id={id} />}
        </Route>
        <Route path="/sandbox/portal/:id">
          {({ id }) => <SandboxPortalPage key={id} appName={appName} id={id} />}
        </Route>
        <Route path="/family/:token">
          {({ token }) => <FamilyPage key={token} appName={appName} token={token} />}
        </Route>
        <Route>
          <FamilyPage appName={appName} token="" />
        </Route>
      </Switch>
    </Suspense>
  )
}
