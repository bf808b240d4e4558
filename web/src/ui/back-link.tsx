import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

/** Above a page's heading: the way to the page that this one belongs to. */
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
