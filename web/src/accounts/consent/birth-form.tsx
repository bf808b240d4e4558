import { tellAge, type PrivacyStanding } from '@skills-center/contract/accounts/consent'
import { useState, type FormEvent } from 'react'
import { dateFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { reasonOf, usePrivacyAct } from './use-privacy-act.ts'

const nameOfMonth = dateFormat({ month: 'long', timeZone: 'UTC' })

/** Looked up when they are shown: the device takes its time to find the words. */
const monthsOfYear = () =>
  Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: nameOfMonth(Date.UTC(2000, at, 1)),
  }))

const yearsBack = 100

interface BirthFormProps {
  readonly onTold?: (standing: PrivacyStanding) => void
  /** Whether the question may be left open. */
  readonly canSkip?: boolean
}

/** Month and year of birth, asked so that no answer looks better than another. */
export function BirthForm({ onTold, canSkip = false }: BirthFormProps) {
  const [months] = useState(monthsOfYear)
  const [month, setMonth] = useState('')
  const [year, setYear] = useState('')
  const [isMissed, setMissed] = useState(false)
  const tell = usePrivacyAct(
    (born: { year: number; month: number } | null) => call(tellAge, { body: { born } }),
    onTold,
  )
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: yearsBack }, (_, at) => String(thisYear - at))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = month === '' || year === ''
    setMissed(isMissing)
    if (!isMissing && !tell.isPending) tell.mutate({ year: Number(year), month: Number(month) })
  }
  const missing = (value: string) => (isMissed && value === '' ? t('Please choose one.') : null)
  return (
    <form noValidate onSubmit={submit} aria-label={t('When you were born')} className="flex flex-col gap-4.5">
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Select
          label={t('Month')}
          autoComplete="bday-month"
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          options={[{ value: '', label: t('Choose') }, ...months]}
          error={missing(month)}
        />
        <Select
          label={t('Year')}
          autoComplete="bday-year"
          value={year}
          onChange={(event) => setYear(event.target.value)}
          options={[{ value: '', label: t('Choose') }, ...years.map((value) => ({ value, label: value }))]}
          error={missing(year)}
        />
      </div>
      {tell.error !== null && (
        <p role="alert" className="font-medium text-incorrect">
          {reasonOf(tell.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={tell.isPending}>
          {t('Continue')}
        </Button>
        {canSkip && (
          <Button variant="quiet" onClick={() => tell.mutate(null)}>
            {t('I’d rather not say')}
          </Button>
        )}
      </div>
    </form>
  )
}
