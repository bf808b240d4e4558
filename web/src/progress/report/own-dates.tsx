import type { ReportQuery } from '@skills-center/contract/progress/report'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

interface OwnDatesProps {
  readonly query: ReportQuery
  /** There are no figures after this day. */
  readonly latest: string | undefined
  readonly error: unknown
  readonly onChange: (query: ReportQuery) => void
}

/** A custom first and last day, applied on submit. */
export function OwnDates({ query, latest, error, onChange }: OwnDatesProps) {
  const [from, setFrom] = useState(query.from ?? '')
  const [to, setTo] = useState(query.to ?? '')
  const [isTried, setTried] = useState(false)
  const missing = (day: string, message: string) => (isTried && day === '' ? message : null)
  return (
    <form
      aria-label={t('progress/report/own-dates')}
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (from !== '' && to !== '') onChange({ period: 'own', from, to })
      }}
    >
      <div className="min-w-36 flex-1 sm:max-w-48">
        <Field
          label={t('progress/report/first-day')}
          type="date"
          value={from}
          max={latest}
          error={
            missing(from, t('progress/report/please-choose-the-first-day')) ?? fieldErrorOf(error, 'from')
          }
          onChange={(event) => setFrom(event.target.value)}
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-48">
        <Field
          label={t('progress/report/last-day')}
          type="date"
          value={to}
          max={latest}
          error={missing(to, t('progress/report/please-choose-the-last-day')) ?? fieldErrorOf(error, 'to')}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <Button type="submit" variant="outline" className="max-sm:w-full sm:mt-7.5">
        {t('progress/report/show-these-dates')}
      </Button>
    </form>
  )
}
