import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

/** The link above a page's heading to the parent page. */
export function BackLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex items-center gap-1.5 self-start rounded-sm py-1 text-sm font-semibold text-ink-soft hover:text-ink print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  )
}
