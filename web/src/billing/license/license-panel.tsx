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
import { call } from '../../platform/api.ts'
import { queryOf, refresh } from '../../platform/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { toast } from '../../ui/toast.ts'
import { ActError } from '../act-error.tsx'
import { InvoiceList } from '../invoice-list.tsx'
import { dateInWords } from '../plan-words.ts'

interface LicensePanelProps {
  readonly data: SchoolLicense
  readonly license: License
}

/** The license itself: how it stands, how many seats it has, and what can be done with it. */
export function LicensePanel({ data, license }: LicensePanelProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<'cancel' | 'seats' | null>(null)
  const given = data.students.filter(({ hasSeat }) => hasSeat).length
  const show = (changed: SchoolLicense) => {
    client.setQueryData(queryOf(getLicense).queryKey, changed)
    setAsking(null)
    void refresh(client, listLicenseInvoices)
  }
  const canceling = useMutation({ mutationFn: () => call(cancelLicense), onSuccess: show })
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
        Your license
        <Badge tone={mustPay ? 'wrong' : state === 'active' ? 'right' : 'plain'}>
          {badges[state] ?? 'License'}
        </Badge>
      </h2>
      <p className="mt-3 max-w-prose text-lg">{wordsFor(license)}</p>
      <div className="mt-4 max-w-md">
        <p className="mb-1.5">
          <strong>
            {given} of {license.seats}
          </strong>{' '}
          {license.seats === 1 ? 'seat' : 'seats'} given
        </p>
        <ProgressBar
          label="Seats given"
          value={given}
          max={license.seats}
          valueText={`${given} of ${license.seats}`}
          tone="math"
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {state === 'ending' && (
          <Button busy={resuming.isPending} onClick={() => resuming.mutate()}>
            Resume the license
          </Button>
        )}
        {state === 'active' && (
          <Button variant="outline" onClick={() => setAsking('seats')}>
            Change the seats
          </Button>
        )}
        {state !== 'pending' && (
          <Button
            variant={mustPay ? 'primary' : 'outline'}
            busy={leaving.isPending || leaving.isSuccess}
            onClick={() => leaving.mutate()}
          >
            {mustPay ? 'Check the card' : 'Card and receipts'}
            <ExternalLink aria-hidden className="size-5" />
          </Button>
        )}
        {(state === 'active' || mustPay) && (
          <Button variant="outline" onClick={() => setAsking('cancel')}>
            Cancel the license
          </Button>
        )}
      </div>
      <div className="mt-4 empty:hidden">
        <ActError error={resuming.error ?? leaving.error} />
      </div>
      <h3 className="mt-7 text-lg font-semibold">Invoices</h3>
      <InvoiceList asked={invoices} />
      <Dialog
        open={asking === 'cancel'}
        title="Cancel the license?"
        onClose={() => setAsking(null)}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(null)}>
              Keep the license
            </Button>
            <Button variant="danger" busy={canceling.isPending} onClick={() => canceling.mutate()}>
              Cancel the license
            </Button>
          </>
        }
      >
        <p>
          Nothing more will be charged
          {license.renewsAt === null ? '' : `, and the seats stay until ${dateInWords(license.renewsAt)}`}.
          You can take this back until then.
        </p>
        <div className="mt-4 empty:hidden">
          <ActError error={canceling.error} />
        </div>
      </Dialog>
      {asking === 'seats' && (
        <ChangeSeats seats={license.seats} onDone={show} onClose={() => setAsking(null)} />
      )}
    </Card>
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
      toast({ title: 'Seats changed', description: 'The difference is on your next receipt.' })
      onDone(changed)
    },
  })
  return (
    <Dialog open title="Change the seats" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (wanted.success) changing.mutate(wanted.data)
        }}
      >
        <p className="mb-4">
          Added seats are charged for what is left of the year; seats that you give up are credited the same
          way.
        </p>
        <div className="max-w-48">
          <Field
            label="Seats in all"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            error={isTried && !wanted.success ? wanted.error.issues[0]?.message : null}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="mt-4 empty:hidden">
          <ActError error={changing.error} />
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Leave as it is
          </Button>
          <Button type="submit" busy={changing.isPending}>
            Change the seats
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const badges: Partial<Record<License['state'], string>> = {
  pending: 'Payment on its way',
  active: 'Active',
  grace: 'Payment failed',
  ending: 'Canceled',
  lapsed: 'Not paid',
}

function wordsFor({ state, until, renewsAt }: License): string {
  const by = until === null ? 'soon' : dateInWords(until)
  switch (state) {
    case 'pending':
      return 'The seats can be given when the payment has arrived.'
    case 'grace':
      return `The last payment did not go through. The seats stay until ${by} while it is tried again. Check the card, or use another one.`
    case 'ending':
      return `The license is canceled, and nothing more will be charged. The seats stay until ${by}.`
    case 'lapsed':
      return 'The last payment did not go through, so the seats give nothing for now. With a card that works they come back at once.'
    default:
      return renewsAt === null
        ? 'The license is paid.'
        : `The license is paid, and the next payment is on ${dateInWords(renewsAt)}.`
  }
}
