import { Logo } from '../ui/logo.tsx'
import { LoadingPage } from './loading-page.tsx'

/**
 * What the person who is signed in sees until their first screen is there: the server draws it, and the script takes over with
 * the same. Its header stands where that of `signed-in-header.tsx` will.
 */
export function WaitingFrame({ appName }: { readonly appName: string }) {
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
          <span className="flex min-h-11 min-w-0 items-center gap-2.5 pr-2 font-display text-xl font-bold whitespace-nowrap">
            <Logo className="size-8 shrink-0" />
            <span className="truncate max-[22rem]:sr-only">{appName}</span>
          </span>
        </div>
      </header>
      <main className="no-script:hidden">
        <LoadingPage />
      </main>
    </>
  )
}
