import type { ConsentStatus } from '@skills-center/contract/accounts/consent'
import { useQuery } from '@tanstack/react-query'
import { ShieldQuestion } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { dueDay } from './due-day.ts'
import { useIsLive } from '../../ui/use-is-live.ts'
import { privacyQuery } from '../../platform/privacy.ts'

function inWords({ parentEmail, dueAt }: ConsentStatus): string {
  if (dueAt === null)
    return parentEmail === null
      ? t('accounts/consent/parent-or-your-teacher')
      : t('accounts/consent/wrote-to-your-parent')
  const day = dueDay(dueAt)
  return parentEmail === null
    ? t('accounts/consent/parent-or-your-teacher-has-to-ok', { day })
    : t('accounts/consent/wrote-to-your-parent-you-need', { day })
}

/** For a student without consent: when the account will be deleted, and how to get consent. */
export function ConsentBar() {
  const { data } = useQuery(privacyQuery)
  const isLive = useIsLive()
  if (data?.state !== 'waiting') return null
  // The server does not know the reader's time zone, so it shows no date.
  const shown = isLive ? data : { ...data, dueAt: null }
  return (
    <div data-around className="border-t border-line bg-warm-soft">
      <div className="mx-auto flex min-h-11 max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1 sm:px-6">
        <ShieldQuestion aria-hidden className="size-5 shrink-0 text-warm" />
        <p className="min-w-0 flex-1 max-sm:text-sm max-sm:leading-snug">{inWords(shown)}</p>
        <Link
          href="/settings#ok"
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-link"
        >
          {data.parentEmail === null
            ? t('accounts/consent/ask-a-grown-up-short')
            : t('accounts/consent/see-how')}
        </Link>
      </div>
    </div>
  )
}
