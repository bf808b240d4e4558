import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

export function BackLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Link
      href={href}
      className="inline-flex items-center gap-1.5 self-start py-1 text-action underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      {label}
    </Link>
  )
}
