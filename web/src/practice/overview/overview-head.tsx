import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

const toOverview = () => ({ href: '/practice/overview', label: t('practice/practice-overview') })

/** A back link, the page's title, and a sentence about the page. */
export function OverviewHead({
  title,
  back = toOverview(),
  children,
}: {
  readonly title: string
  readonly back?: { readonly href: string; readonly label: string }
  readonly children?: ReactNode
}) {
  return (
    <div>
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHeading title={title} />
      {children !== undefined && <p className="mt-2 max-w-prose text-lg text-ink-soft">{children}</p>}
    </div>
  )
}
