import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { classNames } from './class-names.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'

interface UnlistedFrameProps {
  readonly appName: string
  /** For tables and charts; otherwise a comfortable width for reading. */
  readonly isWide?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** The frame of a page with a secret address: no sign-in, no links, and nothing that leaks the address. */
export function UnlistedFrame({ appName, isWide = false, className, children }: UnlistedFrameProps) {
  const [path] = useLocation()
  const width = isWide ? 'max-w-6xl' : 'max-w-3xl'
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div
          className={classNames(
            'mx-auto flex min-h-16 items-center gap-2.5 px-4 font-display text-xl font-bold sm:px-6',
            width,
          )}
        >
          <Logo className="size-8 shrink-0" />
          {appName}
          <div className="ml-auto font-sans text-base print:hidden">
            <LanguageSwitch path={path} />
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'mx-auto flex flex-col gap-6 px-4 pt-6 pb-16 outline-none sm:px-6 md:pt-10',
          width,
          className,
        )}
      >
        {children}
      </main>
    </>
  )
}
