import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import { SiteOrigin } from '../site/site-origin.ts'
import { toastStore } from '../ui/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Routes } from './routes.tsx'

const Toaster = lazy(() => import('../ui/toaster.tsx').then((module) => ({ default: module.Toaster })))

interface AppProps {
  readonly client: QueryClient
  /** Where the site is reached; the browser's own address where the server has not said. */
  readonly origin: string
  /** What all addresses begin with: `/es`, or nothing. */
  readonly base: string
  /** The path to draw where there is no browser that has one. */
  readonly ssrPath?: string
}

export function App({ client, origin, base, ssrPath }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <SiteOrigin value={origin}>
        <Router base={base} {...(ssrPath === undefined ? {} : { ssrPath })}>
          <ErrorBoundary>
            <Routes />
          </ErrorBoundary>
        </Router>
      </SiteOrigin>
      <Notifications />
    </QueryClientProvider>
  )
}

/** What draws notifications is fetched with the first one. */
function Notifications() {
  const hasAny = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read).length > 0
  return hasAny ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
