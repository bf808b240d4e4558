import type { ReactNode } from 'react'
import { SkipLink } from '../ui/skip-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { TeacherBar } from './teacher-bar/teacher-bar.tsx'
import { SignedInHeader, type SignedInHeaderProps } from './signed-in-header.tsx'

interface SignedInLayoutProps extends SignedInHeaderProps {
  readonly children: ReactNode
}

/** The frame of every signed-in screen. Pages render only their content, without outer padding. */
export function SignedInLayout({ children, ...header }: SignedInLayoutProps) {
  return (
    <>
      <SkipLink />
      <SignedInHeader {...header} />
      {header.user.role === 'teacher' && <TeacherBar isAdministrator={header.user.isAdministrator} />}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 pt-6 pb-28 outline-none sm:px-6 md:pt-10 md:pb-16"
      >
        {children}
      </main>
      <BottomBar user={header.user} />
    </>
  )
}
