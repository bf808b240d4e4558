import type { ReactNode } from 'react'
import { Logo } from '../ui/logo.tsx'
import { SkipLink } from '../ui/skip-link.tsx'

interface UnlistedFrameProps {
  readonly appName: string
  readonly children: ReactNode
}

/** A page whose address is a secret: no sign-in, no way on, and nothing that passes the address on. */
export function UnlistedFrame({ appName, children }: UnlistedFrameProps) {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-3xl items-center gap-2.5 px-4 font-display text-xl font-bold sm:px-6">
          <Logo className="size-8 shrink-0" />
          {appName}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-6 pb-16 outline-none sm:px-6 md:pt-10"
      >
        {children}
      </main>
    </>
  )
}
