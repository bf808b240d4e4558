import { Check } from 'lucide-react'
import { dateFormat } from '../language/formats.ts'
import { language } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Badge } from '../ui/badge.tsx'

const inFull = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })
const inShort = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })
/** “20 de noviembre de 2026” does not fit beside the badge. */
const dayOf = (moment: string) => (language() === 'en' ? inFull : inShort)(moment)

/** Says that an achievement is earned, and when. */
export function EarnedOn({ moment }: { readonly moment: string | null }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <Badge tone="right" icon={<Check aria-hidden />}>
        {t('achievements/earned')}
      </Badge>
      {moment !== null && <time dateTime={moment}>{dayOf(moment)}</time>}
    </p>
  )
}
