import { useState, type FormEvent } from 'react'
import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'

const nameOfMonth = dateFormat({ month: 'long', timeZone: 'UTC' })

/** Created on first render, because loading locale data takes time. */
const monthsOfYear = () =>
  Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: nameOfMonth(Date.UTC(2000, index, 1)),
  }))

const yearsBack = 100

interface BirthFormProps {
  /** Null: the person prefers not to say. */
  readonly onSubmit: (born: { year: number; month: number } | null) => void
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Why the answer was not accepted. */
  readonly error?: string | null
}

/** Asks for month and year of birth, without suggesting that any answer is better (a neutral age screen). */
export function BirthForm({ onSubmit, busy = false, disabled = false, error = null }: BirthFormProps) {
  const [months] = useState(monthsOfYear)
  const [month, setMonth] = useState('')
  const [year, setYear] = useState('')
  const [isMissed, setMissed] = useState(false)
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: yearsBack }, (_, index) => String(thisYear - index))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const open = month === '' ? 'month' : year === '' ? 'year' : null
    setMissed(open !== null)
    if (open !== null) {
      const control = event.currentTarget.elements.namedItem(open)
      if (control instanceof HTMLElement) control.focus()
    } else if (!busy) onSubmit({ year: Number(year), month: Number(month) })
  }
  const missing = (value: string) => (isMissed && value === '' ? t('accounts/please-choose-one') : null)
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('accounts/when-you-were-born')}
      className="flex flex-col gap-4.5"
    >
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Select
          label={t('accounts/month')}
          name="month"
          autoComplete="bday-month"
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          options={[{ value: '', label: t('accounts/choose') }, ...months]}
          error={missing(month)}
        />
        <Select
          label={t('ui/year')}
          name="year"
          autoComplete="bday-year"
          value={year}
          onChange={(event) => setYear(event.target.value)}
          options={[
            { value: '', label: t('accounts/choose') },
            ...years.map((value) => ({ value, label: value })),
          ]}
          error={missing(year)}
        />
      </div>
      {error !== null && (
        <p role="alert" className="font-medium text-incorrect">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={disabled} className="max-sm:w-full">
          {t('accounts/continue')}
        </Button>
        <Button variant="quiet" disabled={disabled} className="max-sm:w-full" onClick={() => onSubmit(null)}>
          {t('accounts/id-rather-not-say')}
        </Button>
      </div>
    </form>
  )
}
