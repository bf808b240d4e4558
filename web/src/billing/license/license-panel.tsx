import {
  cancelLicense,
  changeSeats,
  getLicense,
  type License,
  listLicenseInvoices,
  openLicensePortal,
  resumeLicense,
  type SchoolLicense,
  Seats,
} from '@skills-center/contract/billing/license'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { call } from '../../platform/api.ts'
import { queryOf, refresh } from '../../platform/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { InvoiceList } from '../invoice-list.tsx'
import { formatPlanDate, dayOrSoon } from '../format-plan.ts'
import { seatsError } from './seats-error.ts'

interface LicensePanelProps {
  readonly data: SchoolLicense
  readonly license: License
}

/** The license: its status, its number of seats, and its actions. */
export function LicensePanel({ data, license }: LicensePanelProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<'cancel' | 'seats' | null>(null)
  const given = data.students.filter(({ hasSeat }) => hasSeat).length
  const show = (changed: SchoolLicense) => {
    client.setQueryData(queryOf(getLicense).queryKey, changed)
    setAsking(null)
    void refresh(client, listLicenseInvoices)
  }
  const resuming = useMutation({ mutationFn: () => call(resumeLicense), onSuccess: show })
  const leaving = useMutation({
    mutationFn: () => call(openLicensePortal),
    onSuccess: ({ url }) => location.assign(url),
  })
  const invoices = useQuery({ ...queryOf(listLicenseInvoices), staleTime: 0 })
  const { state } = license
  const mustPay = state === 'grace' || state === 'lapsed'
  return (
    <Card as="section" aria-labelledby="license">
      <h2 id="license" className="flex flex-wrap items-center gap-3 text-2xl font-bold">
        {t('billing/your-license')}
        <Badge tone={mustPay ? 'wrong' : state === 'active' ? 'right' : 'plain'}>
          {badges()[state] ?? t('billing/license')}
        </Badge>
      </h2>
      <p className="mt-3 max-w-prose text-lg">{wordsFor(license)}</p>
      <div className="mt-4 max-w-md">
        <p className="mb-1.5">
          <Rich
            id="billing/given-of-seats-seats-given"
            values={{ given, seats: license.seats }}
            parts={{ figure: <strong /> }}
          />
        </p>
        <ProgressBar
          label={t('billing/seats-given')}
          value={given}
          max={license.seats}
          valueText={t('billing/given-of-seats', { given, seats: license.seats })}
          tone="math"
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {state === 'ending' && (
          <Button busy={resuming.isPending} onClick={() => resuming.mutate()}>
            {t('billing/resume-the-license')}
          </Button>
        )}
        {state === 'active' && (
          <Button variant="outline" onClick={() => setAsking('seats')}>
            {t('billing/change-the-seats')}
          </Button>
        )}
        {state !== 'pending' && (
          <Button
            variant={mustPay ? 'primary' : 'outline'}
            busy={leaving.isPending || leaving.isSuccess}
            onClick={() => leaving.mutate()}
          >
            {mustPay ? t('billing/check-the-card') : t('billing/card-and-receipts')}
            <ExternalLink aria-hidden className="size-5" />
          </Button>
        )}
        {(state === 'active' || mustPay) && (
          <Button variant="outline" onClick={() => setAsking('cancel')}>
            {t('billing/cancel-the-license')}
          </Button>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        <MutationError error={resuming.error ?? leaving.error} />
      </div>
      <h3 className="mt-7 text-lg font-semibold">{t('billing/invoices')}</h3>
      <InvoiceList asked={invoices} />
      <CancelLicense
        license={license}
        isOpen={asking === 'cancel'}
        onDone={show}
        onClose={() => setAsking(null)}
      />
      {asking === 'seats' && (
        <ChangeSeats seats={license.seats} onDone={show} onClose={() => setAsking(null)} />
      )}
    </Card>
  )
}

function CancelLicense({
  license,
  isOpen,
  onDone,
  onClose,
}: {
  readonly license: License
  readonly isOpen: boolean
  readonly onDone: (changed: SchoolLicense) => void
  readonly onClose: () => void
}) {
  const canceling = useMutation({ mutationFn: () => call(cancelLicense), onSuccess: onDone })
  return (
    <Dialog
      open={isOpen}
      title={t('billing/cancel-the-license-question')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('billing/keep-the-license')}
          </Button>
          <Button variant="danger" busy={canceling.isPending} onClick={() => canceling.mutate()}>
            {t('billing/cancel-the-license')}
          </Button>
        </>
      }
    >
      <p>
        {license.renewsAt === null
          ? t('billing/nothing-more-will-be-charged-you-can-take')
          : t('billing/nothing-more-will-be-charged-and-the-seats', {
              day: formatPlanDate(license.renewsAt),
            })}
      </p>
      <div className="mt-4 empty:hidden">
        <MutationError error={canceling.error} />
      </div>
    </Dialog>
  )
}

function ChangeSeats({
  seats,
  onDone,
  onClose,
}: {
  readonly seats: number
  readonly onDone: (changed: SchoolLicense) => void
  readonly onClose: () => void
}) {
  const [text, setText] = useState(String(seats))
  const [isTried, setIsTried] = useState(false)
  const wanted = Seats.safeParse(text.trim() === '' ? undefined : Number(text))
  const changing = useMutation({
    mutationFn: (count: number) => call(changeSeats, { body: { seats: count } }),
    onSuccess(changed) {
      toast({
        title: t('billing/seats-changed'),
        description: t('billing/difference-is-on-your-next-receipt'),
      })
      onDone(changed)
    },
  })
  return (
    <Dialog open title={t('billing/change-the-seats')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (wanted.success) changing.mutate(wanted.data)
        }}
      >
        <p className="mb-4">{t('billing/added-seats-are-charged')}</p>
        <div className="max-w-48">
          <Field
            label={t('billing/seats-in-all')}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={isTried ? seatsError(wanted) : null}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="mt-4 empty:hidden">
          <MutationError error={changing.error} />
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {t('billing/leave-as-it-is')}
          </Button>
          <Button type="submit" busy={changing.isPending}>
            {t('billing/change-the-seats')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const badges = (): Partial<Record<License['state'], string>> => ({
  pending: t('billing/payment-on-its-way'),
  active: t('billing/active'),
  grace: t('billing/payment-failed'),
  ending: t('billing/canceled'),
  lapsed: t('billing/not-paid'),
})

function wordsFor({ state, until, renewsAt }: License): string {
  const by = dayOrSoon(until)
  switch (state) {
    case 'pending':
      return t('billing/seats-can-be-given')
    case 'grace':
      return t('billing/last-payment-did-not-go-through-the-seats', { by })
    case 'ending':
      return t('billing/the-license-is-canceled', {
        by,
      })
    case 'lapsed':
      return t('billing/last-payment-did-not-go-through-so-the-seats')
    default:
      return renewsAt === null
        ? t('billing/the-license-is-paid')
        : t('billing/license-is-paid', {
            day: formatPlanDate(renewsAt),
          })
  }
}
