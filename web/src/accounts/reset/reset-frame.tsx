import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** The narrow frame of the password reset pages. */
export function ResetFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10 sm:py-16">
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Card className="flex flex-col gap-5">
        <PageHeading title={title} className="text-2xl sm:text-3xl" />
        {children}
      </Card>
    </div>
  )
}
