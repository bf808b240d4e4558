import { createAskLink, endAskLinks, getOwnPlan } from '@skills-center/contract/billing'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { refresh } from '../platform/queries.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { AskLink } from './ask-link.tsx'
import { ownPlanQuery } from './own-plan-card.tsx'
import { formatPlanDate } from './format-plan.ts'

interface AskGrownUpProps {
  readonly title: string
  /** What the link is for. */
  readonly text: string
}

/** Lets a student share a link with a parent or guardian, whose page explains everything else. */
export function AskGrownUp({ title, text }: AskGrownUpProps) {
  const client = useQueryClient()
  const { data: plan } = useQuery(ownPlanQuery)
  const making = useMutation({
    mutationFn: () => call(createAskLink),
    onSuccess: () => refresh(client, getOwnPlan),
  })
  const ending = useMutation({
    mutationFn: () => call(endAskLinks),
    async onSuccess() {
      making.reset()
      await refresh(client, getOwnPlan)
    },
  })
  const open = plan?.askLink ?? null
  return (
    <Card as="section" aria-labelledby="ask">
      <h2 id="ask" className="text-2xl font-bold">
        {title}
      </h2>
      <p className="mt-2 max-w-prose">{text}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{t('billing/page-behind-the-link-shows')}</p>
      {making.data === undefined ? (
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button size="large" busy={making.isPending} onClick={() => making.mutate()}>
            <Send aria-hidden className="size-5" />
            {open === null ? t('billing/make-a-link-to-send') : t('billing/make-a-new-link')}
          </Button>
          {open !== null && (
            <Button variant="outline" busy={ending.isPending} onClick={() => ending.mutate()}>
              {t('billing/end-the-link-i-made')}
            </Button>
          )}
        </div>
      ) : (
        <AskLink
          token={making.data.token}
          expiresAt={making.data.expiresAt}
          isEnding={ending.isPending}
          onEnd={() => ending.mutate()}
        />
      )}
      {open !== null && making.data === undefined && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('billing/made-a-link-that-works', {
            day: formatPlanDate(open.expiresAt),
          })}
        </p>
      )}
      <div className="mt-4 empty:hidden">
        <MutationError error={making.error ?? ending.error} />
      </div>
    </Card>
  )
}
