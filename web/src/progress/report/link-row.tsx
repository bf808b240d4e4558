import {
  listReportLinks,
  revokeReportLink,
  type ReportLink,
} from '@skills-center/contract/progress/report-links'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { refresh } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'

const day = (moment: string) =>
  new Date(moment).toLocaleDateString('en', { month: 'short', day: 'numeric', year: 'numeric' })

const states: Record<ReportLink['state'], (link: ReportLink) => string> = {
  open: ({ expiresAt }) => `Works until ${day(expiresAt)}`,
  expired: ({ expiresAt }) => `Ended by itself on ${day(expiresAt)}`,
  revoked: () => 'Ended by you',
}

/** One link that was made, and a way to end it. */
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
        <span className="block text-sm text-ink-soft">Made on {day(link.createdAt)}</span>
      </span>
      {link.state === 'open' && (
        <Button variant="danger" size="small" busy={ending.isPending} onClick={() => ending.mutate()}>
          End link
          <span className="sr-only"> that works until {day(link.expiresAt)}</span>
        </Button>
      )}
      {ending.isError && (
        <p role="alert" className="w-full text-sm font-medium text-incorrect">
          {detailOf(ending.error) ?? 'The link was not ended. Check your connection and try again.'}
        </p>
      )}
    </li>
  )
}
