import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

const toOverview = () => ({ href: '/practice/overview', label: t('Practice overview') })

/** The way back, the page's name and a sentence about it. */
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
      <Link
        href={back.href}
        className="inline-flex items-center gap-1.5 rounded-sm py-1 text-sm font-semibold text-ink-soft hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {back.label}
      </Link>
      <PageHeading title={title} />
      {children !== undefined && <p className="mt-2 max-w-prose text-lg text-ink-soft">{children}</p>}
    </div>
  )
}
