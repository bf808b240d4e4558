import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createQueryClient } from '../platform/queries.ts'
import { toastStore } from '../ui/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Routes } from './routes.tsx'

const client = createQueryClient()
const Toaster = lazy(() => import('../ui/toaster.tsx').then((module) => ({ default: module.Toaster })))

export function App() {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary>
        <Routes />
      </ErrorBoundary>
      <Notifications />
    </QueryClientProvider>
  )
}

/** What draws notifications is fetched with the first one. */
function Notifications() {
  const hasAny = useSyncExternalStore(toastStore.subscribe, toastStore.read).length > 0
  return hasAny ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
