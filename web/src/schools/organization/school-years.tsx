import {
  addSchoolYear,
  deleteSchoolYear,
  type Organization,
  type SchoolYear,
} from '@skills-center/contract/schools/organization'
import { useState, type FormEvent } from 'react'
import { dateRangeFormat } from '../../language/formats.ts'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { useOrganizationMutation } from './use-organization-mutation.ts'

const formatDays = dateRangeFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const nothing = { name: '', startsOn: '', endsOn: '' }

/** The district's school years. District administrators add and delete them. */
export function SchoolYears({ organization: { years, role } }: { readonly organization: Organization }) {
  return (
    <Card as="section" aria-labelledby="years" className="flex flex-col gap-4">
      <h2 id="years" className="text-xl font-bold">
        {t('schools/organization/school-years')}
      </h2>
      {years.length === 0 && <p className="text-ink-soft">{t('schools/organization/no-years-yet')}</p>}
      {years.length > 0 && (
        <ul>
          {years.map((year) => (
            <Year key={year.id} year={year} canDelete={role === 'district'} />
          ))}
        </ul>
      )}
      {role === 'district' && <AddYear />}
    </Card>
  )
}

function Year({ year, canDelete }: { readonly year: SchoolYear; readonly canDelete: boolean }) {
  const remove = useOrganizationMutation(
    () => call(deleteSchoolYear, { params: { yearId: year.id } }),
    t('schools/organization/year-deleted'),
  )
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        <strong>{year.name}</strong>
        <span className="block text-sm text-ink-soft">{formatDays(year.startsOn, year.endsOn)}</span>
        <MutationError error={remove.error} />
      </span>
      {canDelete && (
        <Button
          variant="quiet"
          size="small"
          className="shrink-0"
          busy={remove.isPending}
          aria-label={t('schools/organization/delete-the-year-name', { name: year.name })}
          onClick={() => remove.mutate()}
        >
          {t('schools/organization/delete')}
        </Button>
      )}
    </li>
  )
}

function AddYear() {
  const [year, setYear] = useState(nothing)
  const add = useOrganizationMutation(
    () => call(addSchoolYear, { body: year }),
    t('schools/organization/year-added'),
    () => setYear(nothing),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate()
  }
  const endsError = fieldErrorOf(add.error, 'endsOn')
  return (
    <form
      onSubmit={submit}
      aria-label={t('schools/organization/add-a-year')}
      className="flex flex-col gap-4 border-t border-line pt-5"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label={t('schools/organization/name-of-the-year')}
          required
          maxLength={40}
          value={year.name}
          onChange={({ target }) => setYear({ ...year, name: target.value })}
        />
        <Field
          label={t('schools/organization/first-day')}
          type="date"
          required
          value={year.startsOn}
          onChange={({ target }) => setYear({ ...year, startsOn: target.value })}
        />
        <Field
          label={t('schools/organization/last-day')}
          type="date"
          required
          value={year.endsOn}
          onChange={({ target }) => setYear({ ...year, endsOn: target.value })}
          error={endsError}
        />
      </div>
      {endsError === null && <MutationError error={add.error} />}
      <Button type="submit" variant="outline" className="self-start" busy={add.isPending}>
        {t('schools/organization/add-a-year')}
      </Button>
    </form>
  )
}
