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
  /** The site's public origin. Defaults to the browser's own origin. */
  readonly origin: string
  /** The prefix of every address: `/es`, or empty for English. */
  readonly base: string
  /** The path to render on the server, where there is no address bar. */
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

/** The component that draws notifications is loaded with the first one. */
function Notifications() {
  const hasAny = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read).length > 0
  return hasAny ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
