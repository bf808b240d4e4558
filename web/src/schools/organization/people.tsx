import { listPeople, type Organization, type Person } from '@skills-center/contract/schools/organization'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InviteTeacher } from './invite-teacher.tsx'
import { Pager } from './pager.tsx'
import { PersonDialog } from './person-dialog.tsx'

const kinds = ['all', 'teacher', 'student', 'waiting'] as const
type Kind = (typeof kinds)[number]

const kindLabels = (): Record<Kind, string> => ({
  all: t('schools/organization/everyone'),
  teacher: t('schools/organization/teachers'),
  student: t('schools/organization/students'),
  waiting: t('schools/organization/waiting-for-consent'),
})

/** The people of the organization, found by name, username, or kind. */
export function People({ organization }: { readonly organization: Organization }) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<{ search: string; kind: Kind; page: number }>({
    search: '',
    kind: 'all',
    page: 0,
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const { search, kind, page } = asked
  const role = kind === 'teacher' || kind === 'student' ? { role: kind } : {}
  const { data, error, refetch } = useQuery({
    ...queryOf(listPeople, {
      query: { search, page, isWaitingForConsent: kind === 'waiting', ...role },
    }),
    placeholderData: keepPreviousData,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked({ ...asked, search: typed, page: 0 })
  }
  const person = data?.people.find(({ id }) => id === chosen)
  return (
    <div className="flex flex-col gap-6 pt-6">
      <Card as="section" aria-labelledby="people" className="flex flex-col gap-4">
        <h2 id="people" className="text-xl font-bold">
          {t('schools/organization/people')}
        </h2>
        <form role="search" onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]">
          <Field
            label={t('schools/organization/name-or-username')}
            type="search"
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Select
            label={t('schools/organization/show')}
            value={kind}
            options={kinds.map((value) => ({ value, label: kindLabels()[value] }))}
            onChange={({ target }) =>
              setAsked({ ...asked, kind: kinds.find((each) => each === target.value) ?? 'all', page: 0 })
            }
          />
          <Button type="submit">{t('schools/organization/search')}</Button>
        </form>
        {data === undefined ? (
          error === null ? (
            <Skeleton className="h-60" />
          ) : (
            <LoadError
              what={t('schools/organization/people')}
              detail={detailOf(error)}
              onRetry={() => void refetch()}
            />
          )
        ) : data.people.length === 0 ? (
          <p role="status" className="text-ink-soft">
            {t('schools/organization/nobody-found')}
          </p>
        ) : (
          <ul>
            {data.people.map((each) => (
              <Row
                key={each.id}
                person={each}
                organization={organization}
                onOpen={() => setChosen(each.id)}
              />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          hasMore={data?.hasMore === true}
          onChange={(next) => setAsked({ ...asked, page: next })}
        />
      </Card>
      <InviteTeacher schools={organization.schools} />
      {person !== undefined && (
        <PersonDialog
          key={person.id}
          person={person}
          organization={organization}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}

interface RowProps {
  readonly person: Person
  readonly organization: Organization
  readonly onOpen: () => void
}

function Row({ person, organization, onOpen }: RowProps) {
  const { name, username, role, administrator, isActive, isWaitingForConsent, hasSeat, schoolIds } = person
  const schools = organization.schools.filter(({ id }) => schoolIds.includes(id)).map((school) => school.name)
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <strong>{name}</strong> <span className="text-ink-soft">{username}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge>
            {role === 'teacher' ? t('schools/organization/teacher') : t('schools/organization/student')}
          </Badge>
          {administrator !== null && (
            <Badge tone="math">
              {administrator === 'district'
                ? t('schools/organization/district-administrator')
                : t('schools/organization/school-administrator')}
            </Badge>
          )}
          {!isActive && <Badge tone="wrong">{t('schools/organization/deactivated')}</Badge>}
          {isWaitingForConsent === true && (
            <Badge tone="warm">{t('schools/organization/waiting-for-consent')}</Badge>
          )}
          {hasSeat === true && <Badge tone="right">{t('schools/organization/has-a-seat')}</Badge>}
          {schools.join(' · ')}
        </span>
      </span>
      <Button
        variant="outline"
        size="small"
        className="shrink-0"
        aria-label={t('schools/organization/manage-name', { name: name || username })}
        onClick={onOpen}
      >
        {t('schools/organization/manage')}
      </Button>
    </li>
  )
}
