import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'

/** A link to what comes next, in a list or below a text. The arrow stays on the same line as the last word. */
export function NextLink({ href, children }: { readonly href: string; readonly children: string }) {
  const lastWord = children.lastIndexOf(' ') + 1
  return (
    <Link href={href} className="inline-block py-2.5 font-semibold text-link">
      {children.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {children.slice(lastWord)}
        <ArrowRight aria-hidden className="ms-1.5 inline size-4.5" />
      </span>
    </Link>
  )
}
