import { Check } from 'lucide-react'
import { t } from '../language/messages.ts'
import { dateFormat } from '../language/formats.ts'
import { Badge } from '../ui/badge.tsx'

const dayOf = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

/** That an achievement is earned, and on which day. */
export function EarnedOn({ moment }: { readonly moment: string | null }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <Badge tone="right" icon={<Check aria-hidden />}>
        {t('Earned')}
      </Badge>
      {moment !== null && <time dateTime={moment}>{dayOf(moment)}</time>}
    </p>
  )
}
