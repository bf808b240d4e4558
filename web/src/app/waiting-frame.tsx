import { Logo } from '../ui/logo.tsx'
import { LoadingPage } from './loading-page.tsx'

/**
 * What a signed-in user sees until their first screen has loaded. The server renders it and the script hydrates it. Its
 * header matches the position of the one in `signed-in-header.tsx`.
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
