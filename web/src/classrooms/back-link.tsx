import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

export function BackLink() {
  return (
    <Link
      href="/classrooms"
      className="inline-flex items-center gap-1.5 self-start py-1 text-action underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      All classrooms
    </Link>
  )
}
