import {
  assignSeats,
  getLicense,
  type License,
  type SchoolLicense,
  type SeatStudent,
} from '@skills-center/contract/billing/license'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'

interface SeatTableProps {
  readonly students: readonly SeatStudent[]
  readonly license: License
}

/** Who has a seat: one click assigns it, another removes it. */
export function SeatTable({ students, license }: SeatTableProps) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const giving = useMutation({
    mutationFn: (body: { studentIds: SeatStudent['id'][]; hasSeat: boolean }) => call(assignSeats, { body }),
    onSuccess(changed: SchoolLicense, { studentIds, hasSeat }) {
      client.setQueryData(queryOf(getLicense).queryKey, changed)
      const who =
        studentIds.length === 1
          ? (changed.students.find(({ id }) => id === studentIds[0])?.name ?? t('billing/the-student'))
          : t('billing/students', { count: studentIds.length })
      setAnnouncement(
        hasSeat ? t('billing/who-a-seat-was-given', { who }) : t('billing/seat-was-taken-back', { who }),
      )
    },
    onSettled: () => setAsked(null),
  })
  const given = students.filter(({ hasSeat }) => hasSeat).length
  const without = students.filter(({ hasSeat, name }) => !hasSeat && name !== null)
  const canGive = license.state === 'active' || license.state === 'ending' || license.state === 'grace'
  const isRoomForAll = without.length > 0 && given + without.length <= license.seats
  return (
    <Card as="section" aria-labelledby="seats" padding="none">
      <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-5 sm:px-7">
        <h2 id="seats" className="text-2xl font-bold">
          {t('billing/who-has-a-seat')}
        </h2>
        {canGive && isRoomForAll && without.length > 1 && (
          <Button
            variant="outline"
            busy={giving.isPending && asked === 'all'}
            onClick={() => {
              setAsked('all')
              giving.mutate({ studentIds: without.map(({ id }) => id), hasSeat: true })
            }}
          >
            {t('billing/give-all-count-a-seat', { count: without.length })}
          </Button>
        )}
      </div>
      <div className="px-5 pb-4 empty:hidden sm:px-7">
        <MutationError error={giving.error} />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {students.length === 0 ? (
        <EmptyState
          drawing="empty-class"
          title={t('billing/no-students-in-your-classes-yet')}
          action={<ButtonLink href="/classrooms">{t('billing/open-your-classes')}</ButtonLink>}
        >
          {t('billing/students-appear-here-as-soon')}
        </EmptyState>
      ) : (
        <ul>
          {students.map((student) => {
            const { id, name, classNames, hasSeat } = student
            const shown = name ?? t('billing/student-who-left-your-classes')
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 sm:px-7"
              >
                <div className="min-w-0">
                  <p className={name === null ? 'text-ink-soft italic' : 'font-semibold'}>{shown}</p>
                  <p className="text-sm text-ink-soft">{classNames.join(' · ')}</p>
                </div>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  {hasSeat && (
                    <Badge tone="right" icon={<Check aria-hidden />}>
                      {t('billing/has-a-seat')}
                    </Badge>
                  )}
                  {(hasSeat || canGive) && (
                    <Button
                      variant={hasSeat ? 'quiet' : 'outline'}
                      size="small"
                      busy={giving.isPending && asked === id}
                      disabled={!hasSeat && given >= license.seats}
                      onClick={() => {
                        setAsked(id)
                        giving.mutate({ studentIds: [id], hasSeat: !hasSeat })
                      }}
                    >
                      {hasSeat ? t('billing/take-back') : t('billing/give-a-seat')}
                      <span className="sr-only">: {shown}</span>
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
