import { Check } from 'lucide-react'
import { Badge } from '../ui/badge.tsx'

/** That an achievement is earned, and on which day. */
export function EarnedOn({ moment }: { readonly moment: string | null }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <Badge tone="right" icon={<Check aria-hidden />}>
        Earned
      </Badge>
      {moment !== null && <time dateTime={moment}>{dayOf(moment)}</time>}
    </p>
  )
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { month: 'long', day: 'numeric', year: 'numeric' })
}
