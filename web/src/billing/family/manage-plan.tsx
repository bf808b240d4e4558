import {
  cancelPlan,
  type FamilyPlan,
  getFamilyPlan,
  listPlanInvoices,
  openPortal,
  resumePlan,
} from '@skills-center/contract/billing/family'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { InvoiceList } from '../invoice-list.tsx'
import { formatPlanDate } from '../format-plan.ts'
import { leaveFor } from './leave-for.ts'

interface ManagePlanProps {
  readonly token: string
  readonly plan: FamilyPlan
}

const open = new Set(['trial', 'active', 'grace', 'ending', 'lapsed'])

/** What the payer can do: change the card, cancel, resume, and see invoices. */
export function ManagePlan({ token, plan }: ManagePlanProps) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const params = { token }
  const show = (changed: FamilyPlan) =>
    client.setQueryData(queryOf(getFamilyPlan, { params }).queryKey, changed)
  const canceling = useMutation({
    mutationFn: () => call(cancelPlan, { params }),
    onSuccess(changed) {
      show(changed)
      setIsAsking(false)
      toast({ title: t('billing/canceled'), description: t('billing/nothing-more-will-be-charged') })
    },
  })
  const resuming = useMutation({
    mutationFn: () => call(resumePlan, { params }),
    onSuccess(changed) {
      show(changed)
      toast({ title: t('billing/resumed'), description: t('billing/plan-goes') })
    },
  })
  const leaving = useMutation({
    mutationFn: () => call(openPortal, { params }),
    onSuccess: ({ url }) => leaveFor(url),
  })
  const isOpen = open.has(plan.state)
  const invoices = useQuery({ ...queryOf(listPlanInvoices, { params }), staleTime: 0, enabled: isOpen })
  if (!isOpen) return null
  const mustPay = plan.state === 'grace' || plan.state === 'lapsed'
  const paidUntil = plan.renewsAt ?? plan.until
  return (
    <Card as="section" aria-labelledby="manage">
      <h2 id="manage" className="text-2xl font-bold">
        {t('billing/manage-the-plan')}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {plan.state === 'ending' ? (
          <Button busy={resuming.isPending} onClick={() => resuming.mutate()}>
            {t('billing/resume-the-plan')}
          </Button>
        ) : null}
        <Button
          variant={mustPay ? 'primary' : 'outline'}
          busy={leaving.isPending || leaving.isSuccess}
          onClick={() => leaving.mutate()}
        >
          {mustPay ? t('billing/check-the-card') : t('billing/card-and-receipts')}
          <ExternalLink aria-hidden className="size-5" />
        </Button>
        {plan.state !== 'ending' && (
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            {t('billing/cancel-the-plan')}
          </Button>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        <MutationError error={resuming.error ?? leaving.error} />
      </div>
      <h3 className="mt-7 text-lg font-semibold">{t('billing/invoices')}</h3>
      <InvoiceList asked={invoices} />
      <Dialog
        open={isAsking}
        title={t('billing/cancel-the-plan-question')}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              {t('billing/keep-the-plan')}
            </Button>
            <Button variant="danger" busy={canceling.isPending} onClick={() => canceling.mutate()}>
              {t('billing/cancel-the-plan')}
            </Button>
          </>
        }
      >
        <p>
          {mustPay || paidUntil === null
            ? t('billing/nothing-more-will-be-charged')
            : t('billing/nothing-more-will-be-charged-and-first', {
                firstName: plan.firstName,
                day: formatPlanDate(paidUntil),
              })}{' '}
          {t('billing/after-that-practice-goes')}
        </p>
        <div className="mt-4 empty:hidden">
          <MutationError error={canceling.error} />
        </div>
      </Dialog>
    </Card>
  )
}
