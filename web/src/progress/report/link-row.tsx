import {
  listReportLinks,
  revokeReportLink,
  type ReportLink,
} from '@skills-center/contract/progress/report-links'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { refresh } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { dateFormat } from '../../language/formats.ts'
import { Rich } from '../../language/rich.tsx'

const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

const states: Record<ReportLink['state'], (link: ReportLink) => string> = {
  open: ({ expiresAt }) => t('progress/report/works-until-day', { day: day(expiresAt) }),
  expired: ({ expiresAt }) => t('progress/report/ended-by-itself-on-day', { day: day(expiresAt) }),
  revoked: () => t('progress/report/ended-by-you'),
}

/** One shared link, with a button to revoke it. */
export function LinkRow({ link }: { readonly link: ReportLink }) {
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: () => call(revokeReportLink, { params: { id: link.id } }),
    onSuccess: () => refresh(client, listReportLinks),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span>
        <span className="font-semibold">{states[link.state](link)}</span>
        <span className="block text-sm text-ink-soft">
          {t('progress/report/made-on-day', { day: day(link.createdAt) })}
        </span>
      </span>
      {link.state === 'open' && (
        <Button variant="danger" size="small" busy={ending.isPending} onClick={() => ending.mutate()}>
          <Rich
            id="progress/report/end-link-that-works-until-day"
            values={{ day: day(link.expiresAt) }}
            parts={{ which: <span className="sr-only" /> }}
          />
        </Button>
      )}
      {ending.isError && (
        <p role="alert" className="w-full text-sm font-medium text-incorrect">
          {detailOf(ending.error) ?? t('progress/report/link-was-not-ended')}
        </p>
      )}
    </li>
  )
}
